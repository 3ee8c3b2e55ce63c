import { keptFights } from '../../../kernel/testing/index.ts'
import { olde } from '../index.ts'
import { advanced, afflicted, brawl, corridor, duel, hexes, ledge, party } from './scenarios.ts'

keptFights(olde, import.meta.url, {
  scenarios: { duel, ledge, party, afflicted, corridor, brawl, hexes, advanced },
  fights: 64,
})
