import { CREATURE_LOCATIONS, HUMANOID } from './creature-locations.ts'
import { record } from './fighters.ts'
import { CFI, MI, WAR_HORSE } from './sources.ts'
import type { FighterRecord, LocationTable } from './types.ts'

const BODIES: Readonly<Record<string, LocationTable>> = { ...CREATURE_LOCATIONS, humanoid: HUMANOID }
/** So many points of hide on every location of a body. */
const everywhere = (body: string, points: number): FighterRecord['natural'] =>
  Object.fromEntries(BODIES[body]?.locations.map(({ id }) => [id, points]) ?? [])

/** A style: its name, its skill and the weapons it is of. */
type StyleRow = readonly [name: string, skill: number, ...weapons: readonly string[]]

/** Athletics, Brawn, Evade, Resilience, Persistence and Perception. */
type Basics = { readonly basics: readonly [number, number, number, number, number, number] }

/** A creature: STR, CON, SIZ, INT, POW, DEX and CHA, its body, how far it goes, what every creature can, and how it fights. */
const creature = (
  source: string,
  id: string,
  name: string,
  characteristics: Parameters<typeof record>[1],
  body: string,
  move: number,
  { basics, fights, skills, ...of }: Partial<FighterRecord> & Basics & { readonly fights: readonly StyleRow[] },
): FighterRecord => {
  const [athletics, brawn, evade, resilience, persistence, perception] = basics
  return record({ id, name, source }, characteristics, {
    body,
    move,
    styles: fights.map(([style, skill, ...weapons]) => ({ name: style, skill, weapons })),
    skills: { athletics, brawn, evade, resilience, persistence, perception, ...skills },
    derived: true,
    ...of,
  })
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
    basics: [52, 54, 52, 52, 42, 44],
    fights: [
      ['battleaxe and shield', 56, 'battleaxe', 'target'],
      ['bow', 56, 'short-bow'],
    ],
    skills: { insight: 54, stealth: 44, unarmed: 42 },
    worn: { rightLeg: 3, leftLeg: 3, abdomen: 3, chest: 3, rightArm: 3, leftArm: 3, head: 8 },
  }),
  'giant-rat': creature(CFI, 'giant-rat', 'Giant rat', [7, 11, 4, 13, 7, 13, 0], 'tailedQuadruped', 6, {
    basics: [40, 22, 56, 52, 34, 50],
    fights: [['claws and bite', 50, 'rat-bite', 'rat-claws']],
    skills: { stealth: 56, swim: 58 },
    traits: ['quadruped'],
  }),
  'cfi-goblin': creature(CFI, 'cfi-goblin', 'Goblin (Classic Fantasy)', [8, 11, 8, 12, 11, 14, 7], 'humanoid', 5, {
    basics: [42, 36, 58, 42, 42, 63],
    fights: [
      ['sword and shield', 52, 'short-sword', 'target'],
      ['sling', 52, 'sling'],
    ],
    skills: { ride: 55, stealth: 56, unarmed: 42 },
    worn: { abdomen: 3, chest: 3 },
  }),
  'hill-giant': creature(CFI, 'hill-giant', 'Hill giant', [25, 25, 32, 10, 11, 11, 7], 'humanoid', 6, {
    basics: [66, 87, 42, 80, 42, 51],
    fights: [
      ['club', 76, 'giant-club'],
      ['boulder', 76, 'hurled-boulder'],
      ['trample', 66, 'giant-trample'],
    ],
    skills: { unarmed: 66 },
    worn: { abdomen: 1, chest: 1 },
    natural: everywhere('humanoid', 2),
  }),
  kobold: creature(CFI, 'kobold', 'Kobold', [6, 11, 5, 13, 11, 13, 4], 'humanoid', 5, {
    basics: [40, 31, 66, 42, 42, 64],
    fights: [
      ['sword and shield', 49, 'kobold-short-sword', 'kobold-shield'],
      ['javelin', 49, 'kobold-javelin'],
    ],
    skills: { stealth: 66, unarmed: 39 },
    worn: { abdomen: 2, chest: 2, head: 2 },
    natural: everywhere('humanoid', 1),
  }),
  orc: creature(CFI, 'orc', 'Orc', [14, 13, 14, 11, 11, 11, 7], 'humanoid', 6, {
    basics: [55, 48, 52, 56, 52, 52],
    fights: [
      ['battleaxe and shield', 55, 'battleaxe', 'target'],
      ['bow', 55, 'long-bow'],
    ],
    skills: { unarmed: 55 },
    worn: { rightLeg: 3, leftLeg: 3, abdomen: 5, chest: 5, head: 8 },
  }),
  ogre: creature(CFI, 'ogre', 'Ogre', [20, 18, 28, 10, 11, 11, 7], 'humanoid', 5, {
    basics: [61, 88, 52, 76, 42, 41],
    fights: [
      ['club', 71, 'ogre-club'],
      ['trample', 61, 'ogre-trample'],
    ],
    skills: { unarmed: 61 },
    natural: { rightLeg: 2, leftLeg: 2, abdomen: 3, chest: 3, rightArm: 2, leftArm: 2, head: 2 },
  }),
  'red-dragon': creature(CFI, 'red-dragon', 'Red dragon, young adult', [22, 31, 28, 9, 11, 16, 4], 'wingedDragon', 5, {
    basics: [77, 120, 52, 92, 78, 98],
    fights: [
      ['breath', 100, 'red-dragon-breath'],
      ['claws, tail and teeth', 87, 'red-dragon-claws', 'red-dragon-tail', 'red-dragon-teeth'],
      ['trample', 77, 'red-dragon-trample'],
    ],
    skills: { insight: 95, influence: 78 },
    traits: ['quadruped', 'flyer'],
    fly: 15,
    natural: everywhere('wingedDragon', 8),
  }),
  'cfi-skeleton': creature(
    CFI,
    'cfi-skeleton',
    'Skeleton (Classic Fantasy)',
    [10, 10, 13, 8, 6, 14, 0],
    'humanoid',
    6,
    {
      basics: [54, 53, 68, 50, 42, 44],
      fights: [
        ['battleaxe and shield', 54, 'battleaxe', 'heater-shield'],
        ['bow', 54, 'long-bow'],
      ],
      skills: { unarmed: 54 },
      worn: { abdomen: 5, chest: 5 },
    },
  ),
  troll: creature(CFI, 'troll', 'Troll', [22, 25, 28, 9, 11, 16, 4], 'humanoid', 6, {
    basics: [68, 90, 62, 90, 52, 60],
    fights: [['bite and claws', 78, 'troll-claws', 'troll-teeth']],
    natural: everywhere('humanoid', 3),
  }),
  zombie: creature(CFI, 'zombie', 'Zombie', [14, 14, 13, 8, 6, 9, 0], 'humanoid', 5, {
    basics: [53, 57, 48, 58, 42, 44],
    fights: [['club', 53, 'club']],
    skills: { unarmed: 53 },
    worn: { abdomen: 5, chest: 5 },
  }),
  'giant-ant': creature(MI, 'giant-ant', 'Giant ant', [16, 19, 14, 7, 4, 15, 0], 'insect', 12, {
    basics: [67, 68, 56, 74, 48, 53],
    fights: [['mandibles and sting', 67, 'ant-bite', 'ant-sting']],
    natural: everywhere('insect', 4),
  }),
  bear: creature(MI, 'bear', 'Bear', [26, 16, 34, 10, 6, 16, 0], 'quadruped', 8, {
    basics: [68, 79, 46, 66, 44, 60],
    fights: [['bite and claws', 78, 'bear-claw', 'bear-bite']],
    skills: { stealth: 66, swim: 68 },
    traits: ['quadruped'],
    natural: everywhere('quadruped', 3),
  }),
  crocodile: creature(MI, 'crocodile', 'Crocodile', [31, 19, 37, 12, 6, 14, 0], 'crocodile', 6, {
    basics: [47, 99, 32, 78, 44, 49],
    fights: [['bite and tail', 67, 'crocodile-bite', 'crocodile-tail']],
    skills: { swim: 80 },
    traits: ['quadruped', 'swimmer'],
    natural: everywhere('crocodile', 5),
  }),
  dragon: creature(MI, 'dragon', 'Dragon', [33, 35, 50, 20, 19, 18, 17], 'wingedDragon', 12, {
    basics: [80, 120, 68, 92, 78, 78],
    fights: [
      ['bite, claws and tail', 90, 'dragon-bite', 'dragon-claw', 'dragon-tail'],
      ['breath', 80, 'dragon-breath'],
      ['trample', 80, 'dragon-trample'],
    ],
    skills: { insight: 78 },
    traits: ['quadruped', 'flyer'],
    fly: 18,
    natural: everywhere('wingedDragon', 8),
  }),
  'mi-goblin': creature(MI, 'mi-goblin', 'Goblin (Mythras)', [11, 14, 11, 11, 11, 11, 7], 'humanoid', 6, {
    basics: [52, 42, 62, 48, 42, 61],
    fights: [
      ['warrior', 62, 'short-sword', 'heater-shield'],
      ['spear and shield', 62, 'short-spear', 'heater-shield'],
      ['sling', 62, 'sling'],
    ],
    skills: { unarmed: 52 },
    natural: everywhere('humanoid', 1),
  }),
  horse: creature(MI, 'horse', 'Horse', [26, 16, 31, 10, 6, 16, 0], 'horse', 12, {
    basics: [52, 83, 40, 66, 34, 48],
    fights: [
      ['hoofs', 62, 'horse-hoof'],
      ['trample', 52, 'horse-trample'],
    ],
    traits: ['quadruped'],
    natural: everywhere('horse', 1),
  }),
  'war-horse': creature(WAR_HORSE, 'war-horse', 'War horse', [30, 16, 30, 10, 6, 16, 0], 'horse', 12, {
    basics: [52, 83, 40, 66, 34, 48],
    fights: [
      ['kick', 65, 'war-horse-kick'],
      ['trample', 52, 'horse-trample'],
    ],
    traits: ['quadruped'],
    natural: everywhere('horse', 1),
  }),
  minotaur: creature(MI, 'minotaur', 'Minotaur', [15, 14, 22, 13, 11, 11, 7], 'minotaur', 8, {
    basics: [57, 79, 40, 66, 42, 54],
    fights: [
      ['spear and shield', 67, 'minotaur-spear', 'minotaur-shield'],
      ['axe', 67, 'minotaur-axe'],
      ['horns', 67, 'minotaur-gore'],
    ],
    skills: { insight: 44, unarmed: 57 },
    natural: { head: 3 },
  }),
  shark: creature(MI, 'shark', 'Shark', [22, 19, 42, 6, 6, 20, 0], 'shark', 12, {
    basics: [87, 87, 55, 66, 34, 57],
    fights: [['jaws', 81, 'shark-bite']],
    skills: { swim: 91 },
    traits: ['swimmer'],
    natural: everywhere('shark', 2),
  }),
  'mi-skeleton': creature(MI, 'mi-skeleton', 'Skeleton (Mythras)', [11, 14, 13, 11, 16, 11, 7], 'humanoid', 6, {
    basics: [68, 45, 72, 44, 72, 57],
    fights: [
      ['sword and shield', 68, 'short-sword', 'heater-shield'],
      ['spear and shield', 68, 'short-spear', 'heater-shield'],
    ],
    skills: { unarmed: 68 },
  }),
  alien: creature(MI, 'alien', 'Xenomorphic alien', [23, 11, 16, 12, 12, 24, 13], 'tailedHumanoid', 8, {
    basics: [77, 68, 80, 56, 52, 62],
    fights: [['bite, claw and tail', 77, 'alien-claw', 'alien-bite', 'alien-tail']],
    skills: { stealth: 76 },
    natural: everywhere('tailedHumanoid', 6),
  }),
}
