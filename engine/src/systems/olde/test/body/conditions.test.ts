import { describe, expect, test } from 'vitest'
import { arranged, play, refusal, rule, sheetOf } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { ConditionName, Lasts } from '../../state/lasting.ts'
import type { Posture, State } from '../../state/types.ts'
import { duel, EIGHT, heard, of, only, ready, run, SWORD, strike, two } from '../staged.ts'

const ill = (name: ConditionName, lasts: Lasts = 'permanent') => ({ conditions: { [name]: lasts } })
/** What Ann’s attack and Bob’s defence come to beside the dice, with Ann or Bob so. */
const sums = (ann: object, bob: object) => {
  const fought = strike(duel(ann, bob), '4 4', '4 4')
  return [(only(fought, 'attack').rolled.total ?? 0) - 8, (only(fought, 'defense').needs ?? 0) - 8]
}
const reset = (scenario: Parameters<typeof two>[0], script: string, arrange?: (s: State) => void) =>
  play(olde, arranged(olde, two(scenario), arrange), script)

rule(
  ['OLDE-COND-01', 'OLDE-COND-dazed'],
  'temporary ends at the reset, persistent by a check, permanent not at all',
  () => {
    const after = (lasts: Lasts, check = '') =>
      of(reset(ill('dazed', lasts), `${check}ann action points: 4\nbob action points: 4`).state, 'ann').conditions
        .length
    expect(after('temporary')).toBe(0)
    expect(after('permanent')).toBe(1)
    expect(after('persistent', 'ann stat: nerve\nann Nerve check: 5 4\n')).toBe(0)
    expect(after('persistent', 'ann stat: nerve\nann Nerve check: 5 3\n')).toBe(1)
  },
)

rule('OLDE-COND-bleeding', 'a Hit Point at each reset, until a check against 9', () => {
  const { state, events } = reset(
    ill('bleeding', 'persistent'),
    'ann stat: brawn\nann Brawn check: 4 4\nann action points: 4\nbob action points: 4',
  )
  expect(of(state, 'ann')).toMatchObject({ hp: 11, conditions: [{ name: 'bleeding' }] })
  expect(events).toContainEqual(expect.objectContaining({ type: 'bleeds', lost: 1 }))
  const last = reset(ill('bleeding'), '', (s) => {
    of(s, 'ann').hp = 1
  })
  expect(of(last.state, 'ann')).toMatchObject({ hp: 0, dying: true, posture: 'prone' })
})

describe('blinded', () => {
  rule('OLDE-COND-blinded', 'five off attack and off defence', () => {
    expect(sums(ill('blinded'), {})).toEqual([-5, 0])
    expect(sums({}, ill('blinded'))).toEqual([0, -5])
  })

  rule('OLDE-COND-blinded', 'more than a space in a round may end in a fall, sooner among clutter', () => {
    const from = (cluttered: boolean, ap = 5) =>
      ready(two(ill('blinded'), {}, { distance: 5, scene: { cluttered } }), { ann: ap })
    const hurry = (faces: string, cluttered = false) =>
      run(from(cluttered), `ann turn: step\nann where: towards bob\nann balance: ${faces}`)
    expect(of(hurry('3 3').state, 'ann').posture).toBe('standing')
    expect(of(hurry('3 2').state, 'ann').posture).toBe('prone')
    expect(of(hurry('4 4', true).state, 'ann').posture).toBe('prone')
    expect(only(hurry('4 4', true), 'check').rolled.needs).toBe(9)
    expect(heard(run(from(false, 1), 'ann turn: step\nann where: towards bob'), 'check')).toEqual([])
  })
})

rule('OLDE-COND-dazed', 'no attack and no spell, one space a round, two off defence', () => {
  const from = ready(two({ ...SWORD, ...ill('dazed'), spells: ['ember'] }), { ann: 6 })
  expect([refusal(olde, from, 'ann', 'attack')?.rule, refusal(olde, from, 'ann', 'cast')?.rule]).toEqual([
    'OLDE-COND-dazed',
    'OLDE-COND-dazed',
  ])
  const far = ready(two(ill('dazed'), {}, { distance: 6 }), { ann: 6 })
  const gone = run(far, 'ann turn: step\nann where: towards bob')
  expect(only(gone, 'moved').far).toBe(1)
  const freely = run(far, 'ann turn: free steps\nann where: towards bob').state
  expect(refusal(olde, freely, 'ann', 'step')).toBeDefined()
  expect(sums({}, ill('dazed'))).toEqual([0, -2])
})

rule('OLDE-COND-deafened', 'two off defence against who comes from behind, and only then', () => {
  const at = (cat: [number, number]) =>
    ready(
      {
        system: 'olde',
        map: { picture: '.....\n.BD..\n.....', key: { B: 'bob', D: 'dan' } },
        sides: {
          left: { ann: { ...EIGHT, ...SWORD, at: cat }, dan: { ...EIGHT } },
          right: { bob: { ...EIGHT, ...ill('deafened') } },
        },
      },
      { ann: 2 },
      (s) => {
        of(s, 'bob').faces = 'dan'
      },
    )
  const needs = (cat: [number, number]) => only(strike(at(cat), '4 4', '4 4'), 'defense').needs
  expect(needs([0, 1])).toBe(6)
  expect(needs([1, 0])).toBe(8)
  expect(needs([2, 0])).toBe(8)
})

rule('OLDE-COND-exhausted', 'three off AP, two off checks of Brawn and Finesse, none off Savvy', () => {
  expect(sums(ill('exhausted'), {})).toEqual([-2, 0])
  expect(sums({}, ill('exhausted'))).toEqual([0, -2])
  expect(of(reset(ill('exhausted'), 'ann action points: 7\nbob action points: 1').state, 'ann').ap).toBe(4)
  expect(of(reset(ill('exhausted'), 'ann action points: 2\nbob action points: 1').state, 'ann').ap).toBe(0)
  const mend = run(
    ready(two({ ...ill('exhausted'), spells: ['mend'], hurt: 3 }), { ann: 2 }),
    'ann turn: cast\nann mend: 5 4\nann healing: 1',
  )
  expect(only(mend, 'check').rolled.total).toBe(9)
})

rule('OLDE-COND-fatigued', 'two off the roll for AP and off nothing else', () => {
  expect(of(reset(ill('fatigued'), 'ann action points: 6\nbob action points: 1').state, 'ann').ap).toBe(4)
  expect(sums(ill('fatigued'), ill('fatigued'))).toEqual([0, 0])
})

rule('OLDE-COND-frightened', 'two off every check, and nothing but getting away', () => {
  expect(sums({}, ill('frightened'))).toEqual([0, -2])
  const from = ready(two({ ...SWORD, ...ill('frightened'), spells: ['mend'] }, {}, { distance: 2 }), { ann: 6 })
  expect(refusal(olde, from, 'ann', 'attack')?.because).toMatch('get away')
  expect(refusal(olde, from, 'ann', 'cast')?.rule).toBe('OLDE-COND-frightened')
  const { asked } = run(from, 'ann turn: step')
  expect(asked).toMatchObject({ choices: [{ options: [{ key: 'away bob' }] }] })
})

rule('OLDE-COND-incapacitated', 'he lies there, does nothing, and attacks on him need 6', () => {
  const felled = ready(two(SWORD, { hurt: 12 }), { ann: 2 })
  felled.fighters.push({ ...of(felled, 'bob'), id: 'ben', hp: 5, items: [] })
  expect(of(felled, 'bob')).toMatchObject({ posture: 'prone', dying: true })
  const fought = run(felled, 'ann turn: attack\nann weapon: broadsword\nann attack: 3 3\nann damage: 2', 2)
  expect(only(fought, 'defense')).toMatchObject({ rolled: null, needs: 6 })
  expect(of(fought.state, 'bob').hp).toBe(-2)
})

describe('prone', () => {
  const lies =
    (id: string, posture: Posture = 'prone') =>
    (s: State): void => {
      of(s, id).posture = posture
    }
  rule('OLDE-COND-prone', 'three off attack and defence in melee', () => {
    const fought = strike(duel({}, {}, {}, lies('ann')), '4 4', '4 4')
    expect(only(fought, 'attack').rolled.total).toBe(5)
    expect(only(strike(duel({}, {}, {}, lies('bob')), '4 4', '4 2', 'ann damage: 1'), 'defense').needs).toBe(5)
    expect(
      only(strike(duel({}, {}, {}, lies('bob', 'kneeling')), '4 4', '4 4', 'ann damage: 1'), 'defense').needs,
    ).toBe(8)
  })

  rule('OLDE-COND-prone', 'shots: two more with a crossbow, three less with bow and hand, three harder to hit', () => {
    const shot = (weapon: string, who: string) => {
      const skills = { bows: 'apprentice', crossbows: 'apprentice', thrown: 'apprentice' }
      const from = ready(two({ weapons: [weapon], skills }, {}, { distance: 4 }), { ann: 2 }, lies(who))
      const fought = run(from, 'ann turn: attack\nbob defense: 4 4\nann attack: 4 4', 2)
      return [only(fought, 'attack').rolled.total, only(fought, 'defense').needs]
    }
    expect([shot('crossbow', 'ann'), shot('shortbow', 'ann'), shot('throwing-axe', 'ann')]).toEqual([
      [10, 8],
      [5, 8],
      [5, 8],
    ])
    expect(shot('shortbow', 'bob')).toEqual([8, 11])
  })
})

rule('OLDE-COND-unconscious', 'a sleeper lies, does nothing, and attacks on him need 9', () => {
  const from = ready(two(SWORD, ill('unconscious')), { ann: 2, bob: 5 })
  expect(of(from, 'bob').posture).toBe('prone')
  const fought = run(from, 'ann turn: attack\nann weapon: broadsword\nann attack: 4 4', 2)
  expect(only(fought, 'defense').needs).toBe(9)
  expect(run(fought.state, '').asked).toBeUndefined()
})

rule('OLDE-COND-restrained', 'no movement, no blows, no defence: attacks need 6; a spoken spell he may cast', () => {
  const from = ready(two({ ...SWORD, ...ill('restrained'), spells: ['ember', 'mend'], hurt: 2 }), { ann: 6 })
  expect(['step', 'free steps', 'attack', 'ready', 'drop'].map((key) => refusal(olde, from, 'ann', key)?.rule)).toEqual(
    Array(5).fill('OLDE-COND-restrained'),
  )
  expect(refusal(olde, from, 'ann', 'cast')).toBeUndefined()
  expect(run(from, 'ann turn: cast\nann mend: 5 5\nann healing: 1').events).toContainEqual(
    expect.objectContaining({ type: 'healed' }),
  )
  const fought = run(
    duel({}, ill('restrained')),
    'ann turn: attack\nann weapon: broadsword\nann attack: 3 3\nann damage: 1',
    2,
  )
  expect(only(fought, 'defense').needs).toBe(6)
})

rule('OLDE-COND-rooted', 'no movement and no free steps, not even down or up; but he may fight', () => {
  const from = ready(two({ ...SWORD, ...ill('rooted') }), { ann: 6 })
  expect(['step', 'free steps', 'leap', 'climb', 'drop'].map((key) => refusal(olde, from, 'ann', key)?.rule)).toEqual(
    Array(5).fill('OLDE-COND-rooted'),
  )
  expect(refusal(olde, from, 'ann', 'attack')).toBeUndefined()
  const down = (actions: string) =>
    ready(two({ ...ill('rooted'), posture: 'prone' }, {}, { options: { actions } }), { ann: 6 })
  expect(refusal(olde, down('core'), 'ann', 'rise')?.rule).toBe('OLDE-COND-rooted')
  expect(refusal(olde, down('advanced'), 'ann', 'stand')?.rule).toBe('OLDE-COND-rooted')
  expect(refusal(olde, from, 'ann', 'flop')).toBeUndefined()
})

rule('OLDE-COND-slowed', 'three off the roll for AP, but never less than one', () => {
  const ap = (face: number) =>
    of(reset(ill('slowed'), `ann action points: ${face}\nbob action points: 1`).state, 'ann').ap
  expect([ap(8), ap(4), ap(2)]).toEqual([5, 1, 1])
})

rule('OLDE-COND-silenced', 'no spell that must be spoken; a gesture will still do', () => {
  const from = ready(two({ ...ill('silenced'), spells: ['mend'], hurt: 3 }), { ann: 2 })
  expect(refusal(olde, from, 'ann', 'cast')?.rule).toBe('OLDE-COND-silenced')
  expect(
    refusal(olde, ready(two({ ...ill('silenced'), spells: ['ember', 'mend'] }), { ann: 2 }), 'ann', 'cast'),
  ).toBeUndefined()
  expect(sheetOf(olde, from, 'ann').numbers).toContainEqual(expect.objectContaining({ name: 'sneak', value: 3 }))
})

describe('stunned', () => {
  const stunned = {
    system: 'olde',
    distance: 1,
    sides: { left: { ann: EIGHT, pal: { ...EIGHT, ...ill('stunned') } }, right: { bob: { ...EIGHT, ...SWORD } } },
  }

  rule('OLDE-COND-stunned', 'he does nothing, and attacks on him need 6', () => {
    const from = ready(stunned, { bob: 2, pal: 8 })
    const fought = run(
      from,
      'bob turn: attack\nbob target: pal\nbob weapon: broadsword\nbob attack: 3 3\nbob damage: 1',
      2,
    )
    expect(only(fought, 'defense')).toMatchObject({ who: 'pal', needs: 6 })
    expect(of(run(fought.state, '', 1).state, 'pal').ap).toBe(8)
  })

  rule(
    ['OLDE-ACT-guide', 'OLDE-COND-stunned'],
    'a friend at hand leads him a space for 1 AP, or has him sit or lie',
    () => {
      const from = ready(stunned, { ann: 3 })
      const led = run(from, 'ann turn: guide\nann order: walk\nann where: away bob')
      expect(only(led, 'moved')).toMatchObject({ who: 'pal', far: 1 })
      expect(of(led.state, 'ann').ap).toBe(2)
      expect(run(from, 'ann turn: guide\nann order: walk').asked).toMatchObject({
        choices: [{ who: 'ann', open: true, about: { ask: 'where', left: 1, how: 'guide', mover: 'pal' } }],
      })
      const told = (order: string) => run(from, `ann turn: guide\nann order: ${order}`).state
      expect([of(told('sitting'), 'pal').posture, of(told('prone'), 'pal').posture]).toEqual(['sitting', 'prone'])
      expect([of(told('prone'), 'ann').ap, of(told('prone'), 'ann').posture]).toEqual([2, 'standing'])
      expect(refusal(olde, ready(two(), { ann: 3 }), 'ann', 'guide')?.because).toMatch('no stunned friend')
      expect(refusal(olde, ready(two(ill('stunned')), { ann: 3 }), 'ann', 'guide')).toBeDefined()
      const seated = told('sitting')
      Object.assign(of(seated, 'ann'), { acted: false })
      seated.acting = null
      expect(of(run(seated, 'ann turn: guide').state, 'pal').posture).toBe('prone')
    },
  )

  rule('OLDE-ACT-guide', 'not one who is held fast or lies there, nor one out of reach', () => {
    const pal = (more: object, distance = 1) =>
      ready(
        {
          system: 'olde',
          distance,
          sides: { left: { ann: EIGHT, pal: { ...EIGHT, ...more } }, right: { bob: EIGHT } },
        },
        { ann: 3 },
      )
    const why = (more: object) => refusal(olde, pal(more), 'ann', 'guide')?.because
    expect(why({ conditions: { stunned: 'permanent' } })).toBeUndefined()
    for (const more of [
      { conditions: { stunned: 'permanent', rooted: 'permanent' } },
      { conditions: { stunned: 'permanent', restrained: 'permanent' } },
      { conditions: { stunned: 'permanent' }, posture: 'prone' },
      { conditions: { stunned: 'permanent' }, hurt: 12 },
      { conditions: { dazed: 'permanent' } },
    ])
      expect(why(more)).toBe('no stunned friend is at hand')
  })
})

rule('OLDE-COND-lame', 'no running and no leaping', () => {
  const from = ready(two(ill('lame'), {}, { options: { actions: 'advanced' }, distance: 6 }), { ann: 6 })
  expect([refusal(olde, from, 'ann', 'run')?.rule, refusal(olde, from, 'ann', 'leap')?.rule]).toEqual([
    'OLDE-COND-lame',
    'OLDE-COND-lame',
  ])
  const gone = run(from, 'ann turn: step\nann where: towards bob')
  expect(only(gone, 'moved').far).toBe(1)
  expect(of(gone.state, 'ann').ap).toBe(4)
})

test('of two conditions of one name the longer stays', () => {
  const from = duel({}, ill('blinded'))
  const { state } = strike(
    from,
    '6 6',
    '8 1 4',
    'ann outcome: blinded for good\nann damage: 1'.replace('ann outcome: blinded for good\n', 'ann outcome: lamed\n'),
  )
  expect(of(state, 'bob').conditions.map(({ name, lasts }) => `${name} ${lasts}`)).toEqual([
    'blinded permanent',
    'lame permanent',
  ])
})
