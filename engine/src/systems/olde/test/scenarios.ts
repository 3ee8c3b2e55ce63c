import type { Scenario } from '../../../kernel/testing/index.ts'

export const duel: Scenario = { system: 'olde', distance: 3, sides: { heroes: { warrior: {} }, orcs: { orc: {} } } }

export const party: Scenario = {
  system: 'olde',
  distance: 6,
  sides: {
    heroes: { warrior: {}, priest: {}, wizard: {} },
    goblins: { goblin: { count: 3 }, captain: {} },
  },
}

/** A corridor with pillars: lines of sight of three kinds. */
export const corridor: Scenario = {
  system: 'olde',
  map: {
    picture: `
##############
#............#
#.A..o..o..C.#
#B........D..#
#....o..o..E.#
##############
`.trim(),
    key: { o: 'pillar', A: 'ranger', B: 'rogue', C: 'kobold-1', D: 'kobold-2', E: 'hobgoblin' },
  },
  sides: { heroes: { ranger: {}, rogue: {} }, raiders: { kobold: { count: 2 }, hobgoblin: {} } },
}

/** Everybody in one space of a small room. */
export const brawl: Scenario = {
  system: 'olde',
  map: { picture: '#####\n#...#\n#.D.#\n#...#\n#####', key: { D: 'drunkard' } },
  sides: {
    guests: { drunkard: {}, brawler: { at: [2, 2] } },
    house: {
      thug: { like: 'brawler', at: [2, 2], weapons: ['chair-leg'] },
      cook: { like: 'drunkard', at: [1, 2], weapons: ['belt-knife'] },
    },
  },
}

export const hexes: Scenario = {
  system: 'olde',
  map: {
    grid: 'hex',
    picture: `
. . . . . . . .
 . A . # . . X .
. . . # # . . .
 . B . . . Y . .
. . . . . . . .
`.replace(/^\n/, ''),
    key: { A: 'warrior', B: 'fencer', X: 'orc', Y: 'wolf' },
  },
  sides: { heroes: { warrior: {}, fencer: {} }, beasts: { orc: {}, wolf: {} } },
}

/** The advanced set, where blows are answered. */
export const advanced: Scenario = {
  system: 'olde',
  distance: 2,
  options: { actions: 'advanced', criticalTable: 'revised' },
  sides: { salle: { fencer: {}, captain: {} }, street: { axeman: {}, rival: { like: 'fencer' }, guard: {} } },
}

/** A ledge to climb, a gap to leap, a door, and crossbows. */
export const ledge: Scenario = {
  system: 'olde',
  map: {
    picture: `
############
#A..v...^^X#
#...v...^^^#
#B..v.....Y#
######+#####
#....Z.....#
############
`.trim(),
    key: {
      v: 'pit',
      '^': { name: 'ledge', elevation: 1 },
      '+': 'door',
      A: 'crossbowman',
      B: 'healer',
      X: { fighter: 'arbalester', ground: { name: 'ledge', elevation: 1 } },
      Y: 'goblin',
      Z: 'wolf',
    },
  },
  sides: { watch: { crossbowman: {}, healer: { hurt: 3 } }, raiders: { arbalester: {}, goblin: {}, wolf: {} } },
}

/** Every condition at once, and somebody nobody sees. */
export const afflicted: Scenario = {
  system: 'olde',
  distance: 2,
  scene: { cluttered: true },
  options: { actions: 'core' },
  sides: {
    sick: {
      warrior: { conditions: { blinded: 'persistent', bleeding: 'persistent' } },
      priest: { conditions: { silenced: 'temporary', fatigued: 'permanent' }, hurt: 4 },
      rogue: { conditions: { invisible: 'persistent' }, draughts: 2, hurt: 3 },
      wizard: { conditions: { stunned: 'persistent' } },
      ranger: { conditions: { deafened: 'permanent', slowed: 'persistent' } },
    },
    sore: {
      orc: { conditions: { exhausted: 'persistent' }, surprised: true },
      goblin: { count: 2, conditions: { frightened: 'persistent' } },
      wolf: { conditions: { rooted: 'persistent' } },
      hobgoblin: { conditions: { restrained: 'persistent' } },
      kobold: { conditions: { dazed: 'persistent' } },
      guard: { conditions: { unconscious: 'persistent', lame: 'permanent' } },
    },
  },
}
