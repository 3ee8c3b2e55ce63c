// How much is done for one exchange, in calls: a count, which no neighbour on the machine changes.
import { sized } from '../harness.mjs'
import { callsPerExchange } from '../legend/calls.mjs'

export const title = 'Legend, calls of functions per exchange, 50 against 50'
export const unit = 'calls'
export const better = 'less'
export const bar = 2000
export const aim = 1000

export async function measure() {
  const { calls, exchanges } = await callsPerExchange(sized(50, 3), 2, false)
  return { median: calls, note: `default bots, log off, ${exchanges} exchanges.` }
}
