import type { Scenario } from '../../../kernel/testing/index.ts'

/** Sword against sword. */
export const duel: Scenario = {
  system: 'd6',
  sides: { heroes: { gladiator: {} }, foes: { viking: {} } },
  distance: 3,
}

/** A heroine with points and her crossbow against three goblins. */
export const street: Scenario = {
  system: 'd6',
  sides: {
    heroes: { cian: { role: 'hero', fatePoints: 1 } },
    goblins: { goblin: { count: 3, weapons: ['light crossbow', 'short sword'] } },
  },
  distance: 20,
}

/** Two sides on a map, with walls to hide behind. */
export const yard: Scenario = {
  system: 'd6',
  options: { injury: 'bodyPoints' },
  sides: {
    guards: { soldier: { count: 2 }, ranger: { weapons: ['short bow', 'short sword'], lamp: 'torch' } },
    beasts: { wolf: { count: 2 }, bear: {} },
  },
  scene: { light: 'poor' },
  map: {
    grid: 'square',
    cell: 1,
    picture: `
##############
#s....o.....w#
#s..#......bb#
#r..#......bb#
#....~......w#
##############`.trim(),
    key: { s: 'soldier', r: 'ranger', w: 'wolf', b: 'bear', '~': 'difficult', o: 'pillar' },
  },
}

/** Two who are shut off from each other by a door. */
export const cellar: Scenario = {
  system: 'd6',
  sides: { guards: { soldier: {} }, thieves: { henchman: {} } },
  map: { cell: 1, picture: '#####\n#s+h#\n#####', key: { s: 'soldier', h: 'henchman', '+': 'door' } },
}
