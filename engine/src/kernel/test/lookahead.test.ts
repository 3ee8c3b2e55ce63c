import { expect, test } from 'vitest'
import { Stream } from '../../dice/stream.ts'
import { example } from '../../systems/example/index.ts'
import type { State } from '../../systems/example/state/types.ts'
import { advance } from '../advance.ts'
import { byLookahead, lookahead, preferred } from '../lookahead.ts'
import type { Oracle } from '../oracles/oracle.ts'
import { standing } from '../standing.ts'
import { arranged } from '../testing/play.ts'
import type { Valued } from '../trial.ts'
import type { AnySystem } from '../types.ts'

const system: AnySystem = example
const even = { system: 'example', sides: { house: { ann: { like: 'thug' } }, guests: { bob: { like: 'thug' } } } }

/** Plays a fight: the house looks ahead, the guests answer anything; true when the house wins. */
function houseWins(seed: number): boolean {
  const luck = new Stream(`lookahead ${seed}`, 0)
  const seat = { name: 'house', fighters: ['ann'], gm: false }
  const house = byLookahead(system, seat, { policy: () => system.policies.default ?? (() => 0), rollouts: 8, seed })
  const guests: Oracle = { decide: ({ options }) => options[luck.die(options.length) - 1]?.key }
  let state: State = arranged(example, even)
  for (let n = 0; n < 200 && example.outcome(state) === undefined; n++) {
    const step = advance(example, state, [], [house, guests, { throw: () => ({ dice: luck }) }])
    state = step.asked === undefined ? step.state : step.at
  }
  return example.outcome(state)?.won.includes('house') === true
}

test('a side that looks ahead beats one that answers anything', () => {
  const fights = 30
  const won = Array.from({ length: fights }, (_, seed) => houseWins(seed)).filter(Boolean).length
  // An even match would give 21 or more of 30 less than three times in a hundred.
  expect(won).toBeGreaterThan(21)
})

test('it values every option between lost and won, the same for the same seed', () => {
  const state = arranged(example, even)
  const { asked, answers } = advance(example, state)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  if (choice === undefined) return expect.unreachable('a round begins with a question')
  const seat = { name: 'house', fighters: ['ann'], gm: false }
  const valued = () =>
    lookahead(system, state, answers, choice, seat, { policy: () => system.policies.default ?? (() => 0), seed: 5 })
  expect(valued().map(({ key }) => key)).toEqual(['bold', 'wary'])
  for (const { value, error } of valued()) {
    expect(value).toBeGreaterThan(0)
    expect(value).toBeLessThan(1)
    expect(error).toBeGreaterThan(0)
  }
  expect(valued()).toEqual(valued())
})

/** Everything ann can do on her turn, valued. */
function turn(arrange: (state: State) => void, rollouts: number): Valued[] {
  const stances = { decide: () => 'bold' }
  const begun = advance(example, arranged(example, even), [], [stances])
  if (begun.asked !== undefined) return expect.unreachable('both stances are given')
  const { state } = begun
  arrange(state)
  const { asked, answers } = advance(example, state)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  if (choice === undefined) return expect.unreachable('a turn begins with a question')
  const seat = { name: choice.who, fighters: [choice.who], gm: false }
  return lookahead(system, state, answers, choice, seat, {
    policy: () => system.policies.default ?? (() => 0),
    rollouts,
  })
}

test('poor options are played less often than good ones, all on the same dice', () => {
  const valued = turn((state) => {
    for (const fighter of state.fighters) fighter.grit = 2
  }, 60)
  expect(valued.map(({ key }) => key)).toEqual(['strike', 'haymaker', 'wait'])
  const [strike, , wait] = valued
  expect(strike?.rollouts).toBeGreaterThan(wait?.rollouts ?? 0)
  expect(wait?.behind).toBeGreaterThan(2 * (wait?.behindError ?? 0))
  expect(valued.filter(({ behind }) => behind === 0)).toHaveLength(1)
  const total = valued.reduce((sum, { rollouts }) => sum + rollouts, 0)
  expect(Math.abs(total - 180)).toBeLessThan(6)
})

test('habit is left only for what is better by more than its error', () => {
  const row = (key: string, value: number, more: Partial<Valued>): Valued => ({
    key,
    value,
    error: 0.1,
    behind: 0,
    behindError: 0,
    mineBehind: 0,
    theirsBehind: 0,
    rollouts: 10,
    won: 0,
    mine: 0,
    theirs: 0,
    habit: false,
    ...more,
  })
  const best = row('best', 0.6, {})
  const habit = (behind: number) => row('habit', 0.6 - behind, { behind, behindError: 0.1, habit: true })
  expect(preferred([best, habit(0.05)])).toBe('habit')
  expect(preferred([best, habit(0.2)])).toBe('best')
  expect(preferred([row('poor', 0.1, {}), best])).toBe('best')
  expect(preferred([])).toBeUndefined()
})

test('a fight stands between lost and won by what is left of each side', () => {
  const at = (ann: number, bob: number) => {
    const state = arranged(example, even)
    for (const fighter of state.fighters) fighter.grit = fighter.id === 'ann' ? ann : bob
    return standing(system, state, 'house')
  }
  expect(at(10, 10)).toMatchObject({ won: false, mine: 1, theirs: 1, value: 0.5 })
  expect(at(5, 10)).toMatchObject({ mine: 0.75, theirs: 1 })
  expect(at(5, 10).value).toBeLessThan(0.5)
  expect(at(10, 0)).toMatchObject({ won: true, theirs: 0.05 })
  const rising = [at(0, 10), at(0, 1), at(1, 10), at(10, 10), at(10, 1), at(1, 0), at(10, 0)].map(({ value }) => value)
  expect(rising).toEqual([...rising].sort((a, b) => a - b))
})
