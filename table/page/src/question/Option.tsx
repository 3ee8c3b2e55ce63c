import type { Offered } from '@affray/engine/play'
import { askOdds, oddsOf, suggested, working } from '../asking.ts'
import { considered } from '../map/lit.ts'
import { choose, chosen, inWords, nameOf, prepared, question } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { amountOf } from '../seen/numbers.ts'
import { words } from '../words.ts'
import { OddsOpened } from './Odds.tsx'

/** One answer: its key, what it says with means and cost beneath, and its odds at the right. */
export function OptionRow(props: { readonly option: Offered; readonly place: number; readonly usual: boolean }) {
  const { option, place, usual } = props
  const is = chosen.value === option.key
  const row = oddsOf(option.key)
  const worth = suggested.value.find(({ key }) => key === option.key)
  const best = worth !== undefined && suggested.value[0] === worth
  const at = question.value
  const ready = at === undefined ? undefined : prepared.value.get(`${at.who} ${at.about.ask}`)
  const marks = [
    usual ? words.question.usualMark : '',
    ready === option.key ? words.question.prepared : '',
    best ? words.question.suggested : '',
    worth === undefined ? '' : words.question.worth(Math.round(worth.worth * 100)),
  ]
  const beneath = [...details(option), ...marks].filter((part) => part !== '').join(' · ')
  return (
    <div class={is ? 'option chosen' : 'option'}>
      <button
        type="button"
        class="row"
        aria-pressed={is}
        onClick={() => choose(option.key)}
        onPointerEnter={() => {
          considered.value = option
        }}
        onPointerLeave={() => {
          considered.value = undefined
        }}
      >
        <span class="key" aria-hidden="true">
          {place < 9 ? place + 1 : ''}
        </span>
        <span class="said">
          {capital(inWords(option.said))}
          {beneath === '' ? null : <small>{beneath}</small>}
        </span>
      </button>
      {row === undefined ? (
        <button
          type="button"
          class="ask-odds"
          aria-label={`${words.question.odds}: ${inWords(option.said)}`}
          onClick={() => void askOdds(option.key)}
        >
          {working(option.key) ? words.question.working : words.question.odds}
        </button>
      ) : (
        <OddsOpened row={row} />
      )}
    </div>
  )
}

/** Means and cost, risks, sight and cover, in a few words. */
function details({ points, said }: Offered): string[] {
  if (points === undefined) return []
  const shared =
    question.value?.options.every((one) => String(one.points?.fighters) === String(points.fighters)) === true
  const targets = shared ? [] : (points.fighters ?? []).map(nameOf).filter((name) => !inWords(said).includes(name))
  return [
    targets.join(', '),
    ...(points.cost ?? []).map(({ of, amount }) => amountOf(amount, of)),
    ...(points.risks ?? []).map(
      ({ from, what }) => `⚠ ${inWords(what)}${from === undefined ? '' : ` (${nameOf(from)})`}`,
    ),
    ...(points.sight ?? []).map(({ sight, cover }) => [sight, cover].filter((part) => part !== undefined).join(', ')),
  ]
}
