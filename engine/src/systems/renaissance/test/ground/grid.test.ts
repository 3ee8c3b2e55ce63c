import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { attack, counted, crowd, duel, needs, onMap, run, told, turnOf } from '../arrange.ts'

const lane = (picture: string, ana: object = {}, more: object = {}) =>
  turnOf(duel(ana, {}, { ...onMap(picture, ['ana', 'bo']), ...more }))
const body = (s: ReturnType<typeof run>, id: string) =>
  'bands' in s.state.where ? undefined : s.state.where.bodies[id]

describe('the grid', () => {
  rule(
    ['REN-GRID-01', 'REN-GRID-05', 'REN-GRID-06'],
    'a path is as long as its steps, each diagonal one metre and a half',
    () => {
      const ran = run(lane('a....\n.....\n.....\n....b'), 'ana turn: move\nana where: cell 2,2\nana turn: end turn')
      expect([told(ran, 'moved')?.metres, told(ran, 'moved')?.path]).toEqual([
        3,
        [
          [1, 1],
          [2, 2],
        ],
      ])
      const bent = run(lane('a#...\n.....\n.....\n....b'), 'ana turn: move\nana where: cell 2,0\nana turn: end turn')
      expect(told(bent, 'moved')?.metres).toBe(4)
    },
  )
  rule('REN-GRID-02', 'a Large beast goes where one square is free', () => {
    const ran = run(
      turnOf(crowd({ ana: { size: 'large' } }, { bo: {} }, onMap('a....b\n######', ['ana', 'bo']))),
      'ana turn: move\nana where: cell 3,0\nana turn: end turn',
    )
    expect([body(ran, 'ana')?.x, body(ran, 'ana')?.size ?? 1]).toEqual([3, 1])
  })
  test('the very large take two by two', () => {
    expect(
      turnOf(crowd({ ana: { size: 'very large' } }, { bo: {} }, onMap('aa..b\naa...', ['ana', 'bo']))).where,
    ).toMatchObject({ bodies: { ana: { size: 2 } } })
  })
  rule(
    ['REN-GRID-03', 'REN-GRID-07'],
    'all eight neighbours are within reach, from whichever side, and nobody two squares off',
    () => {
      const cells = ['b..\n.a.\n...', '.b.\n.a.\n...', '...\n.ab\n...', '...\n.a.\n..b', '...\n.a.\nb..']
      const numbers = cells.map((picture) => needs(told(run(lane(picture), attack(99)), 'attack')))
      expect(numbers).toEqual(Array(5).fill(60))
      expect(refusal(renaissance, lane('a.b'), 'ana', 'attack')?.because).toContain('out of reach')
    },
  )
  rule('REN-GRID-04', 'a distance is straight and rounded: two squares across and five along are five metres', () => {
    const ran = run(
      lane('a.....\n......\n.....b', { weapons: ['knife'], inHand: ['knife'] }),
      'ana turn: attack\nana attack: 99',
    )
    expect(told(ran, 'attack')?.roll.terms.find(({ rule: id }) => id === 'REN-GRID-04')?.because).toBe('5 m')
    expect(counted(told(ran, 'attack'))['REN-RNG-01']).toBeUndefined()
  })
})
