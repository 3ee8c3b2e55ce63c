import { strangers } from '../../../kernel/testing/strangers.ts'
import { renaissance } from '../index.ts'
import * as apart from './apart.ts'
import * as crowded from './crowded.ts'
import * as hidden from './hidden.ts'
import * as rare from './rare.ts'
import * as plain from './scenarios.ts'

strangers(renaissance, {
  scenarios: { ...hidden, ...plain, ...crowded, ...rare, ...apart },
  first: [0, 1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 15, 17, 19, 20, 21, 22, 27, 30, 37, 43, 46, 68, 84, 89, 105],
  fights: 110,
})
