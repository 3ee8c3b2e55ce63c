import { laws } from '../../../kernel/testing/index.ts'
import { d6 } from '../index.ts'
import { duel, street, yard } from './scenarios.ts'

laws(d6, {
  scenarios: { duel, street, yard },
  counters: ['characterPoints', 'fatePoints', 'actions', 'declared', 'outFor', 'dying', 'round', 'loading', 'prepared'],
})
