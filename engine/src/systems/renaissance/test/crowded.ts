import type { Scenario } from '../../../kernel/testing/index.ts'

// Small fights with many things in them: what random play would not soon put together.

/** Sentries who know of nothing, in the wood, and those who creep up on them. */
export const camp: Scenario = {
  system: 'renaissance',
  sides: {
    heroes: {
      'lady-katarina': {},
      gunner: { like: 'archer', weapons: ['dragon pistol', 'dragon’s axe'], inHand: ['dragon pistol', 'dragon’s axe'] },
    },
    slavers: {
      watchman: { count: 2 },
      captain: {
        like: 'slaver',
        role: 'major',
        luck: 1,
        skills: { 'melee weapons': 60, fray: 50, perception: 55 },
        armour: ['leather', 'heavy cloak'],
        weapons: ['punch dagger', 'targe', 'hatchet'],
        inHand: ['punch dagger', 'targe'],
      },
    },
  },
  scene: { light: 'near dark', ground: 'forest', unaware: ['watchman-1', 'watchman-2', 'captain'] },
  map: {
    cell: 1,
    picture: '.k...w..##.\n........+c.\n.g..|...##.\n.....w.....',
    key: { k: 'lady-katarina', g: 'gunner', w: 'watchman', c: 'captain', '+': 'door', '|': 'curtain' },
  },
}

/** Those who fight with everything, within reach of each other. */
export const arsenal: Scenario = {
  system: 'renaissance',
  distance: 1,
  sides: {
    red: {
      ada: {
        like: 'swashbuckler',
        weapons: ['war-fork', 'swordbreaker', 'knife', 'wand', 'flail'],
        inHand: ['war-fork', 'swordbreaker'],
        DUR: 60,
        specializations: ['swords', 'daggers'],
        proficiencies: ['daggers', 'shields', 'thrown weapons', 'throws'],
      },
      ben: {
        race: 'dwarf',
        DUR: 60,
        skills: { 'melee weapons': 60, 'unarmed combat': 45, fray: 40, athletics: 50, deception: 40 },
        armour: ['revised mail'],
        weapons: ['quarterstaff', 'long sword', 'tower shield', 'improvised spear'],
        inHand: ['quarterstaff'],
        powers: ['shieldwall'],
      },
    },
    blue: {
      cid: {
        race: 'orc',
        DUR: 60,
        skills: { 'melee weapons': 60, 'pole-arms': 60, 'unarmed combat': 50, fray: 45, athletics: 50 },
        armour: ['partial plate', 'quilted'],
        weapons: ['wyrmblade', 'whip', 'throatcatcher', 'hand wraps'],
        inHand: ['wyrmblade'],
      },
      dot: {
        race: 'halfling',
        DUR: 60,
        role: 'hero',
        luck: 3,
        skills: { 'melee weapons': 60, 'ranged weapons': 55, 'unarmed combat': 45, fray: 55, read: 50 },
        armour: ['raider’s'],
        weapons: ['club', 'buckler', 'greatsword', 'sling'],
        resistances: [
          { tag: 'Bladed', effect: 'DV/2' },
          { tag: 'Blunt', effect: 'AV-2' },
          { tag: 'Precision', effect: 'check+10' },
          { tag: 'Unarmed Attack', effect: 'immune' },
          { tag: 'Reach', effect: 'DV+3' },
        ],
      },
    },
  },
}

/** Bows and guns across a yard, with walls to lie behind and a shield to plant. */
export const range: Scenario = {
  system: 'renaissance',
  sides: {
    red: {
      archer: {
        weapons: ['longbow', 'archer’s shield', 'dagger'],
        inHand: ['longbow'],
        arrows: { diamond: 2, improvised: 1, unfletched: 1, broadhead: 3, needle: 2, blunt: 2, rush: 2 },
      },
      cannoneer: { like: 'bomber', weapons: ['hand cannon', 'blunderbuss', 'knife'], inHand: ['hand cannon'] },
      crossbow: {
        like: 'archer',
        weapons: ['heavy crossbow', 'archer’s shield', 'dagger'],
        inHand: ['heavy crossbow'],
        arrows: {},
      },
    },
    blue: {
      musket: { like: 'archer', race: 'kobold', weapons: ['musket', 'trio', 'club'], inHand: ['trio'], arrows: {} },
      pistols: {
        like: 'bomber',
        armour: ['revised mail'],
        weapons: ['dragon pistol', 'dragon pistol', 'light crossbow'],
        inHand: ['dragon pistol', 'dragon pistol'],
        powers: ['soldier'],
      },
      minotaur: { race: 'minotaur', DUR: 60, skills: { 'melee weapons': 60, fray: 40 }, weapons: ['great mace'] },
    },
  },
  map: {
    cell: 1,
    picture: '.a....o......m.\n.c..........p..\n.x....|..o..n..',
    key: {
      a: 'archer',
      c: 'cannoneer',
      x: 'crossbow',
      m: 'musket',
      p: 'pistols',
      n: 'minotaur',
      o: 'low wall',
      '|': 'fence',
    },
  },
}

/** A narrow way over a drop, strewn with what hurts feet. */
export const ledge: Scenario = {
  system: 'renaissance',
  sides: {
    red: {
      ada: { like: 'swashbuckler', DUR: 50, traits: ['low-light sight', 'smaller'] },
      ben: { like: 'pikeman', DUR: 50, skills: { 'pole-arms': 55, fray: 45, athletics: 35 } },
    },
    blue: {
      cid: { like: 'goblin-ganger', DUR: 50, skills: { 'melee weapons': 60, fray: 50, athletics: 30 } },
      dot: { like: 'watchman', DUR: 50, traits: ['larger'], skills: { 'melee weapons': 45, fray: 45, athletics: 60 } },
    },
  },
  scene: {
    ground: 'narrow',
    light: 'dim',
    drop: 6,
    climb: true,
    caltrops: [
      [5, 0],
      [5, 1],
      [4, 2],
    ],
    pits: [[6, 1]],
  },
  map: {
    cell: 1,
    picture: 'a....~....c\n.....~.....\nb.........d',
    key: { a: 'ada', b: 'ben', c: 'cid', d: 'dot', '~': 'water' },
  },
}

/** Riders, one of them on something very large, against spears that are braced. */
export const riders: Scenario = {
  system: 'renaissance',
  sides: {
    riders: {
      knight: { mount: 'destrier', weapons: ['lance', 'targe', 'reaping sword'], inHand: ['lance', 'targe'] },
      destrier: { like: 'war-horse' },
      reaper: {
        like: 'knight',
        mount: 'hawk',
        skills: { 'melee weapons': 60, ride: 20, fray: 45 },
        weapons: ['reaping sword', 'light bow'],
        inHand: ['reaping sword'],
        arrows: { broadhead: 2 },
      },
      hawk: { like: 'dancing-hawk', DUR: 30 },
    },
    spears: {
      pikeman: { count: 2 },
      halberd: { like: 'commonwealth-soldier', DUR: 50 },
      archer: {},
    },
  },
  map: {
    cell: 1,
    picture:
      '................\n.k.........p....\n.d.........p.a..\n.r..........h...\n.w..............\n................',
    key: { k: 'knight', d: 'destrier', r: 'reaper', w: 'hawk', p: 'pikeman', h: 'halberd', a: 'archer' },
  },
}

/** Teeth and claws, big and small, against bare hands and steel. */
export const beasts: Scenario = {
  system: 'renaissance',
  sides: {
    men: {
      wrestler: { armour: ['mail', 'quilted'], weapons: ['war gloves'], DUR: 50 },
      catcher: {
        like: 'pikeman',
        DUR: 50,
        weapons: ['throatcatcher', 'knife'],
        inHand: ['throatcatcher'],
        traits: ['high pain tolerance'],
      },
      drake: { race: 'drake', DUR: 50, role: 'hero', luck: 2, skills: { 'unarmed combat': 55, fray: 50 }, weapons: [] },
    },
    beasts: { cougar: {}, raptor: {}, weasel: {}, bear: { like: 'black-bear' } },
  },
  map: {
    cell: 1,
    picture: 'w.....c...\nk.....r.~.\nd.....s.b.',
    key: {
      w: 'wrestler',
      k: 'catcher',
      d: 'drake',
      c: 'cougar',
      r: 'raptor',
      s: 'weasel',
      b: 'bear',
      '~': 'difficult',
    },
  },
}

/** Those who keep powers up, take drugs and will not fall. */
export const adepts: Scenario = {
  system: 'renaissance',
  distance: 3,
  sides: {
    red: {
      ada: {
        like: 'swashbuckler',
        luck: 5,
        aptitudes: { COG: 15, COO: 25, INT: 15, SAV: 20, SOM: 20, WIL: 25 },
        skills: { 'melee weapons': 65, 'unarmed combat': 50, fray: 60, control: 55, athletics: 60, deception: 55 },
        powers: ['master', 'center', 'centered strike', 'centered defence', 'denial', 'quick counter', 'quick break'],
        traits: ['ready', 'disciplined', 'defiance', 'ambidextrous'],
        drugs: ['stim', 'numbing', 'monster'],
      },
      ben: { like: 'watchman', powers: ['soldier', 'transcendant'], fastHealing: 3, traits: ['deathless', 'tough'] },
    },
    blue: {
      cid: {
        like: 'slaver',
        role: 'major',
        luck: 2,
        traits: ['deathless', 'defiance', 'strong', 'blind-sight'],
        drugs: ['monster', 'monster'],
        powers: ['soldier'],
        weapons: ['flail', 'oil grenade', 'tar pot'],
        inHand: ['flail'],
      },
      dot: {
        like: 'slaver',
        fastHealing: 2,
        powers: ['soldier', 'center'],
        weapons: ['grenade', 'short sword'],
        inHand: ['grenade', 'short sword'],
      },
    },
  },
  scene: { cover: 'minimal' },
}

/** In the dark, in the smoke and in the wet. */
export const night: Scenario = {
  system: 'renaissance',
  sides: {
    red: {
      clay: {
        race: 'clay man',
        DUR: 50,
        movement: { foot: [4, 12] },
        skills: { 'melee weapons': 50, fray: 50 },
        weapons: ['club'],
      },
      ada: { like: 'chandra', luck: 4, DUR: 50, traits: ['low-light sight'], weapons: ['short sword', 'smoke pot'] },
    },
    blue: {
      cid: { like: 'watchman', DUR: 50, weapons: ['smoke pot', 'scour canister', 'club'] },
      dot: { like: 'knight', DUR: 50, weapons: ['long sword', 'oil grenade', 'kite shield'], inHand: ['long sword'] },
    },
  },
  scene: { light: 'dark', ground: 'shallow water' },
  map: {
    cell: 1,
    picture: 'c.....i\n..#....\na.....d',
    key: { c: 'clay', a: 'ada', i: 'cid', d: 'dot' },
  },
}
