import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { ATTACK } from '../../body/checks.ts'
import { wound } from '../../body/wounds.ts'
import type { Ctx, State } from '../../state/types.ts'
import { alone, arranged, facing, the } from '../arrange.ts'

/** Goblins of CON 10: five Hit Points each as underlings. */
const horde = (count: number, adventurer = true): State =>
  arranged(facing({ alaric: { adventurer } }, { goblin: { wounds: 'underling', count } }))
const five = horde(5)

const struck =
  (who: string, damage: number, critical = false) =>
  (ctx: Ctx, s: State): void =>
    wound(ctx, s, the(s, who), 3, damage, {
      by: 'alaric',
      roll: ctx.toss(ATTACK, 'alaric'),
      skill: 80,
      level: critical ? 'critical' : 'success',
    })
const hit = (s: State, who: string, damage: number, critical = false): State =>
  alone(s, 'alaric attack: 30', struck(who, damage, critical)).state
const conditions = (s: State): string[] => s.fighters.slice(1).map((f) => f.condition)

rule('LEG-NPC-Underling', 'half of CON in Hit Points, and dead at zero', () => {
  expect(the(five, 'goblin-1').general).toBe(5)
  expect(the(hit(five, 'goblin-1', 1), 'goblin-1').general).toBe(4)
  expect(the(hit(five, 'goblin-1', 4), 'goblin-1')).toMatchObject({ general: 1, condition: 'up' })
  expect(the(hit(five, 'goblin-1', 5), 'goblin-1').condition).toBe('dead')
})

rule('LEG-NPC-UnderCrit', 'a critical of an Adventurer fells him without a test, however little gets through', () => {
  const { state, events } = alone(five, 'alaric attack: 3', struck('goblin-1', 0, true))
  expect(the(state, 'goblin-1')).toMatchObject({ condition: 'unconscious', general: 5, unconsciousRounds: 0 })
  expect(events.map((e) => e.type)).toEqual(['unconscious'])
  expect(the(hit(horde(5, false), 'goblin-1', 1, true), 'goblin-1').condition).toBe('up')
  expect(the(hit(five, 'goblin-1', 1, false), 'goblin-1').condition).toBe('up')
})

rule('LEG-NPC-UnderFlee', 'once half are out the rest flee, and not before', () => {
  const two = hit(hit(five, 'goblin-1', 5), 'goblin-2', 5)
  expect(conditions(two)).toEqual(['dead', 'dead', 'up', 'up', 'up'])
  expect(conditions(hit(two, 'goblin-3', 5))).toEqual(['dead', 'dead', 'dead', 'fled', 'fled'])
  expect(conditions(hit(hit(horde(4), 'goblin-1', 5), 'goblin-2', 1, true))).toEqual([
    'dead',
    'unconscious',
    'fled',
    'fled',
  ])
})

rule('LEG-NPC-UnderFlee', 'who is slain as he lies stunned counts among those who are out', () => {
  const stunned = horde(2)
  Object.assign(the(stunned, 'goblin-1'), { condition: 'unconscious', unconsciousFor: 3, stance: 'prone' })
  expect(conditions(hit(stunned, 'goblin-1', 5))).toEqual(['dead', 'fled'])
})

rule('LEG-NPC-UnderFlee', 'half is half, however many they are', () => {
  const fell = (s: State, count: number): State =>
    Array.from({ length: count }, (_, i) => `goblin-${i + 1}`).reduce((st, id) => hit(st, id, 5), s)
  expect(conditions(fell(horde(8), 3)).filter((c) => c === 'fled')).toHaveLength(0)
  expect(conditions(fell(horde(8), 4)).filter((c) => c === 'fled')).toHaveLength(4)
})

rule('LEG-NPC-UnderFlee', 'only underlings flee: their leader stays', () => {
  const led = arranged(facing({ alaric: {} }, { broo: {}, goblin: { wounds: 'underling', count: 2 } }))
  expect(conditions(hit(led, 'goblin-1', 5))).toEqual(['up', 'dead', 'fled'])
})
