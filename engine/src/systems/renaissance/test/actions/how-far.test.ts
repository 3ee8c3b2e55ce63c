import { expect, test } from 'vitest'
import { duel, run, told, turnOf } from '../arrange.ts'

test('whatever the distance, he may go to the very end of his way, or stop short of it', () => {
  const goes = (metres: number, far: string) => {
    const state = turnOf(duel({}, {}, { distance: metres }))
    return told(run(state, `ana turn: move\nana where: towards bo\n${far}ana turn: end turn`), 'moved')?.metres
  }
  // 4.1 - 1 is a hair less than 3.1.
  expect(goes(4.1, 'ana metres: 3.1\n')).toBeCloseTo(3.1)
  expect(['8', '4', '2', '1'].map((far) => goes(9, `ana metres: ${far}\n`))).toEqual([8, 4, 2, 1])
  expect(goes(1.8, '')).toBeCloseTo(0.8)
})
