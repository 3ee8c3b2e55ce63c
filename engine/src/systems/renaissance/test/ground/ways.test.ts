import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, onMap, type Ran, run, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const body = ({ state }: { readonly state: State }, id: string) =>
  'bands' in state.where ? undefined : state.where.bodies[id]
const place = (ran: Ran, id: string) => [body(ran, id)?.x, body(ran, id)?.y]
const HORSE = { 'war-horse': { like: 'war-horse' } }

describe('who is in the way', () => {
  const lane = (cell: string, change: object, who: 'bo' | 'cy' = 'bo') =>
    run(
      turnOf(
        crowd(
          { ana: {}, cy: {} },
          { bo: {}, dan: {} },
          onMap(who === 'bo' ? 'a.b......d\n#########c' : 'a.c......d\n#########b', ['ana', 'bo', 'cy', 'dan']),
        ),
        'ana',
        (s) => {
          Object.assign(person(s, who), change)
          for (const id of ['bo', 'dan']) person(s, id).reaction = 1
        },
      ),
      `ana turn: move\nana where: cell ${cell}\nana turn: end turn`,
    )
  test('a foe on his feet stops one, a fallen one is gone by, but nobody stays on him', () => {
    expect(() => lane('4,0', {})).toThrow(/4,0/)
    expect(told(lane('4,0', { stance: 'prone' }), 'moved')?.metres).toBe(4)
    expect(() => lane('2,0', { stance: 'prone' })).toThrow(/2,0/)
  })
  test('a comrade lets by, standing or lying, and nobody stays where he is', () => {
    for (const stance of ['standing', 'prone']) {
      expect(told(lane('4,0', { stance }, 'cy'), 'moved')?.metres).toBe(4)
      expect(() => lane('2,0', { stance }, 'cy')).toThrow(/2,0/)
    }
  })
  test('who is out of the fight is in nobody’s way, and costs nothing', () => {
    for (const condition of ['disabled', 'dead', 'fled'])
      for (const cell of ['2,0', '4,0'])
        expect(place(lane(cell, { condition, stance: 'prone' }), 'ana')).toEqual([Number(cell[0]), 0])
  })
  test('a horse does not stand in its own rider’s way; another’s horse stops one, with its rider', () => {
    const ride = run(
      turnOf(
        crowd({ ana: { mount: 'war-horse' }, ...HORSE }, { bo: {} }, onMap('wa......b', ['ana', 'war-horse', 'bo'])),
      ),
      'ana turn: move\nana where: cell 4,0\nana turn: end turn',
    )
    expect([place(ride, 'ana'), place(ride, 'war-horse')]).toEqual([
      [4, 0],
      [4, 0],
    ])
    const met = (foe: boolean) =>
      turnOf(
        crowd(
          { ana: {}, ...(foe ? {} : { cy: { mount: 'war-horse' }, ...HORSE }) },
          { bo: {}, ...(foe ? { cy: { mount: 'war-horse' }, ...HORSE } : {}) },
          onMap('a.w......b\n#########c', ['ana', 'war-horse', 'bo', 'cy']),
        ),
        'ana',
        (s) => {
          for (const f of s.fighters) f.reaction = 1
        },
      )
    const by = 'ana turn: move\nana where: cell 4,0\nana turn: end turn'
    expect(() => run(met(true), by)).toThrow(/4,0/)
    expect(told(run(met(false), by), 'moved')?.metres).toBe(4)
  })
  test('near means within a metre: two metres off one can come nearer, one metre off not', () => {
    const towards = (metres: number) =>
      until(turnOf(duel({}, {}, { distance: metres })), 'ana turn: move\nana where: towards bo')
    expect(() => towards(1)).toThrow(/towards bo/)
    expect(
      told(
        run(turnOf(duel({}, {}, { distance: 2 })), 'ana turn: move\nana where: towards bo\nana turn: end turn'),
        'moved',
      )?.metres,
    ).toBe(1)
  })
})
