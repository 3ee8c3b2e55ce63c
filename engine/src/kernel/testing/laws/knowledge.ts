import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { knowing } from '../../believing.ts'
import { canonical, Hasher } from '../../hash.ts'
import { privy, redact } from '../../secret.ts'
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
  const hasher = new Hasher()
  const checked = (state: AnyState): void => {
    const truth = hasher.of(state)
    for (const seat of seats(system, state)) {
      const view = system.view(state, seat)
      const seen = hasher.of(view)
      for (const n of [0, 1, 2]) {
        const twin: AnyState = system.imagine(view, n)
        const again = system.view(twin, seat)
        if (hasher.of(again) !== seen)
          expect(canonical(again), `what ${seat.name} sees in world ${n} it imagines`).toBe(canonical(view))
        if (hasher.of(twin) !== truth) differing++
      }
    }
    expect(hasher.of(system.imagine(system.view(state, GM), 0)), 'the game master knows the truth').toBe(truth)
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

/** Everybody is shown who is unhurt, down, gone or dead; a wound too slight to be seen may look like none to strangers. */
export function howTheyLook(system: AnySystem, scenario: Scenario): void {
  const plan = { decide: anybody('looks'), dice: new Stream('looks', 0), steps: scaled(25) }
  const checked = (state: AnyState): void => {
    for (const seat of [...seats(system, state), GM]) {
      const believed: AnyState = seat.gm ? state : system.imagine(system.view(state, seat), 0)
      for (const id of system.sides(state).flatMap((side) => side.fighters)) {
        const is = system.features.condition(state, id)
        const looks = system.features.condition(believed, id)
        const slight = is === 'wounded' && looks === 'unhurt' && !privy(seat, id)
        expect(slight ? is : looks, `how ${id} looks to ${seat.name} in round ${state.round}`).toBe(is)
      }
    }
  }
  checked(begun(system, scenario))
  for (const { after } of fight(system, begun(system, scenario), plan)) checked(after)
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
