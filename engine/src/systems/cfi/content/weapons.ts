import type { Missile, Reach, Trait, Weapon, WeaponEffect } from './types.ts'

/** Source: Classic Fantasy Imperative, chapter 6, Money and Equipment; reach ranks are ours (Ruling CFI-A05). */

const LETTER = { S: 'small', M: 'medium', L: 'large', H: 'huge', E: 'enormous', C: 'colossal' } as const
type Letter = keyof typeof LETTER
const SPAN = { T: 'touch', S: 'short', M: 'medium', L: 'long', V: 'veryLong' } as const
const EFFECT = { b: 'bash', c: 'bleed', e: 'entangle', i: 'impale', s: 'stunLocation', x: 'sunder' } as const
/** Effects in letters: b bash, c bleed, e entangle, i impale, s stun location, x sunder. */
export const effectsOf = (letters: string): WeaponEffect[] =>
  [...letters].flatMap((letter) => (letter in EFFECT ? [EFFECT[letter as keyof typeof EFFECT]] : []))

type Row = readonly [
  id: string,
  name: string,
  hands: 1 | 2,
  damage: string,
  size: Letter,
  effects: string,
  ap: number,
  hp: number,
  things: number,
  reach: keyof typeof SPAN,
  traits?: readonly Trait[],
]

const BASIC: readonly Row[] = [
  ['club', 'Club', 1, '1d6', 'M', 'bs', 4, 4, 1, 'M', ['bludgeon']],
  ['dagger', 'Dagger', 1, '1d4+1', 'S', 'ci', 6, 8, 0.5, 'S'],
  ['great-club', 'Great club', 2, '2d6', 'H', 'bs', 4, 10, 2, 'L', ['bludgeon']],
  ['hand-axe', 'Hand axe', 1, '1d6', 'S', 'c', 3, 6, 0.5, 'S'],
  ['longspear', 'Longspear', 2, '1d10+1', 'L', 'i', 4, 10, 2, 'V', ['set', 'thrust']],
  ['mace', 'Mace', 1, '1d8', 'M', 'bs', 6, 6, 1, 'M', ['bludgeon']],
  ['heavy-mace', 'Heavy mace', 2, '1d8+2', 'M', 'bs', 6, 10, 2, 'L', ['bludgeon']],
  ['morning-star', 'Morning star', 1, '2d4', 'M', 'bs', 4, 10, 1, 'M', ['bludgeon']],
  ['quarterstaff', 'Quarterstaff', 2, '1d8', 'M', 's', 4, 8, 2, 'L', ['bludgeon']],
  ['shortspear', 'Shortspear', 1, '1d8+1', 'M', 'i', 4, 5, 1, 'L', ['set', 'thrust']],
  ['sickle', 'Sickle', 1, '1d6', 'M', 'ci', 3, 8, 1, 'S'],
]

const MARTIAL: readonly Row[] = [
  ['ball-and-chain', 'Ball and chain', 1, '1d6+1', 'M', 'bes', 6, 8, 1, 'M', ['flexible', 'bludgeon']],
  ['bastard-sword', 'Bastard sword', 1, '1d8', 'M', 'ci', 6, 12, 1, 'M'],
  ['battleaxe', 'Battleaxe', 1, '1d6+1', 'M', 'cx', 4, 8, 1, 'M'],
  ['broadsword', 'Broadsword', 1, '1d8', 'M', 'ci', 6, 10, 1, 'M'],
  ['chain', 'Chain', 1, '1d4', 'M', 'be', 8, 6, 1, 'M', ['bludgeon']],
  ['falchion', 'Falchion', 1, '1d6+2', 'M', 'c', 6, 10, 1, 'M'],
  ['flail', 'Flail', 1, '1d6', 'M', 'b', 3, 6, 1, 'M', ['flexible', 'bludgeon']],
  ['heavy-flail', 'Heavy flail', 2, '1d10', 'L', 'bs', 4, 10, 2, 'L', ['flexible', 'bludgeon']],
  ['garrote', 'Garrote', 2, '1d2', 'S', '', 1, 2, 0.5, 'T', ['stealth']],
  ['glaive', 'Glaive', 2, '1d10+2', 'L', 'cx', 4, 10, 2, 'L'],
  ['great-axe', 'Great axe', 2, '2d6+2', 'H', 'cx', 4, 10, 2, 'L'],
  ['great-hammer', 'Great hammer', 2, '1d10+3', 'H', 'bsx', 4, 10, 2, 'L', ['bludgeon']],
  ['great-sword', 'Great sword', 2, '2d8', 'H', 'cix', 6, 12, 2, 'L'],
  ['halberd', 'Halberd', 2, '1d8+2', 'L', 'eix', 4, 10, 2, 'V', ['set']],
  ['knife', 'Knife', 1, '1d3', 'S', 'ci', 5, 4, 0.5, 'S'],
  ['lance', 'Lance', 1, '1d10+2', 'H', 'ix', 4, 10, 2, 'V', ['mounted', 'thrust']],
  ['longsword', 'Longsword', 1, '1d8', 'M', 'ci', 6, 12, 1, 'M'],
  ['main-gauche', 'Main gauche', 1, '1d4', 'S', 'ci', 6, 10, 0.5, 'S', ['entrapping']],
  ['military-pick', 'Military pick', 1, '1d6+1', 'M', 'sx', 6, 10, 1, 'M'],
  ['heavy-military-pick', 'Heavy military pick', 2, '1d8+2', 'L', 'isx', 6, 10, 2, 'L'],
  ['net', 'Net', 1, '1d4', 'S', 'e', 2, 20, 0.5, 'M', ['entrapping']],
  ['pike', 'Pike', 2, '1d10+2', 'L', 'i', 4, 12, 2, 'V', ['set', 'thrust']],
  ['rapier', 'Rapier', 1, '1d8', 'M', 'i', 5, 8, 1, 'M', ['thrust']],
  ['saber', 'Saber', 1, '1d6+1', 'M', 'ci', 6, 8, 1, 'M'],
  ['scimitar', 'Scimitar', 1, '1d8', 'M', 'c', 6, 10, 1, 'M'],
  ['shortsword', 'Shortsword', 1, '1d6', 'M', 'ci', 6, 8, 1, 'M'],
  ['trident', 'Trident', 1, '1d8', 'M', 'i', 4, 10, 1, 'L', ['barbed', 'thrust']],
  ['war-hammer', 'War hammer', 1, '1d8+1', 'M', 's', 3, 8, 1, 'M', ['bludgeon']],
  ['whip', 'Whip', 1, '1d3', 'M', 's', 2, 8, 1, 'L', ['flexible', 'entrapping', 'noParry']],
]

/** What a weapon is in both hands. */
const TWO_HANDED: Readonly<Record<string, readonly [damage: string, size: Letter, effects: string]>> = {
  'bastard-sword': ['1d10', 'L', 'cix'],
  battleaxe: ['1d8+1', 'L', 'cx'],
}

type ShieldRow = readonly [
  id: string,
  name: string,
  damage: string,
  size: Letter,
  effects: string,
  ap: number,
  hp: number,
  block: number,
  things: number,
]
const SHIELD_ROWS: readonly ShieldRow[] = [
  ['buckler', 'Buckler', '1d3', 'M', 'bs', 6, 9, 2, 1],
  ['heater', 'Heater', '1d4', 'L', 'bs', 6, 12, 3, 2],
  ['kite', 'Kite shield', '1d4', 'H', 'bs', 4, 15, 4, 2],
  ['round-shield', 'Round shield', '1d4', 'L', 'bs', 4, 12, 4, 2],
  ['target', 'Target shield', '1d3+1', 'L', 'bi', 4, 9, 3, 2],
  ['tower', 'Tower shield', '1d4', 'H', 'bs', 4, 18, 5, 2],
]

type MissileRow = readonly [
  id: string,
  name: string,
  hands: 1 | 2,
  damage: string,
  modifier: 'Y' | 'N',
  force: Letter,
  range: readonly [number, number, number],
  load: number,
  effects: string,
  impaleSize: Letter,
  ap: number,
  hp: number,
  things: number,
  traits?: readonly Trait[],
]
const BASIC_MISSILES: readonly MissileRow[] = [
  ['heavy-crossbow', 'Heavy crossbow', 2, '1d10', 'N', 'H', [60, 450, 900], 4, 'ix', 'S', 4, 8, 2, ['crossbow']],
  ['light-crossbow', 'Light crossbow', 2, '1d8', 'N', 'L', [60, 300, 600], 3, 'i', 'S', 4, 5, 1, ['crossbow']],
  ['dart', 'Dart', 1, '1d4', 'Y', 'S', [15, 30, 60], 0, 'i', 'S', 2, 1, 0.5],
  ['sling', 'Sling', 1, '1d8', 'N', 'L', [30, 450, 900], 3, 's', 'S', 1, 2, 0.5, ['bludgeon']],
  ['stone', 'Stone', 1, '1d3', 'Y', 'S', [15, 75, 150], 0, 's', 'S', 4, 5, 1, ['bludgeon']],
]
const MARTIAL_MISSILES: readonly MissileRow[] = [
  ['long-bow', 'Long bow', 2, '1d8', 'Y', 'H', [45, 375, 750], 2, 'i', 'S', 4, 7, 1],
  ['short-bow', 'Short bow', 2, '1d6', 'Y', 'L', [45, 300, 600], 2, 'i', 'S', 4, 4, 1],
  ['composite-long-bow', 'Composite long bow', 2, '1d8', 'Y', 'H', [50, 400, 800], 2, 'i', 'S', 4, 8, 1],
  ['composite-short-bow', 'Composite short bow', 2, '1d6', 'Y', 'L', [50, 325, 650], 2, 'i', 'S', 4, 5, 1],
  [
    'repeating-crossbow',
    'Repeating crossbow',
    2,
    '1d8',
    'N',
    'L',
    [60, 300, 600],
    3,
    'i',
    'S',
    4,
    5,
    2,
    ['crossbow', 'clip'],
  ],
]
/** Missiles that are melee weapons in the hand. */
const THROWN: Readonly<Record<string, Missile>> = {
  dagger: thrown('1d4', 'S', [15, 30, 60], 'i', 'S'),
  shortspear: thrown('1d8', 'L', [30, 45, 90], 'i', 'M'),
  'hand-axe': thrown('1d6', 'S', [30, 60, 90], 'c', 'S'),
}
function thrown(damage: string, force: Letter, range: Missile['range'], effects: string, size: Letter): Missile {
  return {
    damage,
    modifier: true,
    force: LETTER[force],
    range,
    load: 0,
    impaleSize: LETTER[size],
    effects: effectsOf(effects),
    thrown: true,
  }
}

const PLAIN = { modifier: true, block: 0, twoHanded: undefined, missile: undefined, skill: undefined } as const

function melee([id, name, hands, damage, size, effects, ap, hp, things, reach, traits = []]: Row): Weapon {
  const two = TWO_HANDED[id]
  return {
    ...PLAIN,
    id,
    name,
    kind: 'melee',
    hands,
    damage,
    size: LETTER[size],
    effects: effectsOf(effects),
    ap,
    hp,
    traits,
    things,
    reach: SPAN[reach],
    twoHanded: two && { damage: two[0], size: LETTER[two[1]], effects: effectsOf(two[2]) },
    missile: THROWN[id],
  }
}

/** Ruling CFI-A89: every shield but the buckler is strapped on. */
function shield([id, name, damage, size, effects, ap, hp, block, things]: ShieldRow): Weapon {
  const traits: Trait[] = id === 'buckler' ? ['rangedParry'] : ['rangedParry', 'strapped']
  const kind = 'shield'
  return {
    ...PLAIN,
    id,
    name,
    kind,
    hands: 1,
    damage,
    size: LETTER[size],
    effects: effectsOf(effects),
    ap,
    hp,
    traits,
    things,
    reach: 'short',
    block,
  }
}

function shot([
  id,
  name,
  hands,
  damage,
  modifier,
  force,
  range,
  load,
  effects,
  impaleSize,
  ap,
  hp,
  things,
  traits = [],
]: MissileRow): Weapon {
  const missile: Missile = {
    damage,
    modifier: modifier === 'Y',
    force: LETTER[force],
    range,
    load,
    impaleSize: LETTER[impaleSize],
    effects: effectsOf(effects),
    thrown: load === 0,
  }
  return {
    ...PLAIN,
    id,
    name,
    kind: 'ranged',
    hands,
    damage: '1d3',
    size: 'small',
    effects: [],
    ap,
    hp,
    traits,
    things,
    reach: 'touch',
    missile,
  }
}

/** Bare hands. The book prints no human fist; its zombie's is 1d3, Small. */
export const UNARMED: Weapon = {
  ...PLAIN,
  id: 'unarmed',
  name: 'Bare hands',
  kind: 'unarmed',
  hands: 1,
  damage: '1d3',
  size: 'small',
  effects: [],
  ap: 0,
  hp: 0,
  traits: [],
  things: 0,
  reach: 'touch',
}

const named = (weapons: readonly Weapon[]): Readonly<Record<string, Weapon>> =>
  Object.fromEntries(weapons.map((weapon) => [weapon.id, weapon]))

export const SHIELDS = SHIELD_ROWS.map(shield)
export const BASIC_WEAPONS = [...BASIC.map(melee), ...BASIC_MISSILES.map(shot)]
export const MARTIAL_WEAPONS = [...MARTIAL.map(melee), ...MARTIAL_MISSILES.map(shot)]
export const WEAPONS = named([...BASIC_WEAPONS, ...MARTIAL_WEAPONS, ...SHIELDS, UNARMED])

/** A creature's own weapon, as its block prints it. */
export type NaturalRow = readonly [
  id: string,
  name: string,
  damage: string,
  size: Letter,
  effects: string,
  more?: Partial<{
    kind: Weapon['kind']
    traits: readonly Trait[]
    skill: number
    ap: number
    hp: number
    hands: 1 | 2
    block: number
    modifier: boolean
    reach: keyof typeof SPAN
    range: Missile['range']
    load: number
    thrown: boolean
    impaleSize: Letter
  }>,
]
export function creatureWeapon([id, name, damage, size, effects, more = {}]: NaturalRow, siz: number): Weapon {
  const { kind = 'natural', range, reach } = more
  const own: Reach = siz <= 20 ? 'short' : siz <= 40 ? 'long' : 'veryLong'
  const missile: Missile | undefined = range && {
    damage,
    modifier: more.modifier ?? true,
    force: LETTER[size],
    range,
    load: more.load ?? 0,
    impaleSize: LETTER[more.impaleSize ?? 'S'],
    effects: effectsOf(effects),
    thrown: more.thrown ?? false,
  }
  return {
    ...PLAIN,
    id,
    name,
    kind,
    hands: more.hands ?? 1,
    damage: kind === 'ranged' ? '1d3' : damage,
    modifier: more.modifier ?? true,
    size: kind === 'ranged' ? 'small' : LETTER[size],
    effects: kind === 'ranged' ? [] : effectsOf(effects),
    ap: more.ap ?? 0,
    hp: more.hp ?? 0,
    traits: more.traits ?? [],
    things: 0,
    reach: reach === undefined ? (kind === 'natural' ? own : kind === 'ranged' ? 'touch' : 'medium') : SPAN[reach],
    block: more.block ?? 0,
    missile,
    skill: more.skill,
  }
}
