import { expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import { ACTIONS } from '../../actions/index.ts'
import { olde } from '../../index.ts'
import { duel } from '../staged.ts'

test('what each action costs, whether it is X/Only, and in which set it stands', () => {
  const list = Object.entries(ACTIONS).map(
    ([key, { cost, only, set }]) => `${key} ${cost}${only ? '/Only' : ''} ${set}`,
  )
  expect(list.toSorted()).toEqual(
    [
      'free steps 0 both',
      'step 1 both',
      'run 1 advanced',
      'climb 2 both',
      'leap 1 both',
      'drop 1 both',
      'rise 2/Only both',
      'stand 3/Only advanced',
      'ready 1 both',
      'reset 1 both',
      'attack 2 core',
      'panic 1 advanced',
      'melee 2 advanced',
      'all-out 3/Only advanced',
      'snapshot 1 advanced',
      'shot 2 advanced',
      'aimed 3 advanced',
      'block 2 core',
      'cast 2 both',
      'use 3/Only both',
      'aid 3/Only both',
      'recover 3/Only both',
      'guide 1 both',
      'flop 0 both',
      'pass 0 both',
    ].toSorted(),
  )
})

test.each([
  ['usual', 9, 2],
  ['usual', 5, 1],
  ['usual', 2, 0],
  ['usual', -2, 0],
  ['usual', -5, 1],
  ['usual', -7, 2],
  ['revised', 9, 2],
  ['revised', 8, 1],
  ['revised', 5, 0],
  ['revised', 2, 0],
  ['revised', -2, 0],
  ['revised', -5, 0],
  ['revised', -8, 1],
])('by the %s table a margin of %i is worth %i character points to each player character', (table, margin, worth) => {
  const options = table === 'revised' ? { criticalTable: 'revised' } : {}
  const from = duel({ hero: true }, { hero: true, armour: 'leather' }, { options })
  const total = 10 + margin
  const rolls = total <= 14 ? `${Math.min(7, total - 1)} ${total - Math.min(7, total - 1)}` : `8 ${total - 14} 6`
  const { events } = play(
    olde,
    from,
    `ann turn: attack\nann weapon: broadsword\nbob defense: 7 3\nann attack: ${rolls}`,
  )
  const points = events.flatMap((event) => (event.type === 'points' ? [[event.who, event.points]] : []))
  expect(points).toEqual(
    worth === 0
      ? []
      : [
          ['ann', worth],
          ['bob', worth],
        ],
  )
})
