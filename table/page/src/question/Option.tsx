import type { Offered } from '@affray/engine/play'
import { askOdds, oddsOf, suggested, working } from '../asking.ts'
import { aimed, chooseRow, chosenRow, chosenWay, deliberate, offered, pick, plan, touchRow, ways } from '../choosing.ts'
import { considered } from '../map/lit.ts'
import { lookUp } from '../rules/Rules.tsx'
import { inWords, nameOf, prepared, question } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { amountOf } from '../seen/numbers.ts'
import { oneTouch } from '../settings.ts'
import { words } from '../words.ts'
import { besides, deedOf } from './deed.ts'
import { OddsOpened } from './Odds.tsx'
import { spaced } from './Refused.tsx'
import { chipsOf, type Row } from './rows.ts'

/** One thing that can be done: its key, at whom and with what, cost and marks beneath, its odds at the right; chosen, its means as chips. */
export function OptionRow(props: { readonly row: Row; readonly place: number; readonly bare: boolean }) {
  const { row, place, bare } = props
  const { option } = row
  const is = chosenRow.value === row
  const way = is ? (chosenWay.value ?? row.ways[0]) : row.ways[0]
  const odds = oddsOf(option.key)
  const worth = suggested.value.find(({ key }) => key === option.key)
  const best = worth !== undefined && suggested.value[0] === worth
  const at = question.value
  const ready = at === undefined ? undefined : prepared.value.get(`${at.who} ${at.about.ask}`)
  const marks = [
    ways.value?.likely === option.key && (row.foe === undefined || is || place === 0) ? words.question.suggested : '',
    ready === option.key ? words.question.prepared : '',
    best ? words.question.best : '',
    worth === undefined ? '' : words.question.worth(Math.round(worth.worth * 100)),
  ]
  const title = bare && row.foe !== undefined ? besides(row, way).join(' · ') : deedOf(row, way)
  const beneath = [...details(option, title), ...marks].filter((part) => part !== '').join(' · ')
  const chips = is ? chipsOf(row, plan.value ?? []) : []
  const further = !is && oneTouch.value === 'on' && chipsOf(row, planned(row)).length > 0
  return (
    <div class={is ? (deliberate.value ? 'option chosen' : 'option chosen by-itself') : 'option'}>
      <button
        type="button"
        class="row"
        aria-pressed={is}
        onClick={() => touchRow(row, 'hand')}
        onPointerEnter={() => {
          considered.value = aimed(option, row.foe)
        }}
        onPointerLeave={() => {
          considered.value = undefined
        }}
      >
        <span class="key" aria-hidden="true">
          {place < 9 ? place + 1 : ''}
        </span>
        <span class="said">
          {title}
          {beneath === '' ? null : <small>{beneath}</small>}
        </span>
      </button>
      {further ? (
        <button
          type="button"
          class="ask-odds"
          aria-label={`${words.question.otherWays}: ${title}`}
          onClick={() => chooseRow(row)}
        >
          ▾
        </button>
      ) : offered.value ? null : odds === undefined ? (
        <button
          type="button"
          class="ask-odds"
          aria-label={`${words.question.odds}: ${inWords(option.said)}`}
          onClick={() => void askOdds(option.key)}
        >
          {working(option.key) ? words.question.working : words.question.odds}
        </button>
      ) : (
        <OddsOpened row={odds} />
      )}
      {is && deliberate.value && option.said !== '' ? (
        <p class="of-this">
          <button type="button" class="rule" onClick={() => lookUp(inWords(option.said))}>
            {words.rules.ofThis}
          </button>
        </p>
      ) : null}
      {chips.map((some) => (
        <fieldset class="chips" key={some[0]?.ask} aria-label={words.question.otherWays}>
          {row.ways.length + chips.length > 2 ? <span class="soft">{spaced(some[0]?.ask ?? '')}</span> : null}
          {some.map((chip) => (
            <button type="button" class="chip" key={chip.key} aria-pressed={chip.on} onClick={() => pick(chip.plan)}>
              {inWords(chip.said)}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

const planned = (row: Row) => row.ways[0]?.parts.map(({ ask, key }) => ({ ask, key })) ?? []

/** Cost, risks, sight and cover, in a few words. */
function details({ points }: Offered, title: string): string[] {
  if (points === undefined) return []
  const shared =
    question.value?.options.every((one) => String(one.points?.fighters) === String(points.fighters)) === true
  const targets = shared ? [] : (points.fighters ?? []).map(nameOf).filter((name) => !title.includes(name))
  return [
    targets.join(', '),
    ...(points.cost ?? []).map(({ of, amount }) => amountOf(amount, of)),
    ...(points.risks ?? []).map(
      ({ from, what }) => `⚠ ${inWords(what)}${from === undefined ? '' : ` (${nameOf(from)})`}`,
    ),
    ...(points.sight ?? []).map(({ sight, cover }) => [sight, cover].filter((part) => part !== undefined).join(', ')),
  ]
}

/** A line that opens: a kind of answers, and the first of what it holds. */
export function GroupRow(props: {
  readonly says: string
  readonly rows: readonly Row[]
  readonly place: number
  readonly onOpen: () => void
}) {
  const options = [...new Set(props.rows.map(({ option }) => inWords(option.said)))]
  return (
    <div class="option group">
      <button type="button" class="row" aria-expanded={false} onClick={props.onOpen}>
        <span class="key" aria-hidden="true">
          {props.place < 9 ? props.place + 1 : ''}
        </span>
        <span class="said">
          {props.says}
          <small>
            {capital(options.slice(0, 4).join(' · '))}
            {options.length > 4 ? ' …' : ''}
          </small>
        </span>
      </button>
      <span class="opens" aria-hidden="true">
        ▸
      </span>
    </div>
  )
}
