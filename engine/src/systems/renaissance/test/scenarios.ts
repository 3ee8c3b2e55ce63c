import type { Scenario } from '../../../kernel/testing/index.ts'

/** Two who meet, close enough to begin at once. */
export const duel: Scenario = {
  system: 'renaissance',
  distance: 4,
  sides: { heroes: { chandra: {} }, gang: { 'goblin-ganger': {} } },
}

/** A street on a map, with bows, a bomb and something to stand behind. */
export const street: Scenario = {
  system: 'renaissance',
  sides: { heroes: { track: {}, archer: {} }, gang: { 'goblin-ganger': { count: 2 }, bomber: {} } },
  map: {
    grid: 'square',
    cell: 1,
    picture: '..............\n.t....o....g..\n.a...#.....g..\n..............\n......~....b..',
    key: { t: 'track', a: 'archer', g: 'goblin-ganger', b: 'bomber', o: 'low wall', '~': 'difficult' },
  },
}

/** Two wrestlers, one of them set to counter, and a man with a fork that catches. */
export const grapple: Scenario = {
  system: 'renaissance',
  distance: 1,
  sides: {
    red: {
      wrestler: {
        powers: ['quick counter', 'quick break', 'denial', 'master', 'center'],
        drugs: ['stim'],
        role: 'hero',
        luck: 2,
      },
      fork: {
        like: 'slaver',
        weapons: ['war-fork', 'archer’s shield'],
        inHand: ['war-fork', 'archer’s shield'],
        powers: ['soldier'],
      },
    },
    blue: { slaver: {}, cougar: {} },
  },
  scene: { cover: 'partial', climb: true, water: true },
}

/** Two knights with lances. */
export const joust: Scenario = {
  system: 'renaissance',
  distance: 14,
  sides: {
    red: { knight: { mount: 'destrier' }, destrier: { like: 'war-horse' } },
    blue: { rival: { like: 'knight', mount: 'charger' }, charger: { like: 'war-horse' }, pikeman: {} },
  },
  options: { allowDelay: true },
}

/** Bombs, oil and smoke where there is little room. */
export const alley: Scenario = {
  system: 'renaissance',
  sides: {
    watch: {
      watchman: { count: 2 },
      crossbow: { like: 'archer', weapons: ['heavy crossbow', 'dagger'], inHand: ['heavy crossbow'] },
    },
    gang: {
      bomber: {},
      burner: {
        like: 'bomber',
        weapons: ['oil grenade', 'scour canister', 'smoke pot', 'knife'],
        inHand: ['oil grenade', 'scour canister'],
      },
    },
  },
  scene: { confined: true, water: true },
  map: {
    grid: 'square',
    cell: 1,
    picture: '##########\n#ww.....b#\n#.c..o..u#\n##########',
    key: { w: 'watchman', c: 'crossbow', b: 'bomber', u: 'burner', o: 'low wall' },
  },
}

/** What waits in the snow, and those who came upon it. */
export const monastery: Scenario = {
  system: 'renaissance',
  sides: { heroes: { track: {}, chandra: {} }, monster: { 'frozen-horror': {} } },
  scene: { ground: 'slippery', light: 'dim' },
  map: {
    grid: 'square',
    cell: 1,
    picture: '#########\n#t......#\n#...#...#\n#c.....h#\n#########',
    key: { t: 'track', c: 'chandra', h: 'frozen-horror' },
  },
}

/** In deep water. */
export const river: Scenario = {
  system: 'renaissance',
  distance: 5,
  sides: { red: { watchman: {} }, blue: { slaver: {} } },
  scene: { ground: 'deep water' },
}

/** Masters of the fork who stand their ground and catch each other's weapons. */
export const forks: Scenario = {
  system: 'renaissance',
  distance: 1,
  sides: {
    red: {
      ada: {
        like: 'swashbuckler',
        weapons: ['war-fork'],
        inHand: ['war-fork'],
        DUR: 100,
        movement: { foot: [0, 0] },
        skills: { 'melee weapons': 98, fray: 10 },
      },
    },
    blue: {
      ben: {
        like: 'swashbuckler',
        weapons: ['war-fork'],
        inHand: ['war-fork'],
        DUR: 100,
        movement: { foot: [0, 0] },
        skills: { 'melee weapons': 98, fray: 10 },
      },
    },
  },
}
