// How much is done for one exchange, in calls: a count, which no neighbour on the machine changes.
import { sized } from '../harness.mjs'
import { callsPerExchange } from '../legend/calls.mjs'

export const title = 'Legend, calls of functions per exchange, a duel'
export const unit = 'calls'
export const better = 'less'
export const bar = 500
export const aim = 300

export async function measure() {
  const { calls, exchanges } = await callsPerExchange(1, sized(300, 10), true)
  return { median: calls, note: `the plain mind, log off, ${exchanges} exchanges.` }
}
