import { expect, test } from 'vitest'
import { through } from '../kernel/schema.ts'
import type { AnySystem } from '../kernel/types.ts'
import { withDoor } from '../space/field.ts'
import type { Whereabouts } from '../space/whereabouts.ts'
import { d6 } from './d6/index.ts'
import { legend } from './legend/index.ts'

const games: readonly (readonly [AnySystem, object])[] = [
  [legend, { like: 'bandit' }],
  [d6, { like: 'gladiator' }],
]

test.each(games)('the board of $id: kinds, heights, edges and doors, no start letters, footprints', (system, man) => {
  const raw = {
    system: system.id,
    sides: { us: { ann: man }, them: { bob: man } },
    map: {
      picture: 'a.^D\n#~.b',
      key: {
        a: 'ann',
        b: { fighter: 'bob', ground: 'difficult' },
        '~': 'difficult',
        '^': { name: 'ledge', elevation: 1 },
        D: 'door',
      },
      walls: [
        { x: 0, y: 0, side: 'e', kind: 'fence' },
        { x: 2, y: 0, side: 's', kind: 'open door' },
      ],
    },
  }
  const state = system.begin(through(system.setup, raw, 'scenario')) as { where: Whereabouts }
  const { grid, tokens } = system.board(state)
  expect(grid?.rows).toEqual(['..^+', '#~.~'])
  expect(grid?.kinds?.find(({ mark }) => mark === '~')).toMatchObject({ title: 'difficult', cost: 2, blocks: false })
  expect(grid?.kinds?.find(({ mark }) => mark === '+')).toMatchObject({ title: 'door', blocks: true, hides: 'all' })
  expect(grid?.heights?.[0]).toEqual([0, 0, 1, 0])
  expect(grid?.edges).toEqual([
    {
      id: '0,0 e',
      between: [
        [0, 0],
        [1, 0],
      ],
      kind: 'fence',
      open: false,
    },
    {
      id: '2,0 s',
      between: [
        [2, 0],
        [2, 1],
      ],
      kind: 'door',
      open: true,
    },
  ])
  expect(tokens.find(({ id }) => id === 'bob')).toMatchObject({ at: [3, 1], cells: [[3, 1]], condition: 'unhurt' })
  if (!('bands' in state.where)) {
    const opened = {
      ...state,
      where: { ...state.where, field: withDoor(state.where.field, { x: 3, y: 0, state: 'open' }) },
    }
    expect(system.board(opened).grid?.rows[0]).toBe('..^/')
  }
})
