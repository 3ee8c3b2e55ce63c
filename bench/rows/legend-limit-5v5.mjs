// Legend against the same melee written in C for this one scenario: the physical limit.
import { againstLimit } from '../legend/limit.mjs'

export const title = 'Legend, spear and shield 5 against 5, against the limit in C'
export const unit = '×'
export const better = 'more'
/** No bar: the limit asks nobody "may he?", so that a whole rule text cannot come near it. It is the oracle of equality. */
export const bar = undefined
export const aim = undefined

export const measure = () => againstLimit(5)
