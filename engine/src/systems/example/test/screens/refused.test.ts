import { expect, test } from 'vitest'
import { Fight } from '../../../../kernel/fight.ts'
import { example } from '../../index.ts'
import { duel } from '../scenarios.ts'

test('an answer that is refused says why', () => {
  const fight = Fight.begin(example, duel, { by: 'typed' }).proceed()
  fight.answer('bouncer', 'bold').answer('sailor', 'bold')
  expect(() => fight.answer('sailor', 'recover')).toThrow(
    'sailor cannot answer "turn" with "recover": there is no daze to shake off.',
  )
})
