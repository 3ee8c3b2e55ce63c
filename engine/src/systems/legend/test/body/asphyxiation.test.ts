import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { breathe, holdBreath } from '../../body/asphyxiation.ts'
import { plainSkill } from '../../body/plain-skills.ts'
import type { State } from '../../state/types.ts'
import { roundBegins } from '../../turn/round.ts'
import { alone, arranged, facing, the } from '../arrange.ts'

/** Alaric: CON 7, Resilience 54, chest 7 and head 5 Hit Points. */
const alaric = (s: State) => the(s, 'alaric')
const start = (fighter: object = {}): State => arranged(facing({ alaric: fighter }, { goblin: {} }))
const hurt = (s: State): number[] => alaric(s).limbs.map((l, i) => (alaric(s).facts.hitPoints[i] ?? 0) - l.hp)
const without = (prepared: boolean, script = '') =>
  alone(start(), script, (ctx, s) => holdBreath(ctx, s, alaric(s), prepared)).state

rule('LEG-ASP-Breath', 'prepared he holds his breath for CON rounds of five seconds', () => {
  expect(alaric(without(true)).breath).toBe(7)
  const under = (count: number, script = '') =>
    alone(without(true), script, (ctx, s) => {
      for (let i = 0; i < count; i++) roundBegins(ctx, s)
    })
  expect(alaric(under(6).state).breath).toBe(1)
  expect(hurt(under(6).state)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(hurt(under(7, 'alaric resilience: 54\nalaric choking: 2').state)).toEqual([0, 0, 0, 2, 0, 0, 0])
})

rule('LEG-ASP-Breath', 'unprepared Resilience gives CON times 1D4 seconds, and failure nothing', () => {
  expect(alaric(without(false, 'alaric resilience: 54\nalaric breath: 4')).breath).toBe(5)
  expect(alaric(without(false, 'alaric resilience: 54\nalaric breath: 1')).breath).toBe(1)
  expect(alaric(without(false, 'alaric resilience: 55')).breath).toBe(0)
  expect(() => without(false, 'alaric resilience: 54\nalaric breath: 5')).toThrow(/shows 5 on a d4/)
})

rule(
  'LEG-ASP-Breath',
  'who breathes water needs no breath, who begins under water has filled his lungs, air ends it',
  () => {
    const shark = arranged(facing({ alaric: { traits: ['swimmer'], footing: 'submerged' } }, { goblin: {} }))
    expect(alaric(shark).breath).toBe(-1)
    expect(alaric(alone(shark, '', (ctx, s) => holdBreath(ctx, s, alaric(s), true)).state).breath).toBe(-1)
    expect(alaric(start({ footing: 'submerged' })).breath).toBe(7)
    const freed = alone(without(true), '', (ctx, s) => breathe(ctx, alaric(s)))
    expect(alaric(freed.state).breath).toBe(-1)
    expect(freed.events).toHaveLength(1)
    const relieved = alone(choking, '', (ctx, s) => breathe(ctx, alaric(s)))
    expect(alaric(relieved.state).breath).toBe(-1)
    expect(alone(start(), '', (ctx, s) => breathe(ctx, alaric(s))).events).toEqual([])
  },
)

const choking = start()
Object.assign(alaric(choking), { breath: 0 })
const round = (script: string) => hurt(alone(choking, script, (ctx, s) => roundBegins(ctx, s)).state)

rule(
  'LEG-ASP-Suffocation',
  'a critical saves, a success costs the chest, a failure chest and head, a fumble 1D6 to both',
  () => {
    expect(round('alaric resilience: 6')).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(round('alaric resilience: 7\nalaric choking: 3')).toEqual([0, 0, 0, 3, 0, 0, 0])
    expect(round('alaric resilience: 55\nalaric choking: 3')).toEqual([0, 0, 0, 3, 0, 0, 3])
    expect(
      round('alaric resilience: 99\nalaric choking badly: 6\nalaric cannot attack: 1\nalaric resilience: 20'),
    ).toEqual([0, 0, 0, 6, 0, 0, 6])
  },
)

rule('LEG-ASP-Suffocation', 'a D3, or a D6 on a fumble', () => {
  expect(() => round('alaric resilience: 55\nalaric choking: 4')).toThrow(/shows 4 on a d3/)
  expect(() => round('alaric resilience: 99\nalaric choking badly: 7')).toThrow(/shows 7 on a d6/)
  expect(round('alaric resilience: 7\nalaric choking: 1')).toEqual([0, 0, 0, 1, 0, 0, 0])
})

rule('LEG-ASP-Suffocation', 'what he attempts meanwhile is at −40%, what he endures is not', () => {
  const note = { heard: 0 }
  const of = (s: State, skill: 'athletics' | 'brawn' | 'resilience' | 'persistence') =>
    plainSkill(s, alaric(s), skill, () => {
      note.heard++
    })
  expect(['athletics', 'brawn', 'resilience', 'persistence'].map((k) => of(choking, k as 'brawn'))).toEqual([
    30, -4, 54, 58,
  ])
  expect(note.heard).toBe(2)
  expect(round('alaric resilience: 54\nalaric choking: 1')).toEqual([0, 0, 0, 1, 0, 0, 0])
})
