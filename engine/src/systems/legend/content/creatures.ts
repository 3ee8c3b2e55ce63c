import { BESTIARY, type Beast, type BeastId } from '../../../mechanisms/bestiary.ts'
import { CREATURE_LOCATIONS, HUMANOID } from './bodies.ts'
import { record } from './people.ts'
import { CFI, MI, WAR_HORSE } from './sources.ts'
import type { FighterRecord, LocationTable } from './types.ts'

const BODIES: Readonly<Record<string, LocationTable>> = { ...CREATURE_LOCATIONS, humanoid: HUMANOID }
/** So many points of hide on every location of a body. */
const everywhere = (body: string, points: number): FighterRecord['natural'] =>
  Object.fromEntries(BODIES[body]?.locations.map(({ id }) => [id, points]) ?? [])

/** A style: its name, its skill and the weapons it is of. */
type StyleRow = readonly [name: string, skill: number, ...weapons: readonly string[]]

/** What a row says of a creature beyond what both games print of it. */
type CreatureRow = Partial<Omit<FighterRecord, 'source'>> & {
  readonly name: string
  readonly source?: string
  readonly figures?: Beast['figures']
  readonly fights: readonly StyleRow[]
}

/** A creature of the bestiary as Legend has it: its body, how it is called and how it fights. */
function creature(beast: BeastId, body: string, row: CreatureRow): FighterRecord {
  const of: Beast = BESTIARY[beast]
  const {
    id = beast,
    name,
    source = of.source === 'CFI' ? CFI : MI,
    figures = of.figures,
    fights,
    skills,
    ...more
  } = row
  const [str, con, siz, dex, int, pow, cha] = figures
  const { endurance: resilience, willpower: persistence, fly: _, ...alike } = of.skills
  const learnt = { ...alike, resilience, persistence, ...skills }
  return record({ id, name, source }, [str, con, siz, int, pow, dex, cha], {
    body,
    move: metres(of.move === 0 ? (of.swim ?? 0) : of.move),
    ...(of.fly === undefined ? {} : { fly: metres(of.fly) }),
    styles: fights.map(([style, skill, ...weapons]) => ({ name: style, skill, weapons })),
    skills: learnt,
    derived: true,
    ...more,
  })
}
/** Five feet are a metre and a half. */
const metres = (feet: number): number => Math.round(feet * 0.3)

/**
 * Creatures, of which the Legend core prints none.
 * ORC content: Characteristics, skills, attacks and armour from Classic Fantasy Imperative and Mythras Imperative, used under
 * the ORC License, not the OGL; Hit Points, Strike Rank, Combat Actions and Damage Modifier follow from Legend’s formulas.
 * Endurance became Resilience, Willpower Persistence, an animal’s instinct its INT, and five feet a metre and a half.
 * Arms that Legend knows are Legend’s own. Armour counts as worn where the source slows the creature for it.
 */
export const CREATURES = {
  bandit: creature('bandit', 'humanoid', {
    name: 'Bandit',
    fights: [
      ['battleaxe and shield', 56, 'battleaxe', 'target'],
      ['bow', 56, 'short-bow'],
    ],
    skills: { insight: 54 },
    worn: { rightLeg: 3, leftLeg: 3, abdomen: 3, chest: 3, rightArm: 3, leftArm: 3, head: 8 },
  }),
  'giant-rat': creature('giant-rat', 'tailedQuadruped', {
    name: 'Giant rat',
    fights: [['claws and bite', 50, 'rat-bite', 'rat-claws']],
    traits: ['quadruped'],
  }),
  'cfi-goblin': creature('goblin', 'humanoid', {
    id: 'cfi-goblin',
    name: 'Goblin (Classic Fantasy)',
    fights: [
      ['sword and shield', 52, 'short-sword', 'target'],
      ['sling', 52, 'sling'],
    ],
    worn: { abdomen: 3, chest: 3 },
  }),
  'hill-giant': creature('hill-giant', 'humanoid', {
    name: 'Hill giant',
    fights: [
      ['club', 76, 'giant-club'],
      ['boulder', 76, 'hurled-boulder'],
      ['trample', 66, 'giant-trample'],
    ],
    worn: { abdomen: 1, chest: 1 },
    natural: everywhere('humanoid', 2),
  }),
  kobold: creature('kobold', 'humanoid', {
    name: 'Kobold',
    fights: [
      ['sword and shield', 49, 'kobold-short-sword', 'kobold-shield'],
      ['javelin', 49, 'kobold-javelin'],
    ],
    worn: { abdomen: 2, chest: 2, head: 2 },
    natural: everywhere('humanoid', 1),
  }),
  orc: creature('orc', 'humanoid', {
    name: 'Orc',
    fights: [
      ['battleaxe and shield', 55, 'battleaxe', 'target'],
      ['bow', 55, 'long-bow'],
    ],
    worn: { rightLeg: 3, leftLeg: 3, abdomen: 5, chest: 5, head: 8 },
  }),
  ogre: creature('ogre', 'humanoid', {
    name: 'Ogre',
    fights: [
      ['club', 71, 'ogre-club'],
      ['trample', 61, 'ogre-trample'],
    ],
    natural: { rightLeg: 2, leftLeg: 2, abdomen: 3, chest: 3, rightArm: 2, leftArm: 2, head: 2 },
  }),
  'red-dragon': creature('red-dragon', 'wingedDragon', {
    name: 'Red dragon, young adult',
    fights: [
      ['breath', 100, 'red-dragon-breath'],
      ['claws, tail and teeth', 87, 'red-dragon-claws', 'red-dragon-tail', 'red-dragon-teeth'],
      ['trample', 77, 'red-dragon-trample'],
    ],
    skills: { insight: 95, influence: 78 },
    traits: ['quadruped', 'flyer'],
    natural: everywhere('wingedDragon', 8),
  }),
  'cfi-skeleton': creature('skeleton', 'humanoid', {
    id: 'cfi-skeleton',
    name: 'Skeleton (Classic Fantasy)',
    fights: [
      ['battleaxe and shield', 54, 'battleaxe', 'heater-shield'],
      ['bow', 54, 'long-bow'],
    ],
    worn: { abdomen: 5, chest: 5 },
  }),
  troll: creature('troll', 'humanoid', {
    name: 'Troll',
    fights: [['bite and claws', 78, 'troll-claws', 'troll-teeth']],
    natural: everywhere('humanoid', 3),
  }),
  zombie: creature('zombie', 'humanoid', {
    name: 'Zombie',
    fights: [['club', 53, 'club']],
    worn: { abdomen: 5, chest: 5 },
  }),
  'giant-ant': creature('giant-ant', 'insect', {
    name: 'Giant ant',
    fights: [['mandibles and sting', 67, 'ant-bite', 'ant-sting']],
    natural: everywhere('insect', 4),
  }),
  bear: creature('bear', 'quadruped', {
    name: 'Bear',
    fights: [['bite and claws', 78, 'bear-claw', 'bear-bite']],
    traits: ['quadruped'],
    natural: everywhere('quadruped', 3),
  }),
  crocodile: creature('crocodile', 'crocodile', {
    name: 'Crocodile',
    fights: [['bite and tail', 67, 'crocodile-bite', 'crocodile-tail']],
    traits: ['quadruped', 'swimmer'],
    natural: everywhere('crocodile', 5),
  }),
  dragon: creature('dragon', 'wingedDragon', {
    name: 'Dragon',
    fights: [
      ['bite, claws and tail', 90, 'dragon-bite', 'dragon-claw', 'dragon-tail'],
      ['breath', 80, 'dragon-breath'],
      ['trample', 80, 'dragon-trample'],
    ],
    skills: { insight: 78 },
    traits: ['quadruped', 'flyer'],
    natural: everywhere('wingedDragon', 8),
  }),
  'mi-goblin': creature('goblin-warrior', 'humanoid', {
    id: 'mi-goblin',
    name: 'Goblin (Mythras)',
    fights: [
      ['warrior', 62, 'short-sword', 'heater-shield'],
      ['spear and shield', 62, 'short-spear', 'heater-shield'],
      ['sling', 62, 'sling'],
    ],
    natural: everywhere('humanoid', 1),
  }),
  horse: creature('horse', 'horse', {
    name: 'Horse',
    fights: [
      ['hoofs', 62, 'horse-hoof'],
      ['trample', 52, 'horse-trample'],
    ],
    traits: ['quadruped'],
    natural: everywhere('horse', 1),
  }),
  'war-horse': creature('horse', 'horse', {
    id: 'war-horse',
    name: 'War horse',
    source: WAR_HORSE,
    figures: [30, 16, 30, 16, 10, 6, 0],
    fights: [
      ['kick', 65, 'war-horse-kick'],
      ['trample', 52, 'horse-trample'],
    ],
    traits: ['quadruped'],
    natural: everywhere('horse', 1),
  }),
  minotaur: creature('minotaur', 'minotaur', {
    name: 'Minotaur',
    fights: [
      ['spear and shield', 67, 'minotaur-spear', 'minotaur-shield'],
      ['axe', 67, 'minotaur-axe'],
      ['horns', 67, 'minotaur-gore'],
    ],
    skills: { insight: 44 },
    natural: { head: 3 },
  }),
  shark: creature('shark', 'shark', {
    name: 'Shark',
    fights: [['jaws', 81, 'shark-bite']],
    traits: ['swimmer'],
    natural: everywhere('shark', 2),
  }),
  'mi-skeleton': creature('skeletal-warrior', 'humanoid', {
    id: 'mi-skeleton',
    name: 'Skeleton (Mythras)',
    fights: [
      ['sword and shield', 68, 'short-sword', 'heater-shield'],
      ['spear and shield', 68, 'short-spear', 'heater-shield'],
    ],
  }),
  alien: creature('alien', 'tailedHumanoid', {
    name: 'Xenomorphic alien',
    fights: [['bite, claw and tail', 77, 'alien-claw', 'alien-bite', 'alien-tail']],
    natural: everywhere('tailedHumanoid', 6),
  }),
}
