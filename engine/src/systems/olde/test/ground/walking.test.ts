import { describe, expect, test } from 'vitest'
import { refusal, rule, type Scenario } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, type Fought, of, ready, run, SWORD, two } from '../staged.ts'

const LEDGE = { name: 'ledge', elevation: 1 }
const field = (picture: string, ann: object = {}, bob: object = {}, more: object = {}, key: object = {}): Scenario => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob', v: 'pit', '^': LEDGE, '~': 'difficult', ...key } },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})
const at = (s: State, id: string) => olde.board(s).tokens.find((token) => token.id === id)?.at
const keys = ({ asked }: Fought): readonly string[] =>
  asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options.map(({ key }) => key) ?? []) : []
const places = (from: State, how = 'step') => keys(run(from, `ann turn: ${how}`))

describe('walking', () => {
  rule('OLDE-ACT-step', 'towards a foe as far as his reach, into his space, away from him, or to a cell', () => {
    const from = ready(field('.A...B.', SWORD), { ann: 3 })
    expect(places(from)).toEqual(expect.arrayContaining(['towards bob', 'into bob', 'away bob']))
    expect(at(run(from, 'ann turn: step\nann where: towards bob').state, 'ann')).toEqual([4, 0])
    expect(at(run(from, 'ann turn: step\nann where: away bob').state, 'ann')).toEqual([0, 0])
    const near = ready(field('..AB', SWORD), { ann: 3 })
    expect(places(near)).not.toContain('towards bob')
    const into = run(near, 'ann turn: step\nann where: into bob')
    expect([at(into.state, 'ann'), of(into.state, 'ann').ap]).toEqual([[3, 0], 2])
    const bands = run(ready(two({}, {}, { distance: 3 }), { ann: 3 }), 'ann turn: step\nann where: into bob')
    expect(olde.board(bands.state).pairs).toMatchObject([{ distance: 0 }])
    expect(() => run(from, 'ann turn: step\nann where: towards ann')).toThrow(/cannot answer/)
    expect(() => run(from, 'ann turn: step\nann where: towards cat')).toThrow(/cannot answer/)
    expect(() => run(from, 'ann turn: step\nann where: round bob')).toThrow(/cannot answer/)
  })

  test('a friend is walked up to, not into and not from', () => {
    const from = ready(
      {
        ...field('..A..C..B', {}, {}, {}, { C: 'cat' }),
        sides: { left: { ann: EIGHT, cat: EIGHT }, right: { bob: EIGHT } },
      },
      { ann: 3 },
    )
    const offered = places(from)
    expect(offered).toContain('towards cat')
    expect(offered).not.toContain('into cat')
    expect(offered).not.toContain('away cat')
    of(from, 'cat').dead = true
    expect(places(from)).not.toContain('towards cat')
  })

  test('a few cells are listed, the farthest first; eight at most', () => {
    const cells = places(ready(field('A......\n.......\n......B'), { ann: 3 })).filter((key) => key.includes(','))
    expect(cells).toHaveLength(8)
    expect(cells.every((key) => Math.max(...key.split(',').map(Number)) >= 2)).toBe(true)
    expect(cells.slice(0, 3).every((key) => key.startsWith('3,'))).toBe(true)
    expect(
      places(ready(field('A.B'), { ann: 3 }))
        .filter((key) => key.includes(','))
        .toSorted(),
    ).toEqual(['1,0', '2,0'])
    const { asked } = run(ready(field('A......\n.......\n......B'), { ann: 3 }), 'ann turn: step')
    expect(asked).toMatchObject({
      choices: [{ open: true, about: { ask: 'where', left: 3, how: 'step', mover: 'ann' } }],
    })
  })

  rule('OLDE-COND-frightened', 'nowhere nearer to the nearest foe, on a map as without', () => {
    const from = ready(field('.A..B', { conditions: { frightened: 'permanent' } }), { ann: 3 })
    expect(places(from)).toEqual(['away bob', '0,0'])
    expect(refusal(olde, from, 'ann', 'pass')).toBeUndefined()
    const cornered = ready(field('A..B', { conditions: { frightened: 'permanent' } }), { ann: 3 })
    expect(refusal(olde, cornered, 'ann', 'step')?.because).toBe('there is nowhere to go')
    const fallen = ready(field('A..B', { conditions: { frightened: 'permanent' } }, { hurt: 12 }), { ann: 3 })
    expect(places(fallen)).toContain('1,0')
    expect(refusal(olde, ready(two(SWORD), { ann: 3 }), 'ann', 'attack')).toBeUndefined()
    expect(refusal(olde, from, 'ann', 'attack')?.rule).toBe('OLDE-COND-frightened')
  })

  test('so many in a space as the fight allows, the dead not counted', () => {
    const crowd = (maxPerSpace: unknown, dead = false) => {
      const from = ready(
        {
          ...field('A.B', {}, {}, { options: { maxPerSpace } }),
          sides: { left: { ann: EIGHT }, right: { bob: EIGHT, cat: { ...EIGHT, at: [2, 0] } } },
        },
        { ann: 3 },
        (s) => {
          of(s, 'cat').dead = dead
        },
      )
      return places(from)
    }
    expect(crowd('any')).toContain('into bob')
    expect(crowd(2)).not.toContain('into bob')
    expect(crowd(2, true)).toContain('into bob')
    expect(crowd(1, true)).not.toContain('into bob')
    expect(crowd(2)).not.toContain('2,0')
    const bands = ready(two({}, {}, { options: { maxPerSpace: 1 } }), { ann: 3 })
    expect(places(bands)).toContain('into bob')
  })
})
