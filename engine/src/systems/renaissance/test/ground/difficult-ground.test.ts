import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, of, onMap, run, turnOf } from '../arrange.ts'

describe('difficult ground', () => {
  const over = (picture: string, roll: string, to: string) => {
    const ran = run(
      turnOf(duel({}, {}, onMap(picture, ['ana', 'bo'], { '~': 'difficult' }))),
      `ana turn: move\nana where: cell ${to},0\nana footing: ${roll}\nana turn: end turn`,
    )
    const where = ran.state.where
    return ['bands' in where ? 0 : where.bodies.ana?.x, of(ran, 'ana').stance]
  }
  rule(
    'REN-HAZARD-DifficultTerrain',
    'he stops, or falls, where it caught him: at his base rate, or on its first square',
    () => {
      expect(over('a~~~~~~~~..b', '95', '9')).toEqual([4, 'prone'])
      expect(over('a......~~..b', '95', '9')).toEqual([7, 'prone'])
      expect(over('a......~~..b', '70', '9')).toEqual([7, 'standing'])
    },
  )
})
