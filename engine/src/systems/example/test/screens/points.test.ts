import { expect, test } from 'vitest'
import { arranged, play } from '../../../../kernel/testing/index.ts'
import { example } from '../../index.ts'
import type { Question, State } from '../../state/types.ts'
import { duel } from '../scenarios.ts'

/** The sailor’s first turn, with these stances. */
const begun = (stances = 'bouncer stance: wary\nsailor stance: wary', arrange?: (state: State) => void): State =>
  arranged(example, play(example, duel, stances).state, arrange)

test('what an option is about', () => {
  const about = (question: Question, key: string) =>
    example.points(begun(), { who: 'sailor', about: question, options: [] }, { key })
  const turn = { ask: 'turn', actions: 2 } as const
  expect(['strike', 'haymaker', 'recover', 'wait', 'sing'].map((key) => about(turn, key))).toEqual([
    { group: 'strike', cost: [{ of: 'actions', amount: 1 }] },
    { group: 'strike', cost: [{ of: 'actions', amount: 2 }] },
    { group: 'guard', cost: [{ of: 'actions', amount: 1 }] },
    { group: 'other', cost: [{ of: 'actions', amount: 1 }] },
    { group: 'other' },
  ])
  expect(about({ ask: 'target', blow: 'strike' }, 'bouncer')).toEqual({ group: 'strike', fighters: ['bouncer'] })
  const defence = { ask: 'defence', from: 'bouncer', blow: 'strike' } as const
  expect(about(defence, 'dodge')).toEqual({
    group: 'guard',
    fighters: ['bouncer'],
    cost: [{ of: 'actions', amount: 1 }],
  })
  expect(about(defence, 'none').cost).toEqual([])
  expect([about({ ask: 'stance', round: 1 }, 'bold'), about({ ask: 'stance', round: 1 }, 'wary')]).toEqual([
    { group: 'strike' },
    { group: 'guard' },
  ])
})
