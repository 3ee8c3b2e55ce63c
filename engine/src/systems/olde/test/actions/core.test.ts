import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { duel, heard, of, only, ready, run, SWORD, strike, two } from '../staged.ts'

describe('core actions', () => {
  rule('OLDE-ACT-attack', 'two AP', () => {
    expect(of(strike(ready(two(SWORD), { ann: 5 }), '2 2', '2 2', 'ann damage: 1').state, 'ann').ap).toBe(3)
    expect(refusal(olde, ready(two(SWORD), { ann: 1 }), 'ann', 'attack')?.because).toMatch('takes 2 AP')
  })

  rule('OLDE-ACT-block', 'for two AP two more Defense in melee until the reset, for a Journeyman with a shield', () => {
    const trained = { shield: 'heater', skills: { shields: 'journeyman' } }
    const from = ready(two(trained, { ...SWORD, weapons: ['broadsword', 'throwing-knife'] }), { ann: 3, bob: 2 })
    const up = run(from, 'ann turn: block').state
    expect(of(up, 'ann').ap).toBe(1)
    const needs = only(
      run(up, 'bob turn: attack\nbob weapon: broadsword\nann defense: 2 2\nbob attack: 2 2', 2),
      'defense',
    ).needs
    expect(needs).toBe(4 + 2 + 2)
    const shot = ready(two(trained, { weapons: ['shortbow'], skills: { bows: 'apprentice' } }, { distance: 4 }), {
      ann: 3,
      bob: 2,
    })
    const aimed = run(shot, 'ann turn: block\nbob turn: attack\nann defense: 2 2\nbob attack: 2 2', 3)
    expect(only(aimed, 'defense').needs).toBe(4 + 2)
    expect(
      of(
        run(up, 'bob turn: pass\nbob turn: pass\nann turn: pass\nann action points: 1\nbob action points: 1', 6).state,
        'ann',
      ).adjustments,
    ).toEqual([])
    expect(
      refusal(olde, ready(two({ ...trained, skills: { shields: 'apprentice' } }), { ann: 3 }), 'ann', 'block')?.because,
    ).toMatch('Journeyman')
    expect(refusal(olde, ready(two({ skills: { shields: 'master' } }), { ann: 3 }), 'ann', 'block')?.because).toMatch(
      'no shield',
    )
  })

  rule(
    ['OLDE-ACT-cast', 'OLDE-SPELL-ember'],
    'Ember: 2 AP, 1 Mana, Savvy against the Defense Check, a d6 less armour, six spaces',
    () => {
      const from = (distance: number, bob: object = {}) =>
        ready(two({ spells: ['ember'], savvy: 10 }, bob, { distance }), { ann: 2 })
      const cast = run(
        from(6, { armour: 'leather' }),
        'ann turn: cast\nbob defense: 3 3\nann attack: 3 3\nann damage: 5',
        2,
      )
      expect(only(cast, 'attack').rolled.dice).toBe('2d10!')
      expect(of(cast.state, 'bob').hp).toBe(8)
      expect(of(cast.state, 'ann')).toMatchObject({ ap: 0, mana: 13 })
      expect(refusal(olde, from(7), 'ann', 'cast')?.because).toMatch('six spaces')
      const great = run(from(6), 'ann turn: cast\nbob defense: 1 1\nann attack: 9 9\nann damage: 5', 2)
      expect(heard(great, 'outcome')).toEqual([])
      const drained = ready(two({ spells: ['ember'] }), { ann: 2 }, (s) => {
        of(s, 'ann').mana = 0
      })
      expect(refusal(olde, drained, 'ann', 'cast')?.because).toMatch('no Mana')
    },
  )

  rule('OLDE-ACT-recover', 'two points of Mana or Faith for three AP, or all there are', () => {
    const from = ready(two({ spells: ['ember', 'mend'] }), { ann: 2 }, (s) => {
      Object.assign(of(s, 'ann'), { mana: 5, faith: 11 })
    })
    const rested = run(from, 'ann turn: recover\nann pool: mana')
    expect(of(rested.state, 'ann')).toMatchObject({ mana: 7, ap: 0 })
    expect(only(rested, 'acts').only).toBe(true)
    expect(of(run(from, 'ann turn: recover\nann pool: faith').state, 'ann').faith).toBe(12)
    expect(refusal(olde, ready(two({ spells: ['ember'] }), { ann: 3 }), 'ann', 'recover')).toBeDefined()
  })

  rule('OLDE-ACT-drop', 'down for one AP, and an action may follow', () => {
    const from = duel()
    of(from, 'ann').ap = 3
    const { state } = run(from, 'ann turn: drop\nann posture: prone')
    expect(of(state, 'ann')).toMatchObject({ posture: 'prone', ap: 2 })
    expect(refusal(olde, state, 'ann', 'attack')).toBeUndefined()
    const kneeling = ready(two({ posture: 'kneeling' }), { ann: 3 })
    expect(of(run(kneeling, 'ann turn: drop\nann posture: sitting').state, 'ann')).toMatchObject({
      posture: 'sitting',
      ap: 2,
    })
    expect(refusal(olde, ready(two({ posture: 'prone' }), { ann: 3 }), 'ann', 'drop')?.because).toBe(
      'he is down already',
    )
  })

  rule('OLDE-ACT-rise', 'up again for two', () => {
    const from = ready(two({ posture: 'prone' }), { ann: 3 })
    expect(of(run(from, 'ann turn: rise').state, 'ann')).toMatchObject({ posture: 'standing', ap: 1 })
    expect(refusal(olde, from, 'ann', 'step')?.because).toMatch('rise first')
    expect(refusal(olde, ready(two(), { ann: 3 }), 'ann', 'rise')?.because).toMatch('he stands')
  })

  rule('OLDE-ACT-flop', 'down as far as he likes for nothing, after any movement, as the action', () => {
    const from = ready(two({}, {}, { distance: 5 }), { ann: 4 })
    const flops = (posture: string) =>
      run(from, `ann turn: step\nann where: away bob\nann turn: flop\nann posture: ${posture}`, 2).state
    expect(of(flops('prone'), 'ann')).toMatchObject({ posture: 'prone', ap: 1 })
    expect(of(flops('sitting'), 'ann').posture).toBe('sitting')
    expect(flops('prone').acting).toBeNull()
    expect(refusal(olde, ready(two({ posture: 'prone' }), { ann: 4 }), 'ann', 'flop')?.because).toBe('he lies already')
    expect(refusal(olde, ready(two({ posture: 'sitting' }), { ann: 4 }), 'ann', 'flop')).toBeUndefined()
  })

  test('the other set is refused', () => {
    expect(refusal(olde, duel(), 'ann', 'panic')?.because).toMatch('advanced')
    expect(
      refusal(olde, ready(two(SWORD, {}, { options: { actions: 'advanced' } }), { ann: 3 }), 'ann', 'attack')?.because,
    ).toMatch('core')
  })
})
