import { playthroughs } from '../../../kernel/testing/index.ts'
import { olde } from '../index.ts'
import { advanced, corridor, duel, hexes, ledge } from './scenarios.ts'

playthroughs(olde, import.meta.url, {
  'a warrior and an orc': { scenario: duel, seed: 'first' },
  'arrows between the pillars': { scenario: corridor, seed: 'pillars' },
  'blades among hexes': { scenario: hexes, seed: 'hexes' },
  'parry and riposte': { scenario: advanced, seed: 'salle' },
  'crossbows, a ledge and a door': { scenario: ledge, seed: 'ledge' },
})
