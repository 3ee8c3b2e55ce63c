import type { Scenario } from '../../../kernel/testing/index.ts'

/** Small fights with many things in them, for fights at random. */

const shieldMan = (weapons: readonly string[], more: object = {}): object => ({ like: 'fighter', weapons, ...more })

/** Riders with lances against spears set for them, in ten-foot squares. */
export const charge: Scenario = {
  system: 'cfi',
  sides: {
    horse: { rider: { rides: 'steed', facing: 2 }, steed: { like: 'horse' }, orc: {} },
    spears: {
      pikeman: shieldMan(['pike', 'dagger'], { ready: ['pike'] }),
      guard: { ward: { item: 'heater', from: 'chest' } },
      halberdier: shieldMan(['halberd', 'shortsword'], { ready: ['halberd'], facing: 4 }),
    },
  },
  map: {
    cell: 10,
    picture: '..........\n.sr...p...\n....~.g...\n.o....h...\n..........',
    key: { s: 'steed', r: 'rider', o: 'orc', p: 'pikeman', g: 'guard', h: 'halberdier', '~': 'difficult' },
  },
}

/** Two weapons, flexible ones, what catches, and a garrote for who is not looking. */
export const odd: Scenario = {
  system: 'cfi',
  sides: {
    two: {
      duellist: shieldMan(['rapier', 'main-gauche', 'hand-axe'], { like: 'rogue', ready: ['rapier', 'main-gauche'] }),
      carter: shieldMan(['whip', 'chain', 'buckler'], { armor: { all: 'leather', head: 'plate-mail' } }),
      strangler: { like: 'rogue', weapons: ['garrote', 'knife'], ready: ['garrote'] },
    },
    chains: {
      flagellant: shieldMan(['ball-and-chain', 'round-shield', 'bastard-sword'], { surprised: true }),
      breaker: shieldMan(['heavy-military-pick', 'flail'], { luck: 3, natural: { all: 1 } }),
    },
  },
  distance: 5,
}

/** Everything that flies, over a low wall, into a melee. */
export const volley: Scenario = {
  system: 'cfi',
  scene: { wind: 'light', air: 'mist' },
  sides: {
    bows: {
      repeater: { like: 'archer', weapons: ['repeating-crossbow', 'dagger'], ready: ['repeating-crossbow'] },
      arbalest: {
        like: 'archer',
        weapons: ['heavy-crossbow', 'club'],
        ready: ['heavy-crossbow'],
        stance: 'prone',
        prepared: true,
      },
      thrower: { like: 'rogue', weapons: ['hand-axe', 'shortspear', 'dart', 'dart'], ready: ['hand-axe', 'dart'] },
      slinger: { like: 'cleric', surprised: true },
    },
    line: {
      guard: { count: 2, cover: { object: 'table', locations: ['rightLeg', 'leftLeg'] } },
      skeleton: { ready: ['long-bow'] },
      targeteer: shieldMan(['battleaxe', 'target'], { nearby: { ap: 5, total: true } }),
    },
  },
  map: {
    cell: 5,
    picture: '.............\n.r..t....g...\n.a.....w.k...\n.l..s....g.b.\n.............',
    key: {
      r: 'repeater',
      a: 'arbalest',
      t: 'thrower',
      l: 'slinger',
      s: 'targeteer',
      g: 'guard',
      k: 'skeleton',
      w: 'low wall',
      b: 'pillar',
    },
  },
}

/** Spells against spells. */
export const wizards: Scenario = {
  system: 'cfi',
  sides: {
    red: {
      mage: { spells: { magicMissile: 8, fireball: 7, shield: 4, dispel: 7 }, skills: { arcaneCasting: 85 } },
      guard: {},
    },
    blue: {
      sorcerer: { like: 'mage', spells: { magicMissile: 3, shield: 6, dispel: 8, avert: 2 }, luck: 1 },
      cleric: { spells: { dispel: 3, shield: 2 }, weapons: ['mace'], magicPoints: 6 },
      kobold: { count: 2 },
    },
  },
  map: {
    cell: 5,
    picture: '..........\n.m....s...\n.g..#.k...\n.....kc...\n..........',
    key: { m: 'mage', g: 'guard', s: 'sorcerer', c: 'cleric', k: 'kobold' },
  },
}

/** Up and down, over and across, some of them loaded. */
export const cliffs: Scenario = {
  system: 'cfi',
  sides: {
    above: { rogue: { higher: true, weapons: ['saber', 'dagger'] }, archer: { higher: true } },
    below: {
      porter: { like: 'guard', things: 14, nearby: { object: 'door', locations: ['chest', 'abdomen'] } },
      bandit: { count: 2, footing: 'unstable' },
      leopard: { like: 'wolf' },
    },
  },
  map: {
    cell: 5,
    picture: '...........\n.ro..h.....\n.a.o.h..p..\n..oo.=..b..\n.....=.lb..\n...........',
    key: {
      r: 'rogue',
      a: 'archer',
      p: 'porter',
      b: 'bandit',
      l: 'leopard',
      o: 'pit',
      '=': 'bars',
      h: { name: 'ledge', elevation: 10 },
    },
  },
}

/** A ford, with what lives in it. */
export const ford: Scenario = {
  system: 'cfi',
  sides: {
    men: {
      guard: { armor: { all: 'plate-mail' }, things: 3 },
      swimmer: { like: 'rogue', footing: 'swimming', skills: { swim: 60 } },
      spearman: { like: 'archer', weapons: ['shortspear', 'shortspear'], ready: ['shortspear'] },
    },
    river: { crocodile: {}, diver: { like: 'bandit', footing: 'submerged' } },
  },
  map: {
    cell: 5,
    picture: '........\n.g......\n~~~~~~~~\n~s~~~d~~\n~~~~~~~~\n.p..c...\n........',
    key: {
      g: 'guard',
      s: 'swimmer',
      d: { fighter: 'diver', ground: 'water' },
      p: 'spearman',
      c: 'crocodile',
      '~': 'water',
    },
  },
}

/** Great bodies, bones and jaws. */
export const monstrous: Scenario = {
  system: 'cfi',
  scene: { light: 'partial' },
  sides: {
    great: { 'hill-giant': {}, 'giant-ant': { abilities: ['formidableNaturalWeapons', 'grappler', 'frenzy'] } },
    dead: {
      'skeletal-warrior': { count: 2 },
      zombie: { regenerates: 2 },
      ghost: { like: 'guard', abilities: ['incorporeal', 'undead'], weapons: ['great-sword'] },
      cleric: {},
    },
  },
  map: {
    cell: 5,
    picture: '.........\n.h....s..\n......sz.\n.a....gc.\n.........',
    key: { h: 'hill-giant', a: 'giant-ant', s: 'skeletal-warrior', z: 'zombie', g: 'ghost', c: 'cleric' },
  },
}

/** On the wing, over men small enough to be swallowed. */
export const wings: Scenario = {
  system: 'cfi',
  sides: {
    air: { dragon: { aloft: true } },
    ground: {
      halfling: { like: 'rogue', race: 'halfling', body: 'humanoid', luck: 4 },
      fighter: { weapons: ['great-axe', 'long-bow'], armor: { all: 'plate-mail' }, luck: 2 },
      horse: {},
      rider: { rides: 'horse' },
      orc: { abilities: ['flying'], fly: 30, aloft: true },
    },
  },
  distance: 10,
}

/** Cold, and dark, and eyes for it. */
export const winter: Scenario = {
  system: 'cfi',
  scene: { light: 'pitch', warmth: 30, air: 'fog' },
  sides: {
    lizards: { kobold: { count: 2 }, mole: { like: 'giant-rat', abilities: ['earthSense', 'leaper'], count: 2 } },
    men: { guard: { blind: true }, rogue: {}, bear: {} },
  },
  distance: 10,
}

/** The weary, the unseen and the cramped, by daylight. */
export const misery: Scenario = {
  system: 'cfi',
  scene: { light: 'day' },
  sides: {
    weary: {
      fighter: { fatigue: 3, confined: true, weapons: ['mace', 'kite'] },
      soldier: { like: 'guard', fatigue: 5, things: 30 },
      cleric: { fatigue: 1, weapons: ['quarterstaff', 'sickle'] },
    },
    fresh: { goblin: { count: 2 }, unseen: { like: 'bandit', invisible: true }, orc: { footing: 'unstable' } },
  },
  distance: 5,
}

/** Masters of more than a hundred, who spend their luck. */
export const masters: Scenario = {
  system: 'cfi',
  options: { lastAction: true },
  sides: {
    one: { master: { like: 'fighter', combat: 135, rank: 5, luck: 6, skills: { evade: 110, brawn: 105 } } },
    other: {
      champion: { like: 'fighter', combat: 112, rank: 4, weapons: ['great-sword', 'dagger'], luck: 5, armor: {} },
      hydra: { like: 'troll', extraActions: 2, abilities: ['intimidate', 'crawler'] },
    },
  },
  distance: 5,
}

/** Springing, bracing and keeping one's feet. */
export const springing: Scenario = {
  system: 'cfi',
  sides: {
    cats: { cat: { like: 'wolf', count: 2 }, brute: { like: 'ogre', weapons: ['ogre-club'] } },
    men: {
      tumbler: { like: 'rogue', luck: 1, stance: 'crouching' },
      guard: { ward: { item: 'shortspear', from: 'head' } },
      horse: {},
      wrestler: { luck: 2 },
    },
  },
  map: {
    cell: 5,
    picture: '.........\n.c..~..t.\n..c.~~.g.\n.b...h.w.\n.........',
    key: { c: 'cat', b: 'brute', t: 'tumbler', g: 'guard', h: 'horse', w: 'wrestler', '~': 'difficult' },
  },
}
