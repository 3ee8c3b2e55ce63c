import type { FighterId, Id, Modifier, Play, Rolled, Sealed, SideId } from '../../../kernel/types.ts'
import type { RuledEnd, Ruled as RuledEvent } from '../../../mechanisms/gm/core.ts'
import type { Spot, Whereabouts } from '../../../space/whereabouts.ts'
import type { ActionKey } from '../actions/index.ts'
import type { OldeRule } from '../book/rules.ts'
import type { rulings } from '../book/rulings.ts'
import type { Rank, Skill } from '../content/skills.ts'
import type { STRIKES } from '../exchange/modifiers.ts'
import type { CarriedOver } from './carried-over.ts'
import type { OddDice } from './dice.ts'
import type { Own } from './fields.ts'
import type { ConditionName, Lasts } from './lasting.ts'

export type Stat = 'brawn' | 'finesse' | 'savvy' | 'nerve'
/** A rule or ruling an event names. */
export type Cited = OldeRule | (typeof rulings)[number]['id']

export type Ruled = (typeof rulings)[number]
/** The value of every ruling in this fight. */
export type Options = { readonly [R in Ruled as R['option']]: R['values'][number] } & { readonly oddDice: OddDice }

export interface Condition {
  readonly name: ConditionName
  readonly lasts: Lasts
  /** What a recovery check must come to. */
  readonly needs: number
}

/** OLDE-ADJ-01: something that is added to attacks, Defense, damage or armour, with its source. */
export interface Adjustment {
  readonly to: 'attack' | 'defense' | 'damage' | 'armor'
  readonly value: number
  readonly because: string
  readonly rule: OldeRule
  readonly lasts: 'temporary' | 'permanent'
  /** It counts against melee attacks only. */
  readonly melee: boolean
}

export type Spell = 'ember' | 'mend'
export type Posture = 'standing' | 'kneeling' | 'sitting' | 'prone'

/** A fighter as a scenario gives him. */
export interface Combatant {
  readonly brawn: number
  readonly finesse: number
  readonly savvy: number
  readonly nerve: number
  readonly size: 'medium' | 'small'
  readonly skills: Readonly<Partial<Record<Skill, Rank>>>
  readonly weapons: readonly string[]
  readonly shield: string | null
  readonly armour: string | null
  readonly spells: readonly Spell[]
  readonly draughts: number
  readonly hero: boolean
  readonly plotArmor: boolean
  readonly surprised: boolean
  readonly conditions: Readonly<Partial<Record<ConditionName, Lasts>>>
  readonly posture: Posture
  readonly adjustments: readonly {
    readonly to: Adjustment['to']
    readonly value: number
    readonly because: string
  }[]
  /** Hit Points lost before the fight. */
  readonly hurt: number
  readonly at: readonly [number, number] | null
  /** How the last fight left him. */
  readonly carriedOver?: CarriedOver | undefined
}

/** A weapon or makeshift thing of somebody's. */
export interface Item {
  /** Unique in the fight: who brought it, and what it is. */
  readonly id: string
  readonly weapon: string
  at: 'main' | 'off' | 'body' | 'belt' | 'ground' | 'broken'
  /** A crossbow that is spanned; true of everything else. */
  loaded: boolean
  spot: Spot | null
}

export interface Fighter {
  readonly id: FighterId
  readonly side: SideId
  /** The record he is made from; empty where he was written by hand. */
  readonly kind: string
  readonly facts: Combatant
  hp: number
  readonly fullHp: number
  mana: number
  readonly fullMana: number
  faith: number
  readonly fullFaith: number
  /** Action points left, given for this turn, and spent in this round. */
  ap: number
  given: number
  spent: number
  /** His opportunity of this round is over; and he let it go. */
  acted: boolean
  passed: boolean
  /** Free steps are still to be had this turn. */
  freeSteps: boolean
  posture: Posture
  conditions: Condition[]
  adjustments: Adjustment[]
  dying: boolean
  dead: boolean
  cp: number
  items: Item[]
  shieldAt: 'arm' | 'back' | 'broken' | 'none'
  draughts: number
  /** His place among equals by lot, the highest first; null: nothing thrown yet. */
  lot: number | null
  /** Whom he last fought with: he looks that way. Null: nobody yet. */
  faces: FighterId | null
  /** Where others last knew him, while he cannot be seen. */
  known: Spot | null
}

/** What is left of somebody's opportunity in a round. */
export interface Opportunity {
  readonly who: FighterId
  /** What may still come follows from what is done: free steps, one movement, one action. */
  moved: boolean
  acted: boolean
  /** Spaces gone in this round. */
  gone: number
}

/** A declared attack that waits to be resolved. */
export interface Attack {
  readonly by: FighterId
  readonly on: FighterId
  readonly as: Strike
  /** The key of the weapon's use. */
  readonly use: string
  /** The space he believes an unseen foe in. */
  readonly space: Spot | null
  /** What a riposte loses for what was just suffered. */
  readonly penalty: number
}
export type Strike = keyof typeof STRIKES

/** A way to get from one space to another. */
export type Gait = Extract<ActionKey, 'free steps' | 'step' | 'run' | 'climb' | 'leap' | 'guide'>
/** A way to help somebody. */
export type Help = Extract<ActionKey, 'aid' | 'use' | 'guide'> | 'mend'

export interface State {
  readonly options: Options
  readonly open: boolean
  readonly cluttered: boolean
  turn: number
  /** Rounds of all turns so far, and of this one. */
  round: number
  roundOfTurn: number
  phase: 'reset' | 'action' | 'closing' | 'over'
  fighters: Fighter[]
  where: Whereabouts
  acting: Opportunity | null
  declared: Attack[]
  won: readonly SideId[] | null
  ruled: boolean
}

/** A foe as a seat knows him: what can be seen, and how he seems. */
export type Foe = Omit<Fighter, Own> & {
  readonly status: Status
  readonly seen: Pick<Combatant, 'size' | 'shield' | 'armour'>
}
export interface View extends Omit<State, 'fighters'> {
  readonly fighters: readonly (Fighter | Foe)[]
}

export type Status = 'healthy' | 'bruised' | 'wounded' | 'incapacitated' | 'dead'

/** The bands of a margin, of both tables. */
export type Band =
  | 'legendary hit'
  | 'critical hit'
  | 'solid hit'
  | 'hit'
  | 'miss'
  | 'clean miss'
  | 'critical miss'
  | 'disastrous miss'

/** What a critical result can do. */
export type Outcome =
  | 'maximum damage'
  | 'past armour'
  | 'maximum past armour'
  | 'twice maximum'
  | 'maximum and two'
  | 'two more'
  | 'at least two'
  | 'blinded'
  | 'blinded for good'
  | 'tripped'
  | 'disarmed'
  | 'lamed'
  | 'weapon broken'
  | 'slain'
  | 'stumbles'
  | 'normal damage'
export type Mishap = 'drops weapon' | 'falls prone' | 'weapon breaks' | 'paid back'

export type Question =
  | { readonly ask: 'turn'; readonly ap: number; readonly left: number }
  | { readonly ask: 'where'; readonly left: number; readonly how: Gait; readonly mover: FighterId }
  | { readonly ask: 'target'; readonly as: Strike }
  | { readonly ask: 'weapon'; readonly on: FighterId }
  | { readonly ask: 'space'; readonly on: FighterId }
  | { readonly ask: 'posture' }
  | { readonly ask: 'thing' }
  | { readonly ask: 'spell' }
  | { readonly ask: 'patient'; readonly as: Help }
  | { readonly ask: 'order'; readonly on: FighterId }
  | { readonly ask: 'pool'; readonly points: number }
  | { readonly ask: 'outcome'; readonly on: FighterId; readonly band: Band }
  | { readonly ask: 'mishap'; readonly of: FighterId; readonly on: FighterId; readonly band: Band }
  | { readonly ask: 'slay'; readonly by: FighterId; readonly on: FighterId }
  | { readonly ask: 'stat'; readonly against: string; readonly needs: number }
  | { readonly ask: 'reflex'; readonly from: FighterId; readonly with: string }
  | { readonly ask: 'riposte'; readonly on: FighterId; readonly lost: number }

export type Told<T extends string, F> = { readonly type: T; readonly rule: Cited | readonly Cited[] } & Readonly<F>
export type By = { who: FighterId }

export type OldeEvent =
  | Told<'turn', { turn: number }>
  | Told<'round', { turn: number; round: number }>
  | Told<'ap', By & { rolled: Rolled | null; ap: number }>
  | Told<'lot', By & { rolled: Rolled }>
  | Told<'acts', By & { action: ActionKey | 'riposte'; ap: number; left: number; only: boolean }>
  | Told<'passes', By & { left: number }>
  | Told<
      'moved',
      By & { how: Gait; to: string; far: number; path: readonly (readonly [number, number])[]; unseen?: true }
    >
  | Told<'posture', By & { posture: Posture; because: string }>
  | Told<
      'readied',
      By & {
        how: 'draws' | 'picks up' | 'takes' | 'puts away' | 'opens' | 'shuts' | 'straps on' | 'unstraps'
        thing: string
      }
    >
  | Told<'spanned', By & { thing: string; by: 'hand' | 'crank' }>
  | Told<
      'declared',
      By & {
        on: FighterId
        as: Strike
        weapon: string
        hands: number
        thrown?: true
        distance: number
        sight: string
      }
    >
  | Told<'nobody there', By & { on: FighterId }>
  | Told<'defense', By & { from: FighterId; rolled: Rolled | null; needs: number | undefined }>
  | Told<'attack', By & { on: FighterId; as: Strike; rolled: Rolled; margin: number | undefined; band: Band }>
  | Told<'outcome', By & { on: FighterId; outcome: Outcome | Mishap; chosenBy: Id }>
  | Told<'slaying', { who: 'gm'; by: FighterId; on: FighterId; allowed: boolean }>
  | Told<
      'hurt',
      By & {
        on: FighterId
        rolled: Rolled | null
        raw: number
        terms: readonly Modifier[] | undefined
        lost: number
        left: number | undefined
        status: Status
      }
    >
  | Told<'check', By & { rolled: Rolled; against: string; success: boolean }>
  | Told<'condition', By & { name: ConditionName | 'dying'; lasts: Lasts | 'dying'; begins: boolean }>
  | Told<'drops', By & { thing: string }>
  | Told<'breaks', By & { thing: string }>
  | Told<'bleeds', By & { lost: number; left: number | undefined; status: Status }>
  | Told<'dies', By & { how: 'slain' | 'wounds' }>
  | Told<'stable', By & { by: Id }>
  | Told<'healed', By & { by: Id; rolled: Rolled; won: number | undefined; left: number | undefined; status: Status }>
  | Told<'pool', By & { pool: 'mana' | 'faith'; change: number; left: number | undefined }>
  | Told<'points', By & { points: number; all: number | undefined }>
  | Told<'adjusted', By & { to: Adjustment['to']; value: number; because: string }>
  | Told<
      'reflex',
      By & {
        what: 'block' | 'parry' | 'counterattack'
        from: FighterId
        mine: Rolled | null
        his: Rolled | null
        inTime: boolean
      }
    >
  | Told<'clash', By & { from: FighterId; mine: Rolled; his: Rolled; held: boolean }>
  | Told<'over', { won: readonly SideId[] }>
  | RuledEvent
  | RuledEnd

/** A fight and a fighter as whoever only reads them needs them: bots may as well. */
export type Seen = Sealed<State>
export type Person = Sealed<Fighter>

export type Ctx = Play<OldeEvent, Question>
