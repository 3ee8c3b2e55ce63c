import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../../kernel/testing/index.ts'
import { spaces } from '../../ground/sight.ts'
import { EIGHT, ready, run, SWORD } from '../staged.ts'

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

describe('spaces', () => {
  test('are counted across corners, or by ruling otherwise; hexes by steps', () => {
    const far = (metric: string) =>
      spaces(ready(map('A...\n....\n....\n...B', BOW, {}, { options: { metric } }), {}), 'ann', 'bob')
    expect([far('chebyshev'), far('alternate'), far('euclid')]).toEqual([3, 4, 4])
    expect(spaces(ready(map('A . . .\n . . . .\n. . B .', BOW, {}, { grid: 'hex' }), {}), 'ann', 'bob')).toBe(3)
  })

  test('are shared by any number, or by ruling by so many', () => {
    const into = (maxPerSpace: string | number) => {
      const from = ready(map('A.B', SWORD, {}, { options: { maxPerSpace } }), { ann: 5 })
      return run(from, 'ann turn: step').asked
    }
    const keys = (asked: ReturnType<typeof into>) =>
      asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : []
    expect(keys(into('any'))).toContain('into bob')
    expect(keys(into(1))).not.toContain('into bob')
  })
})
