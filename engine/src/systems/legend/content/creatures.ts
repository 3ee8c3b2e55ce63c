import { CFI, MI, WAR_HORSE } from './sources.ts'
import type { FighterRecord } from './types.ts'

/** A style: its name, its skill and the weapons it is of. */
type StyleRow = readonly [name: string, skill: number, ...weapons: readonly string[]]

/** A creature: STR, CON, SIZ, INT, POW, DEX and CHA, its body, how far it goes, and how it fights. */
function creature(
  source: string,
  id: string,
  name: string,
  [str, con, siz, int, pow, dex, cha]: readonly [number, number, number, number, number, number, number],
  body: string,
  move: number,
  of: Pick<FighterRecord, 'skills'> &
    Partial<Pick<FighterRecord, 'traits' | 'worn' | 'natural' | 'fly'>> & { readonly styles: readonly StyleRow[] },
): FighterRecord {
  return {
    id,
    name,
    characteristics: { str, con, siz, int, pow, dex, cha },
    body,
    move,
    traits: [],
    worn: {},
    natural: {},
    wounds: 'locations',
    heroPoints: 0,
    spells: {},
    stated: {},
    assumed: [],
    derived: true,
    source,
    ...of,
    styles: of.styles.map(([style, skill, ...weapons]) => ({ name: style, skill, weapons })),
  }
}

/**
 * Creatures, of which the Legend core prints none.
 * ORC content: Characteristics, skills, attacks and armour from Classic Fantasy Imperative and Mythras Imperative, used under
 * the ORC License, not the OGL; Hit Points, Strike Rank, Combat Actions and Damage Modifier follow from Legend’s formulas.
 * Endurance became Resilience, Willpower Persistence, an animal’s instinct its INT, and five feet a metre and a half.
 * Arms that Legend knows are Legend’s own. Armour counts as worn where the source slows the creature for it.
 */
export const CREATURES = {
  bandit: creature(CFI, 'bandit', 'Bandit', [11, 11, 13, 13, 11, 11, 8], 'humanoid', 6, {
    styles: [
      ['battleaxe and shield', 56, 'battleaxe', 'target'],
      ['bow', 56, 'short-bow'],
    ],
    skills: {
      athletics: 52,
      brawn: 54,
      evade: 52,
      resilience: 52,
      persistence: 42,
      perception: 44,
      insight: 54,
      stealth: 44,
      unarmed: 42,
    },
    worn: { rightLeg: 3, leftLeg: 3, abdomen: 3, chest: 3, rightArm: 3, leftArm: 3, head: 8 },
  }),
  'giant-rat': creature(CFI, 'giant-rat', 'Giant rat', [7, 11, 4, 13, 7, 13, 0], 'tailedQuadruped', 6, {
    styles: [['claws and bite', 50, 'rat-bite', 'rat-claws']],
    skills: {
      athletics: 40,
      brawn: 22,
      evade: 56,
      resilience: 52,
      persistence: 34,
      perception: 50,
      stealth: 56,
      swim: 58,
    },
    traits: ['quadruped'],
  }),
  'cfi-goblin': creature(CFI, 'cfi-goblin', 'Goblin (Classic Fantasy)', [8, 11, 8, 12, 11, 14, 7], 'humanoid', 5, {
    styles: [
      ['sword and shield', 52, 'short-sword', 'target'],
      ['sling', 52, 'sling'],
    ],
    skills: {
      athletics: 42,
      brawn: 36,
      evade: 58,
      resilience: 42,
      persistence: 42,
      perception: 63,
      ride: 55,
      stealth: 56,
      unarmed: 42,
    },
    worn: { abdomen: 3, chest: 3 },
  }),
  'hill-giant': creature(CFI, 'hill-giant', 'Hill giant', [25, 25, 32, 10, 11, 11, 7], 'humanoid', 6, {
    styles: [
      ['club', 76, 'giant-club'],
      ['boulder', 76, 'hurled-boulder'],
      ['trample', 66, 'giant-trample'],
    ],
    skills: { athletics: 66, brawn: 87, evade: 42, resilience: 80, persistence: 42, perception: 51, unarmed: 66 },
    worn: { abdomen: 1, chest: 1 },
    natural: { rightLeg: 2, leftLeg: 2, abdomen: 2, chest: 2, rightArm: 2, leftArm: 2, head: 2 },
  }),
  kobold: creature(CFI, 'kobold', 'Kobold', [6, 11, 5, 13, 11, 13, 4], 'humanoid', 5, {
    styles: [
      ['sword and shield', 49, 'kobold-short-sword', 'kobold-shield'],
      ['javelin', 49, 'kobold-javelin'],
    ],
    skills: {
      athletics: 40,
      brawn: 31,
      evade: 66,
      resilience: 42,
      persistence: 42,
      perception: 64,
      stealth: 66,
      unarmed: 39,
    },
    worn: { abdomen: 2, chest: 2, head: 2 },
    natural: { rightLeg: 1, leftLeg: 1, abdomen: 1, chest: 1, rightArm: 1, leftArm: 1, head: 1 },
  }),
  orc: creature(CFI, 'orc', 'Orc', [14, 13, 14, 11, 11, 11, 7], 'humanoid', 6, {
    styles: [
      ['battleaxe and shield', 55, 'battleaxe', 'target'],
      ['bow', 55, 'long-bow'],
    ],
    skills: { athletics: 55, brawn: 48, evade: 52, resilience: 56, persistence: 52, perception: 52, unarmed: 55 },
    worn: { rightLeg: 3, leftLeg: 3, abdomen: 5, chest: 5, head: 8 },
  }),
  ogre: creature(CFI, 'ogre', 'Ogre', [20, 18, 28, 10, 11, 11, 7], 'humanoid', 5, {
    styles: [
      ['club', 71, 'ogre-club'],
      ['trample', 61, 'ogre-trample'],
    ],
    skills: { athletics: 61, brawn: 88, evade: 52, resilience: 76, persistence: 42, perception: 41, unarmed: 61 },
    natural: { rightLeg: 2, leftLeg: 2, abdomen: 3, chest: 3, rightArm: 2, leftArm: 2, head: 2 },
  }),
  'red-dragon': creature(CFI, 'red-dragon', 'Red dragon, young adult', [22, 31, 28, 9, 11, 16, 4], 'wingedDragon', 5, {
    styles: [
      ['breath', 100, 'red-dragon-breath'],
      ['claws, tail and teeth', 87, 'red-dragon-claws', 'red-dragon-tail', 'red-dragon-teeth'],
      ['trample', 77, 'red-dragon-trample'],
    ],
    skills: {
      athletics: 77,
      brawn: 120,
      evade: 52,
      resilience: 92,
      persistence: 78,
      perception: 98,
      insight: 95,
      influence: 78,
    },
    traits: ['quadruped', 'flyer'],
    fly: 15,
    natural: {
      tail: 8,
      rightHindLeg: 8,
      leftHindLeg: 8,
      hindquarters: 8,
      rightWing: 8,
      leftWing: 8,
      forequarters: 8,
      rightForeleg: 8,
      leftForeleg: 8,
      head: 8,
    },
  }),
  'cfi-skeleton': creature(
    CFI,
    'cfi-skeleton',
    'Skeleton (Classic Fantasy)',
    [10, 10, 13, 8, 6, 14, 0],
    'humanoid',
    6,
    {
      styles: [
        ['battleaxe and shield', 54, 'battleaxe', 'heater-shield'],
        ['bow', 54, 'long-bow'],
      ],
      skills: { athletics: 54, brawn: 53, evade: 68, resilience: 50, persistence: 42, perception: 44, unarmed: 54 },
      worn: { abdomen: 5, chest: 5 },
    },
  ),
  troll: creature(CFI, 'troll', 'Troll', [22, 25, 28, 9, 11, 16, 4], 'humanoid', 6, {
    styles: [['bite and claws', 78, 'troll-claws', 'troll-teeth']],
    skills: { athletics: 68, brawn: 90, evade: 62, resilience: 90, persistence: 52, perception: 60 },
    natural: { rightLeg: 3, leftLeg: 3, abdomen: 3, chest: 3, rightArm: 3, leftArm: 3, head: 3 },
  }),
  zombie: creature(CFI, 'zombie', 'Zombie', [14, 14, 13, 8, 6, 9, 0], 'humanoid', 5, {
    styles: [['club', 53, 'club']],
    skills: { athletics: 53, brawn: 57, evade: 48, resilience: 58, persistence: 42, perception: 44, unarmed: 53 },
    worn: { abdomen: 5, chest: 5 },
  }),
  'giant-ant': creature(MI, 'giant-ant', 'Giant ant', [16, 19, 14, 7, 4, 15, 0], 'insect', 12, {
    styles: [['mandibles and sting', 67, 'ant-bite', 'ant-sting']],
    skills: { athletics: 67, brawn: 68, evade: 56, resilience: 74, persistence: 48, perception: 53 },
    natural: {
      rightRearLeg: 4,
      leftRearLeg: 4,
      rightMiddleLeg: 4,
      leftMiddleLeg: 4,
      abdomen: 4,
      thorax: 4,
      rightFrontLeg: 4,
      leftFrontLeg: 4,
      head: 4,
    },
  }),
  bear: creature(MI, 'bear', 'Bear', [26, 16, 34, 10, 6, 16, 0], 'quadruped', 8, {
    styles: [['bite and claws', 78, 'bear-claw', 'bear-bite']],
    skills: {
      athletics: 68,
      brawn: 79,
      evade: 46,
      resilience: 66,
      persistence: 44,
      perception: 60,
      stealth: 66,
      swim: 68,
    },
    traits: ['quadruped'],
    natural: {
      rightHindLeg: 3,
      leftHindLeg: 3,
      hindquarters: 3,
      forequarters: 3,
      rightForeleg: 3,
      leftForeleg: 3,
      head: 3,
    },
  }),
  crocodile: creature(MI, 'crocodile', 'Crocodile', [31, 19, 37, 12, 6, 14, 0], 'crocodile', 6, {
    styles: [['bite and tail', 67, 'crocodile-bite', 'crocodile-tail']],
    skills: { athletics: 47, brawn: 99, evade: 32, resilience: 78, persistence: 44, perception: 49, swim: 80 },
    traits: ['quadruped', 'swimmer'],
    natural: {
      tail: 5,
      rightHindLeg: 5,
      leftHindLeg: 5,
      hindquarters: 5,
      forequarters: 5,
      rightForeleg: 5,
      leftForeleg: 5,
      head: 5,
    },
  }),
  dragon: creature(MI, 'dragon', 'Dragon', [33, 35, 50, 20, 19, 18, 17], 'wingedDragon', 12, {
    styles: [
      ['bite, claws and tail', 90, 'dragon-bite', 'dragon-claw', 'dragon-tail'],
      ['breath', 80, 'dragon-breath'],
      ['trample', 80, 'dragon-trample'],
    ],
    skills: { athletics: 80, brawn: 120, evade: 68, resilience: 92, persistence: 78, perception: 78, insight: 78 },
    traits: ['quadruped', 'flyer'],
    fly: 18,
    natural: {
      tail: 8,
      rightHindLeg: 8,
      leftHindLeg: 8,
      hindquarters: 8,
      rightWing: 8,
      leftWing: 8,
      forequarters: 8,
      rightForeleg: 8,
      leftForeleg: 8,
      head: 8,
    },
  }),
  'mi-goblin': creature(MI, 'mi-goblin', 'Goblin (Mythras)', [11, 14, 11, 11, 11, 11, 7], 'humanoid', 6, {
    styles: [
      ['warrior', 62, 'short-sword', 'heater-shield'],
      ['spear and shield', 62, 'short-spear', 'heater-shield'],
      ['sling', 62, 'sling'],
    ],
    skills: { athletics: 52, brawn: 42, evade: 62, resilience: 48, persistence: 42, perception: 61, unarmed: 52 },
    natural: { rightLeg: 1, leftLeg: 1, abdomen: 1, chest: 1, rightArm: 1, leftArm: 1, head: 1 },
  }),
  horse: creature(MI, 'horse', 'Horse', [26, 16, 31, 10, 6, 16, 0], 'horse', 12, {
    styles: [
      ['hoofs', 62, 'horse-hoof'],
      ['trample', 52, 'horse-trample'],
    ],
    skills: { athletics: 52, brawn: 83, evade: 40, resilience: 66, persistence: 34, perception: 48 },
    traits: ['quadruped'],
    natural: {
      rightHindLeg: 1,
      leftHindLeg: 1,
      hindquarters: 1,
      forequarters: 1,
      rightForeleg: 1,
      leftForeleg: 1,
      head: 1,
    },
  }),
  'war-horse': creature(WAR_HORSE, 'war-horse', 'War horse', [30, 16, 30, 10, 6, 16, 0], 'horse', 12, {
    styles: [
      ['kick', 65, 'war-horse-kick'],
      ['trample', 52, 'horse-trample'],
    ],
    skills: { athletics: 52, brawn: 83, evade: 40, resilience: 66, persistence: 34, perception: 48 },
    traits: ['quadruped'],
    natural: {
      rightHindLeg: 1,
      leftHindLeg: 1,
      hindquarters: 1,
      forequarters: 1,
      rightForeleg: 1,
      leftForeleg: 1,
      head: 1,
    },
  }),
  minotaur: creature(MI, 'minotaur', 'Minotaur', [15, 14, 22, 13, 11, 11, 7], 'minotaur', 8, {
    styles: [
      ['spear and shield', 67, 'minotaur-spear', 'minotaur-shield'],
      ['axe', 67, 'minotaur-axe'],
      ['horns', 67, 'minotaur-gore'],
    ],
    skills: {
      athletics: 57,
      brawn: 79,
      evade: 40,
      resilience: 66,
      persistence: 42,
      perception: 54,
      insight: 44,
      unarmed: 57,
    },
    natural: { head: 3 },
  }),
  shark: creature(MI, 'shark', 'Shark', [22, 19, 42, 6, 6, 20, 0], 'shark', 12, {
    styles: [['jaws', 81, 'shark-bite']],
    skills: { athletics: 87, brawn: 87, evade: 55, resilience: 66, persistence: 34, perception: 57, swim: 91 },
    traits: ['swimmer'],
    natural: { tail: 2, dorsalFin: 2, hindquarters: 2, forequarters: 2, rightFin: 2, leftFin: 2, head: 2 },
  }),
  'mi-skeleton': creature(MI, 'mi-skeleton', 'Skeleton (Mythras)', [11, 14, 13, 11, 16, 11, 7], 'humanoid', 6, {
    styles: [
      ['sword and shield', 68, 'short-sword', 'heater-shield'],
      ['spear and shield', 68, 'short-spear', 'heater-shield'],
    ],
    skills: { athletics: 68, brawn: 45, evade: 72, resilience: 44, persistence: 72, perception: 57, unarmed: 68 },
  }),
  alien: creature(MI, 'alien', 'Xenomorphic alien', [23, 11, 16, 12, 12, 24, 13], 'tailedHumanoid', 8, {
    styles: [['bite, claw and tail', 77, 'alien-claw', 'alien-bite', 'alien-tail']],
    skills: { athletics: 77, brawn: 68, evade: 80, resilience: 56, persistence: 52, perception: 62, stealth: 76 },
    natural: { tail: 6, rightLeg: 6, leftLeg: 6, abdomen: 6, chest: 6, rightArm: 6, leftArm: 6, head: 6 },
  }),
} as const satisfies Readonly<Record<string, FighterRecord>>
