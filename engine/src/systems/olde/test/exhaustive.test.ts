import { exhaustive } from '../../../kernel/testing/index.ts'
import { olde } from '../index.ts'
import { advanced, brawl, corridor, duel, hexes, party } from './scenarios.ts'

exhaustive(olde, {
  scenarios: { duel, party, corridor, brawl, hexes, advanced },
  names: {},
})
