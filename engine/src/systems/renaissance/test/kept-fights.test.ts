import { keptFights } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import { alley, duel, forks, grapple, joust, monastery, river, street } from './scenarios.ts'

keptFights(renaissance, import.meta.url, {
  scenarios: { duel, street, grapple, joust, alley, monastery, river, forks },
  fights: 96,
})
