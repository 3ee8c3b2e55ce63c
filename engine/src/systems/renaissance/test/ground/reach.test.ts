import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { crowd, run, told, turnOf } from '../arrange.ts'

describe('without a map', () => {
  const two = crowd({ ana: { DUR: 100 } }, { bo: {}, cy: {} }, { distance: 1 })
  test('two against one at a metre are all within reach: metres are rounded (REN-GRID-04)', () => {
    for (const id of ['bo', 'cy']) {
      const ran = run(
        turnOf(two),
        `ana turn: attack
ana target: ${id}
ana weapon: short sword
ana attack: 99`,
      )
      expect(told(ran, 'attack')?.at).toBe(id)
    }
  })
  rule('REN-MELEE-03', 'and who leaves such a one is struck at', () => {
    const ran = run(
      turnOf(two),
      'ana turn: move\nana where: away bo\nbo opportunity: short sword\ncy opportunity: short sword\nbo attack: 99\ncy attack: 99\nana turn: end turn',
    )
    expect([told(ran, 'reacts')?.who, told(ran, 'reacts', 1)?.who]).toEqual(['bo', 'cy'])
  })
})
