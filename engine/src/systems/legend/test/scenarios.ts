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

/** Two rooms with a shut door between them, and a beast that cannot open one. */
export const house: Scenario = {
  system: 'legend',
  sides: { heroes: { alaric: {} }, vermin: { goblin: {}, 'giant-rat': {} } },
  map: {
    cell: 1,
    picture: '#######\n#a.+.g#\n#..#.r#\n#######',
    key: { a: 'alaric', g: 'goblin', r: 'giant-rat', '+': 'door' },
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

/** Bare hands, nets, maces and great weapons, beasts that bite, and a hero who rages. */
export const brawl: Scenario = {
  system: 'legend',
  sides: {
    arena: {
      retiarius: {
        like: 'lilina',
        styles: [
          { name: 'net and trident', skill: 70, weapons: ['trident', 'net'] },
          { name: 'great axe', skill: 60, weapons: ['great-axe'] },
        ],
        heroicAbilities: ['battleFury'],
        spells: { protection: 2, countermagic: 2, bladesharp: 2 },
        heroPoints: 3,
      },
      bear: {},
    },
    pit: {
      brute: {
        like: 'bandit',
        styles: [{ name: 'mace', skill: 66, weapons: ['mace', 'buckler'] }],
        skills: { unarmed: 60 },
      },
      wrestler: {
        like: 'thrace',
        styles: [{ name: 'fists', skill: 50, weapons: ['unarmed'] }],
        skills: { unarmed: 75 },
      },
      broo: {},
    },
  },
  distance: 2,
}

/** Broos without armour against blows that kill and blows that nearly do: every row of the Critical Wound table. */
export const broos: Scenario = {
  system: 'legend',
  sides: {
    heroes: { alaric: {}, thrace: {}, ogre: {} },
    broos: {
      broo: {
        count: 5,
        worn: { head: 0, chest: 0, abdomen: 0, rightArm: 0, leftArm: 0, rightLeg: 0, leftLeg: 0 },
        stated: { generalHitPoints: 14 },
      },
    },
  },
  distance: 1,
}

/** Javelins against shields, at a distance. */
export const javelins: Scenario = {
  system: 'legend',
  sides: {
    left: { thrower: { like: 'alaric', count: 2, ...throwing() } },
    right: { guard: { like: 'lilina', count: 2, ...throwing() } },
  },
  distance: 12,
}
function throwing(): object {
  return {
    weapons: ['javelin', 'javelin', 'javelin', 'short-bow', 'heater-shield'],
    styles: [
      { name: 'javelin and shield', skill: 75, weapons: ['javelin', 'heater-shield'] },
      { name: 'bow', skill: 60, weapons: ['short-bow'] },
    ],
  }
}
