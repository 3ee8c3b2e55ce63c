import { laws } from '../../../kernel/testing/index.ts'
import { legend } from '../index.ts'
import { archery, cavern, charge, duel, horde } from './scenarios.ts'

laws(legend, {
  scenarios: { duel, cavern, charge, archery, horde },
  counters: ['actions', 'noAttack', 'forfeit', 'staggered', 'noRising', 'fatigue', 'heroPoints', 'magicPoints', 'moved', 'round'],
})
