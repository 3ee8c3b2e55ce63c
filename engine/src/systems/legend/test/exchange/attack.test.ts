import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import { acting, arranged, facing, the } from '../arrange.ts'
import { CHEST, clash, duel, fought, hp, man, offered, RIGHT_LEG, spent, told } from '../clash.ts'

const swords = (options: object = {}) => duel(man(['war-sword']), man(['war-sword']), undefined, options)

describe('attack and parry', () => {
  rule('LEG-ATK-01', 'attack and parry each cost a Combat Action and roll their own Combat Style', () => {
    const bob = man(['war-sword'], { styles: [{ name: 'clumsy', skill: 30, weapons: ['war-sword'] }] })
    const { state, events } = acting(
      arranged(facing({ ann: man(['war-sword']) }, { bob })),
      `ann act: attack
       ann weapon: war-sword
       bob defend: war-sword
       ann attack: 60
       bob parry: 31
       ann manoeuvre: none
       ann damage: 3
       ann hit location: 10`,
    )
    expect([the(state, 'ann').actions, the(state, 'bob').actions]).toEqual([1, 1])
    expect(events.find(({ type }) => type === 'attack')).toMatchObject({ skill: 60, level: 'success' })
    expect(events.find(({ type }) => type === 'parry')).toMatchObject({ skill: 30, level: 'failure' })
    expect(hp(state, 'bob', CHEST)).toBe(4)
  })

  rule('LEG-ATK-02', 'the parry is declared before the attack is rolled', () => {
    const asked = clash(swords(), 'war-sword', '')
    expect(offered(asked)).toEqual(['war-sword', 'unarmed', 'none'])
    const after = fought(swords(), 'war-sword', 'bob defend: war-sword\nann attack: 61\nbob complete parry: save')
    expect(told(after, 'defence')).toHaveLength(1)
    expect(after.events.findIndex(({ type }) => type === 'defence')).toBeLessThan(
      after.events.findIndex(({ type }) => type === 'attack'),
    )
  })

  rule('LEG-ATK-03', 'against a miss the parrier may keep his Combat Action and win nothing', () => {
    const saved = fought(swords(), 'war-sword', 'bob defend: war-sword\nann attack: 61\nbob complete parry: save')
    expect(the(saved.state, 'bob').actions).toBe(2)
    expect(saved.asked).toBeUndefined()
    const hit = fought(swords(), 'war-sword', 'bob defend: war-sword\nann attack: 60\nbob parry: 60\nann damage: 8')
    expect(the(hit.state, 'bob').actions).toBe(1)
  })

  rule('LEG-ATK-08', 'he may roll all the same, and beat the miss to win a manoeuvre', () => {
    const rolled = clash(
      swords(),
      'war-sword',
      'bob defend: war-sword\nann attack: 61\nbob complete parry: roll\nbob parry: 60',
    )
    expect(the(rolled.state, 'bob').actions).toBe(1)
    expect(offered(rolled)).toContain('tripOpponent')
    expect(hp(rolled.state, 'bob', CHEST)).toBe(7)
  })

  rule('LEG-ATK-04', 'a blow that succeeds does weapon damage and Damage Modifier', () => {
    const strong = { characteristics: { str: 18, con: 12, siz: 20, int: 12, pow: 12, dex: 12, cha: 12 } }
    const state = duel(man(['war-sword'], strong), man(['war-sword']), spent)
    const { state: after, events } = fought(
      state,
      'war-sword',
      'ann attack: 60\nann manoeuvre: none\nann damage: 2 5\nann hit location: 10\nbob cannot attack: 1\nbob resilience: 31',
    )
    expect(events.find(({ type }) => type === 'damage')).toMatchObject({ rolled: 7 })
    expect(hp(after, 'bob', CHEST)).toBe(0)
  })

  rule(['LEG-ATK-08', 'LEG-ACT-Parry'], 'a parry is told with the rules it follows, and no others', () => {
    const parry = (attack: string) =>
      told(fought(swords(), 'war-sword', `bob defend: war-sword\n${attack}`), 'parry')[0]?.rule
    const met = ['LEG-SKL-Success', 'LEG-ACT-Parry', 'LEG-ATK-01']
    expect(parry('ann attack: 60\nbob parry: 60\nann damage: 8')).toEqual(met)
    expect(parry('ann attack: 61\nbob complete parry: roll\nbob parry: 61')).toEqual([...met, 'LEG-ATK-08'])
  })

  rule('LEG-ATK-09', 'if both fail nothing happens', () => {
    const played = fought(
      swords(),
      'war-sword',
      'bob defend: war-sword\nann attack: 61\nbob complete parry: roll\nbob parry: 61',
    )
    expect(played.asked).toBeUndefined()
    expect(told(played, 'damage')).toEqual([])
    expect(played.state.fighters.map((f) => f.limbs)).toEqual(swords().fighters.map((f) => f.limbs))
  })

  rule('LEG-ATK-10', 'without a Combat Action, or unwilling to parry, he counts as having failed', () => {
    const idle = clash(swords(), 'war-sword', 'bob defend: none\nann attack: 60')
    expect(offered(idle)).toContain('chooseLocation')
    const empty = clash(duel(man(['war-sword']), man(['war-sword']), spent), 'war-sword', 'ann attack: 60')
    expect(offered(empty)).toContain('chooseLocation')
    expect(told(empty, 'levels')).toMatchObject([{ who: 'ann', levels: 1 }])
  })
})

describe('a parry stops by Size', () => {
  const axe = (guard: string, options: object = {}) =>
    fought(
      duel(man(['great-axe']), man([guard]), undefined, options),
      'great-axe',
      `bob defend: ${guard}\nann attack: 50\nbob parry: 50\nann damage: 5${guard === 'great-sword' ? '' : '\nann hit location: 2'}`,
    )

  rule(['LEG-ATK-05', 'LEG-SIZ-01'], 'of a great axe a great sword stops all', () => {
    const played = axe('great-sword')
    expect(told(played, 'parried')).toMatchObject([{ stopped: 7 }])
    expect(hp(played.state, 'bob', RIGHT_LEG)).toBe(5)
  })

  rule('LEG-ATK-06', 'a target stops half, and the passing half is rounded up, or down where the fight says so', () => {
    expect(told(axe('target'), 'damage')).toMatchObject([{ rolled: 7, passing: 4 }])
    expect(hp(axe('target').state, 'bob', RIGHT_LEG)).toBe(1)
    expect(hp(axe('target', { halfDamage: 'down' }).state, 'bob', RIGHT_LEG)).toBe(2)
  })

  rule('LEG-ATK-07', 'a dagger stops nothing', () => {
    const state = duel(man(['great-axe']), man(['dagger']))
    const played = fought(
      state,
      'great-axe',
      `bob defend: dagger
       ann attack: 50
       bob parry: 50
       ann damage: 1
       ann hit location: 2`,
    )
    expect(told(played, 'parried')).toMatchObject([{ stopped: 0 }])
    expect(hp(played.state, 'bob', RIGHT_LEG)).toBe(2)
  })
})

rule('LEG-ACT-Attack', 'who has fled is nobody’s target, though he lies where he can be reached', () => {
  const gone = duel(man(['war-sword']), man(['mace']), (s) => {
    the(s, 'bob').condition = 'fled'
  })
  expect(refusal(legend, gone, 'ann', 'attack')).toMatchObject({ rule: 'LEG-ACT-Attack' })
  the(gone, 'bob').condition = 'unconscious'
  expect(refusal(legend, gone, 'ann', 'attack')).toBeUndefined()
})
