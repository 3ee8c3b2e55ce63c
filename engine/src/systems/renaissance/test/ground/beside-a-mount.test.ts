import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { crowd, of, onMap, type Ran, run, told, turnOf } from '../arrange.ts'

const body = ({ state }: { readonly state: State }, id: string) =>
  'bands' in state.where ? undefined : state.where.bodies[id]
const place = (ran: Ran, id: string) => [body(ran, id)?.x, body(ran, id)?.y]
const HORSE = { 'war-horse': { like: 'war-horse' } }

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
