import { keptFights } from '../../../kernel/testing/index.ts'
import { legend } from '../index.ts'
import { brutes, fence, lane, nets, snares, stuckShields, water } from './crowds.ts'
import { drawnScenarios } from './drawn.ts'
import { archery, brawl, broos, cavern, charge, duel, horde, house, javelins } from './scenarios.ts'

keptFights(legend, import.meta.url, {
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
    ...drawnScenarios(224),
  },
  fights: 288,
  steps: 40,
})
