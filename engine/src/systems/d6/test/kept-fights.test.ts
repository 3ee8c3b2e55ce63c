import { keptFights } from '../../../kernel/testing/index.ts'
import { d6 } from '../index.ts'
import { drawnScenarios } from './drawn.ts'
import { cellar, duel, street, yard } from './scenarios.ts'
import { chariots, fair, ford, galleys, gifted } from './spectacles.ts'

keptFights(d6, import.meta.url, {
  scenarios: { duel, street, yard, chariots, galleys, fair, gifted, ford, cellar, ...drawnScenarios(80) },
  fights: 178,
  steps: 40,
})
