import { COMBAT, EQUIPMENT } from './sources.ts'
import { type CloseRow, closeWeapons, naturalWeapons, rangedWeapons } from './weapon-rows.ts'

/** The same weapon in one hand and in two. */
const GRIPS = [
  ['battleaxe', 'battleaxe-two-handed'],
  ['longsword', 'longsword-two-handed'],
] as const

const ARMS = {
  'ball-and-chain': ['Ball & chain', '1d6+1', 'M M 1', 9, 11, 2, 6, 8, 'flail be', 'entangle stunLocation', 'flexible'],
  battleaxe: ['Battleaxe', '1d6+1', 'M M 1', 11, 9, 1, 4, 8, 'axe c', 'bleed'],
  'battleaxe-two-handed': ['Battleaxe', '1d8+1', 'M M 2', 9, 9, 1, 4, 8, 'axe c', 'bleed sunder'],
  buckler: ['Buckler', '1d3', 'M S 1', 0, 5, 1, 6, 8, 'shield b', ''],
  chain: ['Chain', '1d4', 'M M 1', 7, 12, 1, 8, 6, 'flail be', 'entangle', 'flexible'],
  club: ['Club', '1d6', 'M S 1', 7, 0, 1, 4, 4, 'mace b', 'stunLocation'],
  dagger: ['Dagger', '1d4+1', 'S S 1', 0, 0, 0, 6, 8, 'dagger ct', 'bleed impale', 'thrown'],
  dirk: ['Dirk', '1d3+2', 'S S 1', 0, 0, 0, 6, 6, 'dagger ct', 'bleed impale', 'parriesAsMedium'],
  falchion: ['Falchion', '1d6+2', 'M M 1', 7, 9, 1, 6, 10, 'sword c', 'bleed'],
  garrotte: ['Garrotte', '1d2', 'S T 1', 0, 9, 0, 1, 2, 'garrotte e', '', 'strangling'],
  'great-axe': ['Great axe', '1d12+2', 'H L 2', 13, 9, 2, 4, 10, 'axe c', 'bleed sunder'],
  'great-club': ['Great club', '2d6', 'H L 2', 12, 9, 3, 4, 10, 'mace b', 'stunLocation'],
  'great-hammer': ['Great hammer', '1d10+3', 'H L 2', 11, 9, 3, 4, 10, 'hammer b', 'stunLocation sunder'],
  'great-sword': ['Great sword', '2d8', 'H L 2', 13, 11, 4, 6, 12, 'sword ct', 'bleed impale sunder'],
  halberd: ['Halberd', '1d8+2', 'L VL 2', 7, 7, 4, 4, 10, 'polearm cte', 'entangle impale sunder', 'setAgainstCharge'],
  hatchet: ['Hatchet', '1d6', 'S S 1', 0, 9, 1, 3, 6, 'axe c', 'bleed', 'thrown'],
  'heater-shield': ['Heater shield', '1d4', 'L S 1', 9, 0, 2, 6, 12, 'shield b', '', 'parriesMissiles strapped'],
  'hoplite-shield': ['Hoplite shield', '1d4', 'H S 1', 11, 0, 3, 6, 18, 'shield b', '', 'parriesMissiles strapped'],
  'kite-shield': ['Kite shield', '1d4', 'H S 1', 13, 0, 3, 4, 18, 'shield b', '', 'parriesMissiles strapped'],
  knife: ['Knife', '1d3', 'S S 1', 0, 0, 0, 5, 4, 'dagger ct', 'bleed impale', 'thrown'],
  lance: ['Lance', '1d10+2', 'H VL 2', 9, 9, 3, 4, 10, 'spear t', 'impale sunder', 'setAgainstCharge couched'],
  longspear: ['Longspear', '1d10+1', 'L VL 2', 5, 5, 2, 4, 10, 'spear t', 'impale', 'setAgainstCharge'],
  longsword: ['Longsword', '1d8', 'M L 1', 13, 9, 2, 6, 12, 'sword ct', 'bleed impale'],
  'longsword-two-handed': ['Longsword', '1d10', 'L L 2', 9, 9, 2, 6, 12, 'sword ct', 'bleed impale sunder'],
  mace: ['Mace', '1d8', 'M S 1', 7, 7, 1, 6, 6, 'mace b', 'stunLocation'],
  'main-gauche': ['Main gauche', '1d4', 'S S 1', 0, 11, 0, 6, 7, 'dagger c', 'bleed', 'parriesAsMedium'],
  'military-flail': ['Military flail', '1d10', 'L L 1', 13, 11, 3, 4, 10, 'flail b', 'stunLocation', 'flexible'],
  'military-pick': ['Military pick', '1d6+1', 'M M 1', 11, 5, 3, 6, 10, 'hammer b', 'stunLocation sunder'],
  'morning-star': ['Morning star', '2d4', 'M S 2', 9, 9, 2, 4, 10, 'mace b', 'stunLocation'],
  net: ['Net', '1d4', 'S L 1', 10, 11, 3, 2, 20, 'net be', 'entangle', 'thrown'],
  poleaxe: ['Poleaxe', '1d8+2', 'L L 2', 11, 9, 2, 6, 10, 'polearm tb', 'impale stunLocation sunder'],
  poniard: ['Poniard', '1d4', 'S S 1', 0, 7, 0, 4, 5, 'dagger ct', 'bleed impale', 'thrown'],
  quarterstaff: ['Quarterstaff', '1d8', 'M L 2', 7, 7, 2, 4, 8, 'staff b', 'stunLocation'],
  rapier: ['Rapier', '1d8', 'M L 1', 7, 13, 1, 5, 8, 'sword t', 'impale'],
  sabre: ['Sabre', '1d6+1', 'M M 1', 7, 7, 1, 6, 8, 'sword ct', 'bleed impale', 'basketHilt'],
  scimitar: ['Scimitar', '1d8', 'M M 1', 7, 11, 2, 6, 10, 'sword c', 'bleed'],
  'short-spear': ['Short spear', '1d8+1', 'M L 1', 5, 5, 2, 4, 5, 'spear t', 'impale', 'setAgainstCharge thrown'],
  'short-sword': ['Short sword', '1d6', 'M S 1', 5, 7, 1, 6, 8, 'sword ct', 'bleed impale'],
  target: ['Target', '1d6', 'L S 1', 9, 0, 2, 4, 12, 'shield t', 'impale', 'parriesMissiles strapped'],
  trident: ['Trident', '1d8', 'M L 1', 10, 7, 2, 4, 10, 'spear t', 'impale', 'barbed thrown'],
  'war-sword': ['War sword', '1d8', 'M M 1', 9, 7, 2, 6, 10, 'sword ct', 'bleed impale'],
} as const satisfies Record<string, CloseRow>

const BARE_HANDS = naturalWeapons(COMBAT, {
  unarmed: ['Unarmed', '1d3', 'S T', 'arm', 'b', 'grip takeWeapon'],
})

/**
 * The close combat weapons and shields of Legend, and bare hands.
 * Open Game Content under the Open Game License 1.0a; the families are ours, for weapon substitution.
 */
export const CLOSE_WEAPONS = { ...closeWeapons(EQUIPMENT, ARMS, GRIPS), ...BARE_HANDS }

/**
 * The ranged weapons of Legend. Open Game Content under the Open Game License 1.0a.
 * The hands a shooter needs are ours: the book gives none.
 * Ruling: knife, poniard and short spear may be thrown but have no row in the ranged table; they fly as far as the
 * dagger, hatchet and trident do and keep their own figures (LEG-EQP-Thrown).
 */
export const RANGED_WEAPONS = rangedWeapons(EQUIPMENT, {
  arbalest: ['Arbalest', '1d12', false, 'E', 180, 4, 2, 10, 9, 3, 6, 10, 'crossbow t', 'impale sunder'],
  blowgun: ['Blowgun', null, false, null, 15, 1, 2, 0, 9, 0, 1, 4, 'blowgun t', 'impale', 'needsBareFlesh'],
  bolas: ['Bolas', '1d4', true, null, 15, 0, 1, 0, 9, 0, 2, 2, 'bolas be', 'entangle', 'evadeOnly'],
  'thrown-dagger': ['Thrown dagger', '1d4', true, 'S', 10, 0, 1, 0, 9, 0, 4, 6, 'dagger t', 'impale'],
  dart: ['Dart', '1d4', true, 'S', 20, 0, 1, 0, 9, 0, 2, 1, 'dart t', 'impale'],
  discus: ['Discus', '1d4+1', true, 'L', 50, 0, 1, 0, 9, 0, 2, 3, 'discus b', 'stunLocation'],
  'thrown-hatchet': ['Thrown hatchet', '1d6', true, 'S', 10, 0, 1, 7, 11, 1, 3, 6, 'axe c', 'bleed'],
  'heavy-crossbow': ['Heavy crossbow', '1d10', false, 'H', 150, 3, 2, 7, 9, 2, 4, 8, 'crossbow t', 'impale sunder'],
  javelin: ['Javelin', '1d8', true, 'H', 30, 0, 1, 5, 9, 1, 3, 8, 'javelin t', 'impale pinWeapon'],
  'light-crossbow': ['Light crossbow', '1d8', false, 'L', 100, 2, 2, 5, 9, 1, 4, 5, 'crossbow t', 'impale'],
  'long-bow': ['Long bow', '1d8', true, 'H', 175, 1, 2, 13, 11, 1, 4, 7, 'bow t', 'impale', 'onFootOnly'],
  'thrown-net': ['Thrown net', null, false, null, 2.5, 0, 1, 10, 11, 3, 2, 20, 'net e', 'entangle', 'evadeOnly'],
  'recurve-bow': ['Recurve bow', '1d8', true, 'H', 175, 1, 2, 13, 11, 1, 4, 8, 'bow t', 'impale'],
  'short-bow': ['Short bow', '1d6', true, 'L', 80, 1, 2, 9, 11, 1, 4, 4, 'bow t', 'impale'],
  sling: ['Sling', '1d8', true, 'L', 200, 1, 1, 0, 11, 0, 1, 2, 'sling b', 'stunLocation'],
  'staff-sling': ['Staff sling', '2d6', true, 'H', 100, 3, 2, 0, 11, 2, 3, 6, 'sling b', 'stunLocation'],
  'thrown-trident': ['Thrown trident', '1d8', true, 'L', 10, 0, 1, 10, 7, 2, 4, 10, 'spear t', 'impale', 'barbed'],
  'thrown-knife': ['Thrown knife', '1d3', true, 'S', 10, 0, 1, 0, 0, 0, 5, 4, 'dagger ct', 'bleed impale'],
  'thrown-poniard': ['Thrown poniard', '1d4', true, 'S', 10, 0, 1, 0, 7, 0, 4, 5, 'dagger ct', 'bleed impale'],
  'thrown-short-spear': ['Thrown short spear', '1d8+1', true, 'M', 10, 0, 1, 5, 5, 2, 4, 5, 'spear t', 'impale'],
})

/** What other ammunition does to a bow's shot (LEG-EQP-Broadhead, LEG-EQP-SignalArrow). */
const ammunition = (
  id: string,
  name: string,
  rangeTimes: number,
  skill: number,
  bonusUnarmoured: number,
  halved: boolean,
) => ({ id, name, rangeTimes, skill, bonusUnarmoured, halved, source: EQUIPMENT }) as const
export const AMMUNITION = {
  bodkin: ammunition('bodkin', 'Bodkin arrow', 1, 0, 0, false),
  broadhead: ammunition('broadhead', 'Broadhead arrow', 0.75, 0, 2, false),
  signal: ammunition('signal', 'Signal arrow', 1, -20, 0, true),
} as const
export type AmmunitionId = keyof typeof AMMUNITION
