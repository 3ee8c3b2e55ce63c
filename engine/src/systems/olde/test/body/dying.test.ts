import { describe, expect, test } from 'vitest'
import { arranged, play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { duel, EIGHT, of, only, ready, run, SWORD, strike, two } from '../staged.ts'

describe('dying', () => {
  const side = {
    system: 'olde',
    distance: 1,
    sides: {
      left: { ann: { ...EIGHT, savvy: 8 }, pal: { ...EIGHT, hurt: 13 } },
      right: { bob: { ...EIGHT, ...SWORD } },
    },
  }
  const aid = (faces: string, healer: object = { skills: { healing: 'apprentice' } }) =>
    run(
      ready(
        { ...side, sides: { ...side.sides, left: { ann: { ...EIGHT, ...healer }, pal: { ...EIGHT, hurt: 13 } } } },
        { ann: 3 },
      ),
      `ann turn: aid\nann healing: ${faces}`,
    )

  rule('OLDE-INJ-03', 'a Hit Point at each reset, dead at minus the maximum', () => {
    const one = play(olde, arranged(olde, side), 'ann action points: 3\nbob action points: 3')
    expect(of(one.state, 'pal')).toMatchObject({ hp: -2, dying: true, ap: 0 })
    const last = play(
      olde,
      arranged(olde, side, (s) => {
        of(s, 'pal').hp = -11
      }),
      'ann action points: 3\nbob action points: 3',
    )
    expect(of(last.state, 'pal')).toMatchObject({ hp: -12, dead: true })
    const killed = strike(
      duel({ weapons: ['greatsword'], brawn: 12 }, { hurt: 11 }),
      '2 2',
      '3 3',
      'ann damage: 12',
      'greatsword',
    )
    expect(of(killed.state, 'bob')).toMatchObject({ hp: -11, dead: false, dying: true })
    const dead = strike(
      duel(
        { weapons: ['greatsword'], brawn: 12, adjustments: [{ to: 'damage', value: 1, because: 'edge' }] },
        { hurt: 11 },
      ),
      '2 2',
      '3 3',
      'ann damage: 12',
      'greatsword',
    )
    expect(of(dead.state, 'bob')).toMatchObject({ hp: -12, dead: true, dying: false })
  })

  rule(['OLDE-INJ-04-stabilise', 'OLDE-ACT-aid'], 'a Healing check against 9 for 3 AP, or all there are', () => {
    const saved = aid('5 4')
    expect(of(saved.state, 'pal')).toMatchObject({ hp: -1, dying: false })
    expect(of(saved.state, 'ann').ap).toBe(0)
    expect(of(aid('4 4').state, 'pal').dying).toBe(true)
    const poor = run(ready(side, { ann: 2 }), 'ann turn: aid\nann healing: 7 7')
    expect(only(poor, 'acts')).toMatchObject({ ap: 2, only: true })
    const resets = run(saved.state, 'ann action points: 1\nbob action points: 1', 2)
    expect(of(resets.state, 'pal').hp).toBe(-1)
  })

  rule('OLDE-INJ-04-unskilled', 'without the skill two less', () => {
    expect(of(aid('5 5', {}).state, 'pal').dying).toBe(true)
    expect(of(aid('6 5', {}).state, 'pal').dying).toBe(false)
  })

  rule('OLDE-INJ-04-again', 'a failed try may be repeated', () => {
    const failed = aid('1 1').state
    Object.assign(of(failed, 'ann'), { ap: 3, given: 3, acted: false, spent: 0 })
    expect(refusal(olde, failed, 'ann', 'aid')).toBeUndefined()
    expect(of(run(failed, 'ann turn: aid\nann healing: 7 7').state, 'pal').dying).toBe(false)
  })

  const bleeding = (hurt: number, self: boolean) => {
    const ill = { ...EIGHT, hurt, conditions: { bleeding: 'permanent' } }
    const left = self
      ? { ann: { ...ill, skills: { healing: 'apprentice' } } }
      : { ann: { ...EIGHT, skills: { healing: 'apprentice' } }, pal: ill }
    return only(
      run(ready({ ...side, sides: { left, right: { bob: EIGHT } } }, { ann: 3 }), 'ann turn: aid\nann healing: 7 7'),
      'check',
    )
  }
  rule('OLDE-INJ-04-bruised', 'the bruised need 6, the wounded 9; it stops their bleeding', () => {
    expect([bleeding(3, false).rolled.needs, bleeding(8, false).rolled.needs]).toEqual([6, 9])
    const from = ready(
      {
        ...side,
        sides: {
          left: { ann: EIGHT, pal: { ...EIGHT, hurt: 3, conditions: { bleeding: 'permanent' } } },
          right: { bob: EIGHT },
        },
      },
      { ann: 3 },
    )
    expect(of(run(from, 'ann turn: aid\nann healing: 7 7').state, 'pal').conditions).toEqual([])
  })
  rule('OLDE-INJ-04-self', 'on oneself 9 when bruised, 12 when wounded', () => {
    expect([bleeding(3, true).rolled.needs, bleeding(8, true).rolled.needs]).toEqual([9, 12])
  })

  rule(
    ['OLDE-INJ-04-spell', 'OLDE-SPELL-mend', 'OLDE-ACT-cast'],
    'a healing spell stabilises whatever it restores: 1 Faith, Savvy against 9, a d4',
    () => {
      const cast = (faces: string, more = '') =>
        run(
          ready(
            {
              ...side,
              sides: { ...side.sides, left: { ann: { ...EIGHT, spells: ['mend'] }, pal: { ...EIGHT, hurt: 15 } } },
            },
            { ann: 2 },
          ),
          `ann turn: cast\nann mend: ${faces}\n${more}`,
        )
      const mended = cast('5 4', 'ann healing: 2')
      expect(of(mended.state, 'pal')).toMatchObject({ hp: -1, dying: false })
      expect(of(mended.state, 'ann')).toMatchObject({ faith: 11, ap: 0 })
      const failed = cast('4 4')
      expect([of(failed.state, 'ann').faith, of(failed.state, 'pal').dying]).toEqual([11, true])
    },
  )

  rule(['OLDE-INJ-04-spell', 'OLDE-COND-bleeding'], 'any healing magic ends bleeding; a failed spell does not', () => {
    const from = ready(two({ spells: ['mend'], draughts: 1, hurt: 3, conditions: { bleeding: 'permanent' } }), {
      ann: 3,
    })
    const after = (script: string) => of(run(from, script).state, 'ann').conditions.length
    expect(after('ann turn: cast\nann mend: 5 4\nann healing: 2')).toBe(0)
    expect(after('ann turn: cast\nann mend: 4 4')).toBe(1)
    expect(after('ann turn: use\nann healing: 2')).toBe(0)
  })

  rule('OLDE-COND-incapacitated', 'who fell has no AP, even if he is healed in the same turn', () => {
    const from = ready(
      {
        ...side,
        sides: { left: { ann: { ...EIGHT, draughts: 1 }, pal: EIGHT }, right: { bob: { ...EIGHT, ...SWORD } } },
      },
      { ann: 3, pal: 1, bob: 4 },
      (s) => {
        of(s, 'pal').hp = 2
      },
    )
    const { state } = run(
      from,
      'bob turn: attack\nbob target: pal\nbob weapon: broadsword\npal defense: 2 2\nbob attack: 2 2\nbob damage: 3\nann turn: use\nann healing: 4',
      3,
    )
    expect(of(state, 'pal')).toMatchObject({ hp: 3, dying: false, ap: 0 })
  })

  rule(['OLDE-ACT-use', 'OLDE-ITEM-draught'], 'a draught for 3 AP, or all there are; never above the maximum', () => {
    const from = ready(two({ draughts: 1, hurt: 1 }), { ann: 3 })
    const drunk = run(from, 'ann turn: use\nann healing: 4')
    expect(of(drunk.state, 'ann')).toMatchObject({ hp: 12, draughts: 0, ap: 0 })
    expect(refusal(olde, ready(two({ draughts: 1 }), { ann: 3 }), 'ann', 'use')?.because).toMatch(
      'nobody at hand is hurt',
    )
    expect(refusal(olde, ready(two({ hurt: 3 }), { ann: 3 }), 'ann', 'use')?.because).toMatch('nothing to use')
  })

  test('who was stable and is hurt again is dying again; who is healed above 0 can act', () => {
    const stable = duel({}, { hurt: 13 }, {}, (s: State) => {
      of(s, 'bob').dying = false
      s.fighters.push({ ...of(s, 'bob'), id: 'ben', hp: 3 })
    })
    const again = run(stable, 'ann turn: attack\nann weapon: broadsword\nann attack: 3 3\nann damage: 1', 2)
    expect(of(again.state, 'bob').dying).toBe(true)
  })
})

rule(
  'OLDE-INJ-06',
  'the helpless: a fixed number, flat, whatever shield and posture; attack adjustments and critical margins count',
  () => {
    const bob = { conditions: { stunned: 'permanent' }, shield: 'heater', posture: 'prone' }
    const from = (options: object = {}) => duel({ skills: { swords: 'journeyman' } }, bob, { options })
    const hit = run(from(), 'ann turn: attack\nann weapon: broadsword\nann attack: 3 2\nann damage: 1', 2)
    expect(only(hit, 'attack')).toMatchObject({ margin: 0, rolled: { total: 6, needs: 6 } })
    expect(run(from(), 'ann turn: attack\nann weapon: broadsword\nann attack: 4 4', 2).asked).toMatchObject({
      choices: [{ about: { band: 'critical hit' } }],
    })
    const fallen = run(
      duel({}, { hurt: 12 }, { options: { helplessCr: 9 } }, (s) => {
        s.fighters.push({ ...of(s, 'bob'), id: 'ben', hp: 3 })
      }),
      'ann turn: attack\nann weapon: broadsword\nann attack: 3 3',
      2,
    )
    expect(only(fallen, 'defense').needs).toBe(9)
  },
)
