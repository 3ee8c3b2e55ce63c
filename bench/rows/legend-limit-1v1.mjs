// Legend against the same duel written in C for this one scenario: the physical limit.
import { againstLimit } from '../legend/limit.mjs'

export const title = 'Legend, spear and shield 1 against 1, against the limit in C'
export const unit = '×'
export const better = 'more'
export const bar = 0.2
export const aim = 0.35

export const measure = () => againstLimit(1)
