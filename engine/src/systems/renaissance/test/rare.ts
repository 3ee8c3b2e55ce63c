import type { Scenario } from '../../../kernel/testing/index.ts'

// Smaller fights still, each of few things, so that what is rare happens often.

const fit = { 'melee weapons': 60, 'pole-arms': 60, 'unarmed combat': 60, fray: 40, athletics: 60, ride: 60 }

/** Riders in the midst of men who can pull them down, and horses without a rider. */
export const unhorsing: Scenario = {
  system: 'renaissance',
  distance: 1,
  sides: {
    red: {
      knight: { mount: 'destrier', armour: ['mail'], weapons: ['long sword'], inHand: ['long sword'], DUR: 60 },
      destrier: { like: 'war-horse', DUR: 60 },
      squire: { like: 'watchman', DUR: 60, skills: fit },
      spare: { like: 'war-horse', DUR: 60 },
    },
    blue: {
      axe: { like: 'pikeman', DUR: 60, skills: fit, weapons: ['lochaber axe'], inHand: ['lochaber axe'] },
      staff: { like: 'watchman', DUR: 60, skills: fit, weapons: ['quarterstaff'], inHand: ['quarterstaff'] },
    },
  },
}

/** The same on a map: runs at braced spears, a beast that pounces, horses to mount. */
export const onslaught: Scenario = {
  system: 'renaissance',
  sides: {
    red: {
      knight: { mount: 'destrier', weapons: ['lance'], inHand: ['lance'], STR: 20, DUR: 60, armour: [] },
      destrier: { like: 'war-horse', DUR: 60 },
      raptor: { DUR: 60 },
    },
    blue: {
      pike: { like: 'pikeman', DUR: 60, skills: fit },
      squire: { like: 'watchman', DUR: 60, skills: fit, weapons: ['halberd', 'knife'], inHand: ['halberd'] },
      spare: { like: 'war-horse', DUR: 60 },
    },
  },
  map: {
    cell: 1,
    picture: '..........\nkd....p...\nr.....qs..',
    key: { k: 'knight', d: 'destrier', r: 'raptor', p: 'pike', q: 'squire', s: 'spare' },
  },
}

/** Blows that kill, and those who will not have it. */
export const frail: Scenario = {
  system: 'renaissance',
  distance: 1,
  sides: {
    red: {
      ada: {
        role: 'hero',
        luck: 2,
        DUR: 12,
        aptitudes: { COG: 15, COO: 15, INT: 15, SAV: 15, SOM: 20, WIL: 12 },
        skills: fit,
        weapons: ['great mace'],
        traits: ['deathless', 'defiance', 'disciplined'],
        fastHealing: 4,
      },
    },
    blue: {
      ben: { DUR: 12, skills: fit, weapons: ['great mace'], traits: ['defiance'], fastHealing: 5 },
      cid: { DUR: 12, skills: fit, weapons: ['battle axe'], traits: ['deathless'], fastHealing: 5 },
    },
  },
}

/** Hands and holds: those who counter, those who hold on as badly as they break free. */
export const wrestlers: Scenario = {
  system: 'renaissance',
  distance: 1,
  sides: {
    red: {
      ada: { DUR: 60, skills: { ...fit, fray: 10 }, weapons: [], powers: ['quick counter'] },
      ben: {
        DUR: 60,
        skills: { ...fit, fray: 10 },
        weapons: ['sapper gloves'],
        powers: ['quick counter', 'quick break'],
      },
    },
    blue: {
      cid: {
        DUR: 60,
        STR: 5,
        aptitudes: { COG: 15, COO: 15, INT: 15, SAV: 15, SOM: 5, WIL: 15 },
        skills: { 'unarmed combat': 12, fray: 10, deception: 60 },
        weapons: ['hand wraps'],
        armour: ['leather'],
      },
      dot: { race: 'gremlin', DUR: 60, skills: fit, weapons: ['punch dagger'] },
    },
  },
}

/** Touches and gestures, bows without feathers, and blunt and needle points. */
export const marvels: Scenario = {
  system: 'renaissance',
  distance: 4,
  sides: {
    red: {
      ada: {
        DUR: 60,
        aptitudes: { COG: 15, COO: 25, INT: 15, SAV: 15, SOM: 25, WIL: 15 },
        skills: { 'unarmed combat': 40, 'ranged weapons': 60, fray: 50 },
        weapons: ['wand'],
        natural: [{ name: 'chill touch', dv: '1d10', tags: ['Touch-Only', 'Cold'] }],
      },
      bow: {
        like: 'archer',
        DUR: 60,
        weapons: ['light bow'],
        inHand: ['light bow'],
        arrows: { unfletched: 3, blunt: 3, needle: 3 },
      },
    },
    blue: {
      cid: {
        DUR: 60,
        aptitudes: { COG: 15, COO: 15, INT: 15, SAV: 15, SOM: 12, WIL: 15 },
        skills: { 'unarmed combat': 70, 'ranged weapons': 20, fray: 50 },
        weapons: ['wand'],
        natural: [{ name: 'searing touch', dv: '1d10/2', tags: ['Touch-Only', 'Fire'] }],
        resistances: [
          { tag: 'Cold', effect: 'melts' },
          { tag: 'Fire', effect: 'DV/3' },
        ],
      },
      bolt: { like: 'archer', DUR: 60, weapons: ['light crossbow'], inHand: ['light crossbow'], arrows: {} },
    },
  },
  scene: { cover: 'partial' },
}

/** Too much to carry, too big to wield, too thin to last. */
export const burdened: Scenario = {
  system: 'renaissance',
  distance: 2,
  sides: {
    red: {
      ada: {
        STR: 6,
        DUR: 60,
        skills: fit,
        armour: ['full plate'],
        weapons: ['lance', 'kite shield', 'long sword'],
        inHand: ['lance'],
        traits: ['high pain tolerance'],
        drugs: ['stim', 'numbing', 'monster'],
      },
      ben: { DUR: 60, skills: { ...fit, 'melee weapons': 20 }, weapons: ['improvised spear'] },
    },
    blue: {
      cid: { DUR: 60, skills: fit, weapons: ['wyrmblade'], drugs: ['numbing', 'stim'], powers: ['center'] },
      dot: { DUR: 60, skills: fit, weapons: ['flail', 'tower shield'], powers: ['shieldwall', 'master'] },
    },
  },
  options: { initiativeEachRound: true },
}

/** Everything high up: walls to climb, ropes to miss, and a long way down. */
export const heights: Scenario = {
  system: 'renaissance',
  sides: {
    red: {
      ada: { race: 'gremlin', DUR: 40, skills: { ...fit, athletics: 25 }, weapons: ['knife'] },
      ben: { DUR: 40, skills: { ...fit, athletics: 25 }, weapons: ['short spear'] },
    },
    blue: {
      cid: { race: 'bone spider', DUR: 40, skills: { ...fit, athletics: 25 }, weapons: ['club'] },
      dot: { race: 'human', DUR: 40, skills: { ...fit, athletics: 25 }, weapons: ['hatchet'] },
    },
  },
  scene: { ground: 'narrow', climb: true, drop: 9 },
  map: { cell: 1, picture: 'a...c\n..#..\nb...d', key: { a: 'ada', b: 'ben', c: 'cid', d: 'dot' } },
}

/** Knives in the wood at those who look about them. */
export const ambush: Scenario = {
  system: 'renaissance',
  distance: 1,
  sides: {
    red: {
      ada: {
        role: 'hero',
        luck: 1,
        skills: { ...fit, stealth: 50 },
        weapons: ['dagger', 'dragon pistol'],
        inHand: ['dagger', 'dragon pistol'],
      },
      ben: { like: 'bomber', skills: { ...fit, stealth: 40 } },
    },
    blue: {
      cid: { role: 'major', luck: 2, DUR: 60, skills: { ...fit, perception: 60 }, weapons: ['short sword', 'buckler'] },
      dot: { role: 'hero', luck: 0, DUR: 60, skills: { ...fit, perception: 40 }, weapons: ['club'] },
      eve: { DUR: 60, skills: fit, weapons: ['kite shield', 'short sword'] },
    },
  },
  scene: { ground: 'forest', unaware: ['cid', 'dot', 'eve'] },
}

/** Bombs made ready for whoever comes, smoke that hides, and one who sees nothing anyway. */
export const powder: Scenario = {
  system: 'renaissance',
  sides: {
    red: {
      ada: {
        like: 'bomber',
        DUR: 60,
        weapons: ['grenade', 'smoke pot', 'oil grenade'],
        inHand: ['grenade', 'smoke pot'],
      },
      ben: { like: 'archer', DUR: 60, weapons: ['blunderbuss'], inHand: ['blunderbuss'], arrows: {} },
    },
    blue: {
      cid: { race: 'clay man', DUR: 60, skills: fit, weapons: ['club'] },
      dot: {
        like: 'bomber',
        DUR: 60,
        armour: ['mail'],
        weapons: ['grenade', 'scour canister'],
        inHand: ['grenade', 'scour canister'],
        traits: ['blind-sight'],
      },
    },
  },
  map: {
    cell: 1,
    picture: 'a..o..c\n...#...\nb.....d',
    key: { a: 'ada', b: 'ben', c: 'cid', d: 'dot', o: 'low wall' },
  },
}
