import { EQUIPMENT } from './sources.ts'
import { rangedWeapons } from './weapon-rows.ts'

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
  javelin: ['Javelin', '1d8', true, 'H', 30, 0, 1, 5, 9, 1, 3, 8, 'javelin t', 'impale pinWeapon', 'pinsShield'],
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
