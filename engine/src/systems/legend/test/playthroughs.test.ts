import { playthroughs } from '../../../kernel/testing/index.ts'
import { legend } from '../index.ts'
import { archery, cavern, charge, duel } from './scenarios.ts'

playthroughs(legend, import.meta.url, {
  'a duel with spear and shield': { scenario: duel, seed: 'dawn' },
  'two against two in a cavern': { scenario: cavern, seed: 'torchlight' },
  'a lance against set spears': { scenario: charge, seed: 'thunder' },
  'arrows in the mist': { scenario: archery, seed: 'mist', temperaments: { archers: 'cautious' } },
})
