import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { COMPASS } from '../../exchange/areas.ts'
import type { State } from '../../state/types.ts'
import { crowd, of, onMap, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('bombs', () => {
  const row = (picture: string, more: object = {}, bo: object = {}) =>
    crowd({ ana: { DUR: 100, weapons: ['grenade'], ...more } }, { bo, cy: {} }, onMap(picture, ['ana', 'bo', 'cy']))
  const throws = (rest: string, at = 'bo') => `ana turn: attack a place\nana aim point: ${at}\nana attack: ${rest}`
  test('a direction is one of eight, each as likely', () => {
    expect(COMPASS.law().support).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((face) => [face, expect.closeTo(1 / 8)]))
    expect(COMPASS.law().lost).toBe(0)
    const faces = [9, 10, 8]
    expect(COMPASS.draw({ die: () => faces.shift() ?? 1 })).toBe(8)
  })
  rule('REN-RNG-06', 'the way a die points: by the hours of a clock', () => {
    const state = turnOf({ ...row('a.....\n......\n..b...\n......\n.....c'), options: { scatter: 'free' } })
    const landing = (face: number, far: number) =>
      told(run(state, throws(`99\nana direction: ${face}\nana astray: ${far}\nana damage: 1 1`)), 'bursts')?.spot
    expect([landing(12, 2), landing(3, 2), landing(6, 1), landing(9, 1)]).toEqual([
      [2, 0],
      [4, 2],
      [2, 3],
      [1, 2],
    ])
  })
  test('without a map it lands as far off, in that direction', () => {
    const from = crowd({ ana: { weapons: ['grenade'] } }, { bo: {} }, { distance: 9 })
    const strayed = (options: object, far: number) =>
      told(
        run(turnOf({ ...from, options }), throws(`99\nana direction: 3\nana astray: ${far}\nana damage: 1 1`)),
        'astray',
      )?.metres
    expect([strayed({}, 10), strayed({ scatterClamp: true }, 10), strayed({ scatterClamp: true }, 3)]).toEqual([
      10, 9, 3,
    ])
  })
  test('the dead are left alone, the helpless are not, and who did not know of the fight does now', () => {
    const burst = (bo: object) =>
      run(
        turnOf(row('a....bc'), 'ana', (s) => {
          Object.assign(person(s, 'bo'), bo)
          Object.assign(person(s, 'cy'), { unaware: true })
        }),
        throws('20\nana damage: 5 5'),
      )
    expect(of(burst({ condition: 'disabled', damage: 100, stance: 'prone', unaware: true }), 'bo')).toMatchObject({
      damage: 110,
      unaware: true,
    })
    expect(of(burst({ unaware: true }), 'bo').unaware).toBe(false)
    const ran = run(
      turnOf(row('a....bc'), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { condition: 'dead', damage: 200, stance: 'prone' })
      }),
      throws('20\nana damage: 5 5', 'cy'),
    )
    expect([of(ran, 'bo').damage, of(ran, 'cy').damage]).toEqual([200, 10])
  })
  test('armour that is exposed is so to an exceptional throw, a critical one by any ruling, and to no plain one', () => {
    const av = (roll: string, options: object = {}) =>
      run(turnOf({ ...row('a....bc', {}, { armour: ['partial plate'] }), options }), throws(roll)).events.flatMap(
        (event) => (event.type === 'hurt' && event.who === 'bo' ? [event.av] : []),
      )[0]
    expect([av('20\nana damage: 5 5'), av('31\nana damage: 5 5'), av('22')]).toEqual([6, 3, 3])
    expect(av('22', { criticalCountsAsExceptional: false })).toBe(3)
    expect(av('99\nana direction: 1\nana astray: 1\nana damage: 5 5')).toBe(6)
  })
  rule('REN-SPLASH-01', 'all within the radius and nobody beyond it, the dead and those behind walls left out', () => {
    const splashed = (picture: string, change: object = {}, radius = 4) =>
      run(
        turnOf(
          crowd({ ana: { weapons: ['tar pot'] } }, { bo: {}, cy: {} }, onMap(picture, ['ana', 'bo', 'cy'])),
          'ana',
          (s) => Object.assign(person(s, 'cy'), change),
        ),
        throws(`20\nana radius: ${radius}`),
      )
        .events.filter(({ type }) => type === 'splashed')
        .map((event) => ('who' in event ? event.who : ''))
    expect([splashed('a.....b.c'), splashed('a.....b..c')]).toEqual([['bo', 'cy'], ['bo']])
    expect(splashed('a.....b#c')).toEqual(['bo'])
    expect(splashed('a.....b.c', { condition: 'dead' })).toEqual(['bo'])
    expect(splashed('a.....b.c', { condition: 'disabled' })).toEqual(['bo', 'cy'])
  })
})
