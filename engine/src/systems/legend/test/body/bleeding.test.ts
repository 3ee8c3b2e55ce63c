import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { spend } from '../../body/exertion.ts'
import { bleed, loseBlood, staunch } from '../../body/tiring.ts'
import type { Ctx, State } from '../../state/types.ts'
import { roundBegins } from '../../turn/round.ts'
import { alone, arranged, facing, the } from '../arrange.ts'

const LEG = 0
const CHEST = 3
const goblin = (s: State) => the(s, 'goblin')
const start = (options: object = {}, change?: (s: State) => void): State =>
  arranged(facing({ alaric: {} }, { goblin: {} }, options), change)
const opened = (ctx: Ctx, s: State): void => {
  bleed(ctx, goblin(s), LEG)
  bleed(ctx, goblin(s), CHEST)
}
const rounds = (state: State, count: number, script = ''): State =>
  alone(state, script, (ctx, s) => {
    for (let i = 0; i < count; i++) roundBegins(ctx, s)
  }).state

rule('LEG-MAN-Bleed', 'each bleeding wound costs a level of Fatigue at the start of each round', () => {
  const two = alone(start(), '', opened).state
  expect(goblin(two)).toMatchObject({ bleeding: [LEG, CHEST], fatigue: 0 })
  expect(goblin(rounds(two, 1)).fatigue).toBe(2)
  const one = alone(start(), '', (ctx, s) => bleed(ctx, goblin(s), LEG)).state
  expect(goblin(rounds(one, 2)).fatigue).toBe(2)
})

rule('LEG-MAN-Bleed', 'who is bleeding to death, to the last round, tires no more', () => {
  const last = alone(start(), '', opened).state
  Object.assign(goblin(last), { bleedingOut: 0, fatigue: 6, condition: 'unconscious' })
  const heard = alone(last, '', (ctx, s) => {
    loseBlood(ctx, s, goblin(s))
    bleed(ctx, goblin(s), 4)
  }).events
  expect(heard.map(({ type }) => type)).not.toContain('lostBlood')
})

rule('LEG-MAN-Bleed', 'where the fight says so all wounds together cost one level', () => {
  const two = alone(start({ bleeding: 'oneLevel' }), '', opened).state
  expect(goblin(rounds(two, 1)).fatigue).toBe(1)
})

rule(
  ['LEG-AID-Bleeding', 'LEG-MAN-Bleed'],
  'staunched wounds bleed no more, until violent action opens them again',
  () => {
    const { state } = alone(start(), '', (ctx, s) => {
      opened(ctx, s)
      staunch(ctx, goblin(s), LEG, 'LEG-AID-Bleeding')
      staunch(ctx, goblin(s), CHEST, 'LEG-AID-Bleeding')
    })
    expect(goblin(state)).toMatchObject({ bleeding: [], staunched: [LEG, CHEST] })
    expect(goblin(rounds(state, 1)).fatigue).toBe(0)
    const after = (action: string) => goblin(alone(state, '', (ctx, s) => spend(ctx, s, goblin(s), action)).state)
    for (const quiet of [
      'doNothing',
      'castSpell',
      'changeStance',
      'readyWeapon',
      'delay',
      'firstAid',
      'dismissSpell',
    ]) {
      expect(after(quiet)).toMatchObject({ bleeding: [], actions: 2, exertion: 0 })
    }
    for (const violent of ['attack', 'parry', 'evade', 'move', 'charge']) {
      expect(after(violent)).toMatchObject({ bleeding: [LEG, CHEST], staunched: [], actions: 2, exertion: 1 })
    }
  },
)

rule('LEG-AID-Bleeding', 'only the treated location stops', () => {
  const { state } = alone(start(), '', (ctx, s) => {
    opened(ctx, s)
    staunch(ctx, goblin(s), LEG, 'LEG-AID-Bleeding')
  })
  expect(goblin(state).bleeding).toEqual([CHEST])
})

rule('LEG-FAT-Collapse', 'bled below Debilitated he drops unconscious and is dead after CON rounds', () => {
  const drained = alone(
    start({}, (s) => Object.assign(goblin(s), { fatigue: 5 })),
    '',
    (ctx, s) => bleed(ctx, goblin(s), LEG),
  ).state
  const down = alone(drained, '', (ctx, s) => roundBegins(ctx, s)).state
  expect(goblin(down)).toMatchObject({ condition: 'unconscious', fatigue: 6, bleedingOut: 10 })
  expect(goblin(rounds(down, 9)).condition).toBe('unconscious')
  expect(goblin(rounds(down, 10)).condition).toBe('dead')
  const saved = alone(down, '', (ctx, s) => staunch(ctx, goblin(s), LEG, 'LEG-AID-Bleeding')).state
  expect(goblin(rounds(saved, 12))).toMatchObject({ condition: 'unconscious', bleedingOut: -1 })
})

rule('LEG-FAT-Collapse', 'on the ladder he descends through two levels of incapacity and one of coma to death', () => {
  const state = alone(
    start({ bleedingOut: 'ladder' }, (s) => Object.assign(goblin(s), { fatigue: 5 })),
    '',
    (ctx, s) => bleed(ctx, goblin(s), LEG),
  ).state
  const conditions = [1, 2, 3, 4].map((n) => goblin(rounds(state, n)).condition)
  expect(conditions).toEqual(['incapacitated', 'incapacitated', 'unconscious', 'dead'])
})

rule(['LEG-FAT-Debilitated', 'LEG-MAN-Bleed'], 'whom blood loss makes Debilitated is tested in that very round', () => {
  const pale = alone(start(), '', (ctx, s) => {
    bleed(ctx, goblin(s), LEG)
    goblin(s).fatigue = 4
  }).state
  expect(goblin(rounds(pale, 1, 'goblin persistence: 96')).condition).toBe('unconscious')
  const awake = rounds(pale, 1, 'goblin persistence: 1')
  expect(goblin(awake)).toMatchObject({ condition: 'up', fatigue: 5 })
})
