import { describe, expect, test } from 'vitest'
import { faceOf, opposedTest, opposes, passes, ROLLS, reckoned, tested, withstands } from '../../body/checks.ts'
import { bearing } from '../../body/difficulty.ts'
import { opened } from '../../exchange/declared.ts'
import type { Ctx, Exchange, State } from '../../state/types.ts'
import { alone, facing, item, man, ready, the, told } from '../arrange.ts'

const duel = (ann: object, bob: object, options: object = {}, change?: (s: State) => void) =>
  ready(facing(ann, bob, options), change)

describe('rolls against each other', () => {
  const compared = (fields: Partial<Exchange>, attack: number | undefined, defense: number | undefined) => {
    let result = ''
    const script = [
      attack === undefined ? '' : `ann attack: ${attack}`,
      defense === undefined ? '' : `bob evade: ${defense}`,
    ]
    alone(duel(man(), man()), script.filter(Boolean).join('\n'), (ctx, s) => {
      const x: Exchange = {
        ...opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', 'longsword') }),
        attackSkill: 60,
        defenseSkill: 50,
        ...fields,
        attackToss: attack === undefined ? undefined : ctx.toss(ROLLS.attack, 'ann'),
        defenseToss: defense === undefined ? undefined : ctx.toss(ROLLS.evade, 'bob'),
      }
      result = opposes(ctx, x)
    })
    return result
  }
  test('a kept roll counts as what it was kept for, by level and then by its number', () => {
    const kept = (attackKept: number, defense: number) => compared({ attackKept }, undefined, defense)
    expect([kept(30, 40), kept(30, 20), kept(6, 40), kept(6, 5), kept(30, 60)]).toEqual([
      'wins',
      'loses',
      'loses',
      'loses',
      'loses',
    ])
    expect([kept(70, 60), kept(70, 50), kept(70, 99), kept(99, 60)]).toEqual([
      'stalemate',
      'wins',
      'stalemate',
      'stalemate',
    ])
    expect([compared({ defenseKept: 40 }, 30, 99), compared({ defenseKept: 20 }, 30, 99)]).toEqual(['wins', 'loses'])
    expect(compared({}, 30, undefined)).toBe('loses')
  })
  const tries = (stalemate: string, script: string) => {
    let result = ''
    alone(duel(man(), man(), { stalemate }), script, (ctx, s) => {
      result = opposedTest(ctx, s, the(s, 'ann'), ROLLS.brawn, 50, the(s, 'bob'), ROLLS.brawn, 50)
    })
    return result
  }
  test('where both fail nothing changes, or they try three times in all', () => {
    const fail = 'ann brawn: 90\nbob brawn: 90\n'
    expect(tries('nothing', fail.trim())).toBe('stalemate')
    expect(tries('again', `${fail}${fail}${fail}`.trim())).toBe('stalemate')
    expect(tries('again', `${fail}ann brawn: 20\nbob brawn: 90`)).toBe('wins')
  })
  test('who can make no attempt loses', () => {
    let result = ''
    alone(duel(man(), man()), '', (ctx, s) => {
      result = opposedTest(ctx, s, the(s, 'ann'), ROLLS.brawn, -900, the(s, 'bob'), ROLLS.brawn, 50)
    })
    expect(result).toBe('loses')
  })
  test('a roll that stands is withstood as it was made; where none was, it is withstood', () => {
    const stands = (fields: Partial<Exchange>, winner: 'attack' | 'defense', skill: number, script: string) => {
      let held = false
      alone(duel(man(), man()), script, (ctx, s) => {
        const x: Exchange = {
          ...opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', 'longsword') }),
          attackSkill: 60,
          defenseSkill: 60,
          ...fields,
        }
        held = withstands(ctx, x, the(s, 'bob'), ROLLS.bleed, skill, winner)
      })
      return held
    }
    const kept = { attackKept: 1, defenseKept: 40 }
    expect([stands(kept, 'attack', 50, 'bob bleed: 30'), stands(kept, 'attack', 50, 'bob bleed: 3')]).toEqual([
      false,
      true,
    ])
    expect([stands(kept, 'defense', 50, 'bob bleed: 45'), stands(kept, 'defense', 50, 'bob bleed: 30')]).toEqual([
      true,
      false,
    ])
    expect([stands({}, 'attack', 50, ''), stands(kept, 'attack', -900, '')]).toEqual([true, false])
  })
  test('the face of a roll is what it was kept for, what fell, or none', () => {
    const faced = (act: (ctx: Ctx) => number, script: string) => {
      let found = -1
      alone(duel(man(), man()), script, (ctx) => {
        found = act(ctx)
      })
      return found
    }
    expect(faced((ctx) => faceOf(ctx, undefined, 0), '')).toBe(0)
    expect(faced((ctx) => faceOf(ctx, ctx.toss(ROLLS.attack, 'ann'), 0), 'ann attack: 33')).toBe(33)
    expect(faced((ctx) => faceOf(ctx, ctx.toss(ROLLS.attack, 'ann'), 1), 'ann attack: 33')).toBe(1)
  })
  test('a test nobody opposes is passed or not, and no more of it is told', () => {
    const told_ = (roll: number, luck: number) => {
      let passed = false
      const after = alone(
        duel(man([], { luck }), man()),
        `ann brawn: ${roll}${luck > 0 && roll > 50 ? '\nann luck: none' : ''}`,
        (ctx, s) => {
          passed = passes(
            ctx,
            the(s, 'ann'),
            ROLLS.brawn,
            reckoned(ctx, s, 50, 'Brawn', 'CFI-PRO-Struggle', bearing()),
            'CFI-PRO-Struggle',
          )
        },
      )
      return [passed, told(after, 'test').map(({ level }) => level)]
    }
    for (const luck of [0, 1]) {
      expect(told_(5, luck)).toEqual([true, ['success']])
      expect(told_(50, luck)).toEqual([true, ['success']])
      expect(told_(51, luck)).toEqual([false, ['failure']])
      expect(told_(99, luck)).toEqual([false, ['failure']])
    }
    const swapped = alone(duel(man([], { luck: 1 }), man()), 'ann brawn: 92\nann luck: swap', (ctx, s) => {
      tested(
        ctx,
        the(s, 'ann'),
        ROLLS.brawn,
        reckoned(ctx, s, 50, 'Brawn', 'CFI-PRO-Struggle', bearing()),
        'CFI-PRO-Struggle',
      )
    })
    expect(told(swapped, 'test').map(({ roll, level }) => `${roll} ${level}`)).toEqual(['92 failure', '29 success'])
  })
})
