import type { Common, FighterId, Modifier, Play, Secret, SideId, Toss } from '../../../kernel/types.ts'
import type { Spot, Whereabouts } from '../../../space/whereabouts.ts'
import type { ActionKey } from '../actions/keys.ts'
import type { RenRule } from '../book/rules.ts'
import type { RenOptions, RenRuling } from '../book/rulings.ts'
import type { Armour, Shield } from '../content/armour.ts'
import type { Resistance } from '../content/character.ts'
import type { ArrowName } from '../content/missiles.ts'
import type { MovementMode, Rate, Size } from '../content/races.ts'
import type { Aptitude, Skill } from '../content/skills.ts'
import type { Power, Trait } from '../content/traits.ts'
import type { Dv, Mode, Tag, Weapon } from '../content/weapon.ts'
import type { RenQuestion } from '../screens/questions.ts'
import type { RenEvent } from './events.ts'

export type Drug = 'stim' | 'numbing' | 'monster'

/** What does not change of a fighter while he fights; shared by every copy of the state. */
export interface Facts {
  readonly name: string
  readonly role: 'hero' | 'major' | 'minor'
  readonly aptitudes: Readonly<Record<Aptitude, number>>
  readonly DUR: number
  readonly STR: number
  /** Initiative modifier and damage bonus where a block prints its own; otherwise reckoned. */
  readonly INIT: number | null
  readonly DB: number | null
  readonly luck: number
  /** Every skill as rated: linked aptitude and ranks. */
  readonly skills: Readonly<Record<Skill, number>>
  /** What he is trained in; null: in everything he carries. */
  readonly proficiencies: readonly string[] | null
  readonly specializations: readonly string[]
  readonly size: Size
  readonly modes: { readonly [M in MovementMode]?: Rate | undefined }
  readonly hide: number
  readonly negates: number
  readonly fastHealing: number
  readonly armour: readonly Armour[]
  readonly traits: readonly Trait[]
  readonly powers: readonly Power[]
  readonly resistances: readonly Resistance[]
  readonly disembowels: Dv | null
  readonly warTrained: boolean
  readonly noBones: boolean
  readonly blind: boolean
}

/** Something held, carried or grown: where it is and whether it is ready. A shield is a weapon that bashes. */
export interface Item {
  /** Unique in the fight: `track war axe`. */
  readonly id: string
  /** As its owner calls it: `war axe`, `knife 2`. */
  readonly key: string
  readonly weapon: Weapon
  readonly shield: Shield | null
  where: 'main' | 'off' | 'both' | 'body' | 'stowed' | 'ground' | 'gone'
  /** Shots in it, actions of loading done, and whether it is overcharged. */
  loaded: number
  loading: number
  over: boolean
  /** Uses left; null: they are not counted. */
  uses: number | null
  planted: boolean
  /** Where it lies, on the ground. */
  spot: Spot | null
}

export type Substance = 'oil' | 'scour' | 'tar' | 'fire'
/** Something that lasts on a fighter; `turns`: own turns it has left, null until it is ended. */
export interface Effect {
  readonly kind: Substance | Drug | Power
  turns: number | null
}

/** Somebody's hold: of a body, or of a weapon. */
export interface Hold {
  readonly kind: 'grab' | 'catch' | 'subdue'
  readonly by: FighterId
  readonly on: FighterId
  /** What it is held with: hands, teeth, a weapon; and the weapon that is caught. */
  readonly with: string | null
  readonly item: string | null
}

export type Condition =
  | 'reach'
  | 'near'
  | 'sight'
  | 'cell'
  | 'leaves'
  | 'charges'
  | 'attacks me'
  | 'attacks an ally'
  | 'attacks'
  | 'power'
  | 'acts'
  | 'gm'
/** A readied action (REN-READY-01): what is done, when, and who must do it; nobody else knows. */
export interface Readied {
  readonly action:
    | 'attack'
    | 'multiple attacks'
    | 'attack a place'
    | 'disarm'
    | 'trip'
    | 'grab'
    | 'dismount'
    | 'full defence'
    | 'brace'
    | 'load'
    | 'help'
  readonly when: Condition
  readonly of: FighterId | 'anybody'
  readonly metres: number
  readonly cell: readonly [number, number] | null
}

export type CoverGrade = 'none' | 'minimal' | 'partial' | 'total'
export type Limb = 'head' | 'neck' | 'eye' | 'right arm' | 'left arm' | 'right leg' | 'left leg'
export type Stance = 'standing' | 'crouching' | 'prone'

/** A fighter as he is now. */
export interface Fighter {
  readonly id: FighterId
  readonly side: SideId
  /** The record of the content he was made from; null where he was written by hand. */
  readonly kind: string | null
  readonly facts: Facts
  condition: 'up' | 'disabled' | 'dead' | 'fled'
  damage: number
  wounds: number
  luck: number
  items: Item[]
  arrows: { [A in ArrowName]?: number | undefined }
  drugs: Drug[]
  stance: Stance

  // The turn.
  initiative: number
  /** Standard and Quick Actions spent in this turn, and what was done in their order. */
  standard: number
  quick: number
  did: ActionKey[]
  /** Own turn-ends until he has a reaction again. */
  reaction: number
  /** Turns he loses. */
  loses: number

  // What lasts until his next turn, or to the end of this one.
  running: boolean
  charge: { readonly metres: number; readonly mounted: boolean } | null
  aim: FighterId | null
  fullDefence: boolean
  braced: string | null
  readied: Secret<Readied> | null
  evading: boolean
  kicked: boolean
  counter: 'none' | 'grapple' | 'wound'
  /** Those whose feint he fell for, and those who help his next martial check. */
  feints: FighterId[]
  helpers: FighterId[]

  // Injury.
  /** Own turns he has bled; -1: he does not bleed. */
  bleeding: number
  effects: Effect[]
  lost: Limb[]
  /** Rounds he stays on his feet beyond DUR and beyond the death rating. */
  defiant: number
  deathless: number
  /** Turns without air, -1: he breathes; and turns a held breath still lasts. Metal eaten by fire, and heat taken up. */
  breathless: number
  air: number
  corroded: number
  heat: number

  // Place.
  unaware: boolean
  mount: FighterId | null
  rider: FighterId | null
  /** Whether he came as somebody's mount. */
  readonly ridden: boolean
  trapped: 'no' | 'trapped' | 'pinned'
  cover: CoverGrade
  /** Turns of exhausting movement in a row; exhausted: it is over with that. */
  strain: number
  exhausted: boolean
  /** What the game master adds to all his checks. */
  circumstance: number
}

export type Ground = 'open' | 'difficult' | 'forest' | 'shallow water' | 'deep water' | 'narrow' | 'slippery'
export interface Scene {
  readonly light: 'bright' | 'dim' | 'near dark' | 'dark'
  readonly ground: Ground
  readonly confined: boolean
  /** Water to wash in, somewhere near. */
  readonly water: boolean
  /** What there is to get behind where there is no map. */
  readonly cover: CoverGrade
  /** Whether there is something to climb, and how far down a narrow place falls, in metres. */
  readonly climb: boolean
  readonly drop: number
  readonly caltrops: readonly (readonly [number, number])[]
  readonly pits: readonly (readonly [number, number])[]
}

/** A cloud nobody sees through. */
export interface Cloud {
  readonly at: readonly number[]
  readonly radius: number
}

export interface State extends Common {
  round: number
  phase: 'begin' | 'turns'
  readonly options: RenOptions
  /** Everything is shown to everybody. */
  readonly open: boolean
  fighters: Fighter[]
  order: FighterId[]
  /** How far the order of this round has come, and who is in his turn. */
  at: number
  acting: FighterId | null
  /** Those who hold back their turns to the end of this round (ruling REN-A98). */
  late: FighterId[]
  holds: Hold[]
  smoke: Cloud[]
  where: Whereabouts
  scene: Scene
  /** Rounds in which nobody could harm or approach anybody. */
  stood: number
  ended: { readonly won: readonly SideId[]; readonly because: 'ruling' | 'REN-A100' } | null
}

export type Cited = RenRule | RenRuling
export type Ctx = Play<RenEvent, RenQuestion>

/** Why something is not open to a fighter now. */
export interface Why {
  readonly because: string
  readonly rule: Cited
}

/** What a check is made with: the number before modifiers, and everything added and taken, kept apart for luck. */
export interface Tally {
  readonly base: number
  readonly what: string
  plus: number
  minus: number
  /** The part of `minus` that comes of wounds. */
  wounds: number
  readonly notes: Modifier[] | undefined
}

/** Dice on the table, read against a target number. */
export interface Roll {
  readonly who: FighterId
  readonly toss: Toss<number>
  readonly tn: number
  flipped: boolean
  upgraded: boolean
  /** Whether its number decides something beside its grade: who wins, how hard it lands; or nothing but whether it succeeds. */
  readonly weighs: boolean | 'success'
  /** Luck spent on it so far. */
  spent: number
  readonly tally: Tally
  /** Of a tie that was thrown again: which of the throws, and whose. */
  readonly again: { readonly nth: number; readonly second: boolean } | null
}

/** Strikes: modifications of an attack. */
export type Strike = 'none' | 'called shot' | 'knock down' | 'maim' | 'mighty blow' | 'armor gap'

/** One attack while it is resolved. */
export interface Attack {
  /** Whose roll it is: the rider's mount strikes for itself. */
  readonly by: Fighter
  readonly target: Fighter
  readonly item: Item
  readonly mode: Mode
  readonly tags: readonly Tag[]
  readonly skill: Skill
  readonly strike: Strike
  readonly limb: Limb | null
  readonly arrow: ArrowName | null
  readonly how: How
}
/** What surrounds an attack beyond weapon and target. */
export interface How {
  /** One of several of one Standard Action, and on several targets. */
  readonly multiple: boolean
  readonly spread: boolean
  readonly rideBy: boolean
  readonly braced: boolean
  /** Out of turn: no charge bonus, no aim (REN-A90). */
  readonly reaction: boolean
  /** No blow but a maneuver. */
  readonly maneuver: boolean
  /** Thrown at a place, not at somebody (REN-AREA-03). */
  readonly place: Spot | null
}
