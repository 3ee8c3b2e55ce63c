import type { FighterId, Modifier, Play, Question, Toss } from '../../kernel/types.ts'
import type { Level } from '../../mechanisms/percentile.ts'
import type { LegendEvent } from './events.ts'
import type { LegendRule } from './rules.ts'
import type { Fighter, Item } from './types.ts'

/** One attack and its defence, while they are resolved. */
export interface Exchange {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly item: Item
  /** What the defender defends with: an item, his own body, or nothing. */
  readonly guard: Item | undefined
  /** Who rolls and pays for the defence: the defender, or the rider who defends his mount (LEG-MNT-03). */
  readonly warden: Fighter
  readonly defence: 'parry' | 'evade' | 'none'
  /** The evade is part of changing the distance and costs nothing more. */
  readonly moving: boolean
  /** The Damage Modifier's place on its ladder. */
  readonly modifierStep: number
  /** The one limb that can be reached; -1: any location (LEG-RCH-03). */
  readonly limb: number
  /** Whether an evader got clear, once that is known. */
  clear: boolean | undefined
  readonly pulled: boolean
  readonly ranged: boolean
  readonly charging: boolean
  /** The location held that an unarmed attack hurts; -1: none (LEG-UNA-05). */
  readonly held: number
  /** The shot that strayed to this defender (LEG-CRD-02). */
  readonly flight: Exchange | undefined
  attackToss: Toss<number>
  attackSkill: number
  attackLevel: Level
  /** What made the two skills what they are, where somebody listens. */
  attackTerms: readonly Modifier[]
  defenceTerms: readonly Modifier[]
  defenceToss: Toss<number> | undefined
  defenceSkill: number
  defenceLevel: Level
  /** Manoeuvres won, and by whom. */
  winner: Fighter | undefined
  chosen: string[]
  location: number
  /** Damage as rolled, before parry and armour, with the faces that fell where somebody saw them; and what got through. */
  rolled: number
  faces: readonly number[] | undefined
  through: number
}

/** The kinds of questions of a Legend fight. */
export type LegendAsk =
  | 'act'
  | 'target'
  | 'weapon'
  | 'charge at'
  | 'brace'
  | 'charged'
  | 'aim'
  | 'defend'
  | 'complete parry'
  | 'manoeuvre'
  | 'location'
  | 'bypass'
  | 'impaled weapon'
  | 'ride on'
  | 'let pass'
  | 'strike at'
  | 'strike back'
  | 'mount attacks'
  | 'withdraw'
  | 'seize weapon'
  | 'which weapon'
  | 'grip'
  | 'range'
  | 'riposte with'
  | 'slip free of'
  | 'resist with'
  | 'break free'
  | 'free'
  | 'free with'
  | 'arrow'
  | 'wrestle'
  | 'let go'
  | 'trip'
  | 'unarmed'
  | 'closing'
  | 'disengaging'
  | 'distance'
  | 'where'
  | 'halt'
  | 'metres'
  | 'mount'
  | 'ready'
  | 'jump'
  | 'door'
  | 'break'
  | 'break with'
  | 'drop'
  | 'delayed'
  | 'outmanoeuvred'
  | 'contest'
  | 'spell'
  | 'magnitude'
  | 'spell target'
  | 'evade spell'
  | 'counter'
  | 'dismiss'
  | 'patient'
  | 'treat'
  | 'duellist'
  | 'tireless'
  | 'last chance'
  | 'second chance'
  | 'glancing blow'
  | 'last action'
  | 'last act'
  | 'allow last action'
  | 'initiative'
  | 'bystander'
  | 'object struck'

/** What is asked in a Legend fight. */
export interface LegendQuestion extends Question {
  readonly ask: LegendAsk
  readonly at?: FighterId
  readonly item?: string
  readonly against?: FighterId
  readonly level?: Level
  readonly left?: number
  readonly rule?: LegendRule
  /** The roll that may be made again. */
  readonly roll?: string
  readonly location?: string
  readonly spell?: string
  readonly magnitude?: number
}

export type Ctx = Play<LegendEvent, LegendQuestion>
