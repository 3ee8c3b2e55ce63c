import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { attack, duel, needs, of, onMap, run, told, turnOf } from '../arrange.ts'

const far = { distance: 20 }
const away = (metres: number) => turnOf(duel({}, {}, { distance: metres }))
const lane = (picture: string, ana: object = {}, more: object = {}) =>
  turnOf(duel(ana, {}, { ...onMap(picture, ['ana', 'bo']), ...more }))

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
