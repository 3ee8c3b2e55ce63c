import type { AskedChoice } from '@affray/engine/play'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { askAdvice, askedNumber, askOdds, inWords, nameOf, question, say, scene, turnedTo } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { short } from '../seen/numbers.ts'
import { words } from '../words.ts'
import { Confirm } from './Confirm.tsx'
import { grouped, inOrder } from './groups.ts'
import { OptionRow } from './Option.tsx'
import { OrderButtons } from './Orders.tsx'
import { Refused } from './Refused.tsx'

/** What is asked of us: who, what is left, the question, the answers as a person thinks of them, one button to confirm. */
export function Question({ at }: { readonly at: AskedChoice }) {
  const find = useSignal('')
  const asked = askedNumber.value
  useEffect(() => {
    find.value = ''
  }, [asked, at.who])

  const all = scene.value?.asked ?? []
  const said = split(inWords(at.said), nameOf(at.who))
  const rows = inOrder(at)
  const wanted = find.value.trim().toLowerCase()
  const groups = grouped({
    options: wanted === '' ? at.options : at.options.filter((one) => inWords(one.said).toLowerCase().includes(wanted)),
  })
  return (
    <section class="question" aria-labelledby="question">
      {all.length > 1 ? <Asked all={all} /> : null}
      <p class="soft who">
        {[nameOf(at.who), ...(said.aside === '' ? budgets(at.who) : [said.aside])]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <h1 id="question" tabIndex={-1}>
        {said.main}
      </h1>
      {at.sealed ? <p class="soft">{words.question.sealed}</p> : null}
      {at.answered !== undefined ? (
        <Answered at={at} />
      ) : (
        <>
          {rows.length > 12 ? (
            <input
              id="find"
              type="search"
              value={find.value}
              placeholder={words.question.find}
              aria-label={words.question.find}
              onInput={(event) => {
                find.value = event.currentTarget.value
              }}
            />
          ) : null}
          {at.reach !== undefined && at.reach.length > 0 ? <p class="soft">{words.question.place}</p> : null}
          {groups.map(({ group, options }, i) => (
            <Fold
              key={`${asked} ${group}`}
              title={words.question.groups[group]}
              open={i === 0 || wanted !== '' || rows.length <= 9}
              many={groups.length > 1}
            >
              {options.map((option) => (
                <OptionRow
                  key={option.key}
                  option={option}
                  place={rows.indexOf(option)}
                  usual={option.key === at.usual}
                />
              ))}
            </Fold>
          ))}
          <Confirm at={at} />
          <div class="beside">
            <button type="button" class="quiet" onClick={() => void askOdds()}>
              {words.question.allOdds}
            </button>
            <button type="button" class="quiet" onClick={() => void askAdvice()}>
              {words.question.suggest}
            </button>
            <OrderButtons at={at} />
          </div>
          <Refused at={at} />
        </>
      )}
    </section>
  )
}

/** A question without its addressee in front and the remark in brackets behind. */
function split(said: string, name: string): { readonly main: string; readonly aside: string } {
  const bare = said.toLowerCase().startsWith(`${name.toLowerCase()}, `) ? said.slice(name.length + 2) : said
  const remark = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(bare)
  return { main: capital(remark?.[1] ?? bare), aside: remark?.[2] ?? '' }
}

/** What he has left of each kind, where the question does not say it. */
function budgets(who: string): string[] {
  const mine = scene.value?.track.order.find(({ id }) => id === who)
  return mine?.budgets.slice(0, 2).map(({ name, left, of }) => `${name} ${short(left)}/${short(of)}`) ?? []
}

/** Several of ours are asked at once. */
function Asked({ all }: { readonly all: readonly AskedChoice[] }) {
  return (
    <fieldset class="asked" aria-label={words.table.fighters}>
      {all.map(({ who, answered }) => (
        <button
          type="button"
          key={who}
          aria-pressed={question.value?.who === who}
          onClick={() => {
            turnedTo.value = who
          }}
        >
          {answered === undefined ? '' : '✓ '}
          {nameOf(who)}
        </button>
      ))}
    </fieldset>
  )
}

function Answered({ at }: { readonly at: AskedChoice }) {
  const option = at.options.find(({ key }) => key === at.answered)
  return (
    <div class="answered">
      <p>{words.question.answered(inWords(option?.said ?? at.answered ?? ''))}</p>
      <button type="button" class="quiet" onClick={() => void say({ type: 'withdraw', who: at.who })}>
        {words.question.withdraw}
      </button>
    </div>
  )
}

function Fold(props: {
  readonly title: string
  readonly open: boolean
  readonly many: boolean
  readonly children: ComponentChildren
}) {
  const open = useSignal(props.open)
  if (!props.many) return <div class="options">{props.children}</div>
  return (
    <div class="fold">
      <button
        type="button"
        class="caps"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value
        }}
      >
        {props.title} <span aria-hidden="true">{open.value ? '▾' : '▸'}</span>
      </button>
      {open.value ? <div class="options">{props.children}</div> : null}
    </div>
  )
}
