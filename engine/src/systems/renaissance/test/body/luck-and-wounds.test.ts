import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { crowd, duel, needs, of, onMap, run, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('odds and ends', () => {
  rule('REN-HAZARD-Caltrops', 'wounds count for the stroke of luck as for every check', () => {
    const ran = run(
      turnOf(
        duel({ role: 'hero', luck: 5 }, {}, { ...onMap('a...b', ['ana', 'bo']), scene: { caltrops: [[1, 0]] } }),
        'ana',
        (s) => {
          person(s, 'ana').wounds = 1
        },
      ),
      'ana turn: move\nana where: cell 1,0\nana stroke of luck: 5\nana turn: end turn',
    )
    expect(needs(told(ran, 'check'))).toBe(50 - 10 - 10)
  })
  test('one point a check, also where luck is spent when both are seen (REN-A95)', () => {
    const state = turnOf(
      duel({ role: 'hero', luck: 3 }, {}, { options: { luckAfter: 'bothSeen', luckPerCheck: 'one' } }),
      'ana',
      (s) => {
        person(s, 'ana').wounds = 1
      },
    )
    const ran = run(
      state,
      'ana turn: attack\nana weapon: short sword\nana luck before: spend\nana attack: 21\nbo defence: 99\nana damage: 1',
    )
    expect(of(ran, 'ana').luck).toBe(2)
  })
  test('seven who threw alike all have their turn in an order of chance (REN-A79)', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const many = crowd({ ana: { INIT: 20 } }, Object.fromEntries(ids.map((id) => [id, {}])))
    const rolls = ids.map((id) => `${id} initiative: 5`).join('\n')
    const ties = [7, 6, 5, 4, 3, 2].map((last) => `a tied initiative: ${last}`).join('\n')
    const ran = run(many, `ana initiative: 5\n${rolls}\n${ties}`)
    expect(ran.state.order).toEqual(['ana', ...ids.toReversed()])
  })
  test('there are two eyes to lose, and no third (REN-STRIKE-Maim)', () => {
    const eyes = (lost: 'eye'[]) =>
      until(
        turnOf(duel(), 'ana', (s) => {
          person(s, 'bo').lost = lost
        }),
        'ana turn: attack\nana weapon: short sword\nana strike: maim',
      )
    expect(JSON.stringify(eyes(['eye']).asked)).toContain('"eye"')
    expect(JSON.stringify(eyes(['eye', 'eye']).asked)).not.toContain('"eye"')
  })
  test('a turn lost to surprise ends too, and a reaction is back after it (REN-A97)', () => {
    const ran = run(
      turnOf(duel(), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { loses: 1, reaction: 1 })
      }),
      'ana turn: end turn',
      2,
    )
    expect([of(ran, 'bo').reaction, of(ran, 'bo').loses]).toEqual([0, 0])
  })
  test('who has not learnt to fight bare-handed does not strike out so at one who passes (REN-UNARM-03)', () => {
    const out = (unarmed: number) => () =>
      run(
        turnOf(duel({}, { skills: { 'melee weapons': 60, 'unarmed combat': unarmed } })),
        'ana turn: move\nana where: away bo\nana metres: 4\nbo opportunity: fists\nbo attack: 99\nana turn: end turn',
      )
    expect(told(out(30)(), 'attack')?.weapon).toBe('fists')
    expect(out(29)).toThrow(/fists/)
  })
  rule('REN-UNARM-05', 'cloth without an armour value hurts no knuckles', () => {
    const strikes = (suit: string, rest = '') =>
      of(run(turnOf(duel({ weapons: [] }, { armour: [suit] })), `ana turn: attack\nana attack: 98\n${rest}`), 'ana')
        .damage
    expect([strikes('stealth suit'), strikes('quilted', 'ana damage: 9')]).toEqual([0, 4])
  })
})
