/** Distributions: made, combined and asked. */
export { exploded, followed, given, rerolled } from './again.ts'
export { joint, map, product } from './combine.ts'
export { certain, EXACT_BITS, MOST_STEPS, uniform, weighted } from './distribution.ts'
export { kept } from './kept.ts'
export { atLeast, atMost, cumulative, mean, probability, quantile, variance } from './statistics.ts'
export { repeated, sum, sumOfDice } from './sums.ts'
