import { describe, expect } from 'vitest'
import { arranged, play, rule } from '../../../../kernel/testing/index.ts'
import { example } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel } from '../scenarios.ts'

const of = (state: State, id: string): Fighter => {
  const fighter = state.fighters.find((f) => f.id === id)
  if (fighter === undefined) throw new Error(`nobody is called ${id}`)
  return fighter
}
/** The sailor’s first turn, with these stances. */
const begun = (stances = 'bouncer stance: wary\nsailor stance: wary', arrange?: (state: State) => void): State =>
  arranged(example, play(example, duel, stances).state, arrange)

describe('what is told of a blow is what was done', () => {
  rule(['EX-STRIKE', 'EX-DODGE', 'EX-DAMAGE'], 'who, whom, each die, each term, and what it had to reach', () => {
    const { events } = play(
      example,
      begun(),
      'sailor turn: strike\nbouncer defence: dodge\nsailor blow: 9\nbouncer dodge: 2\nsailor damage: 4',
    )
    expect(events.filter(({ type }) => type !== 'shows' && type !== 'turn')).toEqual([
      {
        type: 'blow',
        rule: 'EX-STRIKE',
        who: 'sailor',
        target: 'bouncer',
        hit: true,
        roll: {
          of: 'blow',
          who: 'sailor',
          dice: '1d10',
          faces: [9],
          terms: [{ value: 3, because: 'brawling', rule: 'EX-STRIKE' }],
          total: 12,
          needs: 8,
        },
      },
      {
        type: 'dodge',
        rule: ['EX-DODGE', 'EX-A1'],
        who: 'bouncer',
        from: 'sailor',
        dodged: false,
        roll: {
          of: 'dodge',
          who: 'bouncer',
          dice: '1d10',
          faces: [2],
          terms: [
            { value: 3, because: 'brawling', rule: 'EX-DODGE' },
            { value: 2, because: 'wary', rule: 'EX-STANCE' },
          ],
          total: 7,
          needs: 12,
        },
      },
      {
        type: 'hurt',
        rule: 'EX-DAMAGE',
        who: 'bouncer',
        by: 'sailor',
        lost: 3,
        left: 11,
        grade: 'hurt',
        roll: {
          of: 'damage',
          who: 'sailor',
          dice: '1d6',
          faces: [4],
          terms: [
            { value: 1, because: 'might', rule: 'EX-DAMAGE' },
            { value: -1, because: 'wary', rule: 'EX-STANCE' },
            { value: -1, because: 'hide', rule: 'EX-DAMAGE' },
          ],
          total: 3,
          needs: undefined,
        },
      },
    ])
  })

  rule(['EX-HAYMAKER', 'EX-STANCE'], 'two dice, the bold hand of the striker and no hide of who has none', () => {
    const bold = play(example, duel, 'bouncer stance: bold\nsailor stance: wary\nsailor turn: wait').state
    const { events, state } = play(
      example,
      bold,
      'bouncer turn: haymaker\nsailor defence: none\nbouncer blow: 5\nbouncer damage: 2 3',
    )
    expect(events.at(-1)).toMatchObject({
      type: 'hurt',
      who: 'sailor',
      lost: 9,
      roll: {
        dice: '2d6',
        faces: [2, 3],
        terms: [
          { value: 2, because: 'might' },
          { value: 2, because: 'bold' },
        ],
        total: 9,
      },
    })
    expect(events.find(({ type }) => type === 'blow')).toMatchObject({ rule: 'EX-HAYMAKER' })
    expect([of(state, 'sailor').grit, of(state, 'bouncer').grit]).toEqual([3, 14])
  })

  rule('EX-STANCE', 'it shows once a round, of both, and is hidden again in the next', () => {
    const struck = play(example, begun(), 'sailor turn: strike\nbouncer defence: none\nsailor blow: 1')
    expect(struck.events.filter(({ type }) => type === 'shows')).toMatchObject([{ who: 'sailor' }, { who: 'bouncer' }])
    const again = play(example, struck.state, 'bouncer turn: strike\nsailor defence: none\nbouncer blow: 1')
    expect(again.events.filter(({ type }) => type === 'shows')).toEqual([])
    const over = play(
      example,
      again.state,
      'sailor turn: wait\nbouncer turn: wait\nbouncer stance: bold\nsailor stance: bold',
    ).state
    expect(over.fighters.map(({ shown, turns, actions }) => [shown, turns, actions])).toEqual([
      ['hidden', 0, 2],
      ['hidden', 0, 2],
    ])
  })
})
