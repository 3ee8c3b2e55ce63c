import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { canonical } from '../../hash.ts'
import { sample } from '../../sample.ts'
import type { AnySystem } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { type AnyState, anybody, begun, fight, policyOf, walk } from './campaign.ts'

/** Every step changes something: it spends, moves the clock, or ends the fight. */
export function progress(system: AnySystem, scenario: Scenario): void {
  for (let seed = 0; seed < scaled(3); seed++) {
    const plan = { decide: anybody(`${seed}`), dice: new Stream(seed, 0), steps: 60 }
    for (const { before, after, step } of fight(system, begun(system, scenario), plan)) {
      const told = step.events.map((event) => system.tell(event)).join(' ')
      expect(canonical(after), `a step that changed nothing: ${told || 'and told nothing'}`).not.toBe(canonical(before))
    }
  }
}

/** No bots' fight runs for ever, whatever their temperament. */
export function ends(system: AnySystem, scenario: Scenario, steps: number): void {
  for (const temperament of Object.keys(system.policies)) {
    const policy = policyOf(system, temperament)
    for (let seed = 0; seed < scaled(6); seed++) {
      const { capped } = sample(system, begun(system, scenario), new Stream(seed, 0), () => policy, { steps })
      expect(capped, `${temperament} bots, seed ${seed}, still at it after ${steps} steps`).toBe(false)
    }
  }
}

/** No counter goes below zero, whatever people answer. */
export function neverNegative(system: AnySystem, scenario: Scenario, counters: readonly string[]): void {
  const counted = new Set(counters)
  const met = new Set<string>()
  const check = (state: AnyState): void =>
    walk(state, (value, path) => {
      const field = path.findLast((part) => counted.has(part))
      if (field === undefined || typeof value !== 'number') return
      met.add(field)
      if (!(value >= 0)) expect.fail(`${path.join('.')} is ${value}`)
    })
  for (let seed = 0; seed < scaled(4); seed++) {
    const plan = { decide: anybody(`${seed}`), dice: new Stream(seed, 0), steps: 80 }
    for (const { after } of fight(system, begun(system, scenario), { ...plan, asked: (_, at) => check(at) }))
      check(after)
  }
  expect([...met].sort(), 'counters met in the state').toEqual([...counted].sort())
}
