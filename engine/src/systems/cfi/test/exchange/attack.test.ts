import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import {
  acting,
  CHEST,
  clash,
  facing,
  fought,
  hp,
  man,
  offered,
  RIGHT_LEG,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'

const duel = () => ready(facing(man(), man(['longsword', 'heater'])))

describe('attack and parry', () => {
  rule(['CFI-ATK-01', 'CFI-PRO-Attack'], 'the attacker spends a point and rolls Combat Skill', () => {
    const { state, events } = acting(
      duel(),
      'ann turn: attack\nann weapon: longsword\nann attack: 61\nbob defend: none',
    )
    expect(the(state, 'ann').points).toBe(1)
    expect(events.find((e) => e.type === 'attack')).toMatchObject({ skill: 60, level: 'failure', roll: 61 })
    const hit = acting(
      duel(),
      'ann turn: attack\nann weapon: longsword\nann attack: 60\nbob defend: none\nann effect: none\nann damage: 4\nann location: 2',
    )
    expect(hp(hit.state, 'bob', RIGHT_LEG)).toBe(5 - 4)
  })

  rule(['CFI-ATK-02', 'CFI-REA-Parry'], 'the defender decides after he has seen the roll, and pays a point', () => {
    const seen = clash(duel(), 'longsword', 'ann attack: 30')
    expect(seen.asked).toMatchObject({ choices: [{ who: 'bob', about: { ask: 'defend', level: 'success' } }] })
    expect(offered(seen)).toEqual(['longsword', 'heater', 'evade', 'none'])
    const { state } = fought(duel(), 'longsword', 'ann attack: 30\nbob defend: heater\nbob parry: 20\nann damage: 8')
    expect(the(state, 'bob').points).toBe(1)
    expect(hp(state, 'bob', RIGHT_LEG)).toBe(5)
  })

  rule(
    ['CFI-ATK-03', 'CFI-ATK-04', 'CFI-OPP-Differential'],
    'the better level wins as many effects as it is ahead; a failure never wins',
    () => {
      const levels = (attack: number, parry: number) =>
        told(clash(duel(), 'longsword', `ann attack: ${attack}\nbob defend: heater\nbob parry: ${parry}`), 'levels')[0]
      expect(levels(5, 99)).toMatchObject({ who: 'ann', levels: 3 })
      expect(levels(5, 70)).toMatchObject({ who: 'ann', levels: 2 })
      expect(levels(5, 30)).toMatchObject({ who: 'ann', levels: 1 })
      expect(levels(30, 5)).toMatchObject({ who: 'bob', levels: 1 })
      expect(levels(99, 30)).toMatchObject({ who: 'bob', levels: 2 })
      expect(levels(99, 3)).toMatchObject({ who: 'bob', levels: 3 })
      expect(levels(99, 70)).toBeUndefined()
      expect(levels(70, 99)).toBeUndefined()
      expect(levels(30, 40)).toBeUndefined()
    },
  )

  rule(['CFI-ATK-05', 'CFI-ATT-DamageModifier'], 'weapon dice and Damage Modifier to a rolled location', () => {
    const strong = man(['longsword'], {
      characteristics: { str: 18, con: 12, siz: 18, dex: 12, int: 12, pow: 12, cha: 12 },
    })
    const state = ready(facing(strong, man()), spent)
    const { state: after, events } = fought(
      state,
      'longsword',
      'ann attack: 30\nann effect: none\nann damage: 3 3\nann location: 10',
    )
    expect(hp(after, 'bob', CHEST)).toBe(7 - 6)
    expect(events.find((e) => e.type === 'damage')).toMatchObject({ dice: '1d8+1d6', rolled: 6 })
  })

  rule(['CFI-ATK-06', 'CFI-DR-01', 'CFI-SIZ-01'], 'a parry of equal or greater Size stops everything', () => {
    for (const guard of ['longsword', 'heater']) {
      const { state } = fought(
        duel(),
        'longsword',
        `ann attack: 30\nbob defend: ${guard}\nbob parry: 20\nann damage: 8`,
      )
      expect(hp(state, 'bob', CHEST)).toBe(7)
    }
  })

  rule('CFI-DR-02', 'one Size less stops half, rounded up for the blow', () => {
    const state = ready(facing(man(['glaive']), man(['longsword'])))
    const { state: after } = fought(
      state,
      'glaive',
      'ann attack: 30\nbob defend: longsword\nbob parry: 20\nann damage: 5\nann location: 10',
    )
    expect(hp(after, 'bob', CHEST)).toBe(7 - 4)
  })

  rule('CFI-DR-03', 'two Sizes less stops nothing', () => {
    const state = ready(facing(man(['great-axe']), man(['longsword'])))
    const { state: after } = fought(
      state,
      'great-axe',
      'ann attack: 30\nbob defend: longsword\nbob parry: 20\nann damage: 2 2\nann location: 10',
    )
    expect(hp(after, 'bob', CHEST)).toBe(7 - 6)
  })

  rule(['CFI-ATK-07', 'CFI-ARM-01'], 'worn and natural armor are both taken off', () => {
    const state = ready(
      facing(man(), man(['longsword'], { armor: { chest: 'leather' }, natural: { chest: 1 } })),
      (s) => {
        the(s, 'bob').points = 0
      },
    )
    const { state: after } = fought(
      state,
      'longsword',
      'ann attack: 30\nann effect: none\nann damage: 8\nann location: 11',
    )
    expect(hp(after, 'bob', CHEST)).toBe(7 - (8 - 3))
  })

  rule('CFI-ATK-08', 'a defender who rolled better may still be hurt, and his effect happens all the same', () => {
    const state = ready(facing(man(['great-axe']), man(['longsword'])))
    const { state: after } = fought(
      state,
      'great-axe',
      'ann attack: 30\nbob defend: longsword\nbob parry: 5\nbob effect: tripOpponent\nann damage: 1 1\nann location: 10\nann trip: 90',
    )
    expect(hp(after, 'bob', CHEST)).toBe(7 - 4)
    expect(the(after, 'ann').stance).toBe('prone')
  })

  rule('CFI-ATK-09', 'a miss may be parried to win effects, and no damage is rolled', () => {
    const { state } = fought(
      duel(),
      'longsword',
      'ann attack: 80\nbob defend: heater\nbob parry: 20\nbob effect: tripOpponent\nann trip: 90',
    )
    expect(the(state, 'ann').stance).toBe('prone')
    expect(the(state, 'bob').points).toBe(1)
  })

  rule('CFI-ATK-10', 'who will not or cannot parry has failed, and the attacker wins an effect', () => {
    const unwilling = clash(duel(), 'longsword', 'ann attack: 30\nbob defend: none')
    expect(told(unwilling, 'levels')[0]).toMatchObject({ who: 'ann', levels: 1 })
    const unable = clash(ready(facing(man(), man()), spent), 'longsword', 'ann attack: 30')
    expect(told(unable, 'levels')[0]).toMatchObject({ who: 'ann', levels: 1 })
    expect(told(unable, 'undefended')).toHaveLength(1)
  })

  rule('CFI-ATK-11', 'if both fail, or a miss is let go, nothing comes of it', () => {
    const both = fought(duel(), 'longsword', 'ann attack: 80\nbob defend: heater\nbob parry: 70')
    expect(both.told.at(-1)).toBe('Nothing comes of it.')
    const { state } = fought(duel(), 'longsword', 'ann attack: 80\nbob defend: none')
    expect(the(state, 'bob').points).toBe(2)
  })

  rule('CFI-ACT-04', 'one reaction for each threat, none without a point', () => {
    const { state } = fought(
      duel(),
      'longsword',
      'ann attack: 30\nbob defend: heater\nbob parry: 70\nann effect: none\nann damage: 1\nann location: 10',
    )
    expect(the(state, 'bob').points).toBe(1)
    const empty = ready(facing(man(), man()), spent)
    expect(clash(empty, 'longsword', 'ann attack: 80').asked).toBeUndefined()
    expect(refusal(cfi, empty, 'bob', 'attack')?.rule).toBe('CFI-ACT-03')
  })
})
