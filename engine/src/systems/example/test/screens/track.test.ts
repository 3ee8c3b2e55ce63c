import { expect, test } from 'vitest'
import { Fight } from '../../../../kernel/fight.ts'
import { example } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { duel } from '../scenarios.ts'

test('at the target’s question it is still the striker’s turn', () => {
  const fight = Fight.begin(example, duel, { by: 'typed' }).proceed()
  fight.answer('bouncer', 'bold').answer('sailor', 'bold').answer('sailor', 'strike')
  expect(fight.asked).toMatchObject({ choices: [{ who: 'bouncer', about: { ask: 'defence' } }] })
  const acting = example.track(fight.state as State).order.filter((row) => row.acting)
  expect(acting).toMatchObject([{ id: 'sailor', budgets: [{ name: 'actions', left: 1, of: 2 }] }])
})
