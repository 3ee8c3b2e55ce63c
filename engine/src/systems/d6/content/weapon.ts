import { code, type DieCode } from '../book/diecode.ts'
import type { D6RuleId } from '../book/rules.ts'
import type { Source } from './character.ts'

/** A damage code; `strong` ones are added to Strength Damage. */
export interface Damage {
  readonly code: DieCode
  readonly strong: boolean
}
/** The damage a listing prints: `+2D+2` is added to Strength Damage, `4D` stands alone (D6-DMG-Plus). */
export const damage = (printed: string): Damage => ({ code: code(printed), strong: printed.startsWith('+') })

export type Edges = readonly [short: number, medium: number, long: number]
/** The outer edges of Short, Medium and Long range in metres, or what is added to a Physique roll to get them. */
export type Ranges = { readonly by: 'metres' | 'physique'; readonly edges: Edges }
export const metres = (...edges: Edges): Ranges => ({ by: 'metres', edges })
export const physique = (...edges: Edges): Ranges => ({ by: 'physique', edges })

/** What it takes to have the next one ready. */
export type Reload =
  | { readonly takes: 'action' }
  /** Not in the round of the shot. */
  | { readonly takes: 'laterAction' }
  | { readonly takes: 'rounds'; readonly rounds: number; readonly orRoll?: number }

export interface Weapon {
  readonly name: string
  readonly skill: 'fighting' | 'melee combat' | 'marksmanship' | 'throwing'
  readonly damage: Damage
  /** How it hurts: what parries a fist bloodily, what stops it with an arm, what can knock down. */
  readonly edge: 'blade' | 'point' | 'blunt'
  /** Sharp only by the spikes in it. */
  readonly spiked?: true
  readonly hands: 1 | 2
  /** `hand`: up to 60 cm; `long`: more, and perhaps unwieldy; `reach`: more than two metres. */
  readonly length: 'hand' | 'long' | 'reach'
  /** Suited to several uses in a round. */
  readonly quick: boolean
  /** Added to the difficulty whoever wields it. */
  readonly difficulty?: number
  readonly ranges?: Ranges
  readonly reload?: Reload
  /** Wants a rest, or an action of lifting at this difficulty. */
  readonly restOrLift?: number
  /** Can wrap around a target or pull something from its hand. */
  readonly entangles?: true
  /** How many must serve it, and the smallest scale of a ship that carries it. */
  readonly crew?: number
  readonly shipScale?: number
  /** Puts its target out rather than hurting it. */
  readonly stuns?: true
  /** Goes off in an area. */
  readonly bursts?: true
  /**
   * Cast before it is aimed: with this code of magic against this difficulty; by how much a slow one gives its target time,
   * and how many metres around its target it spreads.
   */
  readonly spell?: {
    readonly casting: DieCode
    readonly difficulty: number
    readonly slow: number
    readonly radius: number
  }
  readonly rule: D6RuleId
  readonly source: Source
}

/** What a weapon is unless its row says otherwise. */
export const PLAIN = { edge: 'blunt', hands: 1, length: 'hand', quick: true } as const
