import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { lungeReach, manoeuvres } from '../content/modifiers.ts'
import { BLOWS } from '../fighters.ts'

/** Half a metre further, less surely and less hard (D6-C-OPT-Lunge). */
export const lunge: Action = attackBy({ key: 'lunge', ...manoeuvres.lunge, reach: lungeReach }, BLOWS)
