import { BESTIARY, type Beast, type BeastId } from '../../../mechanisms/bestiary.ts'
import type { BodyId } from './bodies.ts'
import type { Ability } from './types.ts'
import type { NaturalRow } from './weapons.ts'

/** What this game prints of a creature beyond what both games have of it. */
interface CreatureRow {
  readonly name: string
  readonly actions: number
  /** Step of the Damage Modifier as printed. */
  readonly modifier: number
  readonly initiative: number
  readonly magicPoints?: number
  readonly abilities: readonly Ability[]
  readonly regenerates?: number
  readonly boundTo?: string
  readonly weapons: readonly NaturalRow[]
  readonly body: BodyId
  /** Armor Points and Hit Points of each location; a hide is natural, otherwise the armor is worn. */
  readonly hide: boolean
  readonly places: string
  /** Where the print is wrong by the book's own rules (Rulings CFI-A57, CFI-A58). */
  readonly errata?: {
    readonly modifier?: number
    readonly weapons?: readonly NaturalRow[]
    readonly places?: string
    readonly magicPoints?: number
  }
}

const BATTLEAXE: NaturalRow = ['battleaxe', 'Battleaxe', '1d6+1', 'M', 'cx', { kind: 'melee', ap: 4, hp: 8 }]
const TARGET: NaturalRow = [
  'target',
  'Target shield',
  '1d4',
  'L',
  'bi',
  { kind: 'shield', ap: 4, hp: 9, block: 3, traits: ['rangedParry', 'strapped'] },
]
const TRUE_TARGET: NaturalRow = [
  'target',
  'Target shield',
  '1d3+1',
  'L',
  'bi',
  { kind: 'shield', ap: 4, hp: 9, block: 3, traits: ['rangedParry', 'strapped'] },
]
const SHORTSWORD: NaturalRow = ['shortsword', 'Shortsword', '1d6', 'M', 'ci', { kind: 'melee', ap: 6, hp: 8 }]
const SHORTBOW: NaturalRow = [
  'short-bow',
  'Short bow',
  '1d6',
  'L',
  'i',
  { kind: 'ranged', hands: 2, ap: 4, hp: 4, range: [45, 300, 600], load: 2 },
]
const LONGBOW: NaturalRow = [
  'long-bow',
  'Long bow',
  '1d8',
  'L',
  'i',
  { kind: 'ranged', hands: 2, ap: 4, hp: 7, range: [45, 375, 750], load: 2 },
]
const TRUE_LONGBOW: NaturalRow = [
  'long-bow',
  'Long bow',
  '1d8',
  'H',
  'i',
  { kind: 'ranged', hands: 2, ap: 4, hp: 7, range: [45, 375, 750], load: 2 },
]
const SPEAR: NaturalRow = [
  'shortspear',
  'Spear',
  '1d8+1',
  'M',
  'i',
  { kind: 'melee', ap: 4, hp: 5, reach: 'L', traits: ['set', 'thrust'] },
]
const trample = (damage: string, size: 'H' | 'E' | 'C', skill: number): NaturalRow => [
  'trample',
  'Trample',
  damage,
  size,
  'bs',
  { traits: ['trample', 'bludgeon'], skill, modifier: false },
]

/** A creature as its block prints it. */
export type Creature = Beast & CreatureRow

const ROWS = {
  bandit: {
    name: 'Bandit',
    actions: 2,
    modifier: 5,
    initiative: 11,
    abilities: [],
    weapons: [['battleaxe', 'Battleaxe', '1d6', 'M', 'cx', { kind: 'melee', ap: 4, hp: 8 }], TARGET, SHORTBOW],
    body: 'humanoid',
    hide: false,
    places: '3/5 3/5 3/6 3/7 3/4 3/4 8/5',
    errata: { modifier: 4, weapons: [BATTLEAXE, TRUE_TARGET, SHORTBOW] },
  },
  'giant-rat': {
    name: 'Giant rat',
    actions: 3,
    modifier: 2,
    initiative: 13,
    abilities: ['darkVision', 'leaper'],
    weapons: [
      ['bite', 'Bite', '1d6', 'S', ''],
      ['claws', 'Claws', '1d3', 'S', ''],
    ],
    body: 'rat',
    hide: true,
    places: '0/3 0/3 0/3 0/4 0/5 0/3 0/3 0/3',
  },
  goblin: {
    name: 'Goblin',
    actions: 3,
    modifier: 3,
    initiative: 11,
    abilities: ['darkVision', 'lightSensitive'],
    weapons: [
      SHORTSWORD,
      TARGET,
      [
        'sling',
        'Sling',
        '1d8',
        'L',
        'bs',
        { kind: 'ranged', ap: 1, hp: 2, range: [30, 450, 900], load: 3, traits: ['bludgeon'] },
      ],
    ],
    body: 'humanoid',
    hide: false,
    places: '0/4 0/4 3/5 3/6 0/3 0/3 0/4',
    errata: {
      weapons: [
        SHORTSWORD,
        TRUE_TARGET,
        [
          'sling',
          'Sling',
          '1d8',
          'L',
          's',
          { kind: 'ranged', ap: 1, hp: 2, range: [30, 450, 900], load: 3, traits: ['bludgeon'], modifier: false },
        ],
      ],
      places: '0/4 0/4 3/5 3/6 0/3 0/3 3/4',
    },
  },
  'hill-giant': {
    name: 'Hill giant',
    actions: 2,
    modifier: 10,
    initiative: 10,
    abilities: ['trample'],
    weapons: [
      [
        'giant-club',
        'Giant-sized club',
        '1d12',
        'E',
        'bs',
        { kind: 'melee', ap: 8, hp: 12, reach: 'L', traits: ['bludgeon'] },
      ],
      [
        'boulder',
        'Hurled boulder',
        '2d6',
        'L',
        'bs',
        { kind: 'ranged', range: [100, 100, 100], thrown: true, ap: 8, hp: 12, traits: ['bludgeon'] },
      ],
      trample('2d12', 'E', 66),
    ],
    body: 'humanoid',
    hide: true,
    places: '2/12 2/12 3/13 3/14 2/11 2/11 2/12',
  },
  kobold: {
    name: 'Kobold',
    actions: 3,
    modifier: 2,
    initiative: 13,
    abilities: ['coldBlooded', 'darkVision', 'lightSensitive'],
    weapons: [
      ['shortsword', 'Shortsword', '1d6', 'S', 'ci', { kind: 'melee', ap: 6, hp: 8 }],
      [
        'target',
        'Target shield',
        '1d4',
        'M',
        'bi',
        { kind: 'shield', ap: 4, hp: 9, block: 3, traits: ['rangedParry', 'strapped'] },
      ],
      [
        'javelin',
        'Javelin',
        '1d8+1',
        'S',
        'i',
        { kind: 'ranged', ap: 4, hp: 5, range: [30, 60, 150], thrown: true, impaleSize: 'M' },
      ],
    ],
    body: 'humanoid',
    hide: false,
    places: '1/4 1/4 3/5 3/6 1/3 1/3 3/4',
    errata: {
      weapons: [
        SHORTSWORD,
        TRUE_TARGET,
        [
          'javelin',
          'Javelin',
          '1d8+1',
          'S',
          'i',
          { kind: 'ranged', ap: 4, hp: 5, range: [30, 60, 150], thrown: true, impaleSize: 'M' },
        ],
      ],
    },
  },
  orc: {
    name: 'Orc',
    actions: 2,
    modifier: 5,
    initiative: 10,
    abilities: ['darkVision', 'lightSensitive'],
    weapons: [BATTLEAXE, TARGET, LONGBOW],
    body: 'humanoid',
    hide: false,
    places: '3/6 3/6 5/7 5/8 0/5 0/5 8/6',
    errata: { weapons: [BATTLEAXE, TRUE_TARGET, TRUE_LONGBOW] },
  },
  ogre: {
    name: 'Ogre',
    actions: 2,
    modifier: 9,
    initiative: 11,
    abilities: ['trample'],
    weapons: [
      ['ogre-club', 'Ogre club', '1d10', 'L', 'bs', { kind: 'melee', ap: 8, hp: 12, reach: 'L', traits: ['bludgeon'] }],
      trample('2d10', 'H', 61),
    ],
    body: 'humanoid',
    hide: true,
    places: '2/10 2/10 3/11 3/12 2/9 2/9 2/10',
  },
  'red-dragon': {
    name: 'Young red dragon',
    actions: 4,
    modifier: 9,
    initiative: 16,
    magicPoints: 19,
    abilities: ['breatheFlame', 'flying', 'immuneToFire', 'trample', 'wingBuffet'],
    weapons: [
      ['claws', 'Claws', '1d10', 'E', 'c', { ap: 8, hp: 12 }],
      ['tail', 'Tail', '1d10', 'E', 'b', { ap: 8, hp: 12, traits: ['sweep', 'bludgeon'] }],
      ['teeth', 'Teeth', '1d10', 'L', 'e', { ap: 8, hp: 12 }],
      trample('2d10', 'C', 77),
      [
        'wing-buffet',
        'Wing buffet',
        '1d10',
        'E',
        'b',
        { ap: 8, hp: 12, traits: ['buffet', 'bludgeon'], modifier: false },
      ],
      [
        'cone-of-fire',
        'Cone of fire',
        '4d6',
        'E',
        '',
        { traits: ['breath'], skill: 100, modifier: false, range: [125, 125, 125] },
      ],
    ],
    body: 'dragon',
    hide: true,
    places: '8/17 8/17 8/17 8/18 8/16 8/16 8/19 8/17 8/17 8/17',
    errata: { magicPoints: 11 },
  },
  skeleton: {
    name: 'Skeleton',
    actions: 2,
    modifier: 5,
    initiative: 9,
    abilities: ['immuneToFear', 'undead'],
    boundTo: 'head',
    weapons: [
      BATTLEAXE,
      [
        'round-shield',
        'Round shield',
        '1d4',
        'L',
        'b',
        { kind: 'shield', ap: 4, hp: 9, block: 3, traits: ['rangedParry', 'strapped'] },
      ],
      LONGBOW,
    ],
    body: 'humanoid',
    hide: false,
    places: '0/5 0/5 5/6 5/7 0/4 0/4 0/5',
    errata: {
      modifier: 4,
      weapons: [
        BATTLEAXE,
        [
          'round-shield',
          'Round shield',
          '1d4',
          'L',
          'bs',
          { kind: 'shield', ap: 4, hp: 12, block: 4, traits: ['rangedParry', 'strapped'] },
        ],
        TRUE_LONGBOW,
      ],
    },
  },
  troll: {
    name: 'Troll',
    actions: 3,
    modifier: 9,
    initiative: 13,
    abilities: ['darkVision', 'terrifying'],
    regenerates: 1,
    weapons: [
      ['claws', 'Claws', '1d8', 'L', 'c'],
      ['teeth', 'Teeth', '1d6', 'L', ''],
    ],
    body: 'humanoid',
    hide: true,
    places: '3/11 3/11 3/12 3/13 3/10 3/10 3/11',
  },
  zombie: {
    name: 'Zombie',
    actions: 2,
    modifier: 5,
    initiative: 7,
    magicPoints: 6,
    abilities: ['immuneToFear', 'undead'],
    boundTo: 'head',
    weapons: [
      ['fists', 'Fists', '1d3', 'S', '', { reach: 'T' }],
      ['club', 'Club', '1d6', 'M', 'bs', { kind: 'melee', ap: 4, hp: 5, traits: ['bludgeon'] }],
    ],
    body: 'humanoid',
    hide: false,
    places: '0/6 0/6 5/7 5/8 0/5 0/5 0/6',
    errata: {
      weapons: [
        ['fists', 'Fists', '1d3', 'S', '', { reach: 'T' }],
        ['club', 'Club', '1d6', 'M', 'bs', { kind: 'melee', ap: 4, hp: 4, traits: ['bludgeon'] }],
      ],
    },
  },
  'giant-ant': {
    name: 'Giant ant',
    actions: 2,
    modifier: 5,
    initiative: 11,
    abilities: ['formidableNaturalWeapons'],
    weapons: [
      ['bite', 'Bite', '1d6', 'M', ''],
      ['sting', 'Sting', '1d4', 'M', ''],
    ],
    body: 'ant',
    hide: true,
    places: '4/6 4/6 4/6 4/6 4/9 4/6 4/6 4/6 4/7',
    errata: { places: '4/7 4/7 4/7 4/7 4/8 4/9 4/7 4/7 4/7' },
  },
  bear: {
    name: 'Grizzly bear',
    actions: 3,
    modifier: 10,
    initiative: 13,
    abilities: ['intimidate', 'nightSight'],
    weapons: [
      ['claw', 'Claw', '1d8', 'H', ''],
      ['bite', 'Bite', '1d8', 'L', ''],
    ],
    body: 'bear',
    hide: true,
    places: '3/10 3/10 3/11 3/12 3/10 3/10 3/10',
  },
  crocodile: {
    name: 'Crocodile',
    actions: 2,
    modifier: 11,
    initiative: 13,
    abilities: ['coldBlooded', 'swimmer', 'crawler'],
    weapons: [
      ['bite', 'Bite', '1d10', 'H', ''],
      ['tail', 'Tail', '1d8', 'H', 'b', { traits: ['sweep', 'bludgeon'] }],
    ],
    body: 'crocodile',
    hide: true,
    places: '5/12 5/12 5/12 5/13 5/14 5/12 5/12 5/13',
    errata: { places: '5/12 5/12 5/12 5/13 5/14 5/12 5/12 5/12' },
  },
  dragon: {
    name: 'Dragon',
    actions: 4,
    modifier: 13,
    initiative: 19,
    magicPoints: 19,
    abilities: [
      'breatheFlame',
      'coldBlooded',
      'darkVision',
      'divingStrike',
      'engulfing',
      'flying',
      'formidableNaturalWeapons',
      'immuneToFire',
      'terrifying',
      'trample',
    ],
    weapons: [
      ['bite', 'Bite', '1d12', 'E', ''],
      ['claw', 'Claw', '1d10', 'E', ''],
      ['tail', 'Tail', '1d10', 'E', 'b', { traits: ['sweep', 'bludgeon'] }],
      trample('4d8', 'C', 80),
      [
        'flame-breath',
        'Flame breath',
        '4d6',
        'E',
        '',
        { traits: ['breath'], skill: 80, modifier: false, range: [115, 115, 115] },
      ],
    ],
    body: 'dragon',
    hide: true,
    places: '8/17 8/17 8/17 8/18 8/16 8/16 8/19 8/17 8/17 8/17',
  },
  'goblin-warrior': {
    name: 'Goblin warrior',
    actions: 2,
    modifier: 4,
    initiative: 11,
    abilities: ['nightSight'],
    weapons: [
      SHORTSWORD,
      [
        'shield',
        'Shield',
        '1d4',
        'L',
        'b',
        { kind: 'shield', ap: 4, hp: 9, block: 3, traits: ['rangedParry', 'strapped'] },
      ],
      SPEAR,
      [
        'sling',
        'Sling',
        '1d8',
        'L',
        'bs',
        { kind: 'ranged', ap: 1, hp: 2, range: [35, 500, 1000], load: 3, traits: ['bludgeon'], modifier: false },
      ],
    ],
    body: 'humanoid',
    hide: false,
    places: '1/5 1/5 1/6 1/7 1/4 1/4 1/5',
  },
  horse: {
    name: 'Horse',
    actions: 2,
    modifier: 10,
    initiative: 11,
    abilities: ['trample'],
    weapons: [['hoof', 'Hoof', '1d6', 'H', '', { traits: ['bludgeon'] }], trample('2d12', 'E', 52)],
    body: 'horse',
    hide: true,
    places: '1/9 1/9 1/10 1/11 1/8 1/8 1/9',
    errata: { places: '1/10 1/10 1/11 1/12 1/10 1/10 1/10' },
  },
  minotaur: {
    name: 'Minotaur',
    actions: 2,
    modifier: 7,
    initiative: 12,
    abilities: ['intimidate'],
    weapons: [
      ['two-handed-axe', 'Two-handed axe', '2d8+2', 'E', 'cx', { kind: 'melee', hands: 2, ap: 6, hp: 12, reach: 'L' }],
      ['gore', 'Gore', '1d8', 'L', 'i', { traits: ['thrust'] }],
      ['spear', 'Spear', '1d10+1', 'H', 'i', { kind: 'melee', ap: 4, hp: 10, reach: 'V', traits: ['set', 'thrust'] }],
      [
        'hoplite-shield',
        'Hoplite shield',
        '1d4',
        'E',
        'b',
        { kind: 'shield', ap: 6, hp: 15, block: 4, traits: ['rangedParry', 'strapped'] },
      ],
    ],
    body: 'minotaur',
    hide: true,
    places: '0/7 0/7 0/8 0/9 0/6 0/6 3/7',
    errata: { places: '0/8 0/8 0/9 0/10 0/7 0/7 3/8' },
  },
  shark: {
    name: 'Shark',
    actions: 3,
    modifier: 11,
    initiative: 13,
    abilities: ['frenzy', 'swimmer'],
    weapons: [['bite', 'Bite', '1d10', 'E', '']],
    body: 'shark',
    hide: true,
    places: '2/12 2/11 2/13 2/14 2/11 2/11 2/12',
    errata: { places: '2/13 2/12 2/14 2/15 2/12 2/12 2/13' },
  },
  'skeletal-warrior': {
    name: 'Skeletal warrior',
    actions: 2,
    modifier: 4,
    initiative: 11,
    abilities: ['bones', 'immuneToFear', 'undead'],
    boundTo: 'head',
    weapons: [
      SHORTSWORD,
      [
        'shield',
        'Shield',
        '1d4',
        'L',
        'b',
        { kind: 'shield', ap: 4, hp: 12, block: 3, traits: ['rangedParry', 'strapped'] },
      ],
      SPEAR,
    ],
    body: 'humanoid',
    hide: true,
    places: '0/5 0/5 0/6 0/7 0/4 0/4 0/5',
    errata: { places: '0/6 0/6 0/7 0/8 0/5 0/5 0/6' },
  },
  alien: {
    name: 'Xenomorphic alien',
    actions: 3,
    modifier: 7,
    initiative: 18,
    abilities: ['acidBlood', 'frenzy'],
    weapons: [
      ['claw', 'Claw', '1d4+1', 'H', ''],
      ['bite', 'Bite', '1d4', 'H', ''],
      ['tail', 'Tail', '1d6', 'H', '', { traits: ['sweep'] }],
    ],
    body: 'alien',
    hide: true,
    places: '6/5 6/6 6/6 6/7 6/8 6/5 6/5 6/7',
    errata: { places: '6/6 6/6 6/6 6/7 6/8 6/5 6/5 6/6' },
  },
  wolf: {
    name: 'Wolf',
    actions: 3,
    modifier: 3,
    initiative: 14,
    abilities: ['leaper', 'nightSight'],
    weapons: [['bite', 'Bite', '1d6', 'S', '']],
    body: 'rat',
    hide: true,
    places: '1/4 1/4 1/4 1/5 1/6 1/4 1/4 1/4',
  },
} as const satisfies Readonly<Record<BeastId, CreatureRow>>

/** Every creature of the bestiary, as this game prints it. */
export const CREATURES = withBeasts(ROWS)
function withBeasts(rows: Readonly<Record<BeastId, CreatureRow>>): Readonly<Record<BeastId, Creature>> {
  const ids = Object.keys(rows).filter((id): id is BeastId => Object.hasOwn(rows, id))
  // Every beast has its row.
  return Object.fromEntries(ids.map((id) => [id, { ...BESTIARY[id], ...rows[id] }])) as Record<BeastId, Creature>
}
