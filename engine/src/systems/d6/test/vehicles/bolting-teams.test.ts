import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import { metres } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { of, PLAIN, run, told, turnOf } from '../arrange.ts'
import { DRIVER, his, race } from '../races.ts'

const FRIGHTENED =
  'ana act: frighten team\ngm mettle: 1 2\nana intimidation: 2 2\ngm mettle: 1 2\nbo driving: 1 2 2 2\ngm panic: 1 1 1 1 2\ngm toughness: 5 5 5 5'
/** Ana on foot with a torch; Bo drives Cy in a chariot. */
const road = (more: object = {}, arrange?: (s: State) => void) =>
  turnOf(
    {
      system: 'd6',
      distance: 10,
      sides: {
        heroes: { ana: PLAIN },
        foes: { bo: { ...DRIVER, vehicle: 'his' }, cy: { ...PLAIN, vehicle: 'his' } },
      },
      scene: { vehicles: { his: { kind: 'chariot', driver: 'bo' } } },
      ...more,
    },
    'ana',
    1,
    (s) => {
      of({ state: s }, 'ana').lamp = 'torch'
      arrange?.(s)
    },
  )

describe('a panicked team', () => {
  rule('D6-C-VEH-Spook', 'takes the vehicle and all aboard with it, four times its Move away from the foe', () => {
    const start = road()
    const { state } = run(start, FRIGHTENED)
    expect(metres(state, 'ana', 'bo')).toBe(85)
    expect(metres(state, 'bo', 'cy')).toBe(metres(start, 'bo', 'cy'))
    expect(of({ state }, 'cy').moved).toBe(75)
  })
  rule('D6-C-VEH-Spook', 'and goes on every round until it is reined in', () => {
    const next = road({ options: { initiative: 'firstAct' } }, (s) => {
      Object.assign(s, { acting: [], at: s.order.length, phase: 'initiative' })
      Object.assign(s.vehicles[0] ?? {}, { panicked: true, uncontrolled: true, speed: 4 })
    })
    const { state } = run(next, 'gm panic: 1 1 1 1 2\ngm toughness: 5 5 5 5')
    expect(metres(state, 'ana', 'bo')).toBe(85)
  })
  rule('D6-C-VEH-Spook', 'on a map it comes as far as the way is long', () => {
    const picture = `a.bc${'.'.repeat(100)}\n${'.'.repeat(104)}`
    const map = { grid: 'square', cell: 1, picture, key: { a: 'ana', b: 'bo', c: 'cy' } }
    const { state } = run(road({ map, distance: undefined }), FRIGHTENED)
    expect([metres(state, 'ana', 'bo'), metres(state, 'ana', 'cy')]).toEqual([76, 78])
    const wall = { ...map, picture: `a.bc${'.'.repeat(10)}` }
    expect(metres(run(road({ map: wall, distance: undefined }), FRIGHTENED).state, 'ana', 'cy')).toBe(13)
  })
  rule('D6-C-VEH-Spook', 'it flees from the nearest foe who can act', () => {
    const two = {
      sides: {
        heroes: { ana: PLAIN, dot: PLAIN },
        foes: { bo: { ...DRIVER, vehicle: 'his' }, cy: { ...PLAIN, vehicle: 'his' } },
      },
      map: {
        grid: 'square',
        cell: 1,
        picture: `${'.'.repeat(90)}a..bc....d${'.'.repeat(90)}`,
        key: { a: 'ana', b: 'bo', c: 'cy', d: 'dot' },
      },
      distance: undefined,
    }
    const far = (arrange?: (s: State) => void) => {
      const { state } = run(road(two, arrange), FRIGHTENED)
      return metres(state, 'ana', 'cy') < metres(state, 'dot', 'cy')
    }
    expect(far()).toBe(false)
  })
})
rule('D6-C-VEH-Spook', 'a dragon frightens with its fire, unless it has to draw breath; its claws do not', () => {
  const may = (like: string, changes: object = {}) =>
    refusal(
      d6,
      race(
        'chariot',
        {},
        {},
        { sides: { heroes: { ana: { like } }, foes: { bo: { ...DRIVER, vehicle: 'his' } } }, scene: SCENE },
        1,
        (s) =>
          void Object.assign(of({ state: s }, 'ana').items.find(({ key }) => key === 'fiery breath') ?? {}, changes),
      ),
      'ana',
      'frighten team',
    )?.because
  const SCENE = { vehicles: { his: { kind: 'chariot', driver: 'bo' } } }
  const none = 'he has neither fire nor a bang at hand'
  expect([may('young-dragon'), may('young-dragon', { loaded: false }), may('bear')]).toEqual([undefined, none, none])
})
rule('D6-C-VEH-Spook', 'any team near enough can be chosen', () => {
  const both = race(
    'chariot',
    {},
    {},
    {
      sides: {
        heroes: { ana: PLAIN },
        foes: { bo: { ...DRIVER, vehicle: 'his' }, cy: { ...DRIVER, vehicle: 'hers' } },
      },
      scene: { vehicles: { hers: { kind: 'chariot', driver: 'cy' }, his: { kind: 'chariot', driver: 'bo' } } },
    },
    1,
    (s) => {
      of({ state: s }, 'ana').lamp = 'torch'
    },
  )
  const ran = run(both, FRIGHTENED.replace('team\n', 'team\nana vehicle: his\n'))
  expect(his(ran)?.panicked).toBe(true)
  expect(told(ran, 'frightens')).toMatchObject({ vehicle: 'his', done: true })
})
