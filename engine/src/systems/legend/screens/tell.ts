import type { Diced } from '../state/events.ts'
import type { LegendEvent } from '../state/types.ts'
import { EXCHANGE } from './tell/exchange.ts'
import { MAGIC } from './tell/magic.ts'
import { MANOEUVRES } from './tell/manoeuvres.ts'
import { CHARGES, ROUNDS, RULINGS } from './tell/rounds.ts'
import { against, type Tellings, tested, whose, words } from './tell/words.ts'
import { MISHAPS, WOUNDS } from './tell/wounds.ts'

export { ask, say } from './questions.ts'

/** How every kind of event is told. */
export const TELLINGS: Tellings<LegendEvent> = {
  ...ROUNDS,
  ...CHARGES,
  ...EXCHANGE,
  ...MANOEUVRES,
  ...MISHAPS,
  ...WOUNDS,
  ...MAGIC,
  ...RULINGS,
}

/** What an event is told as: each telling is for the type it stands under. */
const toldAs = (e: LegendEvent): string => (TELLINGS[e.type] as (e: LegendEvent) => string)(e)

/** What the dice showed where the sentence leaves it out: every plain test, and the dice behind damage. */
function inFull(e: LegendEvent): string {
  if (e.type === 'tested') return `${whose(e.who)} ${words(e.what)}: ${against(e)}, ${tested(e.level)}.`
  if (e.type === 'diced') return `${whose(e.who)} ${e.what} is ${e.total}${fallen(e)}.`
  const told = toldAs(e)
  return e.type === 'damage' ? `${told.replace(/\.$/, '')}${fallen(e)}.` : told
}

function fallen({ dice, faces, sharp = 0 }: Diced): string {
  if (dice === undefined) return ''
  const shown = faces === undefined ? '' : `: ${faces.join(' ')}`
  return ` (${dice}${shown}${sharp > 0 ? `, +${sharp} for Bladesharp` : ''})`
}

/** The event as a sentence; in the long form with what was thrown. */
export function tell(e: LegendEvent, form: 'short' | 'long' = 'short'): string {
  const told = form === 'long' ? inFull(e) : toldAs(e)
  // Numbers below nothing are written with a minus, not a hyphen.
  const signed = told.replace(/(^|[\s(])-(\d)/g, '$1−$2')
  return signed.charAt(0).toUpperCase() + signed.slice(1)
}
