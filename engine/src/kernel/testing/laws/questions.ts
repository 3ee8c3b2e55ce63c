import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { advance } from '../../advance.ts'
import { type Answer, isChoice } from '../../answers.ts'
import type { AnySystem, Catalogue, Choice } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { type AnyState, anybody, begun, bots, fight, oraclesOf } from './campaign.ts'

/** Stories and questions call people by their names: the engine does not know who is a man. */
export const HE = /\b(he|him|his|himself)\b/i

/** Questions are well put: somebody to answer, keys that differ, a `usual` that is offered and is there where it must be. */
export function wellPut(system: AnySystem, scenario: Scenario): void {
  const seen = eachQuestion(system, scenario, (choice, at) => {
    const { who, about, options, usual } = choice
    const question = `"${about.ask}" of ${who}`
    const keys = options.map(({ key }) => key)
    const fighters = system.sides(at).flatMap((side: { readonly fighters: readonly string[] }) => side.fighters)
    expect([...fighters, 'gm'], `${question} is put to somebody in the fight`).toContain(who)
    expect(keys.length, `${question} has options`).toBeGreaterThan(0)
    expect(new Set(keys).size, `${question} has each key once: ${keys.join(', ')}`).toBe(keys.length)
    if (usual !== undefined) expect(keys, `${question} offers its usual answer`).toContain(usual)
    if (who === 'gm' || keys.includes('none')) {
      expect(usual, `${question} may be let go, so it says what is usual`).toBeDefined()
    }
    for (const words of [system.ask(choice), ...options.map((option) => system.say(choice, option))]) {
      expect(words, `${question} in words`).not.toBe('')
      expect(words, `${question} in words: nobody is "he" who may be she or it`).not.toMatch(HE)
    }
  })
  expect(seen).toBeGreaterThan(0)
}

/** On a turn every action of the system is offered, or refused with a reason and a rule. */
export function offeredOrRefused(system: AnySystem, rules: Catalogue, scenario: Scenario): void {
  const known = new Set<string>([...rules, ...system.rulings].map(({ id }) => id))
  let turns = 0
  eachQuestion(system, scenario, ({ who, about, options }, at) => {
    if (about.ask !== system.turn) return
    turns++
    const offered = options.map(({ key }) => key)
    const refused = system.refused(at, who)
    const both = [...offered, ...refused.map(({ key }) => key)]
    expect(both.toSorted(), `${who}'s turn: offered and refused, each once`).toEqual([...system.actions].sort())
    for (const { key, because, rule } of refused) {
      expect(because, `why ${key} is refused`).not.toBe('')
      expect(known, `the rule that refuses ${key}`).toContain(rule)
    }
  })
  expect(turns, `the question "${system.turn}" was asked`).toBeGreaterThan(0)
}

function eachQuestion(system: AnySystem, scenario: Scenario, check: (choice: Choice, at: AnyState) => void): number {
  let seen = 0
  for (let seed = 0; seed < scaled(3); seed++) {
    const plan = { decide: anybody(`${seed}`), dice: new Stream(seed, 0), steps: 40 }
    const asked = (choice: Choice, at: AnyState): void => {
      seen++
      check(choice, at)
    }
    for (const _ of fight(system, begun(system, scenario), { ...plan, asked }));
  }
  return seen
}

/** Every option that is offered can be played: the step goes on to its end. */
export function playable(system: AnySystem, scenario: Scenario): void {
  const dice = new Stream('playable', 0)
  const oracles = oraclesOf({ decide: bots(system), dice })
  const plan = { decide: anybody('playable'), dice, steps: scaled(25) }
  let tried = 0
  for (const { before, step } of fight(system, begun(system, scenario), plan)) {
    step.answers.forEach((answer, n) => {
      if (!isChoice(answer)) return
      const prefix = step.answers.slice(0, n)
      const { asked } = advance(system, before, prefix)
      const choices = asked !== undefined && 'choices' in asked ? asked.choices : []
      choices.forEach((choice, i) => {
        for (const { key } of choice.options) {
          const other: Answer = { ...answer, keys: answer.keys.with(i, key) }
          const result = advance(system, before, [...prefix, other], oracles)
          expect(result.asked, `${choice.who} ${choice.about.ask}: ${key}`).toBeUndefined()
          tried++
        }
      })
    })
  }
  expect(tried).toBeGreaterThan(0)
}
