// Legend against the same melee written in C for this one scenario: the physical limit.
import { againstLimit } from '../legend/limit.mjs'

export const title = 'Legend, spear and shield 5 against 5, against the limit in C'
export const unit = '×'
export const better = 'more'
export const bar = 0.3
export const aim = 0.5

export const measure = () => againstLimit(5)
