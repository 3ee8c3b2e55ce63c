// What telling everything costs: Legend's default bots with the log on, against the log off.
import { logged } from '../legend/bots.mjs'

export const title = 'Legend, 5 against 5, log on against log off'
export const unit = '×'
export const better = 'more'
export const bar = 0.7
export const aim = 0.85

export const measure = () => logged(5)
