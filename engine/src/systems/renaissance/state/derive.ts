import type { Modifier } from '../../../kernel/types.ts'
import { SIZES, type Size } from '../content/races.ts'
import { has, inHand, lasting, type Person, ranks } from './fighters.ts'
import type { Cited } from './types.ts'

/** Everything that follows from a sheet; always rounded down (REN-CHK-08). */
export const durability = (f: Person): number => f.facts.DUR + (lasting(f, 'monster') ? 10 : 0)
export const strength = (f: Person): number => f.facts.STR + (lasting(f, 'monster') ? 10 : 0)
/** INT with what a drug takes from it. */
export const wits = (f: Person): number => f.facts.aptitudes.INT - (lasting(f, 'monster') ? 5 : 0)
export const charm = (f: Person): number => f.facts.aptitudes.SAV - (lasting(f, 'monster') ? 5 : 0)

/** REN-INJ-Derived. */
export const woundThreshold = (f: Person): number => Math.max(1, Math.floor(durability(f) / 5))
export const deathRating = (f: Person): number => durability(f) * 2

/** REN-INJ-DB; the boneless have none (REN-RACE-NoBones). */
export function damageBonus(f: Person, str: number = strength(f)): number {
  if (f.facts.noBones) return 0
  const grown = lasting(f, 'monster') || str !== strength(f)
  if (f.facts.DB !== null && !grown) return f.facts.DB
  return Math.floor((f.facts.aptitudes.SOM + str) / 10)
}

/** How far a centred mind goes: a tenth of the ranks in Control. */
export const centre = (f: Person): number => Math.max(0, Math.floor(ranks(f, 'control') / 10))

/** REN-ACT-02, with what armour, drugs and powers make of it. */
export function initiativeTerms(f: Person): Modifier[] {
  const { INIT, aptitudes } = f.facts
  const terms: Modifier[] = []
  const add = (value: number, because: string, rule: Cited): void => {
    if (value !== 0) terms.push({ value, because, rule })
  }
  add(
    INIT !== null && !lasting(f, 'monster') ? INIT : Math.floor((wits(f) + aptitudes.COO) / 5),
    'INT and COO',
    'REN-ACT-02',
  )
  for (const { init, name } of f.facts.armour) add(-init, name, 'REN-ARMOUR-INIT')
  if (lasting(f, 'stim')) add(2, 'stim', 'REN-DRUG-Stim')
  if (lasting(f, 'numbing')) add(-2, 'numbing', 'REN-DRUG-Numbing')
  if (lasting(f, 'center')) add(centre(f), 'centred', 'REN-POWER-Center')
  return terms
}
export function initiativeModifier(f: Person): number {
  let sum = 0
  for (const { value } of initiativeTerms(f)) sum += value
  return sum
}

/** Wounds whose -10 he does not feel (REN-INJ-07). */
export function negated(f: Person): number {
  if (f.deathless > 0) return f.wounds
  const free = f.facts.negates + (has(f, 'high pain tolerance') ? 1 : 0) + (lasting(f, 'numbing') ? 1 : 0)
  return Math.min(f.wounds, free)
}

/** Heavy things beyond STR÷5 (REN-ARMOUR-Load). */
export function overload(f: Person): number {
  let heavy = 0
  for (const suit of f.facts.armour) if (suit.heavy) heavy++
  for (const item of f.items) {
    if (item.where === 'gone' || item.where === 'ground' || item.where === 'body') continue
    if (item.shield === null ? item.weapon.tags.includes('Heavy') : item.shield.heavy) heavy++
  }
  return Math.max(0, heavy - Math.floor(strength(f) / 5))
}

/** What armour and shield take off every check with COO in it (REN-ARMOUR-COO); a planted shield less. */
export function cumbersome(f: Person): number {
  let sum = 0
  for (const { coo } of f.facts.armour) sum += coo
  for (const item of f.items) {
    if (item.shield === null || (!inHand(item) && !item.planted)) continue
    sum += item.planted ? Math.min(5, item.shield.coo) : item.shield.coo
  }
  return sum
}

/** How a size stands to Normal: -2 to 2; the squat are small to missiles (REN-RACE-Squat). */
export const sizeStep = (size: Size): number => SIZES.indexOf(size) - 2
