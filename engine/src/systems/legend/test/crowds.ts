import type { Scenario } from '../../../kernel/testing/index.ts'

/** Fists, grapples and a weapon to take, with comrades near enough to be hit. */
export const brawl: Scenario = {
  system: 'legend',
  options: { reach: true },
  sides: {
    heroes: { alaric: { ready: [] }, thrace: {} },
    goblins: { goblin: { count: 2 } },
  },
  distance: 1,
}

/** Beasts without hands, in pairs. */
export const brutes: Scenario = {
  system: 'legend',
  sides: { cave: { troll: { count: 2 } }, wood: { bear: {}, 'giant-rat': { count: 2 } } },
  distance: 1,
}

/** Nets, maces and two-handed hammers. */
export const nets: Scenario = {
  system: 'legend',
  sides: {
    arena: {
      retiarius: { like: 'alaric', styles: [{ name: 'net', skill: 75, weapons: ['net'] }] },
      smith: { like: 'thrace', styles: [{ name: 'great hammer', skill: 70, weapons: ['great-hammer'] }] },
    },
    guard: {
      mace: { like: 'lilina', styles: [{ name: 'mace and shield', skill: 70, weapons: ['mace', 'buckler'] }] },
      knife: { like: 'goblin', styles: [{ name: 'dagger', skill: 60, weapons: ['dagger'] }] },
    },
  },
  distance: 1,
}

/** In the water, where not everybody can hold his breath. */
export const water: Scenario = {
  system: 'legend',
  sides: { boat: { alaric: { footing: 'submerged' } }, lake: { crocodile: {} } },
  distance: 1,
}
