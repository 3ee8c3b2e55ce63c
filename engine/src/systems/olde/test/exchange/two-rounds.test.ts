import { expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { EIGHT, heard, of } from '../staged.ts'

test('the warrior and the orc of the README', () => {
  const scenario = { system: 'olde', distance: 3, sides: { heroes: { warrior: {} }, orcs: { orc: {} } } }
  const fought = play(
    olde,
    scenario,
    `warrior action points: 4
     orc action points: 2
     warrior turn: free steps
     warrior where: towards orc
     warrior turn: attack
     warrior weapon: broadsword
     orc defense: 5 1
     warrior attack: 7 1
     warrior outcome: tripped
     warrior damage: 7
     orc turn: attack
     orc weapon: broad-axe
     warrior defense: 6 3
     orc attack: 2 8 8 8 2
     orc outcome: lamed
     orc damage: 3`,
  )
  expect(of(fought.state, 'orc')).toMatchObject({ hp: 6, posture: 'prone' })
  expect(heard(fought, 'attack').map(({ rolled }) => [rolled.total, rolled.needs])).toEqual([
    [9, 6],
    [25, 11],
  ])
  expect(of(fought.state, 'warrior').hp).toBe(11)
  expect(EIGHT.brawn).toBe(8)
})
