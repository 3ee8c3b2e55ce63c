import { expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { lastChance } from '../../body/heroic-abilities.ts'
import { tire } from '../../body/tiring.ts'
import { wound } from '../../body/wounds.ts'
import { legend } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { roundBegins } from '../../turn/round.ts'
import { acting, alone, arranged, facing, the } from '../arrange.ts'

/** Alaric: CON 7, 14 Magic Points, Resilience 54, chest 7 Hit Points. */
const alaric = (s: State) => the(s, 'alaric')
const start = (heroicAbilities: string[], change: (f: Fighter, s: State) => void = () => undefined): State =>
  arranged(facing({ alaric: { heroicAbilities } }, { goblin: {} }), (s) => change(alaric(s), s))

rule('LEG-HER-BattleFury', 'no wound’s test fails him for CON rounds, and three levels of Fatigue follow', () => {
  const raging = acting(start(['battleFury']), 'alaric act: battleFury').state
  expect(alaric(raging)).toMatchObject({ fury: 7, magicPoints: 13, actions: 3 })
  const hit = alone(raging, 'alaric cannot attack: 1', (ctx, s) => wound(ctx, s, alaric(s), 3, 7)).state
  expect(alaric(hit).condition).toBe('up')
  const rounds = (count: number) =>
    alaric(
      alone(raging, '', (ctx, s) => {
        for (let i = 0; i < count; i++) roundBegins(ctx, s)
      }).state,
    )
  expect(rounds(6)).toMatchObject({ fury: 1, fatigue: 0 })
  expect(rounds(7)).toMatchObject({ fury: 0, fatigue: 3 })
  expect(refusal(legend, raging, 'alaric', 'battleFury')?.because).toMatch(/already/)
  expect(refusal(legend, start([]), 'alaric', 'battleFury')?.rule).toBe('LEG-HER-BattleFury')
  const empty = start(['battleFury'], (f) => Object.assign(f, { magicPoints: 0 }))
  expect(refusal(legend, empty, 'alaric', 'battleFury')?.rule).toBe('LEG-HER-BattleFury')
})

rule('LEG-HER-Duellist', 'once a round one more Combat Action, for attack or parry alone', () => {
  const spent = start(['duellist'], (f, s) => {
    Object.assign(f, { actions: 0 })
    Object.assign(the(s, 'goblin'), { actions: 0 })
  })
  const bought = acting(spent, 'alaric duellist: invoke').state
  expect(alaric(bought)).toMatchObject({ actions: 1, magicPoints: 13, duelling: true })
  expect(refusal(legend, bought, 'alaric', 'changeStance')?.rule).toBe('LEG-HER-Duellist')
  expect(refusal(legend, bought, 'alaric', 'attack')).toBeUndefined()
  const used = acting(bought, 'alaric act: doNothing').state
  expect(alaric(used)).toMatchObject({ actions: 0, duelling: false })
  expect(acting(used, '', { steps: 1 }).state.round).toBe(2)
  const kept = acting(spent, 'alaric duellist: keep').state
  expect([kept.round, alaric(kept).magicPoints]).toEqual([2, 14])
})

rule('LEG-HER-Duellist', 'it is offered to one who is attacked and has nothing left', () => {
  const spent = start(['duellist'], (f, s) => {
    Object.assign(f, { actions: 0 })
    Object.assign(the(s, 'goblin'), { initiative: 30 })
  })
  const { state } = acting(
    spent,
    `goblin act: attack
     goblin weapon: short-sword
     alaric duellist: invoke
     alaric defend: heater-shield
     goblin attack: 30
     alaric parry: 30
     goblin damage: 3`,
  )
  expect(alaric(state)).toMatchObject({ actions: 0, magicPoints: 13 })
})

rule(['LEG-HER-Duellist', 'LEG-HP-LastChance'], 'his art comes before his Hero Points, and once a round', () => {
  const state = arranged(
    facing({ alaric: { heroicAbilities: ['duellist'] } }, { goblin: {} }, { heroPoints: true }),
    (s) => {
      alaric(s).actions = 0
    },
  )
  const by = (s: State, script: string) =>
    alaric(alone(s, script, (ctx, st) => lastChance(ctx, st, alaric(st), 'goblin')).state)
  expect(by(state, 'alaric duellist: invoke')).toMatchObject({ actions: 1, heroPoints: 2, duelled: 1 })
  expect(by(state, 'alaric duellist: keep\nalaric last chance: spend')).toMatchObject({ actions: 1, heroPoints: 1 })
  const again = legend.copy(state)
  alaric(again).duelled = 1
  expect(by(again, 'alaric last chance: keep')).toMatchObject({ actions: 0, magicPoints: 14 })
})

rule('LEG-HER-Tireless', 'for a Magic Point a level of Fatigue is taken back', () => {
  const tired = (script: string) =>
    alaric(alone(start(['tireless']), script, (ctx, s) => tire(ctx, s, alaric(s), 1, 'LEG-FAT-Combat')).state)
  expect(tired('alaric tireless: invoke')).toMatchObject({ fatigue: 0, magicPoints: 13 })
  expect(tired('alaric tireless: keep')).toMatchObject({ fatigue: 1, magicPoints: 14 })
})

rule(['LEG-HER-Tireless', 'LEG-MAG-Empty'], 'the last Magic Point takes its toll', () => {
  const last = start(['tireless'], (f) => Object.assign(f, { magicPoints: 1 }))
  const { state } = alone(last, 'alaric tireless: invoke\nalaric resilience: 55', (ctx, s) =>
    tire(ctx, s, alaric(s), 1, 'LEG-FAT-Combat'),
  )
  expect(alaric(state).condition).toBe('unconscious')
})
