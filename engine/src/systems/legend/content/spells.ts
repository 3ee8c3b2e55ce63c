import type { LegendRule } from '../rules.ts'
import { COMMON_MAGIC } from './sources.ts'
import type { Damage } from './types.ts'

/** A Common Magic spell. */
export interface Spell {
  readonly id: string
  readonly name: string
  /** The least Magnitude it is cast at. */
  readonly magnitude: number
  /** Whether it can be learned and cast at greater Magnitudes. */
  readonly progressive: boolean
  readonly at: 'self' | 'touch' | 'ranged'
  /** The skill that opposes the casting roll. */
  readonly resist: 'evade' | null
  /** Minutes it lasts; 0: it is over at once. */
  readonly minutes: number
  /** Whether it is aimed against somebody. */
  readonly offensive: boolean
  /** Whether it may be cast in reaction (LEG-MAG-Reactive). */
  readonly reactive: boolean
  /** For each point of Magnitude: attack skill and damage of the weapon, Armour Points of every location, Hit Points healed. */
  readonly perPoint: {
    readonly skill: number
    readonly damage: number
    readonly armour: number
    readonly healing: number
  }
  /** Damage done to a random location. */
  readonly damage: Damage | null
  readonly rule: LegendRule
  readonly source: string
}

const NOTHING = { skill: 0, damage: 0, armour: 0, healing: 0 } as const

/** The spells the worked fight casts, two that answer them, and the one that heals. Open Game Content under the Open Game License 1.0a. */
export const SPELLS = {
  bladesharp: {
    id: 'bladesharp',
    name: 'Bladesharp',
    magnitude: 1,
    progressive: true,
    at: 'touch',
    resist: null,
    minutes: 5,
    offensive: false,
    reactive: false,
    perPoint: { ...NOTHING, skill: 5, damage: 1 },
    damage: null,
    rule: 'LEG-SPL-Bladesharp',
    source: COMMON_MAGIC,
  },
  countermagic: {
    id: 'countermagic',
    name: 'Countermagic',
    magnitude: 1,
    progressive: true,
    at: 'ranged',
    resist: null,
    minutes: 0,
    offensive: false,
    reactive: true,
    perPoint: NOTHING,
    damage: null,
    rule: 'LEG-SPL-Countermagic',
    source: COMMON_MAGIC,
  },
  'dragons-breath': {
    id: 'dragons-breath',
    name: 'Dragon’s Breath',
    magnitude: 2,
    progressive: false,
    at: 'ranged',
    resist: 'evade',
    minutes: 0,
    offensive: true,
    reactive: false,
    perPoint: NOTHING,
    damage: '1d10',
    rule: 'LEG-SPL-DragonsBreath',
    source: COMMON_MAGIC,
  },
  heal: {
    id: 'heal',
    name: 'Heal',
    magnitude: 1,
    progressive: true,
    at: 'touch',
    resist: null,
    minutes: 0,
    offensive: false,
    reactive: false,
    perPoint: { ...NOTHING, healing: 1 },
    damage: null,
    rule: 'LEG-AID-Magic',
    source: COMMON_MAGIC,
  },
  protection: {
    id: 'protection',
    name: 'Protection',
    magnitude: 1,
    progressive: true,
    at: 'self',
    resist: null,
    minutes: 5,
    offensive: false,
    reactive: false,
    perPoint: { ...NOTHING, armour: 1 },
    damage: null,
    rule: 'LEG-SPL-Protection',
    source: COMMON_MAGIC,
  },
} as const satisfies Readonly<Record<string, Spell>>
export type SpellId = keyof typeof SPELLS
