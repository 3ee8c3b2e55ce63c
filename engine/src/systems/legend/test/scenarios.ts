import type { Scenario } from '../../../kernel/testing/index.ts'

/** One against one, with spells and Hero Points. */
export const duel: Scenario = {
  system: 'legend',
  sides: { heroes: { alaric: {} }, goblins: { goblin: {} } },
  distance: 3,
}

/** On a map with rubble, a pillar and light that fails. */
export const cavern: Scenario = {
  system: 'legend',
  scene: { light: 'partial' },
  sides: { heroes: { alaric: {}, thrace: {} }, goblins: { goblin: { count: 2 } } },
  map: {
    cell: 1,
    picture: '########\n#a..~..#\n#...o.g#\n#t....g#\n########',
    key: { a: 'alaric', t: 'thrace', g: 'goblin', '~': 'difficult', o: 'pillar' },
  },
}

/** Riders with lances, spears set against them, and beasts. */
export const charge: Scenario = {
  system: 'legend',
  sides: {
    riders: {
      osric: {
        like: 'alaric',
        styles: [{ name: 'lance', skill: 72, weapons: ['lance'] }],
        skills: { ride: 75 },
        rides: 'thunder',
      },
      thunder: { like: 'war-horse' },
    },
    spears: { spearman: { like: 'thrace', formation: true, count: 2 } },
  },
  distance: 20,
}

/** Missiles, cover, a crowd, wind and haze. */
export const archery: Scenario = {
  system: 'legend',
  scene: { wind: 'light', haze: 'mist' },
  sides: {
    archers: {
      wenna: {
        like: 'bandit',
        ready: ['short-bow'],
        styles: [
          { name: 'bow', skill: 74, weapons: ['short-bow'] },
          { name: 'axe', skill: 51, weapons: ['battleaxe'] },
        ],
      },
    },
    wardens: {
      corin: { like: 'lilina', cover: { object: 'fence', locations: ['rightLeg', 'leftLeg'] } },
      dagmar: {
        like: 'alaric',
        weapons: ['javelin', 'heater-shield'],
        styles: [{ name: 'javelin', skill: 60, weapons: ['javelin', 'heater-shield'] }],
      },
    },
  },
  distance: 15,
}

/** Lesser foes: underlings and General Hit Points, reach and fatigue in play. */
export const horde: Scenario = {
  system: 'legend',
  options: { reach: true, fatigue: true },
  sides: {
    heroes: { lilina: {} },
    goblins: { goblin: { count: 3, wounds: 'underling' }, broo: {} },
  },
  distance: 2,
}
