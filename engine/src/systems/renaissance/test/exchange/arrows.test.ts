import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { counted, duel, of, run, told, turnOf } from '../arrange.ts'

describe('how far arrows fly', () => {
  const bow = (arrows: object, metres: number, weapon = 'light bow') =>
    turnOf(duel({ weapons: [weapon], arrows }, {}, { distance: metres }))
  const shoots = (metres: number) => (arrow: string) => {
    const script = `ana turn: attack\nana arrow: ${arrow}\nana attack: 99`
    try {
      run(bow({ diamond: 1, needle: 1, rush: 1 }, metres), script)
      return true
    } catch {
      return false
    }
  }
  test('an arrow that does not fly so far is not offered', () => {
    const all = ['common', 'diamond', 'needle', 'rush', 'blunt']
    expect(all.map(shoots(200))).toEqual([true, true, true, true, false])
    expect(all.map(shoots(201))).toEqual([false, false, true, true, false])
  })
  test('the only one that does is taken', () => {
    expect(of(run(bow({ needle: 1, rush: 1 }, 226), 'ana turn: attack\nana attack: 99'), 'ana').arrows).toEqual({
      needle: 1,
      rush: 0,
    })
  })
  const why = (arrows: object, metres: number, weapon?: string) =>
    refusal(renaissance, bow(arrows, metres, weapon), 'ana', 'attack')?.because
  test('a rush arrow flies fifty metres farther, a needle twenty-five; what is left of them counts', () => {
    expect([why({ rush: 1 }, 250), why({ rush: 1 }, 251)]).toEqual([undefined, 'bo is beyond its range'])
    expect([why({ needle: 1, rush: 0 }, 225), why({ needle: 1 }, 226)]).toEqual([undefined, 'bo is beyond its range'])
    expect([why({ needle: 0 }, 201), why({}, 201)]).toEqual(['bo is beyond its range', 'bo is beyond its range'])
  })
  test('no bolt flies farther for them, and no hatchet', () => {
    expect([why({ rush: 1 }, 300, 'light crossbow'), why({ rush: 1 }, 301, 'light crossbow')]).toEqual([
      undefined,
      'bo is beyond its range',
    ])
    expect([why({ rush: 1 }, 45, 'hatchet'), why({ rush: 1 }, 46, 'hatchet')]).toEqual([
      undefined,
      'bo is out of reach',
    ])
  })
  test('each band is as much longer', () => {
    const band = (arrow: string, metres: number) =>
      counted(
        told(run(bow({ [arrow]: 1 }, metres), `ana turn: attack\nana arrow: ${arrow}\nana attack: 99`), 'attack'),
      )['REN-RNG-01'] ?? 0
    expect([60, 61, 125, 126, 190, 191].map((far) => band('rush', far))).toEqual([0, -10, -10, -20, -20, -30])
    expect([75, 76, 125, 126, 175, 176].map((far) => band('needle', far))).toEqual([0, -10, -10, -20, -20, -30])
  })
})
