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
