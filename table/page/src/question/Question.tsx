import type { AskedChoice } from '@affray/engine/play'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { askedNumber, choose, chosen, inWords, nameOf, question, say, scene, turnedTo } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { short } from '../seen/numbers.ts'
import { words } from '../words.ts'
import { Confirm } from './Confirm.tsx'
import { finding } from './finding.ts'
import { type Group, type Grouped, grouped, inOrder } from './groups.ts'
import { OptionRow } from './Option.tsx'
import { Refused } from './Refused.tsx'
import { Tools } from './Tools.tsx'

/** What is asked of us: who, what is left, the question, the answers as a person thinks of them, one button to confirm. */
export function Question({ at }: { readonly at: AskedChoice }) {
  const turned = useSignal<ReadonlySet<Group>>(NONE)
  const asked = askedNumber.value
  useEffect(() => {
    finding.value = undefined
    turned.value = NONE
  }, [asked, at.who])

  const all = scene.value?.asked ?? []
  const said = split(inWords(at.said), nameOf(at.who))
  const rows = inOrder(at)
  const wanted = finding.value?.trim().toLowerCase() ?? ''
  const groups = grouped({
    options: wanted === '' ? at.options : at.options.filter((one) => inWords(one.said).toLowerCase().includes(wanted)),
  })
  const usually = ({ options }: Grouped, i: number): boolean =>
    i === 0 || wanted !== '' || rows.length <= 9 || options.some(({ key }) => key === chosen.value)
  const isOpen = (one: Grouped, i: number): boolean => usually(one, i) !== turned.value.has(one.group)
  const turn = (group: Group): void => {
    const next = new Set(turned.value)
    if (!next.delete(group)) next.add(group)
    turned.value = next
  }
  const closed = groups.filter((one, i) => !isOpen(one, i))
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
          {finding.value === undefined ? null : <Find first={groups[0]?.options[0]?.key} />}
          {at.reach !== undefined && at.reach.length > 0 ? <p class="soft">{words.question.place}</p> : null}
          {groups.map((one, i) =>
            isOpen(one, i) ? (
              <div class="fold" key={one.group}>
                {groups.length > 1 ? <Heading group={one.group} open={true} onTurn={turn} /> : null}
                <div class="options">
                  {one.options.map((option) => (
                    <OptionRow
                      key={option.key}
                      option={option}
                      place={rows.indexOf(option)}
                      usual={option.key === at.usual}
                    />
                  ))}
                </div>
              </div>
            ) : null,
          )}
          <Confirm at={at} />
          {closed.length > 0 || at.refused.length > 0 ? (
            <div class="closed">
              {closed.map(({ group }) => (
                <Heading key={group} group={group} open={false} onTurn={turn} />
              ))}
              <Refused at={at} />
            </div>
          ) : null}
          <Tools at={at} />
        </>
      )}
    </section>
  )
}
const NONE: ReadonlySet<Group> = new Set()

/** The name of a group, which opens and closes it. */
function Heading(props: { readonly group: Group; readonly open: boolean; readonly onTurn: (group: Group) => void }) {
  const { group, open, onTurn } = props
  return (
    <button type="button" class="caps" aria-expanded={open} onClick={() => onTurn(group)}>
      {words.question.groups[group]} <span aria-hidden="true">{open ? '▾' : '▸'}</span>
    </button>
  )
}

/** Enter chooses the first that was found. */
function Find({ first }: { readonly first: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <input
      id="find"
      type="search"
      ref={field}
      value={finding.value ?? ''}
      placeholder={words.question.find}
      aria-label={words.question.find}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || first === undefined) return
        event.preventDefault()
        event.stopPropagation()
        choose(first)
        event.currentTarget.blur()
      }}
      onInput={(event) => {
        finding.value = event.currentTarget.value
      }}
    />
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
  return mine?.budgets.slice(0, 2).map(({ name, left, of }) => words.question.left(short(left), short(of), name)) ?? []
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
