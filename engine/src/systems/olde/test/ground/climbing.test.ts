import { describe, expect, test } from 'vitest'
import { refusal, rule, type Scenario } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, type Fought, only, ready, run } from '../staged.ts'

const LEDGE = { name: 'ledge', elevation: 1 }
const field = (picture: string, ann: object = {}, bob: object = {}, more: object = {}, key: object = {}): Scenario => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob', v: 'pit', '^': LEDGE, '~': 'difficult', ...key } },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})
/** Bob on the ledge. */
const ON_LEDGE = { b: { fighter: 'bob', ground: LEDGE } }
const at = (s: State, id: string) => olde.board(s).tokens.find((token) => token.id === id)?.at
const keys = ({ asked }: Fought): readonly string[] =>
  asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options.map(({ key }) => key) ?? []) : []

describe('climbing', () => {
  rule(
    'OLDE-ACT-climb',
    'a level up or down from the next cell; not two levels, not from afar, not on the flat',
    () => {
      const climbs = (picture: string, key: object = {}) =>
        refusal(olde, ready(field(picture, {}, {}, {}, key), { ann: 3 }), 'ann', 'climb') === undefined
      expect(climbs('A^.B')).toBe(true)
      expect(climbs('A.^B')).toBe(false)
      expect(climbs('A#^B')).toBe(false)
      expect(climbs('A...B')).toBe(false)
      expect(climbs('At.B', { t: { name: 'tower', elevation: 2 } })).toBe(false)
      expect(climbs('As.B', { s: { name: 'step', elevation: 0.5 } })).toBe(false)
      expect(climbs('As.B', { s: { name: 'block', elevation: 0.7 } })).toBe(true)
      expect(climbs('Ac.B', { c: { name: 'crag', elevation: 1, blocks: ['movement'] } })).toBe(false)
      const above = { A: { fighter: 'ann', ground: LEDGE } }
      const down = run(ready(field('A.B', {}, {}, {}, above), { ann: 3 }), 'ann turn: climb')
      expect(at(down.state, 'ann')).toEqual([1, 0])
      expect(only(down, 'moved')).toMatchObject({
        who: 'ann',
        how: 'climb',
        far: 1,
        path: [[1, 0]],
        rule: 'OLDE-ACT-climb',
      })
      const choice = run(ready(field('^^\nA^\n.B'), { ann: 3 }), 'ann turn: climb')
      expect(keys(choice).toSorted()).toEqual(['0,0', '1,0', '1,1'])
    },
  )
})

test('nobody climbs or leaps into a space that is full (ruling OLDE-B60)', () => {
  const jumps = (picture: string, how: string, maxPerSpace: 'any' | 1 | 2) =>
    refusal(olde, ready(field(picture, {}, {}, { options: { maxPerSpace } }, ON_LEDGE), { ann: 3 }), 'ann', how)?.rule
  expect([1, 2, 'any'].map((most) => jumps('Ab', 'climb', most as 1))).toEqual(['OLDE-ACT-climb', undefined, undefined])
  expect([1, 2, 'any'].map((most) => jumps('AvB', 'leap', most as 1))).toEqual(['OLDE-ACT-leap', undefined, undefined])
})
