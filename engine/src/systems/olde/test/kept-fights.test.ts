import { keptFights } from '../../../kernel/testing/index.ts'
import { olde } from '../index.ts'
import * as scenarios from './scenarios.ts'

keptFights(olde, import.meta.url, { scenarios: { ...scenarios }, fights: 120, steps: 45 })
