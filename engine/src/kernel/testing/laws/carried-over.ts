import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { plain } from '../../scenario.ts'
import type { AnySystem } from '../../types.ts'
import type { Scenario } from '../play.ts'
import { type AnyState, anybody, begun, bots, fight } from './campaign.ts'

/** Fights played, and steps after which somebody is carried over into another. */
const FIGHTS = 3
const STEPS = 60

/** Whoever is carried over begins as they ended, and a fight can go on from there. */
export function carriedOver(system: AnySystem, scenario: Scenario): void {
  const start = begun(system, scenario)
  expect(over(system, begunWith(system, scenario, over(system, start))), 'nothing has happened').toEqual(
    over(system, start),
  )
  for (let n = 0; n < FIGHTS; n++) {
    let end = start
    const decide = n === 0 ? bots(system) : anybody(`carried ${n}`)
    for (const { after } of fight(system, start, { decide, dice: new Stream('carried', n), steps: STEPS })) end = after
    const kept = over(system, end)
    const next = begunWith(system, scenario, kept)
    const again = over(system, next)
    for (const [id, left] of Object.entries(kept)) {
      expect(again[id], id).toEqual(left)
      const was = system.features.condition(end, id)
      const is = system.features.condition(next, id)
      expect(['unhurt', 'wounded'], `${id} is up`).toContain(is)
      if (was === 'unhurt' || was === 'wounded') expect(is, id).toBe(was)
    }
    // They go on as anybody does.
    const plan = { decide: bots(system), dice: new Stream('carried on', n), steps: STEPS }
    for (const { step } of fight(system, next, plan)) expect(step.asked).toBeUndefined()
  }
}

type Kept = Record<string, Readonly<Record<string, unknown>>>

/** What everybody who is still in a fight and alive takes along. */
function over(system: AnySystem, state: AnyState): Kept {
  const ids = system.sides(state).flatMap(({ fighters }) => fighters)
  const alive = ids.filter((id) => system.features.condition(state, id) !== 'dead')
  return Object.fromEntries(alive.map((id) => [id, system.carriedOver(state, id)]))
}

/** The scenario with each fighter by name, and what each took along; the dead of the last fight are as they were before it. */
function begunWith(system: AnySystem, scenario: Scenario, kept: Kept): AnyState {
  const sides = Object.entries(scenario.sides).map(([side, members]) => [
    side,
    Object.fromEntries(
      Object.entries(plain(members) ? members : {}).flatMap(([name, entry]) => {
        const { count, ...fields } = plain(entry) ? entry : {}
        if (typeof count !== 'number') return [[name, { ...fields, ...kept[name] }]]
        return Array.from({ length: count }, (_, i): [string, object] => {
          const id = `${name}-${i + 1}`
          return [id, { like: name, ...fields, ...kept[id] }]
        })
      }),
    ),
  ])
  return begun(system, { ...scenario, sides: Object.fromEntries(sides) })
}
