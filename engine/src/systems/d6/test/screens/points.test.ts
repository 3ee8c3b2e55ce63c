import { expect, test } from 'vitest'
import { points } from '../../screens/points.ts'
import type { D6Question, Fighter, State } from '../../state/types.ts'
import { crowd, of, turnOf } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const s = turnOf(
  crowd({}, { bo: {}, cy: {} }, { distance: 8.26 }),
  'ana',
  1,
  set('cy', { cover: { share: 50, toughness: 0, object: 'a hedge', weakened: 0 } }),
)
const at = (about: D6Question, key: string, who = 'ana') => points(s, { who, about, options: [] }, { key })

test('what an act is about and what it takes', () => {
  expect(at({ ask: 'act', left: 1 }, 'strike')).toEqual({ group: 'strike', cost: [{ of: 'actions', amount: 1 }] })
  for (const key of ['step', 'stand', 'crouch', 'lie down', 'luck', 'act fast'])
    expect(at({ ask: 'act', left: 1 }, key).cost, key).toEqual([{ of: 'actions', amount: 0 }])
  const groups = ['dodge', 'move', 'cast', 'reload', 'frighten team'].map(
    (key) => at({ ask: 'act', left: 1 }, key).group,
  )
  expect(groups).toEqual(['guard', 'move', 'cast', 'other', 'cast'])
})
test('whom an answer points at, how far he is and behind what', () => {
  expect(at({ ask: 'target' }, 'bo')).toMatchObject({ group: 'strike', fighters: ['bo'], sight: [{ of: 'bo' }] })
  expect(at({ ask: 'aim at' }, 'cy').sight).toEqual([
    { of: 'cy', sight: expect.stringMatching(/^8\.\d m$/), cover: '50% behind a hedge' },
  ])
  expect(at({ ask: 'target' }, 'bo', 'gm')).toEqual({ group: 'strike', fighters: ['bo'] })
  expect(at({ ask: 'patient' }, 'cy')).toEqual({ group: 'other', fighters: ['cy'] })
  expect(at({ ask: 'hide from' }, 'nobody')).toEqual({ group: 'guard', fighters: [] })
})
test('a cell, and questions that are not about people', () => {
  expect(at({ ask: 'whom', left: 5 }, 'cell 3,14')).toEqual({ group: 'move', cells: [[3, 14]] })
  expect(at({ ask: 'whom', left: 5 }, 'bo')).toEqual({ group: 'move', fighters: ['bo'] })
  expect(at({ ask: 'weapon', at: 'bo' }, 'dagger')).toEqual({ group: 'strike', fighters: ['bo'] })
  expect(at({ ask: 'how fast' }, '2')).toEqual({ group: 'move', fighters: [] })
  expect(at({ ask: 'fate point', on: 'attack', left: 1 }, 'none').group).toBe('spend')
  expect(at({ ask: 'spell', at: 'cy' }, 'bolt')).toEqual({ group: 'cast', fighters: ['cy'] })
  expect(at({ ask: 'actions' }, '2').group).toBe('other')
})
