import { keptFights } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import { adepts, arsenal, beasts, camp, ledge, night, range, riders } from './crowded.ts'
import { alley, duel, forks, grapple, joust, monastery, river, street } from './scenarios.ts'

const crowded = { camp, arsenal, range, ledge, riders, beasts, adepts, night }

keptFights(renaissance, import.meta.url, {
  scenarios: { duel, street, grapple, joust, alley, monastery, river, forks, ...crowded },
  fights: 128,
})
