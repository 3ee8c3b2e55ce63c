import { exhaustive } from '../../../kernel/testing/index.ts'
import { d6 } from '../index.ts'
import { duel, street, yard } from './scenarios.ts'

exhaustive(d6, {
  scenarios: { duel, street, yard },
  names: {},
  fights: 300,
  steps: 150,
})
