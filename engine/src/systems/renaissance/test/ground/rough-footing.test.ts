import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, onMap, run, told, turnOf } from '../arrange.ts'

describe('rough ground', () => {
  const KINDS = { '~': 'difficult', w: 'water' }
  const goes = (picture: string, rest: string, cell: string, more: object = {}) => {
    const key = Object.fromEntries(Object.entries(KINDS).filter(([letter]) => picture.includes(letter)))
    return run(
      turnOf(duel({ DUR: 100 }, {}, { ...onMap(`${picture}b`, ['ana', 'bo'], key), ...more })),
      `ana turn: move\nana where: cell ${cell}\n${rest}ana turn: end turn`,
    )
  }
  rule('REN-HAZARD-Narrow', 'a narrow place is narrow where it is rubble too', () => {
    const ran = goes('a~~........', 'ana footing: 77\nana finding a hold: 99\n', '9,0', {
      scene: { ground: 'narrow', drop: 2 },
    })
    expect(told(ran, 'hazard', 0)?.hazard).toBe('narrow footing')
    expect(told(ran, 'hazard', 1)?.hazard).toBe('a fall of 2 m')
  })
  rule(
    'REN-HAZARD-ShallowWater',
    'through water alone one is slowed without a check; where rubble comes before or after it there is one',
    () => {
      const wet = goes('aww........', '', '6,0')
      expect([told(wet, 'moved')?.metres, told(wet, 'check')]).toEqual([4, undefined])
      for (const picture of ['aw..~......', 'a~..w......']) {
        expect(told(goes(picture, 'ana footing: 70\n', '6,0'), 'moved')?.metres).toBeLessThan(7)
        expect(told(goes(picture, 'ana footing: 20\n', '6,0'), 'moved')?.path.at(-1)).toEqual([6, 0])
      }
    },
  )
  test('who does not keep his footing comes to where the rough ground begins', () => {
    expect(told(goes('a......~~..', 'ana footing: 70\n', '9,0'), 'moved')?.path.at(-1)).toEqual([7, 0])
  })
})
