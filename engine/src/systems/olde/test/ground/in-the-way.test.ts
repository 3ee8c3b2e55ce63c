import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../../kernel/testing/index.ts'
import { lineOfSight, sightOfSpace } from '../../ground/sight.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, ready, two } from '../staged.ts'

const LEDGE = { name: 'ledge', elevation: 1 }
const field = (picture: string, ann: object = {}, bob: object = {}, more: object = {}, key: object = {}): Scenario => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob', v: 'pit', '^': LEDGE, '~': 'difficult', ...key } },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})

describe('who and what is in the way of the eye', () => {
  const seen = (cat: object, options: object = { creaturesBlockLos: true }, change?: (s: State) => void) =>
    lineOfSight(
      ready(
        {
          ...field('A.C.B', {}, {}, { options }, { C: 'cat' }),
          sides: { left: { ann: EIGHT }, right: { bob: EIGHT, cat: { ...EIGHT, ...cat } } },
        },
        {},
        change,
      ),
      'ann',
      'bob',
    )
  test('people on their feet, if played so; not who lies, has fallen, or shares a space with either', () => {
    expect(seen({})).not.toBe('clear')
    expect(seen({}, {})).toBe('clear')
    expect(seen({ posture: 'prone' })).toBe('clear')
    expect(seen({ posture: 'kneeling' })).toBe('clear')
    expect(seen({ hurt: 12 })).toBe('clear')
    const stands = (x: number) =>
      seen({}, { creaturesBlockLos: true }, (s) => {
        if (!('bands' in s.where)) s.where = { ...s.where, bodies: { ...s.where.bodies, cat: { x, y: 0, size: 1 } } }
      })
    const down = ready(
      {
        ...field('A\n.\nC\n.\nB', {}, {}, { options: { creaturesBlockLos: true } }, { C: 'cat' }),
        sides: { left: { ann: EIGHT }, right: { bob: EIGHT, cat: EIGHT } },
      },
      {},
    )
    expect(lineOfSight(down, 'ann', 'bob')).not.toBe('clear')
    expect([0, 1, 3, 4].map(stands)).toEqual(['clear', 'minimal', 'partial', 'clear'])
  })

  test('a space is seen as whoever stands in it; without a map all is seen', () => {
    const from = ready(field('A#.B\n....'), {})
    expect([sightOfSpace(from, 'ann', [0, 1]), sightOfSpace(from, 'ann', [3, 0])]).toEqual(['clear', 'none'])
    const bands = ready(two(), {})
    expect([lineOfSight(bands, 'ann', 'bob'), sightOfSpace(bands, 'ann', [3])]).toEqual(['clear', 'clear'])
  })

  test('the worse of seeing and shooting counts; a low wall hides who lies behind it, and hides his foe from him', () => {
    const line = (row: string, ann = 'standing', bob = 'standing') =>
      lineOfSight(
        ready(
          field(`######\n${row}\n######`, { posture: ann }, { posture: bob }, {}, { g: 'glass', w: 'low wall' }),
          {},
        ),
        'ann',
        'bob',
      )
    expect([line('A.g..B'), line('A....B')]).toEqual(['none', 'clear'])
    expect([line('A...wB'), line('A...wB', 'standing', 'prone')]).toEqual(['clear', 'none'])
    expect([line('A...wB', 'sitting', 'kneeling'), line('A...wB', 'kneeling', 'sitting')]).toEqual(['none', 'none'])
    expect([line('Aw...B'), line('Aw...B', 'prone'), line('A....B', 'prone', 'prone')]).toEqual([
      'clear',
      'none',
      'clear',
    ])
  })
})
