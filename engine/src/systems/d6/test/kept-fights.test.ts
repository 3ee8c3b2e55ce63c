import { keptFights } from '../../../kernel/testing/index.ts'
import { d6 } from '../index.ts'
import { drawnScenarios } from './drawn.ts'
import { keptStages } from './kept-stages.ts'
import { cellar, duel, street, yard } from './scenarios.ts'
import { scrums } from './scrums.ts'
import { chariots, fair, ford, galleys, gifted } from './spectacles.ts'

keptStages(import.meta.url)
keptFights(d6, import.meta.url, {
  scenarios: { duel, street, yard, chariots, galleys, fair, gifted, ford, cellar, ...scrums, ...drawnScenarios(80) },
  fights: 160,
  steps: 50,
})
