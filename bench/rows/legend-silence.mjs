// What a log that nobody listens to costs: Legend with the log off, against the same code without its log calls.
import { unlistened } from '../legend/bots.mjs'

export const title = 'Legend, log off against no log in the code'
export const unit = '×'
export const better = 'more'
export const bar = 0.97
export const aim = 1

export const measure = unlistened
