import { expect, test } from 'vitest'
import { crowd, of, onMap, run, thing, turnOf } from '../arrange.ts'

test('what is dropped or thrown lies where it fell', () => {
  const map = onMap('a..b', ['ana', 'bo'])
  const thrown = run(
    turnOf(crowd({ ana: { weapons: ['hatchet'] } }, { bo: {} }, map)),
    'ana turn: attack\nana attack: 99',
  )
  expect(thing(of(thrown, 'ana'), 'hatchet')).toMatchObject({ where: 'ground', spot: [3, 0] })
  const dropped = run(turnOf(crowd({ ana: {} }, { bo: {} }, map)), 'ana turn: drop\nana turn: end turn')
  expect(thing(of(dropped, 'ana'), 'short sword')).toMatchObject({ where: 'ground', spot: [0, 0] })
})
