import { playthroughs } from '../../../kernel/testing/index.ts'
import { cfi } from '../index.ts'
import { beasts, duel, lair, road } from './scenarios.ts'

playthroughs(cfi, import.meta.url, {
  'a fighter and an orc': { scenario: duel, seed: 'the ford' },
  'bandits on the road': { scenario: road, seed: 'toll' },
  'wolves in the snow': { scenario: beasts, seed: 'winter' },
  'a dragon at home': { scenario: lair, seed: 'gold' },
})
