/**
 * Dice: where randomness comes from, what a roll is, its exact odds, and the notation people write it in.
 *
 * - Sources (`Dice`): `keyed` for play, `Stream` for simulation, `mixed` for comparing variants on common dice.
 * - Rolls (`Chance`): `die`, `dice`, `chanceOf`, `mapped`, `hidden`, `chance`.
 * - Odds (`Distribution`): made and combined by the functions of `odds`, exact in whole numbers while they fit.
 * - Notation: `parse`, then `roll` for every die or `distributionOf` for the odds.
 *
 * Everything refused is refused with an `AffrayError`.
 */
export { chance, chanceOf, dice, die, hidden, mapped } from './chance.ts'
export type { Counts, Distribution } from './distribution.ts'
export { AffrayError } from './error.ts'
export { MOST_SIDES } from './face.ts'
export { keyed } from './keyed.ts'
export { type Mixed, mixed } from './mixed.ts'
export { parse } from './notation.ts'
export { distributionOf } from './notationLaw.ts'
export * as odds from './odds.ts'
export { type Rolled, roll, type Thrown, total } from './roll.ts'
export { sha256, sha256Words } from './sha256.ts'
export { Stream } from './stream.ts'
export { type Constant, type DiceTerm, explosionsOf, LIMITS, type Notation, type Term, type WildPool } from './terms.ts'
export type { Chance, Dice, Law } from './types.ts'
