import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Band, State } from '../../state/types.ts'
import { duel, heard, of, only, ready, run, SWORD, strike, two } from '../staged.ts'

/** Ann against a defence of 10, over or under it by this much. */
const rolls = (margin: number): string => {
  const total = 10 + margin
  if (total < 2) throw new Error('too low')
  if (total <= 14) return `${Math.min(7, total - 1)} ${total - Math.min(7, total - 1)}`
  return `8 ${total - 14} 6`
}
const by = (margin: number, more = '', from: State = duel(), weapon = 'broadsword') =>
  strike(from, '7 3', rolls(margin), more, weapon)
const offeredBy = (from: State, margin: number): string[] => {
  const { asked } = by(margin, '', from)
  return asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options.map(({ key }) => key) ?? []) : []
}

describe('bands', () => {
  rule(['OLDE-CRIT-02', 'OLDE-CRIT-04'], 'three over is critical, six over legendary, and not before', () => {
    const band = (margin: number): Band => only(by(margin), 'attack').band
    expect(only(by(2, 'ann damage: 1'), 'attack').band).toBe('hit')
    expect([3, 5, 6].map(band)).toEqual(['critical hit', 'critical hit', 'legendary hit'])
  })

  rule(
    'OLDE-CRIT-03',
    'three under is critical, six under disastrous (by the text), or four and seven (by the table)',
    () => {
      const bands = (options: object) =>
        [-2, -3, -4, -5, -6, -7].map((margin) => only(by(margin, '', duel({}, {}, { options })), 'attack').band)
      expect(bands({})).toEqual([
        'miss',
        'critical miss',
        'critical miss',
        'critical miss',
        'disastrous miss',
        'disastrous miss',
      ])
      expect(bands({ missBands: 'table' })).toEqual([
        'miss',
        'miss',
        'critical miss',
        'critical miss',
        'critical miss',
        'disastrous miss',
      ])
    },
  )

  rule('OLDE-CRIT-01', 'a Defense Check is never critical, however high or low', () => {
    const fought = strike(duel(), '1 1', '1 2', 'ann damage: 1')
    expect(heard(fought, 'outcome')).toEqual([])
    expect(heard(fought, 'defense')).toHaveLength(1)
    expect(of(fought.state, 'bob').cp).toBe(0)
  })

  rule('OLDE-CHAL-03', 'the bands are ranks of success and failure', () => {
    expect(only(by(0, 'ann damage: 1'), 'attack')).toMatchObject({ margin: 0, band: 'hit' })
    expect(only(by(-1), 'attack')).toMatchObject({ margin: -1, band: 'miss' })
    expect(only(by(8), 'attack')).toMatchObject({ margin: 8, band: 'legendary hit' })
  })
})

describe('who chooses', () => {
  rule('OLDE-CRIT-05', 'the attacker picks one of the band’s outcomes', () => {
    expect(by(3).asked).toMatchObject({ choices: [{ who: 'ann', about: { ask: 'outcome', band: 'critical hit' } }] })
    expect(offeredBy(duel({}, SWORD), 3)).toEqual(['maximum damage', 'blinded', 'tripped', 'disarmed'])
    expect(offeredBy(duel({}, SWORD), 6)).toEqual([
      'maximum past armour',
      'blinded for good',
      'lamed',
      'weapon broken',
      'slain',
    ])
    expect(heard(by(3, 'ann outcome: tripped\nann damage: 1'), 'outcome')).toHaveLength(1)
  })

  rule('OLDE-CRIT-06', 'the game master picks what a bad miss does', () => {
    expect(by(-3).asked).toMatchObject({
      choices: [{ who: 'gm', about: { ask: 'mishap' }, options: [{ key: 'drops weapon' }, { key: 'falls prone' }] }],
    })
    const { asked } = by(-6, '', duel({}, SWORD))
    expect(asked).toMatchObject({ choices: [{ who: 'gm', options: [{ key: 'weapon breaks' }, { key: 'paid back' }] }] })
    expect(only(by(-3, 'gm mishap: falls prone'), 'outcome').chosenBy).toBe('gm')
  })

  test('what cannot take effect is not offered; nothing left is a plain hit', () => {
    const down = (s: State): void => {
      of(s, 'bob').posture = 'prone'
      of(s, 'bob').conditions = [{ name: 'blinded', lasts: 'permanent', needs: 9 }]
    }
    const rapier = { weapons: ['rapier'], skills: { fencing: 'apprentice' } }
    const { events } = strike(ready(two(rapier), { ann: 2 }, down), '7 3', '1 4', 'ann damage: 5', 'rapier')
    expect(events.some(({ type }) => type === 'outcome')).toBe(false)
  })

  test('a legendary hit picks from its own list, or by ruling from the critical one too', () => {
    expect(offeredBy(duel({}, {}, { options: { legendaryMayPickCritical: true } }), 6)).toContain('tripped')
    expect(offeredBy(duel(), 6)).not.toContain('tripped')
  })
})

describe('critical hits', () => {
  rule('OLDE-CRIT-07', 'with a Brawn weapon: the most its die can show, adjustments on top, less armour', () => {
    const from = duel({ adjustments: [{ to: 'damage', value: 1, because: 'edge' }] }, { armour: 'leather' })
    const fought = by(3, 'ann outcome: maximum damage\nbob stat: brawn\nbob Brawn check: 7 7', from)
    expect(only(fought, 'hurt')).toMatchObject({ raw: 9, lost: 8 })
  })

  rule('OLDE-CRIT-08', 'with a Finesse weapon: armour does not count, other things do', () => {
    const rapier = { weapons: ['rapier'], skills: { fencing: 'apprentice' } }
    const from = ready(
      two(rapier, { armour: 'chainmail', adjustments: [{ to: 'armor', value: 1, because: 'ward' }] }),
      { ann: 2 },
    )
    expect(only(by(3, 'ann outcome: past armour\nann damage: 5', from, 'rapier'), 'hurt').lost).toBe(4)
    expect(offeredBy(duel({}, { armour: 'chainmail' }), 3)).not.toContain('past armour')
  })

  rule(['OLDE-CRIT-09', 'OLDE-COND-01'], 'blinded until the next reset, with the damage of the blow', () => {
    const { state } = by(3, 'ann outcome: blinded\nann damage: 2')
    expect(of(state, 'bob')).toMatchObject({ hp: 10, conditions: [{ name: 'blinded', lasts: 'temporary' }] })
    const after = run(state, '', 3)
    expect(of(after.state, 'bob').conditions).toEqual([])
  })

  rule('OLDE-CRIT-10', 'tripped: he lies there, and is hurt all the same', () => {
    expect(of(by(3, 'ann outcome: tripped\nann damage: 2').state, 'bob')).toMatchObject({ posture: 'prone', hp: 10 })
    const instead = by(3, 'ann outcome: tripped', duel({}, {}, { options: { criticalReplacesDamage: true } }))
    expect(of(instead.state, 'bob')).toMatchObject({ posture: 'prone', hp: 12 })
  })

  rule('OLDE-CRIT-11', 'disarmed: the weapon lies in his space', () => {
    const { state } = by(3, 'ann outcome: disarmed\nann damage: 2', duel({}, SWORD))
    expect(of(state, 'bob').items).toMatchObject([{ at: 'ground' }])
    expect(of(state, 'bob').items[0]?.spot).toEqual(expect.any(Array))
    expect(of(state, 'ann').items).toMatchObject([{ at: 'main' }])
  })
})

describe('legendary hits', () => {
  rule('OLDE-CRIT-12', 'the most damage, and past the armour', () => {
    expect(
      only(
        by(
          6,
          'ann outcome: maximum past armour\nbob stat: brawn\nbob Brawn check: 7 7',
          duel({}, { armour: 'chainmail' }),
        ),
        'hurt',
      ).lost,
    ).toBe(8)
  })

  rule('OLDE-CRIT-13', 'blinded for good: no reset ends it', () => {
    const { state } = by(6, 'ann outcome: blinded for good\nann damage: 1')
    const after = run(state, 'ann action points: 4\nbob action points: 4', 3)
    expect(of(after.state, 'bob').conditions).toMatchObject([{ name: 'blinded', lasts: 'permanent' }])
  })

  rule(['OLDE-CRIT-14', 'OLDE-COND-lame'], 'lamed: each space takes two AP from now on', () => {
    const { state } = by(6, 'ann outcome: lamed\nann damage: 1')
    expect(of(state, 'bob').conditions).toMatchObject([{ name: 'lame', lasts: 'permanent' }])
    of(state, 'bob').ap = 4
    of(state, 'bob').given = 4
    const gone = run(state, 'bob turn: step\nbob where: away ann')
    expect(only(gone, 'moved').far).toBe(1)
    expect(of(gone.state, 'bob').ap).toBe(2)
  })

  rule('OLDE-CRIT-15', 'the defender’s weapon breaks', () => {
    const { state } = by(6, 'ann outcome: weapon broken\nann damage: 1', duel({}, SWORD))
    expect(of(state, 'bob').items[0]?.at).toBe('broken')
  })

  rule('OLDE-CRIT-16', 'slain outright, if the game master lets it; refused, the attacker picks again', () => {
    const slain = by(6, 'ann outcome: slain\ngm slay: yes')
    expect(of(slain.state, 'bob')).toMatchObject({ dead: true, hp: 12 })
    const refused = by(6, 'ann outcome: slain\ngm slay: no\nann outcome: lamed\nann damage: 1')
    expect(of(refused.state, 'bob').dead).toBe(false)
    expect(by(6, 'ann outcome: slain\ngm slay: no').asked).toMatchObject({
      choices: [{ who: 'ann', about: { ask: 'outcome' } }],
    })
    const usual = (bob: object) => by(6, 'ann outcome: slain', duel({}, bob)).asked
    expect(usual({})).toMatchObject({ choices: [{ who: 'gm', usual: 'yes' }] })
    expect(usual({ plotArmor: true })).toMatchObject({ choices: [{ who: 'gm', usual: 'no' }] })
    expect(usual({ hero: true })).toMatchObject({ choices: [{ who: 'gm', usual: 'no' }] })
  })

  test('slaying can be ruled out, or never asked about', () => {
    expect(offeredBy(duel({}, {}, { options: { instantSlay: 'never' } }), 6)).not.toContain('slain')
    const { state } = by(6, 'ann outcome: slain', duel({}, { plotArmor: true }, { options: { instantSlay: 'always' } }))
    expect(of(state, 'bob').dead).toBe(true)
  })
})

describe('mishaps', () => {
  rule('OLDE-CRIT-17', 'the attacker drops his weapon where he stands', () => {
    const { state } = by(-3, 'gm mishap: drops weapon')
    expect(of(state, 'ann').items[0]).toMatchObject({ at: 'ground', spot: expect.any(Array) })
  })

  rule('OLDE-CRIT-18', 'or falls', () => {
    const { state } = by(-3, 'gm mishap: falls prone')
    expect([of(state, 'ann').posture, of(state, 'bob').posture]).toEqual(['prone', 'standing'])
  })

  rule('OLDE-CRIT-19', 'his weapon breaks', () => {
    expect(of(by(-6, 'gm mishap: weapon breaks').state, 'ann').items[0]?.at).toBe('broken')
  })

  rule('OLDE-CRIT-19', 'a thrown weapon breaks where it lands, but cannot be dropped; teeth do neither', () => {
    const thrower = (more: object) =>
      ready(two({ skills: { thrown: 'apprentice' }, ...more }, {}, { distance: 4 }), { ann: 2 })
    const missed = (faces: string) =>
      run(thrower({ weapons: ['javelin'] }), `ann turn: attack\nbob defense: 7 3\nann attack: ${faces}`, 2)
    expect(of(missed('2 2').state, 'ann').items[0]?.at).toBe('broken')
    expect(heard(missed('4 3'), 'outcome').map(({ outcome }) => outcome)).toEqual(['falls prone'])
    const wolf = ready(two({ weapons: ['bite'], skills: { brawling: 'apprentice' } }, {}), { ann: 2 })
    const bitten = strike(wolf, '7 3', '4 3', '', 'bite')
    expect(heard(bitten, 'outcome').map(({ outcome }) => outcome)).toEqual(['falls prone'])
    const broke = strike(wolf, '7 3', '2 2', 'bob damage: 1', 'bite')
    expect(heard(broke, 'outcome').map(({ outcome }) => outcome)).toEqual(['paid back'])
  })

  rule('OLDE-CRIT-20', 'or the defender deals him the damage of his weapon, less armour', () => {
    const from = duel({ armour: 'leather' }, { weapons: ['mace'], skills: {}, brawn: 6 })
    const paid = by(-6, 'gm mishap: paid back\nbob damage: 7', from)
    expect(of(paid.state, 'ann').hp).toBe(12 - (7 - 1))
    const bare = by(
      -6,
      'gm mishap: paid back\nbob damage: 7',
      duel({ armour: 'leather' }, SWORD, { options: { riposteArmor: false } }),
    )
    expect(of(bare.state, 'ann').hp).toBe(12 - 7)
    expect(of(bare.state, 'bob').ap).toBe(0)
  })

  rule('OLDE-CRIT-20', 'not by the helpless, and not where nothing reaches', () => {
    const stunned = (s: State): void => {
      of(s, 'bob').conditions = [{ name: 'stunned', lasts: 'persistent', needs: 5 }]
    }
    const bow = { weapons: ['shortbow'], skills: { bows: 'apprentice' }, brawn: 8 }
    const far = ready(two(bow, {}, { distance: 4 }), { ann: 2 })
    const missed = run(far, 'ann turn: attack\nbob defense: 7 7\nann attack: 1 1', 2)
    expect(heard(missed, 'outcome').map(({ outcome }) => outcome)).toEqual(['weapon breaks'])
    const helpless = run(duel({}, {}, {}, stunned), 'ann turn: attack\nann weapon: fists\nann attack: 1 1', 2)
    expect(heard(helpless, 'outcome').map(({ outcome }) => outcome)).not.toContain('paid back')
    const paid = by(-7, 'gm mishap: paid back\nbob damage: 4', duel())
    expect(of(paid.state, 'ann').hp).toBe(10)
  })
})

rule('OLDE-CRIT-21', 'points for player characters who make or suffer critical results, and for nobody else', () => {
  const points = (ann: boolean, bob: boolean, margin: number, more: string) => {
    const { state } = by(margin, more, duel({ hero: ann }, { hero: bob }))
    return [of(state, 'ann').cp, of(state, 'bob').cp]
  }
  expect(points(true, true, 3, 'ann outcome: tripped\nann damage: 1')).toEqual([1, 1])
  expect(points(true, false, 6, 'ann outcome: lamed\nann damage: 1')).toEqual([2, 0])
  expect(points(false, true, -3, 'gm mishap: falls prone')).toEqual([0, 1])
  expect(points(true, false, -6, 'gm mishap: weapon breaks')).toEqual([2, 0])
  expect(points(true, true, 2, 'ann damage: 1')).toEqual([0, 0])
})

describe('the revised table', () => {
  const options = { criticalTable: 'revised' }
  const rapier = { weapons: ['rapier'], skills: { fencing: 'apprentice' } }
  const from = (bob: object = {}, more: object = {}) => duel({}, bob, { options: { ...options, ...more } })
  const fencing = (bob: object = {}) => ready(two(rapier, bob, { options }), { ann: 2 })

  rule('OLDE-REV-hit', 'up to two over is a plain hit', () => {
    expect(only(by(2, 'ann damage: 4', from()), 'hurt').lost).toBe(4)
  })
  rule('OLDE-REV-solid-hit', 'three over: two more with Brawn, at least two with Finesse', () => {
    const solid = only(by(3, 'ann damage: 4', from({ armour: 'leather' })), 'hurt')
    expect(solid).toMatchObject({ raw: 6, lost: 5, rolled: { total: 6, terms: [{ value: 2 }] } })
    const scratch = only(by(5, 'ann damage: 1', fencing({ armour: 'chainmail' }), 'rapier'), 'hurt')
    expect(scratch).toMatchObject({ raw: 1, lost: 2, terms: [{ value: -3 }, { value: 2 }] })
    expect(only(by(5, 'ann damage: 6', fencing({ armour: 'chainmail' }), 'rapier'), 'hurt')).toMatchObject({
      lost: 3,
      terms: [{ value: -3 }],
    })
    expect(only(by(5, 'ann damage: 8\nbob stat: nerve\nbob Nerve check: 7 7', fencing(), 'rapier'), 'hurt').lost).toBe(
      8,
    )
  })
  rule('OLDE-REV-critical-hit', 'six over: two over the most with Brawn, past armour with Finesse', () => {
    expect(only(by(6, 'bob stat: brawn\nbob Brawn check: 7 7', from({ armour: 'leather' })), 'hurt').lost).toBe(9)
    expect(only(by(8, 'ann damage: 4', fencing({ armour: 'chainmail' }), 'rapier'), 'hurt').lost).toBe(4)
  })
  rule('OLDE-REV-legendary-hit', 'nine over: twice the most with Brawn; with Finesse the most, past armour', () => {
    expect(only(by(9, '', from({ armour: 'leather' })), 'hurt')).toMatchObject({
      lost: 15,
      rolled: { dice: 'most of 1d8', total: 16, terms: [{ value: 8 }] },
    })
    expect(
      only(by(9, 'bob stat: brawn\nbob Brawn check: 7 7', fencing({ armour: 'chainmail' }), 'rapier'), 'hurt').lost,
    ).toBe(8)
  })
  rule('OLDE-REV-legendary-hit', 'in the advanced set the lasting outcomes are there as well', () => {
    const panic = (margin: number) =>
      run(
        ready(two(SWORD, SWORD, { options: { ...options, actions: 'advanced' } }), { ann: 2 }),
        `ann turn: melee\nann weapon: broadsword\nbob defense: 7 3\nann attack: ${rolls(margin)}`,
        2,
      ).asked
    expect(panic(9)).toMatchObject({
      choices: [
        {
          options: [
            { key: 'twice maximum' },
            { key: 'blinded for good' },
            { key: 'lamed' },
            { key: 'weapon broken' },
            { key: 'slain' },
          ],
        },
      ],
    })
    expect(panic(6)).toMatchObject({
      choices: [{ options: [{ key: 'maximum and two' }, { key: 'blinded' }, { key: 'disarmed' }, { key: 'tripped' }] }],
    })
    expect(panic(3)).toMatchObject({ choices: [{ options: [{ key: 'two more' }, { key: 'stumbles' }] }] })
  })
  rule('OLDE-REV-miss', 'one or two under is a plain miss', () => {
    expect(of(by(-2, '', from()).state, 'ann').adjustments).toEqual([])
  })
  rule('OLDE-REV-clean-miss', 'three under: two off the attacker’s Defense until the reset', () => {
    const { state } = by(-5, '', from())
    expect(of(state, 'ann').adjustments).toMatchObject([{ to: 'defense', value: -2, lasts: 'temporary' }])
    expect(of(run(state, '', 3).state, 'ann').adjustments).toEqual([])
  })
  rule('OLDE-REV-critical-miss', 'six under: weapon or footing', () => {
    expect(of(by(-6, 'gm mishap: falls prone', from()).state, 'ann').posture).toBe('prone')
  })
  rule('OLDE-REV-disastrous-miss', 'nine under: the weapon breaks or the other pays back', () => {
    const state = ready(two(SWORD, {}, { options }), { ann: 2 })
    const fought = strike(state, '7 5', '2 1', 'gm mishap: weapon breaks')
    expect(of(fought.state, 'ann').items[0]?.at).toBe('broken')
    expect(only(fought, 'attack').band).toBe('disastrous miss')
  })
})
