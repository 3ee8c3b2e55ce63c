import { EXCHANGE } from './tell/exchange.ts'
import { MAGIC } from './tell/magic.ts'
import { MANOEUVRES } from './tell/manoeuvres.ts'
import { MISHAPS } from './tell/mishaps.ts'
import { CHARGES, ROUNDS } from './tell/rounds.ts'
import { RULINGS } from './tell/rulings.ts'
import type { Tellings } from './tell/words.ts'
import { WOUNDS } from './tell/wounds.ts'
import type { LegendEvent } from './types.ts'

export { ask, say } from './tell/questions.ts'

/** How every kind of event is told. */
export const TELLINGS: Tellings = {
  ...ROUNDS,
  ...CHARGES,
  ...EXCHANGE,
  ...MANOEUVRES,
  ...MISHAPS,
  ...WOUNDS,
  ...MAGIC,
  ...RULINGS,
}

/** The event as a sentence. */
export function tell(e: LegendEvent): string {
  const told = TELLINGS[e.type]?.(e) ?? `${e.type}.`
  // Numbers below nothing are written with a minus, not a hyphen.
  const signed = told.replace(/(^|[\s(])-(\d)/g, '$1−$2')
  return signed.charAt(0).toUpperCase() + signed.slice(1)
}
