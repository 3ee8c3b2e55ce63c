import { describe, expect, test } from 'vitest'
import { play, rule, type Scenario } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { duel, EIGHT, heard, of, only, ready, run, two } from '../staged.ts'

const trio = (ann: object, pal: object, bob: object = {}): Scenario => ({
  system: 'olde',
  distance: 1,
  sides: { left: { ann: { ...EIGHT, ...ann }, pal: { ...EIGHT, ...pal } }, right: { bob: { ...EIGHT, ...bob } } },
})

describe('wounds upon wounds', () => {
  const fallen = (hp: number, more: object = {}) =>
    duel({}, { armour: 'full-plate', brawn: 12, nerve: 2 }, {}, (s) => {
      Object.assign(of(s, 'bob'), { hp, posture: 'prone', ...more })
      s.fighters.push({ ...of(s, 'bob'), id: 'ben', hp: 5, dying: false, items: [] })
    })
  const hit = (from: State, damage: number) =>
    run(from, `ann turn: attack\nann weapon: broadsword\nann attack: 3 3\nann damage: ${damage}`, 2)

  rule('OLDE-INJ-03', 'a blow that takes nothing does not wake the dying; one that does is told once', () => {
    expect(of(hit(fallen(-1, { dying: false }), 6).state, 'bob').dying).toBe(false)
    const again = hit(fallen(-1, { dying: false }), 8)
    expect(of(again.state, 'bob')).toMatchObject({ hp: -3, dying: true })
    expect(heard(again, 'condition')).toMatchObject([{ who: 'bob', name: 'dying', begins: true }])
    expect(heard(hit(fallen(-1, { dying: true }), 8), 'condition')).toEqual([])
  })

  rule('OLDE-INJ-06', 'who is stunned already makes no second check; the higher stat is usual', () => {
    const from = duel({ brawn: 12, weapons: ['greatsword'] }, { conditions: { stunned: 'permanent' } })
    const { asked, events } = run(from, 'ann turn: attack\nann weapon: greatsword\nann attack: 3 3\nann damage: 8', 2)
    expect([asked, events.some(({ type }) => type === 'check')]).toEqual([undefined, false])
    const usual = (bob: object) =>
      run(
        duel({ brawn: 12, weapons: ['greatsword'] }, bob),
        'ann turn: attack\nann weapon: greatsword\nbob defense: 2 2\nann attack: 2 2\nann damage: 9',
        2,
      ).asked
    expect(usual({ nerve: 9 })).toMatchObject({ choices: [{ usual: 'nerve' }] })
    expect(usual({ nerve: 8 })).toMatchObject({ choices: [{ usual: 'brawn' }] })
    expect(usual({ nerve: 7 })).toMatchObject({ choices: [{ usual: 'brawn' }] })
  })

  rule(['OLDE-COND-bleeding', 'OLDE-INJ-03'], 'the dead lose nothing more, the stable who bleed stay stable', () => {
    const reset = (pal: object, arrange: (s: State) => void) =>
      of(
        play(
          olde,
          ready(trio({}, pal), {}, (s) => {
            s.phase = 'reset'
            arrange(s)
          }),
          'ann action points: 1\nbob action points: 1',
        ).state,
        'pal',
      )
    const bleeding = { conditions: { bleeding: 'permanent' }, hurt: 14 }
    expect(reset(bleeding, (s) => Object.assign(of(s, 'pal'), { dead: true })).hp).toBe(-2)
    expect(reset(bleeding, (s) => Object.assign(of(s, 'pal'), { dying: false }))).toMatchObject({
      hp: -3,
      dying: false,
    })
    expect(reset(bleeding, () => undefined)).toMatchObject({ hp: -4, dying: true })
    expect(reset(bleeding, (s) => Object.assign(of(s, 'pal'), { hp: -11 }))).toMatchObject({
      hp: -12,
      dead: true,
      dying: false,
    })
  })

  test('shot at from the next space the stunned and the fallen are motionless too', () => {
    const near = (bob: object) =>
      only(
        run(
          ready(two({ weapons: ['shortbow'], skills: { bows: 'apprentice' } }, bob), { ann: 2 }, (s) => {
            s.fighters.push({ ...of(s, 'bob'), id: 'ben', hp: 5, items: [] })
          }),
          'ann turn: attack\nann weapon: shortbow\nann attack: 3 2\n',
          2,
        ),
        'attack',
      ).rolled.terms
    expect(near({ conditions: { stunned: 'permanent' } })).toEqual([])
    expect(near({ hurt: 12 })).toEqual([])
  })
})
