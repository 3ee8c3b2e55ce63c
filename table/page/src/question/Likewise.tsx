import { chosenRow, chosenWay, confirm, deliberate } from '../choosing.ts'
import { begin, kindOf, likewise, othersOfKind, stopLikewise } from '../likewise.ts'
import { nameOf, question } from '../seat.ts'
import { words } from '../words.ts'
import { deedOf } from './deed.ts'

/** For whoever holds several of a kind: the same for all of them in this round, each to be changed or taken back by itself. */
export function ForAll() {
  const row = chosenRow.value
  const who = question.value?.who
  const others = othersOfKind.value
  if (row === undefined || who === undefined || others.length === 0 || likewise.value !== undefined) return null
  return (
    <button
      type="button"
      class="quiet for-all"
      onClick={() => {
        begin(row, deedOf(row, chosenWay.value ?? row.ways[0]))
        confirm()
      }}
      disabled={!deliberate.value && chosenWay.value === undefined}
    >
      {words.question.forAll(others.length, nameOf(kindOf(who)))}
    </button>
  )
}

/** What they all do, until it is stopped or the round is over. */
export function DoingLikewise() {
  const { value } = likewise
  if (value === undefined) return null
  return (
    <p class="likewise" role="status">
      {words.question.likewise(nameOf(value.kind), value.deed, value.done.length)}{' '}
      <button type="button" class="quiet" onClick={stopLikewise}>
        {words.question.stopLikewise}
      </button>
    </p>
  )
}
