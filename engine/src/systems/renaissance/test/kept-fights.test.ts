import { keptFights } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import { caught, chasm, embers, homemade, mud, passage, pavises, ranks, sabres, thrown } from './apart.ts'
import { adepts, arsenal, beasts, camp, ledge, night, range, riders } from './crowded.ts'
import { ambush, burdened, frail, heights, marvels, onslaught, powder, unhorsing, wrestlers } from './rare.ts'
import { alley, duel, forks, grapple, joust, monastery, river, street } from './scenarios.ts'

const crowded = { camp, arsenal, range, ledge, riders, beasts, adepts, night }
const rare = { unhorsing, onslaught, frail, wrestlers, marvels, burdened, heights, ambush, powder }
const apart = { mud, thrown, passage, pavises, caught, homemade, chasm, embers, sabres, ranks }

keptFights(renaissance, import.meta.url, {
  scenarios: { duel, street, grapple, joust, alley, monastery, river, forks, ...crowded, ...rare, ...apart },
  fights: 350,
})
