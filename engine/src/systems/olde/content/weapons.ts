import type { Skill } from './skills.ts'

/** The page of figures each row comes from; `ours` where the game prints none. */
export type Source = 'chapter' | 'ours'
/** A way to strike with a weapon. A minimum of null: it cannot be held so. */
export interface MeleeProfile {
  readonly stat: 'brawn' | 'finesse'
  readonly skill: Skill
  readonly reach: readonly [least: number, most: number]
  readonly oneHand: number | null
  readonly twoHands: number | null
  readonly damage: number
}
/** A way to shoot or throw it. */
export interface RangedProfile {
  readonly skill: Skill
  readonly base: number
  readonly limit: number
  readonly hands: 1 | 2
  readonly brawn: number
  /** Brawn to span it by hand; null for what needs no spanning. */
  readonly spans: number | null
  readonly damage: number
  /** It leaves the hand. */
  readonly thrown: boolean
}
/** A weapon: how it is struck with (several where two skills know it), and how it is thrown or shot. */
export interface Weapon {
  readonly name: string
  readonly melee: readonly MeleeProfile[]
  readonly ranged: RangedProfile | null
  readonly size: number
  /** Part of the body: cannot be dropped, taken or broken. */
  readonly natural: boolean
  readonly from: Source
}

type MeleeRow = readonly [
  stat: MeleeProfile['stat'],
  skill: Skill,
  least: number,
  most: number,
  oneHand: number | null,
  twoHands: number | null,
  damage: number,
  size: number,
]
type RangedRow = readonly [
  skill: Skill,
  base: number,
  limit: number,
  hands: 1 | 2,
  brawn: number,
  spans: number | null,
  damage: number,
  size: number,
]

/** OLDE-WPN-09: stat, skill, least and most reach, Brawn for one hand and for two, damage die, size. */
const MELEE = {
  broadsword: ['brawn', 'swords', 1, 1, 8, 6, 8, 3],
  'bastard-sword': ['brawn', 'swords', 1, 1, 10, 8, 10, 4],
  greatsword: ['brawn', 'swords', 1, 2, 12, 10, 12, 4],
  baton: ['brawn', 'maces', 0, 1, 4, 2, 4, 1],
  club: ['brawn', 'maces', 1, 1, 6, 4, 6, 2],
  mace: ['brawn', 'maces', 1, 1, 8, 6, 8, 3],
  warhammer: ['brawn', 'maces', 1, 1, 10, 8, 10, 4],
  morningstar: ['brawn', 'maces', 1, 2, 12, 10, 12, 4],
  'battle-axe': ['brawn', 'axes', 1, 1, 6, 4, 6, 2],
  'broad-axe': ['brawn', 'axes', 1, 1, 8, 6, 8, 3],
  'sparth-axe': ['brawn', 'axes', 1, 1, 10, 8, 10, 4],
  poleaxe: ['brawn', 'axes', 1, 2, 12, 10, 12, 4],
  sax: ['finesse', 'knives', 0, 1, 6, null, 6, 2],
  backsword: ['finesse', 'fencing', 0, 1, 6, null, 6, 2],
  rapier: ['finesse', 'fencing', 1, 2, 8, null, 8, 3],
  pike: ['finesse', 'spears', 1, 3, 10, 8, 10, 5],
} as const satisfies Record<string, MeleeRow>

/** OLDE-WPN-09: weapons that two skills know (OLDE-B34), or that are thrown as well (OLDE-B33, OLDE-B36). */
const SHORTSWORD: MeleeRow = ['brawn', 'swords', 0, 1, 6, 4, 6, 2]
const SHORTSWORD_FENCED: MeleeRow = ['finesse', 'fencing', 0, 1, 6, null, 6, 2]
const DAGGER: MeleeRow = ['finesse', 'knives', 0, 1, 4, null, 4, 1]
const DAGGER_FENCED: MeleeRow = ['finesse', 'fencing', 0, 1, 4, null, 4, 1]
const BELT_KNIFE: MeleeRow = ['finesse', 'knives', 0, 1, 2, null, 3, 1]
const HATCHET: MeleeRow = ['brawn', 'axes', 1, 1, 4, 2, 4, 1]
const JAVELIN: MeleeRow = ['finesse', 'spears', 0, 1, 6, 4, 6, 2]
const SPEAR: MeleeRow = ['finesse', 'spears', 1, 2, 8, 6, 8, 4]

/** OLDE-RNG-11: skill, base range, limit, hands, Brawn to use, Brawn to span by hand, damage die, size. */
const SHOT = {
  shortbow: ['bows', 6, 8, 2, 4, null, 6, 2],
  'hunting-bow': ['bows', 8, 8, 2, 6, null, 8, 2],
  longbow: ['bows', 12, 8, 2, 10, null, 12, 3],
  crossbow: ['crossbows', 10, 4, 2, 4, 8, 8, 3],
  arbalest: ['crossbows', 10, 4, 2, 6, 10, 10, 4],
  sling: ['sling', 6, 4, 2, 4, null, 6, 1],
} as const satisfies Record<string, RangedRow>
const THROWN_KNIFE: RangedRow = ['thrown', 4, 2, 1, 4, null, 4, 1]
const THROWN_AXE: RangedRow = ['thrown', 4, 2, 1, 6, null, 6, 2]
const THROWN_JAVELIN: RangedRow = ['thrown', 8, 4, 1, 6, null, 6, 2]
const THROWN_SPEAR: RangedRow = ['thrown', 6, 4, 1, 8, null, 8, 4]

const melee = ([stat, skill, least, most, oneHand, twoHands, damage]: MeleeRow): MeleeProfile => ({
  stat,
  skill,
  reach: [least, most],
  oneHand,
  twoHands,
  damage,
})
const ranged = ([skill, base, limit, hands, brawn, spans, damage]: RangedRow, thrown: boolean): RangedProfile => ({
  skill,
  base,
  limit,
  hands,
  brawn,
  spans,
  damage,
  thrown,
})
const words = (key: string): string => key.replaceAll('-', ' ')
const weapon = (
  key: string,
  strikes: readonly MeleeRow[],
  shot: RangedRow | null,
  thrown: boolean,
  size: number,
  from: Source = 'chapter',
): Weapon => ({
  name: words(key),
  melee: strikes.map(melee),
  ranged: shot && ranged(shot, thrown),
  size,
  natural: false,
  from,
})
const bitten = (name: string, damage: number): Weapon => ({
  name,
  melee: [{ stat: 'finesse', skill: 'brawling', reach: [0, 1], oneHand: 0, twoHands: null, damage }],
  ranged: null,
  size: 0,
  natural: true,
  from: 'ours',
})

/** Every weapon by its key. */
export const weapons: Readonly<Record<string, Weapon>> = {
  shortsword: weapon('shortsword', [SHORTSWORD, SHORTSWORD_FENCED], null, false, 2),
  ...Object.fromEntries(Object.entries(MELEE).map(([key, row]) => [key, weapon(key, [row], null, false, row[7])])),
  hatchet: weapon('hatchet', [HATCHET], null, false, 1),
  'belt-knife': weapon('belt-knife', [BELT_KNIFE], null, false, 1),
  dagger: weapon('dagger', [DAGGER, DAGGER_FENCED], null, false, 1),
  javelin: weapon('javelin', [JAVELIN], THROWN_JAVELIN, true, 2),
  spear: weapon('spear', [SPEAR], THROWN_SPEAR, true, 4),
  ...Object.fromEntries(Object.entries(SHOT).map(([key, row]) => [key, weapon(key, [], row, false, row[7])])),
  'throwing-knife': weapon('throwing-knife', [BELT_KNIFE], THROWN_KNIFE, true, 1),
  'throwing-axe': weapon('throwing-axe', [HATCHET], THROWN_AXE, true, 2),
  quarterstaff: weapon('quarterstaff', [['finesse', 'quarterstaff', 1, 2, null, 6, 6, 4]], null, false, 4, 'ours'),
  // OLDE-UNARM-03: a long makeshift weapon is a mace of its size.
  'chair-leg': weapon('chair-leg', [['brawn', 'maces', 0, 1, 4, 2, 4, 1]], null, false, 1),
  'axe-handle': weapon('axe-handle', [['brawn', 'maces', 1, 1, 6, 4, 6, 2]], null, false, 2),
  bite: bitten('bite', 4),
  claws: bitten('claws', 6),
}

/** OLDE-UNARM-02: small things at hand, used like a fist. */
export const makeshift: Readonly<Record<string, string>> = {
  'beer-stein': 'beer stein',
  'roll-of-coins': 'roll of coins',
  stone: 'stone',
}

/** How many hands it takes to hold a thing. */
export function handsFor(key: string): 1 | 2 {
  const weapon = weapons[key]
  return weapon?.ranged?.hands === 2 || weapon?.melee[0]?.oneHand === null ? 2 : 1
}
