import { describe, expect, test } from 'vitest'
import { refusal, rule, type Scenario } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, of, only, ready, run } from '../staged.ts'

const LEDGE = { name: 'ledge', elevation: 1 }
const field = (picture: string, ann: object = {}, bob: object = {}, more: object = {}, key: object = {}): Scenario => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob', v: 'pit', '^': LEDGE, '~': 'difficult', ...key } },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})
const at = (s: State, id: string) => olde.board(s).tokens.find((token) => token.id === id)?.at

describe('leaping', () => {
  rule('OLDE-ACT-leap', 'straight over one, two or three spaces of pit, water or mud onto firm ground', () => {
    const leaps = (picture: string, key: object = {}) =>
      refusal(olde, ready(field(picture, {}, {}, {}, key), { ann: 3 }), 'ann', 'leap') === undefined
    expect(['Av.B', 'Avv.B', 'Avvv.B', 'Avvvv.B'].map((picture) => leaps(picture))).toEqual([true, true, true, false])
    expect(leaps('A~.B')).toBe(true)
    expect(leaps('Av#B')).toBe(false)
    expect(leaps('Av~#B')).toBe(false)
    expect(leaps('B.vA')).toBe(true)
    expect(leaps('.vA#B')).toBe(true)
    expect(leaps('A#.B')).toBe(false)
    expect(leaps('A..B')).toBe(false)
    expect(leaps('A=.B', { '=': 'bars' })).toBe(false)
    expect(leaps('B.A')).toBe(false)
    expect(leaps('B.Av')).toBe(false)
    const script = (over: number) => `ann turn: leap\nann leap: ${over === 3 ? '7 5' : '7 4'}`
    const wide = run(ready(field('Avvv.B'), { ann: 3 }), script(3))
    expect(at(wide.state, 'ann')).toEqual([4, 0])
    expect(only(wide, 'moved')).toMatchObject({ how: 'leap', far: 4, path: [[4, 0]], rule: 'OLDE-ACT-leap' })
    expect(only(wide, 'check').rolled.needs).toBe(12)
    expect(of(run(ready(field('Avvv.B'), { ann: 3 }), script(2)).state, 'ann').posture).toBe('prone')
  })

  test('a tumbler leaps like anybody', () => {
    const from = ready(field('Av.B', { skills: { tumble: 'master' } }, {}, { options: { actions: 'advanced' } }), {
      ann: 3,
    })
    const over = run(from, 'ann turn: leap\nann leap: 4 4')
    expect([at(over.state, 'ann'), of(over.state, 'ann').ap]).toEqual([[2, 0], 2])
  })

  rule('OLDE-ACT-leap', 'along the ways of hexes as well', () => {
    const from = ready(
      {
        ...field(''),
        map: { grid: 'hex', picture: '. . . . B\n . A v . .\n. . . . .', key: { A: 'ann', B: 'bob', v: 'pit' } },
      },
      { ann: 3 },
    )
    const over = run(from, 'ann turn: leap\nann leap: 4 4')
    expect(at(over.state, 'ann')).toEqual([3, 1])
  })
})
