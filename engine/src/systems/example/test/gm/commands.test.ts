import { expect, test } from 'vitest'
import { Fight } from '../../../../kernel/fight.ts'
import { example } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { duel } from '../scenarios.ts'

const begun = () =>
  Fight.begin(example, duel, { by: 'typed' }).proceed().answer('bouncer', 'wary').answer('sailor', 'wary')

test('the game master gives grit, and it is told', () => {
  const fight = begun().rule({ do: 'set', who: 'bouncer', field: 'grit', to: 3 }, 'he had a bad night')
  expect((fight.state as State).fighters[0]?.grit).toBe(3)
  expect(fight.events().map((event) => fight.system.tell(event))).toContain('Ruling: bouncer’s grit from 14 to 3.')
})

test('the game master ends the fight', () => {
  const fight = begun().rule({ do: 'end', won: ['house'] }, 'the watch arrives')
  expect(fight.outcome).toEqual({ won: ['house'], because: 'ruling' })
})

test('a ruling that makes no sense is refused with its field', () => {
  const refused = () => begun().rule({ do: 'set', who: 'bouncer', field: 'grit', to: -1 }, 'no')
  expect(refused).toThrow(/ruling cannot be used/)
  expect((begun().state as State).fighters[0]?.grit).toBe(14)
})
