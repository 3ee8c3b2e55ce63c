import { describe, expect, test } from 'vitest'
import type { ConditionName } from '../../state/lasting.ts'
import type { Condition, State } from '../../state/types.ts'
import { duel, EIGHT, of, only, ready, run, strike } from '../staged.ts'

const permanent = (name: ConditionName): Condition => ({ name, lasts: 'permanent', needs: 9 })
const mapped = (picture: string, ann: object, bob: object, more: object = {}, key: object = {}) => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob', ...key } },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})
const BOW = { weapons: ['shortbow'], skills: { bows: 'apprentice' } }

describe('an attack between its declaration and its blow', () => {
  test('nothing comes of it when the attacker is struck down or the target dead meanwhile', () => {
    const after = (change: (s: State) => void) => {
      const { state } = run(duel(), 'ann turn: attack\nann weapon: broadsword')
      change(state)
      return run(state, '', 1)
    }
    expect(after((s) => of(s, 'ann').conditions.push(permanent('unconscious'))).events).toEqual([])
    expect(after((s) => Object.assign(of(s, 'bob'), { dead: true })).events).toEqual([])
    expect(after(() => undefined).asked).toMatchObject({ who: 'bob', roll: 'defense' })
  })

  test('a blow at an empty space says whose it was; what was thrown lies there', () => {
    const thrower = { weapons: ['throwing-knife'], skills: { thrown: 'apprentice' } }
    const unseen = { conditions: { invisible: 'permanent' } }
    const from = ready(mapped('A..B.', thrower, unseen), { ann: 2 })
    const missed = run(from, 'ann turn: attack\nann weapon: throwing-knife thrown\nann space: 4,0', 2)
    expect(only(missed, 'nobody there')).toMatchObject({ who: 'ann', on: 'bob' })
    expect(of(missed.state, 'ann').items[0]).toMatchObject({ at: 'ground', spot: [4, 0] })
    expect(of(missed.state, 'bob').hp).toBe(12)
  })

  test('the space of an unseen foe is seen from the attacker’s place', () => {
    const unseen = { conditions: { invisible: 'permanent' } }
    const line = (bob: object) =>
      only(
        run(
          ready(mapped('A....\n.#...\n...B.', BOW, bob), { ann: 2 }),
          `ann turn: attack\n${'conditions' in bob ? 'ann weapon: shortbow\nann space: 3,2\n' : ''}bob defense: 2 2\nann attack: 7 7`,
          2,
        ),
        'attack',
      ).rolled.terms
    expect(line(unseen)).toEqual(line({}))
    expect(line(unseen)).toMatchObject([{ because: 'minimal line of sight', value: -6 }])
  })

  test('who strikes unseen is known from then on, though nobody knew of him before', () => {
    const from = duel({ conditions: { invisible: 'permanent' } }, {}, {}, (s) => {
      of(s, 'ann').known = null
    })
    expect(of(strike(from, '2 2', '2 2', 'ann damage: 1').state, 'ann').known).toEqual([0, 0])
  })
})
