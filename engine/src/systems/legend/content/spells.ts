import type { LegendRule } from '../book/rules.ts'
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

/** A spell that may be learnt at any Magnitude, is laid on by touch, and hurts nobody, but for what is said of it. */
const spell = (of: Pick<Spell, 'id' | 'name' | 'rule'> & Partial<Spell>): Spell => ({
  magnitude: 1,
  progressive: true,
  at: 'touch',
  resist: null,
  minutes: 0,
  offensive: false,
  reactive: false,
  perPoint: NOTHING,
  damage: null,
  source: COMMON_MAGIC,
  ...of,
})
const NOTHING = { skill: 0, damage: 0, armour: 0, healing: 0 } as const

/** The spells the worked fight casts, two that answer them, and the one that heals. Open Game Content under the Open Game License 1.0a. */
export const SPELLS = {
  bladesharp: spell({
    id: 'bladesharp',
    name: 'Bladesharp',
    minutes: 5,
    perPoint: { ...NOTHING, skill: 5, damage: 1 },
    rule: 'LEG-SPL-Bladesharp',
  }),
  countermagic: spell({
    id: 'countermagic',
    name: 'Countermagic',
    at: 'ranged',
    reactive: true,
    rule: 'LEG-SPL-Countermagic',
  }),
  'dragons-breath': spell({
    id: 'dragons-breath',
    name: 'Dragon’s Breath',
    magnitude: 2,
    progressive: false,
    at: 'ranged',
    resist: 'evade',
    offensive: true,
    damage: '1d10',
    rule: 'LEG-SPL-DragonsBreath',
  }),
  heal: spell({ id: 'heal', name: 'Heal', perPoint: { ...NOTHING, healing: 1 }, rule: 'LEG-AID-Magic' }),
  protection: spell({
    id: 'protection',
    name: 'Protection',
    at: 'self',
    minutes: 5,
    perPoint: { ...NOTHING, armour: 1 },
    rule: 'LEG-SPL-Protection',
  }),
}
export type SpellId = keyof typeof SPELLS
