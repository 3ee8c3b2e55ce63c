import type { AskedChoice } from '@affray/engine/play'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { chooseRow, lines, offered, oneFoe, opened, openTo, rows, settled, shelf } from '../choosing.ts'
import { inWords, nameOf, question, say, scene, turnedTo } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { short } from '../seen/numbers.ts'
import { words } from '../words.ts'
import { Confirm } from './Confirm.tsx'
import { besides, deedOf } from './deed.ts'
import { finding } from './finding.ts'
import { useNextQuestion } from './focus.ts'
import { ForAll } from './Likewise.tsx'
import { GroupRow, OptionRow } from './Option.tsx'
import { Refused } from './Refused.tsx'
import type { Entry, Row } from './rows.ts'
import { Tools } from './Tools.tsx'

/** What is asked of us: who, what is left, the question, the answers as a person thinks of them, one button to confirm. */
export function Question({ at }: { readonly at: AskedChoice }) {
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    finding.value = undefined
  }, [])
  useNextQuestion(section)

  const all = scene.value?.asked ?? []
  const said = split(inWords(at.said), nameOf(at.who))
  const wanted = finding.value?.trim().toLowerCase() ?? ''
  const found = rows.value.filter((row) => deedOf(row, row.ways[0]).toLowerCase().includes(wanted))
  const shown: readonly Entry[] = wanted === '' ? lines.value : found.map((row) => ({ row }))
  // The verb stands above its foes; elsewhere each line says its own.
  const [first] = shown
  const verb =
    wanted === '' && !oneFoe.value && first !== undefined && 'row' in first && besides(first.row, undefined).length > 0
  const heading = verb && first.row.foe !== undefined ? first.row.option : undefined
  return (
    <section
      class={offered.value ? 'question spending' : 'question'}
      aria-labelledby="question"
      data-found={settled.value}
      ref={section}
    >
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
          {finding.value === undefined ? null : <Find first={found[0]} />}
          {at.reach !== undefined && at.reach.length > 0 ? (
            <p class="soft">{words.question.place(at.reach.length)}</p>
          ) : null}
          {opened.value === undefined || wanted !== '' ? null : (
            <button type="button" class="caps" onClick={() => openTo(undefined)}>
              <span aria-hidden="true">◂</span> {words.question.all}
            </button>
          )}
          {heading === undefined ? null : <p class="caps">{inWords(heading.said)}</p>}
          <div class="options">
            {shown.map((one, place) =>
              'row' in one ? (
                <OptionRow key={one.row.id} row={one.row} place={place} bare={one.row.option === heading} />
              ) : (
                <GroupRow
                  key={one.group}
                  says={
                    first !== undefined && 'row' in first && first.row.group === one.group
                      ? words.question.others[one.group]
                      : words.question.groups[one.group]
                  }
                  rows={one.rows}
                  place={place}
                  onOpen={() => openTo(one.group)}
                />
              ),
            )}
          </div>
          {offered.value ? null : <Confirm at={at} />}
          {offered.value ? null : <ForAll />}
          {shelf.value.more.length > 0 || at.refused.length > 0 ? (
            <div class="closed">
              {shelf.value.more.length > 0 && opened.value === undefined && wanted === '' ? (
                <button type="button" class="caps" onClick={() => openTo('more')}>
                  {words.question.more(shelf.value.more.length)} <span aria-hidden="true">▸</span>
                </button>
              ) : null}
              <Refused at={at} />
            </div>
          ) : null}
          <Tools at={at} />
        </>
      )}
    </section>
  )
}
/** Enter chooses the first that was found. */
function Find({ first }: { readonly first: Row | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  // At once: a key pressed before the next picture is written here.
  useLayoutEffect(() => field.current?.focus(), [])
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
        chooseRow(first)
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
  return (
    mine?.budgets
      .filter(({ of }) => of > 0)
      .slice(0, 2)
      .map(({ name, left, of }) => words.question.left(short(left), short(of), name)) ?? []
  )
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
