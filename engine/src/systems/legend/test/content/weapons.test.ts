import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { hurtItem, strikingLimb } from '../../body/hands.ts'
import { legend } from '../../index.ts'
import { acting, alone, the } from '../arrange.ts'
import { CHEST, clash, duel, fought, HEAD, hp, item, LEFT_ARM, man, offered, RIGHT_ARM, spent, told } from '../clash.ts'

/** What a parry with this stops of that, out of a plain 6 points. */
const stops = (weapon: string, guard: string, dice: string) => {
  const state = duel(man([weapon]), man([guard]))
  const played = clash(state, weapon, `bob defend: ${guard}\nann attack: 50\nbob parry: 50\nann damage: ${dice}`)
  return told(played, 'parried')[0]?.stopped
}

describe('parrying', () => {
  rule('LEG-EQP-ParryAsMedium', 'dirk and main gauche count as Medium', () => {
    expect(stops('mace', 'dirk', '6')).toBe(6)
    expect(stops('mace', 'main-gauche', '6')).toBe(6)
    expect(stops('mace', 'dagger', '6')).toBe(3)
  })

  rule('LEG-EQP-Flexible', 'chains and flails are parried a Size worse, and parry so', () => {
    expect(stops('chain', 'mace', '4')).toBe(2)
    expect(stops('mace', 'chain', '6')).toBe(3)
    expect(stops('chain', 'target', '4')).toBe(4)
  })

  rule('LEG-EQP-ParryMissiles', 'only weapons so marked parry missiles', () => {
    const shot = (guard: string) => offered(clash(duel(man(['short-bow']), man([guard])), 'short-bow', ''))
    expect(shot('target')).toEqual(['target', 'evade', 'none'])
    expect(shot('war-sword')).toEqual(['evade', 'none'])
    const parried = fought(
      duel(man(['short-bow']), man(['target'])),
      'short-bow',
      'bob defend: target\nann attack: 60\nbob parry: 60\nann damage: 3',
    )
    expect(told(parried, 'parried')).toMatchObject([{ stopped: 3 }])
  })

  rule('LEG-EQP-EvadeOnly', 'bolas and thrown nets are never parried', () => {
    const played = fought(
      duel(man(['bolas']), man(['target'])),
      'bolas',
      'bob defend: evade\nann attack: 96\nbob evade: 51',
    )
    expect(offered(clash(duel(man(['bolas']), man(['target'])), 'bolas', ''))).toEqual(['evade', 'none'])
    expect(told(played, 'evade')).toHaveLength(1)
  })
})

rule('LEG-EQP-Sabre', 'the basket hilt guards the arm that holds it by one point', () => {
  const cut = (place: number) =>
    fought(
      duel(man(['mace']), man(['sabre']), spent),
      'mace',
      `ann attack: 30\nann manoeuvre: none\nann damage: 3\nann hit location: ${place}`,
    ).state
  expect(hp(cut(13), 'bob', RIGHT_ARM)).toBe(4 - 2)
  expect(hp(cut(16), 'bob', LEFT_ARM)).toBe(4 - 3)
  expect(hp(cut(10), 'bob', CHEST)).toBe(7 - 3)
})

rule('LEG-EQP-Strapped', 'a useless arm drops what it holds, but not a shield strapped on', () => {
  const arm = (shield: string) => {
    const state = duel(man(['mace']), man(['war-sword', shield]), spent)
    return item(
      fought(
        state,
        'mace',
        'ann attack: 30\nann manoeuvre: none\nann damage: 5\nann hit location: 16\nbob cannot attack: 1\nbob resilience: 29',
      ).state,
      'bob',
      shield,
    ).where
  }
  expect(arm('heater-shield')).toBe('left')
  expect(arm('buckler')).toBe('ground')
})

describe('a javelin', () => {
  const thrown = () =>
    fought(
      duel(man(['javelin']), man(['war-sword', 'heater-shield'])),
      'javelin',
      'bob defend: heater-shield\nann attack: 6\nbob parry: 60\nann manoeuvre: pinShield\nann damage: 2\nann hit location: 10',
    ).state

  rule('LEG-EQP-Javelin', 'may pin the shield that parries it, which takes a round to free', () => {
    const state = thrown()
    expect(state.holds).toMatchObject([{ kind: 'pin', on: 'bob', item: 'bob heater-shield', work: 3 }])
    the(state, 'ann').acted = 1
    const bob = the(state, 'bob')
    bob.actions = 3
    expect(refusal(legend, state, 'bob', 'freeWeapon')).toBeUndefined()
    let now = state
    for (const left of [2, 1]) {
      now = acting(now, 'bob act: freeWeapon').state
      expect(now.holds).toMatchObject([{ work: left }])
      the(now, 'bob').acted = 0
    }
    expect(acting(now, 'bob act: freeWeapon').state.holds).toEqual([])
  })

  rule('LEG-EQP-Javelin', 'not anything else that parries, nor without a critical', () => {
    const options = (guard: string, roll: number) =>
      offered(
        clash(
          duel(man(['javelin']), man([guard])),
          'javelin',
          `bob defend: ${guard}\nann attack: ${roll}\nbob parry: 61`,
        ),
      )
    expect(options('heater-shield', 6)).toContain('pinShield')
    expect(options('heater-shield', 30)).not.toContain('pinShield')
    expect(thrown().holds).toHaveLength(1)
  })
})

describe('what strikes and what breaks', () => {
  const breaks = (weapon: string, where: 'stuck' | 'both', damage: number) =>
    alone(
      duel(man([weapon]), man(['war-sword']), (s) => {
        item(s, 'ann', weapon).where = where
        const by = { by: 'ann', item: `ann ${weapon}`, roll: 30, skill: 60, level: 'success' } as const
        s.impaled = [{ ...by, on: 'bob', location: CHEST, penalty: 10 }]
      }),
      '',
      (ctx, s) => hurtItem(ctx, s, the(s, 'ann'), item(s, 'ann', weapon), damage, 'ignored', 'LEG-OBJ-Broken'),
    ).state

  rule('LEG-OBJ-Broken', 'what breaks in a wound is out of it, what does not stays; a bow’s arrow stays anyhow', () => {
    expect(breaks('short-spear', 'stuck', 99).impaled).toEqual([])
    expect(breaks('short-spear', 'stuck', 1).impaled).toHaveLength(1)
    expect(breaks('short-bow', 'both', 99).impaled).toHaveLength(1)
  })

  test('who has both hands full kicks with the leg that bears him, the left before the right', () => {
    const kicks = (useless: readonly number[]) => {
      const s = duel(man(['great-sword']), man(['war-sword']))
      for (const at of useless) Object.assign(the(s, 'ann').limbs[at] ?? {}, { useless: true })
      return strikingLimb(the(s, 'ann'), item(s, 'ann', 'unarmed'))
    }
    expect([kicks([]), kicks([1]), kicks([0, 1])]).toEqual([1, 0, HEAD])
  })
})
