import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import type { AnySystem, Catalogue } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { eachCitation } from '../rule.ts'
import { anybody, begun, fight } from './campaign.ts'

/** Ids are unique and titled, and every rule cited in play, on sheets and in refusals is in the catalogue. */
export function citationsExist(system: AnySystem, rules: Catalogue, scenarios: readonly Scenario[]): void {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size, 'each rule once').toBe(ids.length)
  for (const { id, title, says, heading } of rules) {
    expect([title, says, heading], `${id} has a title, a sentence and a heading`).not.toContain('')
  }
  const known = new Set([...ids, ...system.rulings.map(({ id }) => id), 'ruling'])
  const unknown = new Set<string>()
  const hear = (output: unknown): void => eachCitation(output, (id) => !known.has(id) && unknown.add(id))
  for (const scenario of scenarios) {
    for (let seed = 0; seed < scaled(4); seed++) {
      const plan = { decide: anybody(`${seed}`), dice: new Stream(seed, 0), steps: 60 }
      for (const { step, after } of fight(system, begun(system, scenario), plan)) {
        hear(step.events)
        const because = system.outcome(after)?.because
        if (because !== undefined) hear({ rule: because })
        for (const side of system.sides(after)) {
          for (const id of side.fighters) hear([system.sheet(after, id), system.refused(after, id)])
        }
        expect([...unknown], 'rules cited that the catalogue does not have').toEqual([])
      }
    }
  }
}

/** Every screen can show every state: the fight is told, what needs no sentence of its own left out, and everybody is on the board and the track. */
export function shown(system: AnySystem, scenario: Scenario): void {
  const plan = { decide: anybody('shown'), dice: new Stream('shown', 0), steps: scaled(30) }
  let told = 0
  for (const { step, after } of fight(system, begun(system, scenario), plan)) {
    for (const event of step.events) {
      const sentence = system.tell(event)
      expect(sentence, event.type).not.toMatch(/undefined|\[object/)
      if (sentence !== '') told++
    }
    const fighters = system.sides(after).flatMap((side: { readonly fighters: readonly string[] }) => side.fighters)
    const tokens = system.board(after).tokens.map(({ id }) => id)
    expect(tokens.toSorted(), 'everybody is on the board').toEqual(fighters.toSorted())
    expect(fighters, 'the track knows only fighters').toEqual(
      expect.arrayContaining(system.track(after).order.map(({ id }) => id)),
    )
    for (const id of fighters) {
      expect(system.sheet(after, id).id).toBe(id)
      expect(['unhurt', 'wounded', 'down', 'dead', 'fled']).toContain(system.features.condition(after, id))
    }
    for (const event of step.events) expect(Array.isArray(system.features.results(event))).toBe(true)
  }
  expect(told, 'sentences told of the fight').toBeGreaterThan(0)
}
