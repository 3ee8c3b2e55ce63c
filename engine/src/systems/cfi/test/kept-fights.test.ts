import { keptFights } from '../../../kernel/testing/index.ts'
import { cfi } from '../index.ts'
import * as crowded from './crowded-scenarios.ts'
import * as rare from './rare-scenarios.ts'
import * as plain from './scenarios.ts'

keptFights(cfi, import.meta.url, { scenarios: { ...plain, ...crowded, ...rare }, fights: 190, steps: 40 })
