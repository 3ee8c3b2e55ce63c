import { describe, expect, test } from 'vitest'
import { refusal, rule, type Scenario } from '../../../../kernel/testing/index.ts'
import { lineOfSight } from '../../ground/sight.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, only, ready, run } from '../staged.ts'

const BOW = { weapons: ['hunting-bow'], skills: { bows: 'apprentice' } }
const map = (
  picture: string,
  ann: object = BOW,
  bob: object = {},
  more: { readonly options?: object; readonly grid?: 'hex' } = {},
  key: object = {},
): Scenario => ({
  system: 'olde',
  map: {
    picture: picture.trim(),
    key: { A: 'ann', B: 'bob', o: 'pillar', ...key },
    ...('grid' in more ? { grid: 'hex' } : {}),
  },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...(more.options === undefined ? {} : { options: more.options }),
})
const shoot = (from: State) => run(from, 'ann turn: attack\nbob defense: 1 1\nann attack: 7 7', 2)
const total = (from: State) => only(shoot(from), 'attack').rolled.total

const CLEAR = map('A....B\n......')
const PARTIAL = map('......\nA..o.B\n......')
const NONE = map('A.#.B\n..#..\n..#..')

describe('line of sight', () => {
  rule('OLDE-LOS-02', 'clear from middle to middle: nothing off', () => {
    const from = ready(CLEAR, { ann: 2 })
    expect(lineOfSight(from, 'ann', 'bob')).toBe('clear')
    expect(total(from)).toBe(14)
    expect(only(shoot(from), 'declared').sight).toBe('clear')
  })

  rule('OLDE-LOS-03', 'partial from the middle to some point: three off', () => {
    const from = ready(PARTIAL, { ann: 2 })
    expect(lineOfSight(from, 'ann', 'bob')).toBe('partial')
    expect(total(from)).toBe(11)
  })

  rule('OLDE-LOS-04', 'minimal from some point to some point: six off, or by ruling not at all', () => {
    const picture = '.....\nA.o.B\n.....'
    const from = ready(map(picture), { ann: 2 })
    expect(lineOfSight(from, 'ann', 'bob')).toBe('minimal')
    expect(total(from)).toBe(8)
    expect(
      refusal(olde, ready(map(picture, BOW, {}, { options: { allowMinimalLos: false } }), { ann: 2 }), 'ann', 'attack')
        ?.rule,
    ).toBe('OLDE-B06')
  })

  rule(['OLDE-LOS-05', 'OLDE-ATK-03'], 'none: no attack; with a line there is one', () => {
    expect(refusal(olde, ready(NONE, { ann: 2 }), 'ann', 'attack')?.because).toMatch('no line of sight')
    expect(only(shoot(ready(CLEAR, { ann: 2 })), 'declared').on).toBe('bob')
  })

  test('a touched corner does not cut a line, or by ruling does; people do not block, or by ruling do', () => {
    const corner = (losGraze: string) =>
      lineOfSight(ready(map('A#\n.B', BOW, {}, { options: { losGraze } }), {}), 'ann', 'bob')
    expect([corner('free'), corner('blocks')]).toEqual(['clear', 'partial'])
    const crowd = (creaturesBlockLos: boolean) =>
      lineOfSight(
        ready(
          {
            ...map('A.C.B', BOW, {}, { options: { creaturesBlockLos } }, { C: 'cat' }),
            sides: { left: { ann: { ...EIGHT, ...BOW } }, right: { bob: EIGHT, cat: EIGHT } },
          },
          {},
        ),
        'ann',
        'bob',
      )
    expect([crowd(false), crowd(true)]).toEqual(['clear', 'minimal'])
  })

  test('glass is seen through and stops a weapon; who lies behind a low wall is hidden', () => {
    expect(lineOfSight(ready(map('A.g.B', BOW, {}, {}, { g: 'glass' }), {}), 'ann', 'bob')).not.toBe('clear')
    const wall = (posture: string) =>
      lineOfSight(ready(map('######\nA..wB.\n######', BOW, { posture }, {}, { w: 'low wall' }), {}), 'ann', 'bob')
    expect([wall('standing'), wall('prone')]).toEqual(['clear', 'none'])
  })
})
