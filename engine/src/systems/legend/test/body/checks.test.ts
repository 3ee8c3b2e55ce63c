import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { ATHLETICS, ATTACK, BRAWN, contest, EVADE, levelOf, PARRY, RESIST, resistsKept } from '../../body/checks.ts'
import { acting, alone, the } from '../arrange.ts'
import { clash, duel, man, told } from '../clash.ts'

const skilled = (skill: number, more: object = {}) =>
  man(['mace'], { styles: [{ name: 'mace', skill, weapons: ['mace'] }], ...more })
const level = (skill: number, roll: number, rest = '') =>
  told(clash(duel(skilled(skill), man(['mace'])), 'mace', `bob defend: none\nann attack: ${roll}${rest}`), 'attack')[0]
    ?.level

describe('a Skill Test', () => {
  rule('LEG-SKL-Success', 'succeeds at or under the skill', () => {
    expect([level(60, 60), level(60, 61)]).toEqual(['success', 'failure'])
  })

  rule('LEG-SKL-Critical', 'is critical within a tenth of it, rounded up, and on 01', () => {
    expect([level(61, 7), level(61, 8), level(60, 7)]).toEqual(['critical', 'success', 'success'])
    expect(level(4, 1)).toBe('critical')
  })

  rule('LEG-SKL-Fumble', 'fumbles on 99 and 00, from 100% on only on 00', () => {
    expect([level(60, 98), level(60, 99, '\nann fumble: 1'), level(60, 100, '\nann fumble: 1')]).toEqual([
      'failure',
      'fumble',
      'fumble',
    ])
    expect([level(99, 99, '\nann fumble: 1'), level(100, 99)]).toEqual(['fumble', 'failure'])
  })

  rule('LEG-SKL-AutoSuccess', 'succeeds on 01 to 05 whatever the skill', () => {
    expect([level(0, 5), level(0, 6)]).toEqual(['success', 'failure'])
  })

  rule('LEG-SKL-AutoFailure', 'fails from 96 on whatever the skill', () => {
    expect([level(150, 95), level(150, 96)]).toEqual(['success', 'failure'])
  })

  test('a critical range never reaches into the automatic failures', () => {
    expect(levelOf(95, 1000)).toBe('critical')
    expect(levelOf(96, 1000)).toBe('failure')
    expect(levelOf(1, -30)).toBe('critical')
  })
})

test('every test is a D100', () => {
  for (const die of [ATTACK, PARRY, EVADE, ATHLETICS, BRAWN, ...Object.values(RESIST)]) {
    expect(die.law().support).toHaveLength(100)
  }
})

describe('an Opposed Test', () => {
  const contested = (mine: number, theirs: number, script: string) =>
    alone(duel(man(['mace']), man(['mace'])), script, (ctx, s) => {
      const won = contest(ctx, the(s, 'ann'), ATTACK, mine, the(s, 'bob'), PARRY, theirs)
      the(s, 'ann').initiative = { wins: 1, loses: 2, stalemate: 3 }[won]
    })
  const result = (mine: number, theirs: number, script: string) =>
    ['', 'wins', 'loses', 'stalemate'][the(contested(mine, theirs, script).state, 'ann').initiative]

  rule('LEG-SKL-Opposed', 'goes to the better level, then to the higher roll', () => {
    expect(result(60, 60, 'ann attack: 5\nbob parry: 60')).toBe('wins')
    expect(result(60, 60, 'ann attack: 40\nbob parry: 39')).toBe('wins')
    expect(result(60, 60, 'ann attack: 39\nbob parry: 40')).toBe('loses')
    expect(result(60, 60, 'ann attack: 61\nbob parry: 2')).toBe('loses')
  })

  rule('LEG-SKL-OpposedTie', 'equal rolls go to the higher skill, and then to a coin', () => {
    expect(result(61, 60, 'ann attack: 40\nbob parry: 40')).toBe('wins')
    expect(result(60, 61, 'ann attack: 40\nbob parry: 40')).toBe('loses')
    expect(result(60, 60, 'ann attack: 40\nbob parry: 40\nann coin: 1')).toBe('wins')
    expect(result(60, 60, 'ann attack: 40\nbob parry: 40\nann coin: 2')).toBe('loses')
  })

  rule('LEG-SKL-Stalemate', 'is nobody’s if both fail, a fumble being no better than a failure', () => {
    expect(result(60, 60, 'ann attack: 61\nbob parry: 70')).toBe('stalemate')
    expect(result(60, 60, 'ann attack: 61\nbob parry: 100')).toBe('stalemate')
  })

  rule('LEG-SKL-Over100', 'the excess of the higher skill over 100% is taken off both', () => {
    expect(result(130, 60, 'ann attack: 20\nbob parry: 31')).toBe('wins')
    expect(result(130, 60, 'ann attack: 20\nbob parry: 30')).toBe('loses')
    expect(result(60, 130, 'ann attack: 31\nbob parry: 20')).toBe('loses')
    expect(result(100, 60, 'ann attack: 20\nbob parry: 60')).toBe('loses')
    const strong = man(['war-sword'], { skills: { unarmed: 130, brawn: 0 } })
    const held = duel(strong, man(['war-sword']), (s) => {
      const hold = { kind: 'grapple', by: 'bob', on: 'ann', item: undefined, location: 0, with: 'bob unarmed' } as const
      s.holds = [{ ...hold, tripReady: false, roll: 0, skill: 0, level: 'success', work: 0 }]
    })
    const free = acting(held, 'ann act: wrestleFree\nann break free: 50\nbob keep hold: 90')
    expect(told(free, 'over100')).toMatchObject([{ who: 'ann', at: 'bob', value: -30 }])
  })

  rule('LEG-SKL-Over100', 'in attack and parry too, unless the fight says otherwise', () => {
    const went = (attack: number, parry: number, options: object = {}) => {
      const script = `bob defend: mace\nann attack: ${attack}\nbob parry: ${parry}`
      const played = clash(duel(skilled(130), skilled(60), undefined, options), 'mace', script)
      return {
        levels: [told(played, 'attack')[0]?.level, told(played, 'parry')[0]?.level],
        skills: [told(played, 'attack')[0]?.skill, told(played, 'parry')[0]?.skill],
        cut: told(played, 'over100').map(({ value }) => value),
      }
    }
    expect(went(11, 30).levels).toEqual(['success', 'success'])
    expect(went(11, 31).levels).toEqual(['success', 'failure'])
    expect(went(13, 31, { over100InCombat: false }).levels).toEqual(['critical', 'success'])
    expect(went(95, 95)).toMatchObject({ skills: [130, 60], cut: [-30] })
    expect(went(95, 95, { over100InCombat: false })).toMatchObject({ skills: [130, 60], cut: [] })
  })

  rule('LEG-SKL-Over100', 'against a kept roll only the resister loses it', () => {
    const resist = (roll: number) =>
      told(
        clash(
          duel(skilled(120), skilled(60), undefined, {}),
          'mace',
          `bob defend: none\nann attack: 20\nann manoeuvre: tripOpponent\nann damage: 1\nann hit location: 10\nbob trip: ${roll}`,
        ),
        'withstood',
      )[0]?.stands
    expect([resist(30), resist(31)]).toEqual([true, false])
  })

  rule('LEG-SKL-Opposed', 'against a roll remembered as a number it is the same', () => {
    const kept = (roll: number, skill: number, keptRoll: number, keptSkill: number, coin = '') =>
      the(
        alone(duel(man(['mace']), man(['mace'])), `ann trip: ${roll}${coin}`, (ctx, s) => {
          const stands = resistsKept(
            ctx,
            the(s, 'ann'),
            RESIST.trip,
            skill,
            keptRoll,
            keptSkill,
            levelOf(keptRoll, keptSkill),
          )
          the(s, 'ann').initiative = stands ? 1 : 0
        }).state,
        'ann',
      ).initiative
    expect([kept(31, 50, 30, 60), kept(29, 50, 30, 60), kept(51, 50, 30, 60)]).toEqual([1, 0, 0])
    expect([kept(30, 61, 30, 60), kept(30, 59, 30, 60), kept(30, 60, 30, 60, '\nann coin: 1')]).toEqual([1, 0, 1])
    expect([kept(30, 50, 20, 120), kept(31, 50, 20, 120)]).toEqual([1, 0])
  })
})
