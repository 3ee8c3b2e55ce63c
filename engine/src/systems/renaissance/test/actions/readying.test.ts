import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { duel, onMap, turnOf, until } from '../arrange.ts'

const question = (from: State, script: string) => {
  const { asked } = until(from, script)
  return asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
}
const keys = (from: State, script: string) => question(from, script)?.options.map(({ key }) => key)

describe('what is readied', () => {
  const state = turnOf(duel({}, {}, onMap('a....b', ['ana', 'bo'])))
  test('nobody sees any of its parts chosen', () => {
    const steps = [
      'ana turn: ready',
      'ana turn: ready\nana ready: attack',
      'ana turn: ready\nana ready: attack\nana ready: reach',
      'ana turn: ready\nana ready: attack\nana ready: near\nana ready: bo',
      'ana turn: ready\nana ready: attack\nana ready: cell\nana ready: bo',
    ]
    expect(steps.map((script) => question(state, script)?.sealed)).toEqual([true, true, true, true, true])
  })
  test('distances, and the cells around her', () => {
    expect(keys(state, 'ana turn: ready\nana ready: attack\nana ready: near\nana ready: bo')).toEqual([
      '2',
      '3',
      '5',
      '10',
      '20',
      '50',
    ])
    const cells = keys(state, 'ana turn: ready\nana ready: attack\nana ready: cell\nana ready: bo')
    expect([
      cells?.length,
      cells?.[0],
      cells?.at(-1),
      cells?.includes('cell 0,0'),
      cells?.includes('cell 1,0'),
    ]).toEqual([24, 'cell -2,-2', 'cell 2,2', false, true])
  })
})
