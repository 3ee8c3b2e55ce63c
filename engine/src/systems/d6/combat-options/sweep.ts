import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { manoeuvres } from '../content/modifiers.ts'
import { BLOWS } from '../fighters.ts'

/** A wide blow that hits easily and does little (D6-C-OPT-Sweep). */
export const sweep: Action = attackBy({ key: 'sweep', ...manoeuvres.sweep, reach: 0 }, BLOWS)
