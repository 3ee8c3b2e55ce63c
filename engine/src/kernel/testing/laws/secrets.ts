import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { advance } from '../../advance.ts'
import { canonical } from '../../hash.ts'
import { optionTaken } from '../../offer.ts'
import { mayKnow } from '../../secret.ts'
import type { AnySystem, Seat } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { type AnyState, anybody, begun, bots, fight, oraclesOf } from './campaign.ts'

/**
 * Twin worlds: two states that differ only in what somebody may not know look the same to him and make every policy that
 * decides for him answer the same.
 */
export function twinWorlds(system: AnySystem, scenario: Scenario): void {
  let left = scaled(150)
  const plan = { decide: anybody('twins'), dice: new Stream('twins', 0), steps: 40 }
  const asked: Parameters<typeof fight>[2]['asked'] = (choice, at) => {
    if (left-- <= 0) return
    const seat: Seat = { name: choice.who, fighters: [choice.who], gm: choice.who === 'gm' }
    const twin = otherwise(at, seat) as AnyState
    expect(canonical(system.view(twin, seat)), `what ${seat.name} sees`).toBe(canonical(system.view(at, seat)))
    for (const [name, policy] of Object.entries(system.policies)) {
      const answer = (world: AnyState): string => optionTaken(choice, policy(choice, world)).key
      expect(answer(twin), `${name}'s answer to "${choice.about.ask}" of ${choice.who}`).toBe(answer(at))
    }
  }
  for (const _ of fight(system, begun(system, scenario), { ...plan, asked }));
  expect(left).toBeLessThan(scaled(150))
}

/** The same data with every secret changed that the seat may not know. */
function otherwise(x: unknown, seat: Seat): unknown {
  if (typeof x !== 'object' || x === null) return x
  if (Array.isArray(x)) return x.map((item) => otherwise(item, seat))
  if ('only' in x && 'is' in x && Array.isArray(x.only) && !mayKnow(seat, x.only)) return { ...x, is: changed(x.is) }
  return Object.fromEntries(Object.entries(x).map(([key, value]) => [key, otherwise(value, seat)]))
}

function changed(x: unknown): unknown {
  switch (typeof x) {
    case 'number':
      return x + 1
    case 'boolean':
      return !x
    case 'string':
      return `not ${x}`
    default:
      if (x === null) return 'something'
      if (Array.isArray(x)) return x.length === 0 ? ['something'] : x.map(changed)
      return Object.fromEntries(Object.entries(x ?? {}).map(([key, value]) => [key, changed(value)]))
  }
}

/** What a seat imagines looks to it like what it sees, and can be played on. */
export function imagined(system: AnySystem, scenario: Scenario): void {
  const dice = new Stream('imagined', 0)
  const oracles = oraclesOf({ decide: bots(system), dice })
  const plan = { decide: anybody('imagined'), dice, steps: scaled(20) }
  const sides: readonly { id: string; fighters: readonly string[] }[] = system.sides(begun(system, scenario))
  for (const { before } of fight(system, begun(system, scenario), plan)) {
    for (const { id, fighters } of sides) {
      const seat: Seat = { name: id, fighters, gm: false }
      const seen = system.view(before, seat)
      const believed: AnyState = system.imagine(seen, 0)
      expect(canonical(system.view(believed, seat)), `what ${id} sees in what it imagines`).toBe(canonical(seen))
      expect(advance(system, believed, [], oracles).asked).toBeUndefined()
    }
  }
}
