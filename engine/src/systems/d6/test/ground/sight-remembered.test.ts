import { expect, test } from 'vitest'
import { arranged } from '../../../../kernel/testing/index.ts'
import { terrain } from '../../../../space/terrain.ts'
import { screen } from '../../ground/cover.ts'
import { d6 } from '../../index.ts'
import { duel } from '../arrange.ts'

const map = {
  grid: 'square',
  cell: 1,
  picture: 'a......\n..to...\n.....tb\n...o...',
  key: { a: 'ana', b: 'bo', o: 'pillar', t: 'low wall' },
}
const field = () => {
  const { where } = arranged(d6, duel({}, {}, { distance: undefined, map }), () => undefined)
  if ('bands' in where) throw new Error('there is a map')
  return where.field
}
test('what the map hides is looked for once, apart for every place, size and stance', () => {
  const known = terrain(field())
  const places = [0, 1, 3, 4].flatMap((x) => [0, 2, 3].flatMap((y) => [1, 2].map((size) => ({ x, y, size }))))
  for (const from of places)
    for (const to of places)
      for (const stance of ['standing', 'crouching', 'prone'] as const)
        for (const leans of [false, true])
          expect(screen(known, from, to, stance, leans)).toEqual(screen({ ...known }, from, to, stance, leans))
})
