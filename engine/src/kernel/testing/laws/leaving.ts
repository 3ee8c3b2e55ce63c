import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { advance } from '../../advance.ts'
import type { AnySystem } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { type AnyState, anybody, begun, fight, oraclesOf, walk } from './campaign.ts'

/** Fields that say what somebody is, not who: his kind is often his name. */
const KINDS = new Set(['kind', 'name', 'like', 'side'])

/** Whom the game master takes out of a fight, nothing names any more, and the others fight on. */
export function leftNoTrace(system: AnySystem, scenario: Scenario, past: readonly string[] = []): void {
  const traces = new Set<string>()
  let left = 0
  for (let seed = 0; seed < scaled(3); seed++) {
    const plan = { decide: anybody(`leaving ${seed}`), dice: new Stream(`leaving ${seed}`, 0), steps: scaled(40) }
    let n = 0
    for (const { after } of fight(system, begun(system, scenario), plan)) {
      if (n++ % 3 !== 0 || system.outcome(after) !== undefined) continue
      const everybody = system.sides(after).flatMap((side) => side.fighters)
      const who = everybody[n % everybody.length]
      if (who === undefined) continue
      left++
      const oracles = oraclesOf({ decide: anybody('left'), dice: new Stream('left', n) })
      const step = advance(system, after, [{ ruling: { do: 'remove', who }, because: 'a law' }], oracles)
      if (step.asked !== undefined) throw new TypeError('everything is answered in a law’s fight')
      for (const trace of naming(step.state, who, everybody))
        if (!past.some((field) => trace.startsWith(field))) traces.add(trace)
      for (const _ of fight(system, step.state, { ...plan, decide: anybody('after'), steps: 4 })) void 0
    }
  }
  expect(left, 'fighters taken out').toBeGreaterThan(0)
  expect([...traces], 'fields that still name somebody who was taken out').toEqual([])
}

/** The fields that name him, places in lists left out. */
function naming(state: AnyState, who: string, everybody: readonly string[]): string[] {
  const found: string[] = []
  walk(state, (value, path) => {
    const fields = path.filter((key) => Number.isNaN(Number(key)) && !everybody.includes(key))
    if (value === who && !KINDS.has(fields.at(-1) ?? '')) found.push(fields.join('.'))
    // A record by fighters has other fighters beside him.
    const keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
    if (keys.includes(who) && keys.some((key) => key !== who && everybody.includes(key))) found.push(fields.join('.'))
  })
  return found
}
