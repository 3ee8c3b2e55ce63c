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

/** Weapons of every kind in hands of every kind, some too weak for them, with shields and armour too heavy. */
export const armoury: Scenario = {
  system: 'olde',
  distance: 2,
  sides: {
    left: {
      strong: {
        ...{ brawn: 12, finesse: 8, savvy: 5, nerve: 7 },
        skills: { swords: 'foreman', maces: 'apprentice', spears: 'master', shields: 'journeyman', dodge: 'foreman' },
        weapons: ['greatsword', 'pike', 'bastard-sword', 'morningstar', 'stone', 'shortsword'],
        shield: 'tower',
        armour: 'full-plate',
        adjustments: [
          { to: 'attack', value: 1, because: 'a charm' },
          { to: 'defense', value: 1, because: 'a cloak' },
          { to: 'defense', value: -2, because: 'a curse' },
          { to: 'armor', value: 1, because: 'a tough hide' },
        ],
      },
      quick: {
        ...{ brawn: 5, finesse: 11, savvy: 6, nerve: 4 },
        size: 'small',
        hero: true,
        skills: { fencing: 'journeyman', thrown: 'foreman', sling: 'apprentice', tumble: 'journeyman' },
        weapons: ['shortsword', 'throwing-knife', 'throwing-knife', 'sling', 'javelin', 'rapier', 'claws'],
        shield: 'buckler',
        armour: 'gambeson',
      },
    },
    right: {
      weak: {
        ...{ brawn: 4, finesse: 7, savvy: 7, nerve: 9 },
        skills: { quarterstaff: 'journeyman', crossbows: 'apprentice', shields: 'apprentice' },
        weapons: ['arbalest', 'quarterstaff', 'sling', 'roll-of-coins', 'longbow', 'spear'],
        shield: 'kite',
        armour: 'chainmail',
        draughts: 1,
      },
      handy: {
        ...{ brawn: 10, finesse: 6, savvy: 4, nerve: 6 },
        skills: { brawling: 'journeyman', axes: 'apprentice', maces: 'foreman' },
        weapons: ['beer-stein', 'axe-handle', 'hatchet', 'throwing-axe', 'warhammer', 'dagger'],
        armour: 'brigandine',
        adjustments: [
          { to: 'damage', value: 2, because: 'rage' },
          { to: 'attack', value: -1, because: 'drink' },
        ],
      },
    },
  },
}

/** Bows and crossbows at a distance, some of them on the ground, under the advanced set. */
export const archers: Scenario = {
  system: 'olde',
  distance: 8,
  options: { actions: 'advanced' },
  sides: {
    hill: {
      ranger: { posture: 'prone' },
      arbalester: { posture: 'prone', conditions: { rooted: 'persistent' } },
      slinger: { like: 'rogue', skills: { sling: 'journeyman' }, weapons: ['sling', 'throwing-axe'] },
    },
    wood: {
      crossbowman: { posture: 'kneeling' },
      kobold: { posture: 'prone' },
      bowman: { like: 'ranger', weapons: ['shortbow', 'longbow'], conditions: { restrained: 'persistent' } },
    },
  },
}

/** Spells, draughts, wounds and the stunned in a small chapel; a foe nobody sees. */
export const chapel: Scenario = {
  system: 'olde',
  map: {
    picture: '########\n#A.B..+.\n#..C..#.\n#.=..D#.\n#E....F.\n########',
    key: { '=': 'low wall', '+': 'door', A: 'priest', B: 'wizard', C: 'healer', D: 'orc', E: 'squire', F: 'witch' },
  },
  sides: {
    faithful: {
      priest: { spells: ['mend', 'ember'], hurt: 2, armour: 'chainmail' },
      wizard: { conditions: { stunned: 'persistent', blinded: 'persistent' }, shield: 'targe' },
      healer: { hurt: 6, conditions: { bleeding: 'persistent' } },
      squire: { like: 'guard', hurt: 12 },
    },
    others: {
      orc: { conditions: { frightened: 'temporary', dazed: 'persistent' }, hurt: 2 },
      witch: { like: 'wizard', spells: ['ember', 'mend'], conditions: { invisible: 'permanent' } },
    },
  },
}

/** Masters of the advanced set: every reflex and response. */
export const salle: Scenario = {
  system: 'olde',
  distance: 1,
  options: { actions: 'advanced' },
  sides: {
    masters: {
      fencer: {
        brawn: 9,
        finesse: 12,
        nerve: 8,
        skills: { fencing: 'grand-master', shields: 'journeyman', tumble: 'master' },
      },
      axeman: { finesse: 10, nerve: 8, skills: { axes: 'master', brawling: 'apprentice' } },
    },
    pupils: {
      captain: { finesse: 12, skills: { swords: 'master', shields: 'foreman' } },
      pupil: { like: 'fencer', finesse: 10, weapons: ['backsword', 'dagger'], armour: null, shield: null },
    },
  },
}

/** A cellar: people in each other's spaces, doors, water, a ledge, smoke, and somebody unseen who throws. */
export const cellar: Scenario = {
  system: 'olde',
  scene: { cluttered: true },
  map: {
    picture: '########\n#A~.^.B#\n#..s^..#\n#D.+v.C#\n########',
    key: {
      '~': 'water',
      '^': { name: 'ledge', elevation: 1 },
      s: 'smoke',
      '+': 'door',
      v: 'pit',
      A: 'rogue',
      B: 'kobold-1',
      C: 'hobgoblin',
      D: 'wolf',
    },
  },
  sides: {
    thieves: { rogue: { conditions: { invisible: 'permanent' } }, partner: { like: 'fencer', at: [1, 1] }, wolf: {} },
    raiders: { kobold: { count: 2, at: [6, 1] }, hobgoblin: { conditions: { blinded: 'persistent' } } },
  },
}

/** Stats of every rank, from one to twenty. */
export const odd: Scenario = {
  system: 'olde',
  distance: 1,
  sides: {
    small: {
      mite: { brawn: 3, finesse: 2, savvy: 1, nerve: 2, weapons: ['belt-knife'], skills: { healing: 'apprentice' } },
      imp: { brawn: 2, finesse: 3, savvy: 13, nerve: 17, spells: ['ember', 'mend'], armour: 'leather' },
      drake: {
        brawn: 14,
        finesse: 15,
        savvy: 16,
        nerve: 5,
        skills: { brawling: 'journeyman' },
        weapons: ['claws', 'bite'],
      },
    },
    great: {
      giant: {
        brawn: 20,
        finesse: 9,
        savvy: 3,
        nerve: 18,
        skills: { maces: 'journeyman' },
        weapons: ['morningstar', 'stone'],
      },
      wyrm: { brawn: 17, finesse: 19, savvy: 18, nerve: 13, weapons: ['bite'] },
      shade: { brawn: 1, finesse: 16, savvy: 11, nerve: 1, weapons: ['dagger'], armour: 'gambeson' },
    },
  },
}

/** Three in a row behind each other, some deaf or weary, some stunned, one dying: who stands where. */
export const rows: Scenario = {
  system: 'olde',
  map: {
    grid: 'hex',
    picture: '. . ^ . v .\n A B C . D E\n. . ^ # v .\n F . . . . G',
    key: {
      '^': { name: 'rock', elevation: 1 },
      v: 'pit',
      A: 'warrior',
      B: 'ranger',
      C: { fighter: 'rogue', ground: { name: 'rock', elevation: 1 } },
      D: 'orc-1',
      E: 'orc-2',
      F: 'healer',
      G: 'goblin',
    },
  },
  options: { creaturesBlockLos: true },
  sides: {
    heroes: {
      warrior: { conditions: { deafened: 'permanent', exhausted: 'persistent' } },
      ranger: { conditions: { fatigued: 'persistent' } },
      rogue: {},
      healer: {},
    },
    foes: { orc: { count: 2, conditions: { slowed: 'persistent' } }, goblin: { conditions: { lame: 'permanent' } } },
  },
}
