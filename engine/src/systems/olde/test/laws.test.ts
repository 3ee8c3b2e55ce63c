import { laws } from '../../../kernel/testing/index.ts'
import { rules } from '../book/rules.ts'
import { olde } from '../index.ts'
import { advanced, afflicted, brawl, corridor, duel, hexes, ledge, party } from './scenarios.ts'

laws(olde, {
  rules,
  scenarios: { duel, party, corridor, brawl, hexes, advanced, ledge, afflicted },
  rulings: {
    dodgeSkill: {
      scenario: {
        system: 'olde',
        distance: 1,
        sides: { a: { fencer: { skills: { dodge: 'master' } } }, b: { rogue: { skills: { dodge: 'master' } } } },
      },
    },
  },
  unseen: {
    system: 'olde',
    sides: { a: { rogue: { conditions: { invisible: 'permanent' } }, warrior: {} }, b: { orc: {}, goblin: {} } },
    map: {
      picture: 'r......o\n........\nw......g',
      key: { r: 'rogue', w: 'warrior', o: 'orc', g: 'goblin' },
    },
  },
  counters: ['ap', 'given', 'spent', 'mana', 'faith', 'cp', 'draughts', 'turn', 'round', 'roundOfTurn', 'gone'],
  faults: {
    'a space of two metres': {
      scenario: { ...corridor, map: { ...(corridor.map as object), cell: 2 } },
      path: 'map.cell',
    },
    'an unknown weapon': {
      scenario: { ...duel, sides: { a: { warrior: { weapons: ['lightsabre'] } }, b: { orc: {} } } },
      path: 'sides.a.warrior.weapons.0',
    },
    'a stat of 21': {
      scenario: { ...duel, sides: { a: { warrior: { brawn: 21 } }, b: { orc: {} } } },
      path: 'sides.a.warrior.brawn',
    },
    'dead before the fight': {
      scenario: { ...duel, sides: { a: { warrior: { hurt: 30 } }, b: { orc: {} } } },
      path: 'sides.a.warrior.hurt',
    },
    'in a wall': {
      scenario: { ...brawl, sides: { a: { drunkard: {} }, b: { brawler: { at: [0, 0] } } } },
      path: 'sides.b.brawler.at',
    },
  },
})
