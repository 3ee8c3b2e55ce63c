import { expect } from 'vitest'
import { Stream } from '../../../../dice/stream.ts'
import { sample } from '../../../../kernel/sample.ts'
import { arranged, rule, sheetOf } from '../../../../kernel/testing/index.ts'
import type { Character } from '../../content/character.ts'
import { animals, monsters } from '../../content/creatures.ts'
import { people } from '../../content/people.ts'
import { homebrew, races } from '../../content/races.ts'
import { supplements } from '../../content/supplements.ts'
import { d6 } from '../../index.ts'

/** Each of these fights a soldier for a while as its block is printed, and is what the block says. */
function fight(blocks: Readonly<Record<string, Character>>): void {
  for (const [like, block] of Object.entries(blocks)) {
    const scenario = { system: 'd6', sides: { one: { it: { like } }, other: { soldier: {} } }, distance: 5 }
    const state = arranged(d6, scenario)
    const [it] = state.fighters
    expect(it?.facts, like).toMatchObject({
      name: block.name,
      attributes: block.attributes,
      strengthDamage: block.strengthDamage,
      scale: block.scale,
    })
    expect(it, like).toMatchObject({ fullBody: block.bodyPoints, characterPoints: block.characterPoints })
    expect(sheetOf(d6, state, 'it').numbers).toContainEqual({
      name: 'scale',
      value: block.scale,
      from: [{ value: block.scale, because: block.name, rule: block.rule }],
    })
    const { steps } = sample(d6, state, new Stream(like, 0), () => d6.policies.default ?? (() => 0), { steps: 40 })
    expect(steps, like).toBeGreaterThan(2)
  }
}

rule('D6-C-DATA-Official', 'nineteen people, animals and monsters of the rulebook', () => {
  const all = { ...people, ...animals, ...monsters }
  expect(Object.keys(all)).toHaveLength(19)
  fight(all)
})
rule('D6-C-DATA-Races', 'four typical non-humans', () => {
  expect(Object.keys(races)).toHaveLength(4)
  fight(races)
})
rule('D6-C-DATA-Supplement', 'nine of the supplements', () => {
  expect(Object.keys(supplements)).toHaveLength(9)
  fight(supplements)
})
rule('D6-C-DATA-Homebrew', 'our own, and marked so', () => {
  const all: Readonly<Record<string, Character>> = homebrew
  for (const { source } of Object.values(all)) expect(source.work).toBe('Affray, homebrew')
  fight(all)
})
