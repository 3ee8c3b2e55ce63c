import { expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { crowd, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

test('a breath held runs out, and then as many turns as were free', () => {
  const drowned = (breathless: number, air: number) =>
    of(
      run(
        turnOf(crowd({ ana: { DUR: 30 }, cy: {} }, { bo: {} }), 'bo', (s) => {
          s.acting = null
          s.order = ['ana', 'bo', 'cy']
          s.at = 0
          Object.assign(person(s, 'ana'), { breathless, air })
        }),
        '',
        1,
      ),
      'ana',
    )
  // Three turns are free; five were held beyond them: he is out, and the count begins again.
  expect(drowned(8, 1)).toMatchObject({ condition: 'disabled', breathless: 3, air: 0, damage: 30, wounds: 0 })
  expect(drowned(8, 2)).toMatchObject({ condition: 'up', breathless: 9, air: 1 })
})
