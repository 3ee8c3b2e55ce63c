import { expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { optionTaken } from '../../../../kernel/offer.ts'
import type { Choice } from '../../../../kernel/types.ts'
import { olde } from '../../index.ts'
import { policies } from '../../policy/bots.ts'
import type { Question, State } from '../../state/types.ts'
import { of, ready, SWORD, two } from '../staged.ts'

const answer = (state: State): string | undefined => {
  const { asked } = advance(olde, state)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  return choice && optionTaken(choice, policies.default(choice as Choice<Question>, state)).key
}

test('a hatchet is not thrown at where somebody may be', () => {
  const unseen = (distance: number) =>
    ready(two({ weapons: ['hatchet'] }, SWORD, { distance }), { ann: 2 }, (s) => {
      Object.assign(of(s, 'ann'), { freeSteps: false })
      Object.assign(of(s, 'bob'), {
        conditions: [{ name: 'invisible', lasts: 'permanent', needs: 6 }],
        known: [distance],
      })
    })
  expect(answer(unseen(4))).not.toBe('attack')
  expect(answer(unseen(1))).toBe('attack')
})
test('the game master’s bot does not always take the first mishap', () => {
  const takenIn = (round: number) => {
    const state = ready(two(SWORD, SWORD), { ann: 2 }, (s) => {
      s.round = round
    })
    const choice: Choice<Question> = {
      who: 'gm',
      about: { ask: 'mishap', of: 'ann', on: 'bob', band: 'critical miss' },
      options: [{ key: 'drops weapon' }, { key: 'falls prone' }],
    }
    return optionTaken(choice, policies.default(choice, state)).key
  }
  expect([takenIn(2), takenIn(3)]).toEqual(['drops weapon', 'falls prone'])
})
