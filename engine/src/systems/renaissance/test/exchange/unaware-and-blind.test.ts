import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { attack, duel, needs, of, run, told, turnOf } from '../arrange.ts'

describe('a touch, a gesture', () => {
  const toucher = { weapons: [], natural: [{ name: 'chill touch', dv: '1d10', tags: ['Touch-Only', 'Cold'] }] }
  rule('REN-TOUCH-01', 'COO+SOM+SOM or Unarmed Combat at +20, the defender at -20', () => {
    const touch = (unarmed: number) =>
      run(
        turnOf(
          duel({ ...toucher, skills: { 'unarmed combat': unarmed }, proficiencies: [] }, { skills: { fray: 50 } }),
        ),
        'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1',
      )
    expect([needs(told(touch(30), 'attack')), needs(told(touch(60), 'attack'))]).toEqual([55 + 20, 60 + 20])
    expect(needs(told(touch(30), 'defence'))).toBe(30)
  })
  rule(
    'REN-INDICATE-01',
    'three times COO or Ranged Weapons without proficiency at +20, as a ranged attack, the defender at -20',
    () => {
      const point = (ranged: number, metres = 10) =>
        run(
          turnOf(
            duel(
              { weapons: ['wand'], skills: { 'ranged weapons': ranged }, proficiencies: [] },
              {},
              { distance: metres },
            ),
          ),
          'ana turn: attack\nana attack: 12\nbo defence: 99\nana damage: 9',
        )
      expect([
        needs(told(point(30), 'attack')),
        needs(told(point(60), 'attack')),
        needs(told(point(60, 40), 'attack')),
      ]).toEqual([65, 80, 70])
      expect(needs(told(point(30), 'defence'))).toBe(30)
    },
  )
})

describe('unaware and unseen', () => {
  const unaware = (bo: object = {}, more: object = {}) =>
    turnOf(duel({ skills: { 'melee weapons': 60, stealth: 50 } }, bo, more), 'ana', (s) => {
      of({ state: s }, 'bo').unaware = true
    })
  rule(
    ['REN-UNAWARE-01', 'REN-UNAWARE-02'],
    'who does not know of it does not defend; the attack is rolled all the same',
    () => {
      const ran = run(unaware(), attack(20, 'ana damage: 1'))
      expect([told(ran, 'defence'), of(ran, 'bo').damage]).toEqual([undefined, 9])
      expect(of(run(unaware(), attack(61)), 'bo').damage).toBe(0)
    },
  )
  rule('REN-UNAWARE-03', 'a major character may notice, and then defends', () => {
    const bo = { role: 'major', skills: { perception: 60, fray: 50 } }
    const noticed = run(
      unaware(bo),
      'ana turn: attack\nana weapon: short sword\nana stealth: 20\nbo perception: 40\nana attack: 20\nbo defence: 30',
    )
    expect([of(noticed, 'bo').unaware, of(noticed, 'bo').damage]).toEqual([false, 0])
    const missed = run(
      unaware(bo),
      'ana turn: attack\nana weapon: short sword\nana stealth: 41\nbo perception: 40\nana attack: 20\nana damage: 1',
    )
    expect(of(missed, 'bo').damage).toBe(9)
  })
  rule('REN-UNAWARE-04', 'who was attacked is aware, even if it missed', () => {
    expect(of(run(unaware(), attack(61)), 'bo').unaware).toBe(false)
  })
  test('who is unaware has no turn; startled, by option he loses the next one', () => {
    const idle = run(
      turnOf(duel(), 'ana', (s) => {
        of({ state: s }, 'bo').unaware = true
      }),
      'ana turn: end turn',
      2,
    )
    expect(told(idle, 'turnLost')?.who).toBe('bo')
    const startled = run(
      unaware({}, { options: { surprise: 'loseFirstTurn' } }),
      `${attack(61)}\nana turn: end turn`,
      3,
    )
    expect(told(startled, 'turnLost')?.why).toContain('surprise')
  })
  rule(
    ['REN-BLIND-01', 'REN-BLIND-02'],
    'in the dark one strikes at the worse of ten times Luck and 50, and threatens nobody',
    () => {
      const dark = { scene: { light: 'dark' } }
      const number = (luck: number) =>
        needs(told(run(turnOf(duel({ role: 'hero', luck }, {}, dark)), attack(99)), 'attack'))
      expect([number(3), number(9)]).toEqual([30, 50])
      expect(needs(told(run(turnOf(duel({}, {}, dark)), attack(99)), 'attack'))).toBe(10)
      const left = run(
        turnOf(duel({}, {}, dark)),
        'ana turn: move\nana where: away bo\nana metres: 4\nana turn: end turn',
      )
      expect(told(left, 'reacts')).toBeUndefined()
    },
  )
  rule('REN-LIGHT-Dim', 'dim light -10, near-darkness -20', () => {
    const lit = (light: string) => needs(told(run(turnOf(duel({}, {}, { scene: { light } })), attack(99)), 'attack'))
    expect([lit('bright'), lit('dim'), lit('near dark')]).toEqual([60, 50, 40])
  })
  rule('REN-RACE-Sight', 'low-light sight knows no dimness, blind-sight needs no light', () => {
    const lit = (light: string, trait: string) =>
      needs(told(run(turnOf(duel({ traits: [trait] }, {}, { scene: { light } })), attack(99)), 'attack'))
    expect([lit('dim', 'low-light sight'), lit('dark', 'low-light sight'), lit('dark', 'blind-sight')]).toEqual([
      60, 60, 60,
    ])
  })
})
