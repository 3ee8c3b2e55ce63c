import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import type { State } from '../types.ts'
import { crowd, duel, of, onMap, type Ran, run, told, turnOf, until } from './arrange.ts'

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

describe('beside a mount', () => {
  const down = (picture: string, size = 'large') =>
    place(
      run(
        turnOf(
          crowd(
            { ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse', size } },
            { bo: {} },
            onMap(picture, ['ana', 'war-horse', 'bo']),
          ),
          'ana',
          (s) => {
            if ('bands' in s.where) return
            const horse = s.where.bodies['war-horse']
            if (horse !== undefined) s.where = { ...s.where, bodies: { ...s.where.bodies, ana: { ...horse } } }
          },
        ),
        'ana turn: alight\nana turn: end turn',
      ),
      'ana',
    )
  test('is the square that is free: no wall, no other body, and not under a great beast', () => {
    expect(down('####\n#w.#\n##b#\n#a##')).toEqual([2, 1])
    expect(down('####\n#wb#\n#.##\n#a##')).toEqual([1, 2])
    expect(down('#####\n#ww##\n#ww.#\n##b##\n#a###', 'very large')).toEqual([3, 2])
  })
  test('and where none is, where it stands', () => {
    expect(down('####\n#w##\n####\nab##')).toEqual([1, 1])
  })
  test('without a map nobody is moved', () => {
    const ran = run(
      turnOf(crowd({ ana: { mount: 'war-horse' }, ...HORSE }, { bo: {} }, { distance: 9 })),
      'ana turn: alight\nana turn: end turn',
    )
    expect([of(ran, 'ana').mount, of(ran, 'war-horse').rider, told(ran, 'unhorsed')?.how]).toEqual([
      null,
      null,
      'alights',
    ])
  })
  test('of two horses one says which to mount', () => {
    const state = turnOf(
      crowd(
        { ana: {}, 'war-horse': { like: 'war-horse' }, nag: { like: 'war-horse' } },
        { bo: {} },
        onMap('naw......b', ['nag', 'ana', 'war-horse', 'bo']),
      ),
    )
    for (const horse of ['war-horse', 'nag']) {
      const ran = run(state, `ana turn: mount\nana target: ${horse}\nana turn: end turn`)
      expect([of(ran, 'ana').mount, of(ran, horse).rider]).toEqual([horse, 'ana'])
    }
  })
})

describe('how tall somebody is', () => {
  const wall = (stance: string) =>
    refusal(
      renaissance,
      turnOf(duel({ weapons: ['light bow'] }, {}, onMap('a...ob', ['ana', 'bo'], { o: 'low wall' })), 'ana', (s) => {
        person(s, 'bo').stance = stance as 'prone'
      }),
      'ana',
      'attack',
    )
  test('goes by his stance: upright, crouched, lying', () => {
    const tall = (script: string) =>
      body(until(turnOf(duel({}, {}, onMap('a.....b', ['ana', 'bo']))), script), 'ana')?.tall
    expect(tall('ana turn: crouch')).toBe(1)
    expect(tall('ana turn: drop prone')).toBe(0.5)
    expect(tall('ana turn: drop prone\nana turn: get up')).toBe(1.8)
    expect(wall('standing')).toBeUndefined()
  })
})

describe('rough ground', () => {
  const KINDS = { '~': 'difficult', w: 'water' }
  const goes = (picture: string, rest: string, cell: string, more: object = {}) => {
    const key = Object.fromEntries(Object.entries(KINDS).filter(([letter]) => picture.includes(letter)))
    return run(
      turnOf(duel({ DUR: 100 }, {}, { ...onMap(`${picture}b`, ['ana', 'bo'], key), ...more })),
      `ana turn: move\nana where: cell ${cell}\n${rest}ana turn: end turn`,
    )
  }
  rule('REN-HAZARD-Narrow', 'a narrow place is narrow where it is rubble too', () => {
    const ran = goes('a~~........', 'ana footing: 77\nana finding a hold: 99\n', '9,0', {
      scene: { ground: 'narrow', drop: 2 },
    })
    expect(told(ran, 'hazard', 0)?.hazard).toBe('narrow footing')
    expect(told(ran, 'hazard', 1)?.hazard).toBe('a fall of 2 m')
  })
  rule(
    'REN-HAZARD-ShallowWater',
    'through water alone one is slowed without a check; where rubble comes before or after it there is one',
    () => {
      const wet = goes('aww........', '', '6,0')
      expect([told(wet, 'moved')?.metres, told(wet, 'check')]).toEqual([4, undefined])
      for (const picture of ['aw..~......', 'a~..w......']) {
        expect(told(goes(picture, 'ana footing: 70\n', '6,0'), 'moved')?.metres).toBeLessThan(7)
        expect(told(goes(picture, 'ana footing: 20\n', '6,0'), 'moved')?.path.at(-1)).toEqual([6, 0])
      }
    },
  )
  test('who does not keep his footing comes to where the rough ground begins', () => {
    expect(told(goes('a......~~..', 'ana footing: 70\n', '9,0'), 'moved')?.path.at(-1)).toEqual([7, 0])
  })
})
