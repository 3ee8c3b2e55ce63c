import type { AskedChoice } from '@affray/engine/play'
import { chosen, chosenRow, chosenWay, confirm, held, pickedOption, plan, recall } from '../choosing.ts'
import { answering, inWords, standing } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { words } from '../words.ts'
import { deedOf, whatFollows } from './deed.ts'
import { chipsOf } from './rows.ts'

/** One button as wide as the panel: it says what will be done, and what follows; while it is held back, that it can be taken back. */
export function Confirm({ at }: { readonly at: AskedChoice }) {
  const sending = answering.value !== undefined
  const waits = sending && standing.value !== 'connected'
  const deed = chosen.value === undefined ? words.question.choose : deedIn(at)
  const follows = sending ? '' : whatFollows(chosenWay.value)
  if (held.value !== undefined)
    return (
      <div class="confirm">
        <button type="button" id="confirm" class="act held" onClick={recall}>
          {words.table.undo}: {deed}
        </button>
      </div>
    )
  return (
    <div class="confirm">
      <button type="button" id="confirm" class="act" disabled={chosen.value === undefined || sending} onClick={confirm}>
        {sending ? words.question.sending : deed}
        {follows === '' ? null : <small>{follows}</small>}
      </button>
      {waits ? (
        <p class="soft" role="status">
          {words.question.stillSending}
        </p>
      ) : null}
    </div>
  )
}

/** What the chosen answer does, in words. */
function deedIn(at: AskedChoice): string {
  const row = chosenRow.value
  const now = plan.value
  if (row !== undefined && now !== undefined) {
    const changed = chipsOf(row, now).flatMap((some) =>
      some.filter(({ on, key }) => on && !row.ways.some(({ parts }) => parts.some((part) => part.key === key))),
    )
    return [deedOf(row, chosenWay.value ?? row.ways[0]), ...changed.map(({ said }) => inWords(said))].join(' · ')
  }
  const option = pickedOption.value
  if (option === undefined) return words.question.suggestedPlace
  if (option.said !== '') return capital(inWords(option.said))
  const [cell] = option.points?.cells ?? []
  return cell === undefined ? at.said : words.question.placeAt(words.map.cell(cell[0], cell[1]))
}
