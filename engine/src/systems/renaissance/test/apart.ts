import type { Scenario } from '../../../kernel/testing/index.ts'

// Two or three fighters each, and one or two things that seldom meet.

const fit = {
  'melee weapons': 60,
  'pole-arms': 60,
  'unarmed combat': 60,
  'ranged weapons': 60,
  fray: 30,
  athletics: 30,
}

/** Runs over bad ground without a map, on foot and in the saddle. */
export const mud: Scenario = {
  system: 'renaissance',
  distance: 24,
  sides: {
    red: {
      ada: { DUR: 60, skills: fit, weapons: ['long sword'] },
      ben: { race: 'elf', DUR: 60, weapons: ['hatchet'] },
    },
    blue: {
      knight: { mount: 'destrier', DUR: 60, skills: { ...fit, ride: 25 } },
      destrier: { like: 'war-horse', DUR: 60 },
    },
  },
  scene: { ground: 'slippery' },
}

/** Bombs where there is no map, thrown near comrades. */
export const thrown: Scenario = {
  system: 'renaissance',
  distance: 9,
  sides: {
    red: {
      ada: { like: 'bomber', DUR: 60, weapons: ['grenade', 'tar pot'], inHand: ['grenade', 'tar pot'] },
      ben: { DUR: 60, skills: fit, armour: ['mail'], weapons: ['club'] },
    },
    blue: {
      cid: { DUR: 60, skills: fit, weapons: ['short spear', 'hatchet'] },
      dot: { like: 'bomber', DUR: 60, weapons: ['oil grenade', 'smoke pot'], inHand: ['oil grenade', 'smoke pot'] },
    },
  },
}

/** Horsemen who ride by on a map, with spare men under their hooves. */
export const passage: Scenario = {
  system: 'renaissance',
  sides: {
    red: {
      knight: { mount: 'destrier', DUR: 60, weapons: ['reaping sword', 'targe'], inHand: ['reaping sword', 'targe'] },
      destrier: { like: 'war-horse', DUR: 60 },
    },
    blue: {
      ada: { DUR: 60, skills: fit, weapons: ['short sword'] },
      ben: { DUR: 60, skills: { ...fit, fray: 10 }, weapons: ['throatcatcher'] },
    },
  },
  map: {
    cell: 1,
    picture: '............\nkd...a......\n.......b....',
    key: { k: 'knight', d: 'destrier', a: 'ada', b: 'ben' },
  },
}

/** Shields planted on both sides of a yard; one has two. */
export const pavises: Scenario = {
  system: 'renaissance',
  distance: 16,
  sides: {
    red: {
      ada: {
        like: 'archer',
        weapons: ['archer’s shield', 'archer’s shield', 'light crossbow'],
        inHand: ['archer’s shield'],
        arrows: {},
      },
    },
    blue: {
      ben: {
        like: 'archer',
        weapons: ['light bow', 'archer’s shield', 'knife'],
        inHand: ['archer’s shield'],
        arrows: { rush: 2, needle: 2, improvised: 2 },
      },
    },
  },
}

/** Forks and breakers on both sides: weapons caught, wrenched free, let go. */
export const caught: Scenario = {
  system: 'renaissance',
  distance: 1,
  sides: {
    red: { ada: { DUR: 60, skills: { ...fit, fray: 10 }, weapons: ['war-fork', 'swordbreaker'] } },
    blue: { ben: { DUR: 60, skills: { ...fit, fray: 10 }, weapons: ['short sword', 'swordbreaker', 'knife'] } },
  },
}

/** Weapons of their own making: thrown, fragile, with a tag or two. */
export const homemade: Scenario = {
  system: 'renaissance',
  distance: 5,
  sides: {
    red: {
      ada: {
        DUR: 60,
        skills: fit,
        weapons: [{ name: 'shard', dv: '1d10', tags: ['Fragile'], thrown: { dv: '1d10/2', ranges: [2, 5, 8, 12] } }],
      },
    },
    blue: {
      ben: {
        race: 'gremlin',
        DUR: 60,
        skills: fit,
        weapons: ['hatchet', 'short spear'],
        natural: [{ name: 'pincer', dv: '1d10', tags: ['Seizes'] }],
      },
    },
  },
}

/** Nobody can come at anybody. */
export const chasm: Scenario = {
  system: 'renaissance',
  sides: {
    red: { ada: { skills: fit, weapons: ['hatchet'] } },
    blue: { ben: { skills: fit, weapons: ['club'] } },
  },
  map: { cell: 1, picture: 'a.oooo.b', key: { a: 'ada', b: 'ben', o: 'pit' } },
}

/** One who is nearly dead, one who burns well, and steel that glows. */
export const embers: Scenario = {
  system: 'renaissance',
  distance: 2,
  sides: {
    red: {
      ada: { DUR: 30, skills: fit, armour: ['full plate'], weapons: ['tar pot', 'oil grenade'], inHand: ['tar pot'] },
    },
    blue: {
      ben: { DUR: 30, skills: fit, armour: ['mail'], weapons: ['oil grenade', 'club'], inHand: ['oil grenade'] },
    },
  },
}

/** Sabres from the saddle without a map: they ride by, and back. */
export const sabres: Scenario = {
  system: 'renaissance',
  distance: 6,
  sides: {
    red: {
      ada: { mount: 'roan', DUR: 60, skills: { ...fit, ride: 60 }, weapons: ['reaping sword'] },
      roan: { like: 'war-horse', DUR: 60 },
      ben: { mount: 'bay', DUR: 60, skills: { ...fit, ride: 60 }, weapons: ['war axe', 'targe'] },
      bay: { like: 'war-horse', DUR: 60 },
    },
    blue: {
      cid: { DUR: 60, skills: fit, weapons: ['halberd'] },
      dot: { DUR: 60, skills: { ...fit, fray: 10 }, weapons: ['short spear', 'buckler'] },
    },
  },
}

/** Two ranks with long weapons in a narrow yard: steps that are watched. */
export const ranks: Scenario = {
  system: 'renaissance',
  sides: {
    red: {
      ada: { DUR: 60, skills: fit, weapons: ['long spear', 'knife'], inHand: ['long spear'] },
      ben: { DUR: 60, skills: fit, weapons: ['short sword', 'whip'] },
      eve: { like: 'bomber', DUR: 60, weapons: ['grenade', 'knife'] },
    },
    blue: {
      cid: { DUR: 60, skills: fit, weapons: ['halberd'] },
      dot: { DUR: 60, skills: fit, weapons: ['war-fork', 'dagger'], powers: ['denial'] },
    },
  },
  map: {
    cell: 1,
    picture: 'a...c\nb.#.d\n.....\ne....',
    key: { a: 'ada', b: 'ben', c: 'cid', d: 'dot', e: 'eve' },
  },
}
