import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { counted, crowd, duel, of, PLAIN, rolls, run, shoot, strike, told, turnOf, withOptions } from '../arrange.ts'

const bp = (options: object = {}) => withOptions({ injury: 'bodyPoints', ...options })
const { bodyPoints: _, ...UNROLLED } = PLAIN
/** A blow of 14 at Bo. */
const BLOW = strike('3 3 3 3', 'ana damage: 4 4 4')
const struck = (bo: object = {}, options: object = {}, then = '', arrange?: (s: State) => void) =>
  run(
    turnOf(crowd({}, { bo, cy: {} }, bp(options)), 'ana', 1, arrange),
    `${BLOW.replace('ana weapon', 'ana target: bo\nana weapon')}\n${then}`,
  )

describe('Body Points', () => {
  const rolled = (record: object, faces: string) => {
    const scenario = {
      system: 'd6',
      distance: 2,
      sides: { heroes: { ana: { ...UNROLLED, ...record } }, foes: { bo: PLAIN } },
      ...bp(),
    }
    return run(scenario, `ana body points: ${faces}`)
  }
  rule('D6-C-BP-Max', '20 and a Physique roll on which a Wild 1 does no harm', () => {
    const ran = rolled({ role: 'hero' }, '4 5 1')
    expect(of(ran, 'ana')).toMatchObject({ body: 30, fullBody: 30 })
    expect(of(rolled({ role: 'hero' }, '4 5 6 2'), 'ana').body).toBe(37)
    expect(of(ran, 'bo').body).toBe(20)
    const pips = { role: 'hero', attributes: { ...PLAIN.attributes, physique: '3D+2' } }
    expect(of(rolled(pips, '4 5 1'), 'ana').body).toBe(32)
  })
  rule('D6-C-NPC-BPBase', 'others start from 5, 10, 15 or 20', () => {
    const base = (role: string) => of(rolled({ role }, '2 2 2'), 'ana').body - 6
    expect(['child or elder', 'bystander or animal', 'minor villain', 'major villain'].map(base)).toEqual([
      5, 10, 15, 20,
    ])
  })
  rule(
    ['D6-C-BP-Loss', 'D6-C-BP-Zero', 'D6-EX-BPNoResist'],
    'without armour nothing is rolled, and all of the damage is lost',
    () => {
      const ran = struck()
      expect(of(ran, 'bo').body).toBe(6)
      expect(rolls(ran).filter(({ label }) => label === 'resistance')).toEqual([])
    },
  )
  rule('D6-C-BP-Resist', 'armour resists, Physique does not', () => {
    const mail = struck({ armour: ['chain mail'] }, {}, 'bo resistance: 3 4')
    expect(of(mail, 'bo').body).toBe(20 - 7)
    expect(of(struck({ armour: ['soft leather'] }), 'bo').body).toBe(20 - 12)
    expect(of(struck({}, { bpPhysiqueSoak: true }, 'bo resistance: 2 2 2'), 'bo').body).toBe(20 - 8)
  })
  rule('D6-C-BP-Zero', 'Character Points may stand in for what is not rolled', () => {
    const ran = struck(
      { characterPoints: 2 },
      {},
      'bo character point: spend\nbo character point: 5\nbo character point: none',
    )
    expect(of(ran, 'bo')).toMatchObject({ body: 20 - 9, characterPoints: 1 })
    const twice = 'bo character point: spend\nbo character point: 5'
    const easy = struck({ characterPoints: 4 }, { characterPointLimit: 2 }, `${twice}\n${twice}`)
    expect(of(easy, 'bo'), 'as many as a roll may take').toMatchObject({ body: 20 - 4, characterPoints: 2 })
  })
  rule('D6-C-BP-FP', 'a Fate Point lets the unprotected roll Physique', () => {
    const ran = struck({ fatePoints: 1, role: 'minor villain' }, {}, 'bo fate point: fate\nbo resistance: 2 2 2')
    expect(of(ran, 'bo')).toMatchObject({ body: 20 - 8, fatePoints: 0 })
    const both = { fatePoints: 1, characterPoints: 2, role: 'minor villain' }
    const rich = struck(both, {}, 'bo fate point: fate\nbo resistance: 2 2 2')
    expect(told(rich, 'noPoints'), 'and no Character Point beside it').toMatchObject({ who: 'bo', on: 'resistance' })
  })
  rule('D6-C-BP-Overlay', 'as an option the share left is read as a level', () => {
    const hampered = (body: number, faces: string, on = true) =>
      run(
        turnOf(duel({}, {}, bp({ woundOverlay: on })), 'bo', 1, (s) => {
          of({ state: s }, 'bo').body = body
        }),
        `bo act: full dodge\nbo dodge: ${faces}`,
      )
    expect(counted(told(hampered(11, '2 2 2'), 'skill'))).toMatchObject({ 'D6-C-W-Wounded': -3 })
    expect(counted(told(hampered(5, '2 2'), 'skill'))).toMatchObject({ 'D6-C-W-Severe': -6 })
    expect(told(hampered(17, '2 2 2 2'), 'skill')).toBeUndefined()
    expect(told(hampered(5, '2 2 2 2', false), 'skill')).toBeUndefined()
    expect(told(struck({}, { woundOverlay: true }), 'bodyLost')).toMatchObject({ left: 6, level: 'severely wounded' })
  })
  rule(
    'D6-C-BP-Overlay',
    'and has the effects of that level: the Incapacitated may faint, the Mortally Wounded do',
    () => {
      const left = (body: number, more: string, on = true) =>
        of(
          struck({ role: 'hero' }, { woundOverlay: on }, more, (s) => {
            of({ state: s }, 'bo').body = body
          }),
          'bo',
        )
      expect(left(17, 'bo stay up: 4 4 4')).toMatchObject({ body: 3, condition: 'unconscious' })
      expect(left(17, 'bo stay up: 5 5 5')).toMatchObject({ body: 3, condition: 'up', staysUp: true })
      expect(left(15, '')).toMatchObject({ body: 1, condition: 'dying' })
      expect(left(18, '')).toMatchObject({ body: 4, condition: 'up' })
      expect(left(15, '', false)).toMatchObject({ body: 1, condition: 'up' })
    },
  )
  rule('D6-C-BP-Loss', 'damage that resistance meets costs nothing', () => {
    const ran = struck({ armour: ['plate mail'] }, {}, 'bo resistance: 5 5 4')
    expect(told(ran, 'bodyLost')).toMatchObject({ points: 0 })
    expect(of(ran, 'bo')).toMatchObject({ body: 20, lostThisRound: 0 })
  })
})

describe('death', () => {
  const low = (body: number) => (s: State) => {
    of({ state: s }, 'bo').body = body
  }
  rule('D6-C-BP-Loss', 'nobody who matters little survives at nothing; heroes are dying', () => {
    const end = (role: string, deathAtZero = 'insignificant') =>
      of(struck({ role }, { deathAtZero }, '', low(14)), 'bo').condition
    expect([end('minor villain'), end('hero'), end('major villain')]).toEqual(['dead', 'dying', 'dying'])
    expect([end('hero', 'everybody'), end('minor villain', 'nobody')]).toEqual(['dead', 'dying'])
    expect(of(struck({ role: 'hero' }, {}, '', low(15)), 'bo').condition).toBe('up')
  })
  rule('D6-C-DEATH-Overkill', 'as many points again, and nothing can be mended', () => {
    const dying = (body: number) =>
      struck({ role: 'hero' }, {}, '', (s) => {
        Object.assign(of({ state: s }, 'bo'), { body, condition: 'dying' })
      })
    expect(of(dying(-5), 'bo').condition).toBe('dying')
    expect(of(dying(-6), 'bo')).toMatchObject({ condition: 'dead', body: -20 })
  })
  rule('D6-C-OPT-KillingBlow', '91 per cent in a blow or all in a round kills even a hero', () => {
    const hero = { role: 'hero' }
    const blow = (full: number, lost = 0, options: object = { killingBlow: true }) =>
      of(
        struck(hero, options, '', (s) => {
          Object.assign(of({ state: s }, 'bo'), { fullBody: full, body: full - lost, lostThisRound: lost })
        }),
        'bo',
      ).condition
    expect([blow(15), blow(16), blow(14, 0, {})]).toEqual(['dead', 'up', 'dying'])
    expect([blow(30, 16), blow(30, 15)]).toEqual(['dead', 'up'])
  })
  rule('D6-C-OPT-Massive', 'two levels of Body Points in a round count as well', () => {
    expect(of(struck({ role: 'hero' }, { massiveDamage: true }), 'bo').lasting).toMatchObject([
      { kind: 'reeling', left: 3 },
    ])
  })
  rule(
    'D6-C-OPT-NegativeDRT',
    'a resistance below nothing adds to the injury, to difficulties, or counts as nothing',
    () => {
      const weak = { abilities: [{ ability: 'hindrance', ranks: 1, of: 'resistance' }] }
      const lost = (negativeResistance: string) => 20 - of(struck(weak, { negativeResistance }), 'bo').body
      expect([lost('injury'), lost('zero'), lost('difficulties')]).toEqual([15, 14, 14])
      const needs = (negativeResistance: string, ana: object = weak) =>
        told(
          run(
            turnOf(
              duel({ ...ana, weapons: ['light crossbow'] }, {}, { distance: 8, ...bp({ negativeResistance }) }),
              'ana',
            ),
            shoot('1 1 1 1'),
          ),
          'difficulty',
        )?.difficulty
      expect([needs('injury'), needs('difficulties'), needs('difficulties', {})]).toEqual([10, 11, 10])
    },
  )
})
