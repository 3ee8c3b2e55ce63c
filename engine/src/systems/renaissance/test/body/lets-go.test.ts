import { expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { duel, run, turnOf } from '../arrange.ts'

test('who is out of the fight lets go of whom he held', () => {
  const ran = run(
    turnOf(duel({}, { DUR: 5 }), 'ana', (s) => {
      s.holds = [{ kind: 'catch', by: 'bo', on: 'ana', with: 'bo fists', item: 'ana fists' }]
    }),
    'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1',
  )
  expect(ran.state.holds).toEqual([])
  expect(refusal(renaissance, { ...ran.state, acting: 'ana' }, 'ana', 'let go')).toBeDefined()
})
