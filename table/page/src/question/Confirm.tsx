import type { AskedChoice } from '@affray/engine/play'
import { answering, chosen, confirm, inWords, pickedOption, standing } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { words } from '../words.ts'

/** One button as wide as the panel: it says what will be done. */
export function Confirm({ at }: { readonly at: AskedChoice }) {
  const sending = answering.value !== undefined
  const waits = sending && standing.value !== 'connected'
  const deed = chosen.value === undefined ? words.question.choose : deedOf(at)
  return (
    <div class="confirm">
      <button type="button" id="confirm" class="act" disabled={chosen.value === undefined || sending} onClick={confirm}>
        {sending ? words.question.sending : deed}
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
function deedOf(at: AskedChoice): string {
  const option = pickedOption.value
  if (option === undefined) return words.question.choose
  if (option.said !== '') return capital(inWords(option.said))
  const [cell] = option.points?.cells ?? []
  return cell === undefined ? at.said : words.question.placeAt(words.map.cell(cell[0], cell[1]))
}
