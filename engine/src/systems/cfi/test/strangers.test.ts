import { strangers } from '../../../kernel/testing/strangers.ts'
import { cfi } from '../index.ts'
import * as crowded from './crowded-scenarios.ts'
import * as rare from './rare-scenarios.ts'
import * as plain from './scenarios.ts'
import * as hidden from './strangers-scenarios.ts'
import { STAGES } from './strangers-stages.ts'

strangers(cfi, {
  scenarios: { ...hidden, ...plain, ...crowded, ...rare },
  stages: STAGES,
  first: [0, 7, 19, 34, 35, 46, 53, 56, 58, 59, 63, 65, 69, 71, 73, 85],
  fights: 110,
})
