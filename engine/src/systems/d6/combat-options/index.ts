import type { Action } from '../action.ts'
import type { Mark } from '../types.ts'

/** Actions of the Combat Options chapter; ways to attack are made with `attackBy` of `attacking.ts`. */
export const COMBAT_OPTIONS: readonly Action[] = []

/** What an attack may be aimed at: called shots and hit locations. */
export const MARKS: readonly Mark[] = []
