import { exhaustive } from '../../../kernel/testing/index.ts'
import { d6 } from '../index.ts'
import { duel, street, yard } from './scenarios.ts'
import { chariots, fair, ford, galleys, gifted } from './spectacles.ts'

exhaustive(d6, {
  scenarios: { duel, street, yard, chariots, galleys, fair, gifted, ford },
  names: {},
  fights: 700,
  steps: 200,
})
