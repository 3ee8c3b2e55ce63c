import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel, of, type Ran, run, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)

describe('shields that are planted', () => {
  const two = (
    first: Partial<Fighter['items'][number]>,
    second: Partial<Fighter['items'][number]>,
    more: object = {},
  ) =>
    turnOf(
      duel({ weapons: ['short sword', 'archer’s shield', 'archer’s shield'], inHand: [] }, {}, more),
      'ana',
      (s) => {
        const shields = person(s, 'ana').items.filter(({ shield }) => shield !== null)
        Object.assign(shields[0] ?? {}, first)
        Object.assign(shields[1] ?? {}, second)
      },
    )
  const PLANTED = { where: 'stowed', planted: true } as const
  const shields = (ran: Ran) =>
    of(ran, 'ana')
      .items.filter(({ shield }) => shield !== null)
      .map(({ where, planted }) => `${where} ${planted}`)
  test('the one on the arm is planted beside the one that stands; then the first comes back', () => {
    const plants = until(two(PLANTED, { where: 'off', planted: false }), 'ana turn: plant or uproot')
    expect(shields(plants)).toEqual(['stowed true', 'stowed true'])
    const uproots = until(two(PLANTED, PLANTED), 'ana turn: plant or uproot')
    expect(shields(uproots)).toEqual(['off false', 'stowed true'])
  })
  test('all that stand are left behind by who goes', () => {
    const ran = run(
      two(PLANTED, PLANTED, { distance: 30 }),
      'ana turn: move\nana where: towards bo\nana metres: 2\nana turn: end turn',
    )
    expect(shields(ran)).toEqual(['ground false', 'ground false'])
  })
  test('one put away is not planted', () => {
    const state = two({ where: 'stowed', planted: false }, { where: 'stowed', planted: false })
    expect(refusal(renaissance, state, 'ana', 'plant or uproot')?.because).toContain('no shield')
  })
})
