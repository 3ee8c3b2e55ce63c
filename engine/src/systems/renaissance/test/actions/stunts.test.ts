import { describe, expect, test } from 'vitest'
import { counted, crowd, duel, of, onMap, run, told, turnOf } from '../arrange.ts'

describe('stunts', () => {
  test('a wall kick provokes nobody, and takes ten off the next defence only', () => {
    const map = onMap('c.....\na....b', ['ana', 'bo', 'cy'])
    const state = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, map))
    const kick = 'ana turn: stunt\nana stunt: wall kick\nana stunt: 20\nana target: bo\n'
    const ran = run(
      state,
      `${kick}ana turn: attack\nana weapon: short sword\nana attack: 20\nbo defence: 99\nana damage: 1`,
    )
    expect([told(ran, 'reacts'), counted(told(ran, 'defence'))['REN-MOVE-05'], of(ran, 'ana').kicked]).toEqual([
      undefined,
      -10,
      false,
    ])
  })
  test('a basic failure only spends the action, a worse one fells', () => {
    const tried = (roll: number) => {
      const ran = run(
        turnOf(duel({}, {}, { distance: 9 })),
        `ana turn: stunt\nana stunt: vault\nana stunt: ${roll}\nana turn: end turn`,
      )
      return [of(ran, 'ana').stance, told(ran, 'moved'), of(ran, 'ana').quick]
    }
    expect(tried(72)).toEqual(['standing', undefined, 1])
    expect(tried(77)).toEqual(['prone', undefined, 1])
  })
  test('the game master is not asked about a move that follows nothing', () => {
    const moved = (followThrough: string) =>
      run(
        turnOf(duel({}, {}, { distance: 9, options: { followThrough } })),
        'ana turn: move\nana where: towards bo\nana metres: 4\nana turn: end turn',
      ).answers.length
    expect(moved('ask')).toBe(moved('stunts'))
  })
})
