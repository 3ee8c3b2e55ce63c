// Legend against the same duel written in C for this one scenario: the physical limit.
import { againstLimit } from '../legend/limit.mjs'

export const title = 'Legend, spear and shield 1 against 1, against the limit in C'
export const unit = '×'
export const better = 'more'
/** No bar: the limit asks nobody "may he?", so that a whole rule text cannot come near it. It is the oracle of equality. */
export const bar = undefined
export const aim = undefined

export const measure = () => againstLimit(1)
