import { exhaustive } from '../../../kernel/testing/index.ts'
import { example } from '../index.ts'
import { crowd, duel } from './scenarios.ts'

exhaustive(example, {
  scenarios: { duel, crowd },
  names: { stances: ['bold', 'wary'], defences: ['dodge', 'none'], conditions: ['dazed', 'clears', 'down'] },
})
