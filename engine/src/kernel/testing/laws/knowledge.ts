import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { knowing } from '../../believing.ts'
import { canonical } from '../../hash.ts'
import { redact } from '../../secret.ts'
import type { AnySystem, Event, Seat } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { type AnyState, anybody, begun, fight } from './campaign.ts'
import { HE } from './questions.ts'

const GM: Seat = { name: 'gm', fighters: [], gm: true }
const SPECTATOR: Seat = { name: 'spectator', fighters: [], gm: false }

/** Everybody who may look on: each side, and somebody of none. */
const seats = (system: AnySystem, state: AnyState): Seat[] => [
  ...system
    .sides(state)
    .map((side: { id: string; fighters: readonly string[] }) =>
      knowing(system, state, { name: side.id, fighters: side.fighters, gm: false }),
    ),
  knowing(system, state, SPECTATOR),
]

/**
 * The twin of a state for a seat is what it may believe: it looks the same to it, and differs from the truth somewhere,
 * else nothing is private. What anybody is told of an event he may be told again; the game master is told all.
 */
export function knowledge(system: AnySystem, scenario: Scenario): void {
  const plan = { decide: anybody('knowledge'), dice: new Stream('knowledge', 0), steps: scaled(25) }
  let differing = 0
  const checked = (state: AnyState): void => {
    for (const seat of seats(system, state)) {
      const view = system.view(state, seat)
      for (const n of [0, 1, 2]) {
        const twin: AnyState = system.imagine(view, n)
        expect(canonical(system.view(twin, seat)), `what ${seat.name} sees in world ${n} it imagines`).toBe(
          canonical(view),
        )
        if (canonical(twin) !== canonical(state)) differing++
      }
    }
    expect(canonical(system.imagine(system.view(state, GM), 0)), 'the game master knows the truth').toBe(
      canonical(state),
    )
  }
  for (const { before, step } of fight(system, begun(system, scenario), { ...plan, asked: (_, at) => checked(at) })) {
    checked(before)
    for (const event of step.events) {
      expect(canonical(system.seen(event, GM)), `the game master is told all of ${event.type}`).toBe(canonical(event))
      for (const seat of seats(system, before)) {
        const once = system.seen(event, seat)
        const twice = once === undefined ? undefined : system.seen(once, seat)
        expect(canonical(twice ?? null), `${event.type} told to ${seat.name} and told again`).toBe(
          canonical(once ?? null),
        )
        if (once !== undefined) toldTruly(system, event, once, seat)
      }
    }
  }
  expect(differing, 'states that differ from what some seat may believe: nothing is private').toBeGreaterThan(0)
}

/**
 * What is withheld is left out, not made up: every number and every word a seat is told stands in the whole sentence too,
 * but for `some` in the place of a number.
 */
function toldTruly(system: AnySystem, event: Event, once: Event, { name }: Seat): void {
  const told = system.tell(once, 'long')
  expect(told, `${event.type} told to ${name}`).not.toMatch(/undefined|NaN|\[object/)
  const whole = `${system.tell(event, 'long')} ${system.tell(event, 'short')} some`
  expect(whole, `${event.type}: nobody is "he" who may be she or it`).not.toMatch(HE)
  for (const part of [numbersIn, wordsIn])
    for (const one of part(told)) expect(part(whole), `${event.type} told to ${name}: ${told}`).toContain(one)
}
const wordsIn = (sentence: string): readonly string[] => sentence.toLowerCase().match(/[\p{L}’']+/gu) ?? []
const numbersIn = (sentence: string): readonly string[] => sentence.match(/\d+(\.\d+)?/g) ?? []

/** In an open fight everybody knows everything but what is secret, so that nothing he believes of numbers is wrong. */
export function openFight(system: AnySystem, scenario: Scenario): void {
  const start = begun(system, { ...scenario, open: true })
  expect(start.open, 'the state keeps that the fight is open').toBe(true)
  const bare = (state: AnyState): string => canonical(redact(state, SPECTATOR))
  for (const seat of seats(system, start)) {
    expect(bare(system.imagine(system.view(start, seat), 0)), `${seat.name} knows it all`).toBe(bare(start))
  }
}
