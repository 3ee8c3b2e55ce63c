import { expect, test } from 'vitest'
import { Stream } from '../../dice/stream.ts'
import { example } from '../../systems/example/index.ts'
import type { State } from '../../systems/example/types.ts'
import { advance } from '../advance.ts'
import { lookahead } from '../lookahead.ts'
import type { Oracle } from '../oracles/oracle.ts'
import { arranged } from '../testing/play.ts'
import type { AnySystem, Choice } from '../types.ts'

const system: AnySystem = example
const even = { system: 'example', sides: { house: { ann: { like: 'thug' } }, guests: { bob: { like: 'thug' } } } }

/** Plays a fight: the house looks ahead, the guests answer anything; true when the house wins. */
function houseWins(seed: number): boolean {
  const luck = new Stream(`lookahead ${seed}`, 0)
  const decide: NonNullable<Oracle['decide']> = (choice: Choice, _, { settled, answers }) => {
    if (choice.who !== 'ann') return choice.options[luck.die(choice.options.length) - 1]?.key
    const seat = { name: 'house', fighters: ['ann'], gm: false }
    const values = lookahead(system, settled as State, answers, choice, seat, {
      policy: () => example.policies.default as never,
      rollouts: 12,
      seed,
    })
    return values.reduce((best, next) => (next.value > best.value ? next : best)).key
  }
  let state: State = arranged(example, even)
  for (let n = 0; n < 200 && example.outcome(state) === undefined; n++) {
    const step = advance(example, state, [], [{ throw: () => ({ dice: luck }), decide }])
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
