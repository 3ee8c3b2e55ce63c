import type { Scenario } from '../../../kernel/testing/index.ts'

// What a fighter's own side knows and nobody else, staged so that it counts.

const fit = { 'melee weapons': 50, 'ranged weapons': 60, fray: 30, athletics: 50 }

/** Two who can neither walk nor throw: the fight comes to a stand. */
export const stocks: Scenario = {
  system: 'renaissance',
  distance: 9,
  sides: {
    red: { ada: { movement: { foot: [0, 0] }, weapons: ['club'] } },
    blue: { ben: { movement: { foot: [0, 0] }, weapons: ['club'] } },
  },
}

/** Thick skins on ground that hurts: how much of it they feel. */
export const pitfalls: Scenario = {
  system: 'renaissance',
  sides: {
    red: { ada: { DUR: 60, hide: 8, skills: fit, weapons: ['club'] }, ben: { DUR: 60, hide: 9, weapons: ['knife'] } },
    blue: { cid: { DUR: 60, hide: 7, skills: fit, weapons: ['club'] }, dot: { DUR: 60, hide: 9, weapons: ['knife'] } },
  },
  scene: {
    caltrops: Array.from({ length: 16 }, (_, i) => [2 + (i % 2), Math.floor(i / 2) % 4]),
    pits: [
      [4, 0],
      [4, 1],
      [4, 2],
      [4, 3],
    ],
  },
  map: { cell: 1, picture: 'a.....c\n.......\nb.....d\n.......', key: { a: 'ada', b: 'ben', c: 'cid', d: 'dot' } },
}

/** Fire on those whom it hurts less than others, and on one who heals. */
export const blaze: Scenario = {
  system: 'renaissance',
  distance: 5,
  sides: {
    red: {
      ada: {
        like: 'bomber',
        DUR: 80,
        weapons: ['oil grenade', 'tar pot', 'knife'],
        inHand: ['oil grenade', 'tar pot'],
        resistances: [{ tag: 'Fire', effect: 'DV-2' }],
      },
    },
    blue: {
      ben: {
        like: 'bomber',
        DUR: 80,
        weapons: ['oil grenade', 'oil grenade', 'knife'],
        inHand: ['oil grenade', 'oil grenade 2'],
        fastHealing: 1,
        resistances: [{ tag: 'Fire', effect: 'DV/2' }],
      },
    },
  },
}

/** Archers with few arrows of each kind. */
export const quivers: Scenario = {
  system: 'renaissance',
  distance: 20,
  sides: {
    red: {
      ada: {
        like: 'archer',
        DUR: 80,
        weapons: ['light bow'],
        inHand: ['light bow'],
        arrows: { diamond: 4, needle: 4 },
      },
    },
    blue: {
      ben: {
        like: 'archer',
        DUR: 80,
        weapons: ['light bow'],
        inHand: ['light bow'],
        arrows: { blunt: 4, broadhead: 4 },
      },
    },
  },
}

/** Blows by which one goes down, and wounds that close by themselves; a soldier who helps. */
export const stubborn: Scenario = {
  system: 'renaissance',
  distance: 1,
  sides: {
    red: {
      ada: { DUR: 20, skills: { ...fit, fray: 5 }, weapons: ['club'], fastHealing: 15, traits: ['defiance'] },
      eve: { DUR: 60, skills: { ...fit, fray: 5 }, weapons: ['club'], powers: ['soldier', 'quick counter'] },
    },
    blue: {
      ben: { DUR: 60, skills: { ...fit, 'melee weapons': 90 }, weapons: ['great mace'], fastHealing: 2 },
    },
  },
  scene: { climb: true },
}

/** Men who cannot ride on horses that will not obey. */
export const novices: Scenario = {
  system: 'renaissance',
  distance: 30,
  sides: {
    red: { ada: { mount: 'bay', skills: { ride: 16 } }, bay: { like: 'war-horse' } },
    blue: { ben: { mount: 'roan', skills: { ride: 16 } }, roan: { like: 'war-horse' } },
  },
}

/** A long way to swim for one who cannot, to one who sees nothing of it. */
export const lake: Scenario = {
  system: 'renaissance',
  distance: 90,
  sides: { red: { ada: { skills: { athletics: 16 } } }, blue: { ben: { skills: { athletics: 16 } } } },
  scene: { ground: 'deep water', unaware: ['ben'] },
}
