import { armours, shields } from '../content/armour.ts'
import { RANKS, type Skill, UNTRAINED } from '../content/skills.ts'
import type { Combatant, Fighter, Options, Person } from './types.ts'

/** Half of a stat. Ruling OLDE-B80. */
const half = (value: number, halves: Options['halves']): number =>
  halves === 'up' ? Math.ceil(value / 2) : Math.floor(value / 2)

/** OLDE-INJ-01: Hit Points are Brawn and half of Nerve. */
export const hitPoints = (of: Combatant, { halves }: Options): number => of.brawn + half(of.nerve, halves)
/** OLDE-TURN-mana: Mana is Savvy and half of Nerve, for who can cast with it; Faith is Nerve and half of Savvy. */
export const manaPoints = (of: Combatant, { halves }: Options): number =>
  of.spells.includes('ember') ? of.savvy + half(of.nerve, halves) : 0
export const faithPoints = (of: Combatant, { halves }: Options): number =>
  of.spells.includes('mend') ? of.nerve + half(of.savvy, halves) : 0

type Made = { readonly facts: Person['facts'] }

export const isTrained = (f: Made, skill: Skill): boolean => f.facts.skills[skill] !== undefined
/** OLDE-SKILL-ranks: what a skill adds; the untrained lose two. */
export function skillBonus(f: Made, skill: Skill): number {
  const rank = f.facts.skills[skill]
  return rank === undefined ? UNTRAINED : RANKS[rank]
}
/** Whether somebody has at least this rank of a skill. */
export const hasRank = (f: Made, skill: Skill, rank: keyof typeof RANKS): boolean => skillBonus(f, skill) >= RANKS[rank]

type Armed = Made & Pick<Fighter, 'shieldAt'>
/** The shield on his arm. */
export const shieldOf = (f: Armed) => (f.shieldAt === 'arm' ? shields[f.facts.shield ?? ''] : undefined)
export const armourOf = (f: Made) => armours[f.facts.armour ?? '']

const short = (brawn: number, of: { readonly brawn: number } | undefined): number =>
  of === undefined ? 0 : Math.max(0, of.brawn - brawn)
/** OLDE-SHD-03, OLDE-ARM-03: points of Brawn short of what shield and armour want; the stat itself counts (ruling OLDE-B41). */
export const shieldShortfall = (f: Armed): number => short(f.facts.brawn, shieldOf(f))
export const armourShortfall = (f: Made): number => short(f.facts.brawn, armourOf(f))

/** OLDE-ARM-03, OLDE-DICE-04: the rank his dice of a stat have now; the stat stays what it is. */
export function rankOf(f: Made, stat: 'brawn' | 'finesse' | 'savvy' | 'nerve'): number {
  const value = f.facts[stat]
  return stat === 'finesse' ? Math.max(1, value - armourShortfall(f)) : value
}
