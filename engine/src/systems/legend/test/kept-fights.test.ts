import { keptFights } from '../../../kernel/testing/index.ts'
import { legend } from '../index.ts'
import { brutes, fence, jousts, lane, nets, snares, stuckShields, water } from './crowds.ts'
import { drawnScenarios } from './drawn.ts'
import { archery, brawl, broos, cavern, charge, duel, horde, house, javelins } from './scenarios.ts'

/** Each turn notes beside what its option is about how everybody shows himself to the one who acts. */
const shown: typeof legend = {
  ...legend,
  points(s, choice, option) {
    const points = legend.points(s, choice, option)
    if (choice.about.ask !== 'act') return points
    const seen = legend.view(s, { name: choice.who, fighters: [choice.who], gm: false })
    return Object.assign({}, points, { sheets: s.fighters.map(({ id }) => legend.sheet(seen, id)) })
  },
}

keptFights(shown, import.meta.url, {
  scenarios: {
    duel,
    brawl,
    broos,
    charge,
    archery,
    javelins,
    horde,
    house,
    cavern,
    brutes,
    fence,
    lane,
    nets,
    snares,
    stuckShields,
    water,
    ...jousts,
    ...drawnScenarios(215),
  },
  fights: 288,
  steps: 40,
})
