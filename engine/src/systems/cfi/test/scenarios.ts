import type { Scenario } from '../../../kernel/testing/index.ts'

export const duel: Scenario = { system: 'cfi', sides: { heroes: { fighter: {} }, foes: { orc: {} } }, distance: 5 }

export const road: Scenario = {
  system: 'cfi',
  scene: { light: 'day' },
  sides: { travellers: { fighter: {}, rogue: {}, mage: {} }, bandits: { bandit: { count: 3 } } },
  map: {
    cell: 5,
    picture: '..........\n.f.....b..\n.m....~b..\n.r.....b..\n..........',
    key: { f: 'fighter', m: 'mage', r: 'rogue', b: 'bandit', '~': 'difficult' },
  },
}

export const beasts: Scenario = {
  system: 'cfi',
  sides: { men: { guard: { count: 2 } }, pack: { wolf: { count: 3 } } },
  distance: 40,
}

export const shots: Scenario = {
  system: 'cfi',
  scene: { wind: 'light' },
  sides: { archers: { archer: { count: 2 } }, raiders: { goblin: { count: 2 }, rider: { rides: 'horse' }, horse: {} } },
  distance: 60,
}

export const monsters: Scenario = {
  system: 'cfi',
  sides: { heroes: { fighter: { count: 2 }, cleric: {}, mage: {} }, lair: { ogre: {}, skeleton: { count: 2 } } },
  distance: 15,
}

/** Nets, whips and bare hands, great weapons, and a beast that grapples. */
export const arena: Scenario = {
  system: 'cfi',
  options: { firstAid: 'full' },
  sides: {
    net: {
      retiarius: { like: 'fighter', weapons: ['net', 'trident', 'dagger'], ready: ['net', 'trident'] },
      wrestler: {},
    },
    steel: {
      brute: { like: 'fighter', weapons: ['great-hammer'], armor: {} },
      troll: { abilities: ['grappler'], regenerates: 1 },
    },
  },
  distance: 5,
}

/** A dragon in its lair. */
export const lair: Scenario = {
  system: 'cfi',
  sides: { heroes: { fighter: { count: 2 }, archer: {}, mage: {} }, lair: { dragon: {} } },
  distance: 20,
}
/** A red dragon on a map, with cover and a pit. */
export const pit: Scenario = {
  system: 'cfi',
  sides: {
    heroes: { fighter: { nearby: { object: 'table', locations: ['rightLeg', 'leftLeg', 'abdomen'] } }, rogue: {} },
    foes: { 'red-dragon': {}, alien: {} },
  },
  map: {
    cell: 5,
    picture: '............\n.f.o........\n...o....d...\n.r.o........\n............\n.........x..\n............',
    key: { f: 'fighter', r: 'rogue', d: 'red-dragon', x: 'alien', o: 'pit' },
  },
}
/** A dark hall: surprise, cover, shields in a row. */
export const hall: Scenario = {
  system: 'cfi',
  scene: { light: 'partial', air: 'mist' },
  sides: {
    wall: {
      guard: { count: 2, ward: { item: 'heater', from: 'abdomen', crouching: true } },
      cleric: { surprised: true },
    },
    raiders: {
      bandit: { count: 2, cover: { object: 'table', locations: ['rightLeg', 'leftLeg', 'abdomen'] } },
      minotaur: {},
      bear: {},
    },
  },
  distance: 10,
}
/** In the water. */
export const water: Scenario = {
  system: 'cfi',
  sides: { divers: { guard: { count: 2, footing: 'swimming', armor: {} } }, deep: { shark: { footing: 'submerged' } } },
  distance: 10,
}

/** Nets against men without shields. */
export const nets: Scenario = {
  system: 'cfi',
  sides: {
    nets: { fisher: { like: 'fighter', weapons: ['net', 'dagger'], count: 2 } },
    clubs: { thug: { like: 'guard', weapons: ['club'], count: 2 } },
  },
  distance: 5,
}
