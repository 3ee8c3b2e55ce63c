import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import { attack, counted, crowd, duel, needs, of, onMap, run, told, turnOf } from './arrange.ts'

const far = { distance: 20 }
const away = (metres: number) => turnOf(duel({}, {}, { distance: metres }))
const lane = (picture: string, ana: object = {}, more: object = {}) =>
  turnOf(duel(ana, {}, { ...onMap(picture, ['ana', 'bo']), ...more }))
const body = (s: ReturnType<typeof run>, id: string) =>
  'bands' in s.state.where ? undefined : s.state.where.bodies[id]

describe('the grid', () => {
  rule(
    ['REN-GRID-01', 'REN-GRID-05', 'REN-GRID-06'],
    'a path is as long as its steps, each diagonal one metre and a half',
    () => {
      const ran = run(lane('a....\n.....\n.....\n....b'), 'ana turn: move\nana where: cell 2,2\nana turn: end turn')
      expect([told(ran, 'moved')?.metres, told(ran, 'moved')?.path]).toEqual([
        3,
        [
          [1, 1],
          [2, 2],
        ],
      ])
      const bent = run(lane('a#...\n.....\n.....\n....b'), 'ana turn: move\nana where: cell 2,0\nana turn: end turn')
      expect(told(bent, 'moved')?.metres).toBe(4)
    },
  )
  rule('REN-GRID-02', 'a Large beast goes where one square is free', () => {
    const ran = run(
      turnOf(crowd({ ana: { size: 'large' } }, { bo: {} }, onMap('a....b\n######', ['ana', 'bo']))),
      'ana turn: move\nana where: cell 3,0\nana turn: end turn',
    )
    expect([body(ran, 'ana')?.x, body(ran, 'ana')?.size ?? 1]).toEqual([3, 1])
  })
  test('the very large take two by two', () => {
    expect(
      turnOf(crowd({ ana: { size: 'very large' } }, { bo: {} }, onMap('aa..b\naa...', ['ana', 'bo']))).where,
    ).toMatchObject({ bodies: { ana: { size: 2 } } })
  })
  rule(
    ['REN-GRID-03', 'REN-GRID-07'],
    'all eight neighbours are within reach, from whichever side, and nobody two squares off',
    () => {
      const cells = ['b..\n.a.\n...', '.b.\n.a.\n...', '...\n.ab\n...', '...\n.a.\n..b', '...\n.a.\nb..']
      const numbers = cells.map((picture) => needs(told(run(lane(picture), attack(99)), 'attack')))
      expect(numbers).toEqual(Array(5).fill(60))
      expect(refusal(renaissance, lane('a.b'), 'ana', 'attack')?.because).toContain('out of reach')
    },
  )
  rule('REN-GRID-04', 'a distance is straight and rounded: two squares across and five along are five metres', () => {
    const ran = run(
      lane('a.....\n......\n.....b', { weapons: ['knife'], inHand: ['knife'] }),
      'ana turn: attack\nana attack: 99',
    )
    expect(told(ran, 'attack')?.roll.terms.find(({ rule: id }) => id === 'REN-GRID-04')?.because).toBe('5 m')
    expect(counted(told(ran, 'attack'))['REN-RNG-01']).toBeUndefined()
  })
})

describe('movement modes', () => {
  rule(['REN-MOVE-01', 'REN-MOVE-02'], 'a move is Quick and goes as far as the full rate and no farther', () => {
    const ran = run(away(20), 'ana turn: move\nana where: towards bo\nana metres: 12\nana turn: end turn')
    expect([told(ran, 'moved')?.metres, of(ran, 'ana').quick, of(ran, 'ana').standard]).toEqual([12, 1, 0])
    expect(() => run(away(20), 'ana turn: move\nana where: towards bo\nana metres: 13')).toThrow(/13/)
  })
  rule('REN-MOVE-03', 'beyond the base rate physical actions have -10 until his next turn; within it nothing', () => {
    const walked = run(away(5), `ana turn: move\nana where: towards bo\nana metres: 4\n${attack(99)}`)
    const ran = run(away(6), `ana turn: move\nana where: towards bo\nana metres: 5\n${attack(99)}`)
    expect([needs(told(walked, 'attack')), needs(told(ran, 'attack'))]).toEqual([60, 50])
    const later = run(
      away(6),
      'ana turn: move\nana where: towards bo\nana metres: 5\nana turn: end turn\nbo turn: end turn',
      6,
    )
    expect(of(later, 'ana').running).toBe(false)
  })
  test('it tells on defence too, unless the fight says otherwise', () => {
    const struck = (options: object) =>
      run(
        turnOf(duel({}, {}, { options }), 'bo', (s) => {
          of({ state: s }, 'ana').running = true
        }),
        'bo turn: attack\nbo weapon: short sword\nbo attack: 20\nana defence: 99\nbo damage: 1\nana knock-down: 1',
      )
    expect([
      needs(told(struck({}), 'defence')),
      needs(told(struck({ fullMovePenaltyAffectsDefence: false }), 'defence')),
    ]).toEqual([60, 70])
  })
  test('knocking down is no matter of running (REN-A88)', () => {
    const ran = run(
      turnOf(duel({}, { DUR: 30 }), 'ana', (s) => {
        of({ state: s }, 'bo').running = true
      }),
      attack(20, 'bo defence: 99\nana damage: 1\nbo knock-down: 1'),
    )
    expect(needs(told(ran, 'check'))).toBe(60 - 10)
  })
})

describe('stunts', () => {
  rule('REN-MOVE-04', 'a stunt needs its check: failing, one stays, and failing badly one falls', () => {
    const tried = (roll: number) =>
      run(away(20), `ana turn: stunt\nana stunt: diving roll\nana stunt: ${roll}\nana turn: end turn`)
    expect([told(tried(70), 'moved'), of(tried(70), 'ana').stance, of(tried(95), 'ana').stance]).toEqual([
      undefined,
      'standing',
      'prone',
    ])
  })
  rule('REN-MOVE-05', 'a vault is at +10 and keeps momentum', () => {
    const state = turnOf(duel({}, {}, far), 'ana', (s) => {
      of({ state: s }, 'ana').charge = { metres: 2, mounted: false }
    })
    const ran = run(state, 'ana turn: stunt\nana stunt: vault\nana stunt: 20\nana where: towards bo\nana metres: 4')
    expect([needs(told(ran, 'check')), of(ran, 'ana').charge?.metres]).toEqual([70, 6])
  })
  test('a wall kick takes ten off the defence against the next attack of that turn', () => {
    const kicked = run(
      away(4),
      `ana turn: stunt\nana stunt: wall kick\nana stunt: 20\n${attack(20, 'bo defence: 99\nana damage: 1')}`,
    )
    expect(needs(told(kicked, 'defence'))).toBe(60)
    expect(of(kicked, 'ana').kicked).toBe(false)
  })
  rule('REN-MOVE-11', 'a dive may end prone behind cover, and its steps provoke nobody', () => {
    const state = turnOf(duel({}, {}, { scene: { cover: 'partial' } }))
    const ran = run(
      state,
      'ana turn: stunt\nana stunt: dive for cover\nana stunt: 20\nana where: away bo\nana metres: 4',
    )
    expect([of(ran, 'ana').stance, of(ran, 'ana').cover, told(ran, 'reacts')]).toEqual(['prone', 'partial', undefined])
  })
  rule('REN-SKILL-06', 'after a diving roll Athletics may defend until the next turn', () => {
    const state = turnOf(duel({ skills: { athletics: 90, fray: 30, 'melee weapons': 30 } }), 'bo', (s) => {
      of({ state: s }, 'ana').evading = true
    })
    const ran = run(state, 'bo turn: attack\nbo weapon: short sword\nbo attack: 20\nana defence: 50')
    expect([told(ran, 'defence')?.by, needs(told(ran, 'defence')), of(ran, 'ana').damage]).toEqual(['movement', 90, 0])
  })
})

describe('unusual movement', () => {
  rule('REN-MOVE-06', 'crawling goes half the base rate and needs no check', () => {
    const ran = run(away(20), 'ana turn: crawl\nana where: towards bo\nana metres: 2\nana turn: end turn')
    expect([told(ran, 'moved')?.metres, told(ran, 'check'), of(ran, 'ana').quick]).toEqual([2, undefined, 1])
    expect(() => run(away(20), 'ana turn: crawl\nana where: towards bo\nana metres: 4')).toThrow(/4/)
  })
  rule('REN-MOVE-08', 'swimming goes the whole base rate', () => {
    const ran = run(
      turnOf(duel({}, {}, { ...far, scene: { ground: 'deep water' } })),
      'ana turn: swim\nana where: towards bo\nana metres: 4\nana turn: end turn',
    )
    expect(told(ran, 'moved')?.metres).toBe(4)
  })
  rule('REN-MOVE-07', 'climbing needs basic proficiency in Athletics', () => {
    const scene = { ...far, scene: { climb: true } }
    expect(refusal(renaissance, turnOf(duel({ skills: { athletics: 25 } }, {}, scene)), 'ana', 'climb')?.rule).toBe(
      'REN-MOVE-07',
    )
    expect(refusal(renaissance, turnOf(duel({ skills: { athletics: 30 } }, {}, scene)), 'ana', 'climb')).toBeUndefined()
  })
  rule('REN-MOVE-09', 'nobody climbs where there is nothing to climb, or walks in deep water', () => {
    expect(refusal(renaissance, away(20), 'ana', 'climb')?.rule).toBe('REN-MOVE-09')
    expect(
      refusal(renaissance, turnOf(duel({}, {}, { ...far, scene: { ground: 'deep water' } })), 'ana', 'move')?.rule,
    ).toBe('REN-MOVE-09')
  })
  rule('REN-MOVE-12', 'after three turns of it a check; failing, it is over with swimming', () => {
    const state = turnOf(duel({}, {}, { ...far, scene: { ground: 'deep water' } }), 'ana', (s) => {
      of({ state: s }, 'ana').strain = 3
    })
    const script = (roll: number) =>
      `ana turn: swim\nana where: towards bo\nana metres: 1\nana endurance: ${roll}\nana turn: end turn`
    expect(of(run(state, script(20)), 'ana').exhausted).toBe(false)
    const tired = run(state, script(70))
    expect(of(tired, 'ana').exhausted).toBe(true)
    expect(refusal(renaissance, { ...tired.state, acting: 'ana' }, 'ana', 'swim')).toBeDefined()
  })
  rule('REN-COVER-05', 'crouched one goes half the base rate', () => {
    const ran = run(lane('a........b'), 'ana turn: crouch\nana turn: move\nana where: cell 2,0\nana turn: end turn')
    expect(told(ran, 'moved')?.metres).toBe(2)
    expect(() => run(lane('a........b'), 'ana turn: crouch\nana turn: move\nana where: cell 3,0')).toThrow(/3,0/)
  })
})

describe('charging', () => {
  const charged = (metres: number, rest: string, ana: object = {}, more: object = {}) =>
    run(turnOf(duel(ana, {}, { distance: metres, ...more })), `ana turn: charge\n${rest}`)
  rule(['REN-CHARGE-01', 'REN-CHARGE-03'], 'a charge is declared before the move, and is a run however short', () => {
    const ran = charged(3, attack(99))
    expect([told(ran, 'charges')?.at, needs(told(ran, 'attack'))]).toEqual(['bo', 50])
    expect(ran.events.findIndex((e) => e.type === 'charges')).toBeLessThan(
      ran.events.findIndex((e) => e.type === 'moved'),
    )
  })
  rule(['REN-CHARGE-02', 'REN-CHARGE-04'], 'it goes up to the full rate for a Quick Action', () => {
    const ran = charged(20, 'ana turn: end turn')
    expect([told(ran, 'moved')?.metres, of(ran, 'ana').quick]).toEqual([12, 1])
  })
  rule('REN-CHARGE-05', 'after three metres blows do +DB, after two they do not', () => {
    const hit = attack(20, 'bo defence: 99\nana damage: 1')
    expect(of(charged(4, hit), 'bo').damage).toBe(1 + 3 + 5 + 5)
    expect(of(charged(3, hit), 'bo').damage).toBe(1 + 3 + 5)
    const thrown = charged(
      4,
      'ana turn: attack\nana weapon: knife thrown\nana attack: 12\nbo defence: 99\nana damage: 1',
      { weapons: ['knife'] },
    )
    expect(of(thrown, 'bo').damage).toBe(1 - 1 + 5)
  })
  rule('REN-CHARGE-06', 'each of several attacks has the bonus, and each the penalty', () => {
    const ran = charged(
      4,
      'ana turn: multiple attacks\nana each: short sword at bo\nana each: dagger at bo\nana attack: 12\nbo defence: 99\nana damage: 1\nana attack: 12\nbo defence: 99\nana damage: 1',
      { weapons: ['short sword', 'dagger'], traits: ['ambidextrous'] },
    )
    expect([needs(told(ran, 'attack')), needs(told(ran, 'attack', 1))]).toEqual([40, 40])
    expect(of(ran, 'bo').damage).toBe(1 + 3 + 5 + 5 + 1 + 1 + 5 + 5)
  })
  rule('REN-CHARGE-07', 'whom a braced weapon awaits is struck on the way', () => {
    const state = turnOf(duel({ DUR: 100 }, { weapons: ['long spear'] }, { distance: 8 }), 'ana', (s) => {
      of({ state: s }, 'bo').braced = 'bo long spear'
    })
    const ran = run(
      state,
      'ana turn: charge\nbo opportunity: long spear\nbo attack: 20\nana defence: 99\nbo damage: 1\nana turn: end turn',
    )
    expect([told(ran, 'reacts')?.kind, of(ran, 'ana').damage]).toEqual(['braced weapon', 1 + 5 + 5 + 5])
  })
})

describe('difficult ground', () => {
  const rough = (ground: string, metres = 20) => turnOf(duel({}, {}, { distance: metres, scene: { ground, drop: 5 } }))
  const go = (roll: string | number, rest = '') =>
    `ana turn: move\nana where: towards bo\nana metres: 12\nana footing: ${roll}\n${rest}\nana turn: end turn`
  rule(
    ['REN-MOVE-10', 'REN-HAZARD-ShallowWater'],
    'through shallow water one goes no faster than the base rate, without a check',
    () => {
      const ran = run(
        rough('shallow water'),
        'ana turn: move\nana where: towards bo\nana metres: 12\nana turn: end turn',
      )
      expect([told(ran, 'moved')?.metres, told(ran, 'check')]).toEqual([4, undefined])
    },
  )
  rule(
    'REN-HAZARD-DifficultTerrain',
    'faster than the base rate takes Athletics: a failure stops there, a bad one fells, a critical one hurts',
    () => {
      expect(told(run(rough('difficult'), go(20)), 'moved')?.metres).toBe(12)
      expect(told(run(rough('difficult'), go(70)), 'moved')?.metres).toBe(4)
      const fell = run(rough('difficult'), go(95))
      expect([of(fell, 'ana').stance, of(fell, 'ana').damage, told(fell, 'moved')?.metres]).toEqual(['prone', 0, 4])
      expect(of(run(rough('difficult'), go(77, 'ana damage: 9')), 'ana').damage).toBe(4)
      const slow = run(rough('difficult'), 'ana turn: move\nana where: towards bo\nana metres: 4\nana turn: end turn')
      expect(told(slow, 'check')).toBeUndefined()
    },
  )
  rule('REN-HAZARD-Slippery', 'on slippery ground an exceptional failure slides one down', () => {
    const ran = run(rough('slippery'), go(95))
    expect(told(ran, 'prone')?.rule).toContain('REN-HAZARD-Slippery')
  })
  rule('REN-HAZARD-Narrow', 'on a critical failure one falls off, unless COO×3 finds a hold', () => {
    const held = run(rough('narrow'), go(77, 'ana finding a hold: 20'))
    expect([of(held, 'ana').damage, of(held, 'ana').stance]).toEqual([0, 'prone'])
    const fell = run(rough('narrow'), go(77, 'ana finding a hold: 50\nana damage: 3 4\nana knock-down: 1'))
    expect(of(fell, 'ana').damage).toBe(7)
  })
  test('squares of rubble on a map count like it, and a path round them does not', () => {
    const key = { '~': 'difficult' }
    const over = run(
      turnOf(duel({}, {}, onMap('a~~~~~~..b', ['ana', 'bo'], key))),
      'ana turn: move\nana where: cell 7,0\nana footing: 70\nana turn: end turn',
    )
    expect(body(over, 'ana')?.x).toBe(4)
    const clear = run(
      turnOf(duel({}, {}, onMap('a........b\n~~~~~~~~~~', ['ana', 'bo'], key))),
      'ana turn: move\nana where: cell 7,0\nana turn: end turn',
    )
    expect(body(clear, 'ana')?.x).toBe(7)
  })
})
