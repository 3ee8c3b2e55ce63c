import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { olde } from '../index.ts'
import type { State } from '../types.ts'
import { duel, heard, of, only, ready, run, SWORD, strike, two } from './staged.ts'

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

describe('advanced actions', () => {
  const options = { actions: 'advanced' }
  const from = (ap: number, ann: object = {}, bob: object = {}, more: object = {}): State =>
    ready(two({ ...SWORD, ...ann }, bob, { options: { ...options, ...more } }), { ann: ap })
  const blow = (as: string, state: State, attack = '4 4') =>
    run(state, `ann turn: ${as}\nann weapon: broadsword\nbob defense: 4 4\nann attack: ${attack}`, 2)
  const archer = (as: string, ap: number, more: object = {}) =>
    run(
      ready(
        two(
          { weapons: ['shortbow'], skills: { bows: 'apprentice' } },
          {},
          { distance: 4, options: { ...options, ...more } },
        ),
        { ann: ap },
      ),
      `ann turn: ${as}\nbob defense: 4 4\nann attack: 4 4`,
      2,
    )
  const left = (fought: ReturnType<typeof blow>) => [
    of(fought.state, 'ann').ap,
    only(fought, 'attack').rolled.total,
    of(fought.state, 'ann').adjustments.reduce((sum, { value }) => sum + value, 0),
  ]

  rule('OLDE-ADV-panic', 'one AP, two off the attack, one off the own Defense', () => {
    expect(left(blow('panic', from(5)))).toEqual([4, 6, -1])
  })
  rule('OLDE-ADV-melee', 'two AP, nothing off', () => {
    expect(left(blow('melee', from(5)))).toEqual([3, 8, 0])
  })
  rule('OLDE-ADV-all-out', 'three AP or all, two on the attack, four on the damage, three off the own Defense', () => {
    expect(left(blow('all-out', from(5)))).toEqual([2, 10, -3])
    const hit = run(
      from(5),
      'ann turn: all-out\nann weapon: broadsword\nbob defense: 4 4\nann attack: 3 3\nann damage: 2',
      2,
    )
    expect(only(hit, 'hurt').raw).toBe(6)
    expect(only(blow('all-out', from(2)), 'acts')).toMatchObject({ ap: 2, only: true })
    expect(
      refusal(
        olde,
        ready(two(SWORD, {}, { options }), { ann: 2 }, (s) => {
          of(s, 'ann').given = 6
        }),
        'ann',
        'all-out',
      ),
    ).toBeDefined()
  })
  rule('OLDE-ADV-snapshot', 'one AP, two off the shot, one off the own Defense', () => {
    expect(left(archer('snapshot', 3))).toEqual([2, 6, -1])
  })
  rule('OLDE-ADV-shot', 'two AP, one off the own Defense', () => {
    expect(left(archer('shot', 3))).toEqual([1, 8, -1])
  })
  rule('OLDE-ADV-aimed', 'three AP, three off the own Defense, and by ruling one more to hit', () => {
    expect(left(archer('aimed', 3))).toEqual([0, 9, -3])
    expect(left(archer('aimed', 3, { aimedBonus: 0 }))).toEqual([0, 8, -3])
    expect(
      refusal(
        olde,
        ready(two({ weapons: ['shortbow'], skills: { bows: 'apprentice' } }, {}, { distance: 4, options }), { ann: 2 }),
        'ann',
        'aimed',
      ),
    ).toBeDefined()
  })
  rule('OLDE-ADV-run', 'two spaces an AP, six at most, one off Defense for each AP', () => {
    const gone = run(ready(two({}, {}, { distance: 9, options }), { ann: 5 }), 'ann turn: run\nann where: towards bob')
    expect(only(gone, 'moved').far).toBe(6)
    expect(of(gone.state, 'ann')).toMatchObject({
      ap: 2,
      adjustments: [{ to: 'defense', value: -3, lasts: 'temporary' }],
    })
    const odd = run(ready(two({}, {}, { distance: 4, options }), { ann: 5 }), 'ann turn: run\nann where: towards bob')
    expect([of(odd.state, 'ann').ap, of(odd.state, 'ann').adjustments[0]?.value]).toEqual([3, -2])
  })
  rule('OLDE-ADV-stand', 'from the ground three AP or all', () => {
    const lying = ready(two({ posture: 'prone' }, {}, { options }), { ann: 4 })
    expect(of(run(lying, 'ann turn: stand').state, 'ann')).toMatchObject({ posture: 'standing', ap: 1 })
    expect(refusal(olde, lying, 'ann', 'rise')?.rule).toBe('OLDE-ADV-stand')
  })
  rule('OLDE-ADV-rise', 'from the knee one AP', () => {
    expect(
      of(run(ready(two({ posture: 'kneeling' }, {}, { options }), { ann: 4 }), 'ann turn: rise').state, 'ann'),
    ).toMatchObject({ posture: 'standing', ap: 3 })
  })
  rule('OLDE-ADV-tumble', 'a trained tumbler checks against 9: stands up for 1 AP, rises and drops for none', () => {
    const tumbler = (posture: string, ap = 4) =>
      ready(two({ posture, skills: { tumble: 'journeyman' } }, {}, { options }), { ann: ap })
    const left = (state: State, script: string) => of(run(state, script).state, 'ann')
    expect(left(tumbler('prone'), 'ann turn: stand\nann tumble: 4 4')).toMatchObject({ posture: 'standing', ap: 3 })
    expect(left(tumbler('prone'), 'ann turn: stand\nann tumble: 4 3')).toMatchObject({ posture: 'standing', ap: 1 })
    expect(left(tumbler('prone', 2), 'ann turn: stand\nann tumble: 4 4')).toMatchObject({ ap: 1 })
    expect(left(tumbler('prone', 2), 'ann turn: stand\nann tumble: 1 1')).toMatchObject({ posture: 'standing', ap: 0 })
    expect(left(tumbler('kneeling'), 'ann turn: rise\nann tumble: 4 4').ap).toBe(4)
    expect(left(tumbler('standing'), 'ann turn: drop\nann posture: prone\nann tumble: 4 4').ap).toBe(4)
    const core = ready(two({ posture: 'prone', skills: { tumble: 'master' } }), { ann: 4 })
    expect(left(core, 'ann turn: rise').ap).toBe(2)
    const free = run(tumbler('kneeling'), 'ann turn: rise\nann tumble: 4 4').state
    expect(refusal(olde, free, 'ann', 'step')?.because).toMatch('one movement')
    expect(refusal(olde, free, 'ann', 'melee')).toBeUndefined()
  })
})

describe('reflexes', () => {
  const options = { actions: 'advanced' }
  const MASTER = { weapons: ['rapier'], skills: { fencing: 'master', shields: 'apprentice' } }
  const from = (bob: object = MASTER, ap = 3, more: object = {}, ann: object = {}) =>
    ready(two({ ...SWORD, ...ann }, bob, { options: { ...options, ...more } }), { ann: 4, bob: ap })
  const STRIKE = 'ann turn: melee\nann weapon: broadsword\n'

  rule('OLDE-ADV-parry', 'in time and strong enough it stops the blow; his later attacks are two worse', () => {
    const parried = run(
      from(),
      `${STRIKE}bob reflex: parry\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 4 4\nbob weapon against weapon: 3 2\nbob riposte: none`.replace(
        '\nbob riposte: none',
        '',
      ),
      2,
    )
    expect(heard(parried, 'attack')).toEqual([])
    expect(only(parried, 'clash')).toMatchObject({ held: true, mine: { total: 8 }, his: { total: 8 } })
    expect(of(parried.state, 'bob')).toMatchObject({
      hp: 12,
      ap: 2,
      spent: 1,
      adjustments: [{ to: 'attack', value: -2, lasts: 'temporary' }],
    })
    expect(only(parried, 'adjusted')).toMatchObject({ who: 'bob', to: 'attack', value: -2, because: 'parried' })
    const late = run(
      from(),
      `${STRIKE}bob reflex: parry\nann reflex: 3 3\nbob reflex: 3 2\nbob defense: 2 2\nann attack: 2 2\nann damage: 1\nbob riposte: none`,
      2,
    )
    expect(of(late.state, 'bob')).toMatchObject({ hp: 11, ap: 2, adjustments: [] })
    const broken = run(
      from(),
      `${STRIKE}bob reflex: parry\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 6 6\nbob weapon against weapon: 3 2\nbob defense: 2 2\nann attack: 2 2\nann damage: 1\nbob riposte: none`,
      2,
    )
    expect(of(broken.state, 'bob')).toMatchObject({ hp: 11, ap: 2 })
  })

  rule('OLDE-ADV-parry', 'it takes a Foreman, AP left in the round, and a blow: no shot is parried', () => {
    const asked = (state: State) => run(state, STRIKE, 2).asked
    const keys = (state: State) => {
      const open = asked(state)
      return open !== undefined && 'choices' in open ? open.choices[0]?.options.map(({ key }) => key) : []
    }
    expect(keys(from())).toEqual(['parry', 'counterattack', 'none'])
    expect(keys(from({ ...MASTER, skills: { fencing: 'foreman' } }))).toEqual(['parry', 'none'])
    expect(keys(from({ ...MASTER, skills: { fencing: 'journeyman' } }))).toEqual([])
    const spent = from()
    of(spent, 'bob').spent = 3
    expect(keys(spent)).toEqual([])
    const parried = run(
      from(MASTER, 3, { reflexTest: 'none' }),
      `${STRIKE}bob reflex: parry\nann weapon against weapon: 1 1\nbob weapon against weapon: 3 2`,
      2,
    )
    expect(only(parried, 'reflex')).toMatchObject({ mine: null, inTime: true })
    const shot = ready(two({ weapons: ['shortbow'], skills: { bows: 'apprentice' } }, MASTER, { options }), {
      ann: 4,
      bob: 3,
    })
    expect(
      run(shot, 'ann turn: shot\nbob defense: 2 2\nann attack: 4 2', 2).events.some(({ type }) => type === 'reflex'),
    ).toBe(false)
  })

  rule('OLDE-ADV-block', 'shield against weapon: the bonus counts twice', () => {
    const shielded = { shield: 'heater', skills: { shields: 'journeyman' } }
    const blocked = run(
      from(shielded),
      `${STRIKE}bob reflex: block\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 4 4\nbob weapon against weapon: 4 3\nbob defense: 2 2\nann attack: 4 3`,
      2,
    )
    expect(only(blocked, 'defense').needs).toBe(4 + 2 + 2)
    expect(of(blocked.state, 'bob').ap).toBe(2)
    const failed = run(
      from(shielded),
      `${STRIKE}bob reflex: block\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 4 5\nbob weapon against weapon: 4 3\nbob defense: 2 2\nann attack: 4 2`,
      2,
    )
    expect(only(failed, 'defense').needs).toBe(6)
  })

  rule(
    'OLDE-ADV-counterattack',
    'his attack comes first, at two less and for two AP; who is felled by it does not strike',
    () => {
      const countered = run(
        from(MASTER, 3, {}, { hurt: 11 }),
        `${STRIKE}bob reflex: counterattack\nann reflex: 3 3\nbob reflex: 4 2\nann defense: 2 2\nbob attack: 2 2\nbob damage: 3`,
        2,
      )
      expect(heard(countered, 'attack').map(({ who, rolled }) => [who, rolled.total])).toEqual([['bob', 4 + 3 - 2]])
      expect(of(countered.state, 'ann')).toMatchObject({ hp: -2, dying: true })
      expect(of(countered.state, 'bob')).toMatchObject({ hp: 12, ap: 1 })
      const both = run(
        from(),
        `${STRIKE}bob reflex: counterattack\nann reflex: 3 3\nbob reflex: 4 2\nann defense: 2 2\nbob attack: 2 2\nbob damage: 3\nbob defense: 2 2\nann attack: 2 2\nann damage: 4\nbob riposte: none`,
        2,
      )
      expect([of(both.state, 'ann').hp, of(both.state, 'bob').hp]).toEqual([9, 8])
    },
  )

  rule(
    'OLDE-ADV-riposte',
    'after the blow a fencer strikes back for one AP, one less for each Hit Point just lost',
    () => {
      const fencer = { weapons: ['rapier'], skills: { fencing: 'journeyman' } }
      const hit = run(
        from(fencer, 2),
        `${STRIKE}bob defense: 2 2\nann attack: 2 2\nann damage: 3\nbob riposte: riposte\nann defense: 4 4\nbob attack: 5 5`,
        3,
      )
      expect(heard(hit, 'attack')[1]?.rolled).toMatchObject({ total: 10 + 1 - 3 })
      expect(of(hit.state, 'bob').ap).toBe(1)
      const missed = run(
        from(fencer, 2),
        `${STRIKE}bob defense: 2 2\nann attack: 2 1\nbob riposte: riposte\nann defense: 5 5\nbob attack: 5 4`,
        3,
      )
      expect(heard(missed, 'attack')[1]?.rolled.total).toBe(10)
      const apprentice = run(
        from({ ...fencer, skills: { fencing: 'apprentice' } }, 2),
        `${STRIKE}bob defense: 2 2\nann attack: 2 1`,
        2,
      )
      expect(apprentice.asked).toBeUndefined()
      const broke = run(from(fencer, 0), `${STRIKE}bob defense: 2 2\nann attack: 2 1`, 2)
      expect(broke.asked).toBeUndefined()
    },
  )
})
