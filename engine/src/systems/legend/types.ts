import type {
  Common,
  Event,
  FighterId,
  Modifier,
  Play,
  Question,
  RuleId,
  Secret,
  SideId,
  Toss,
} from '../../kernel/types.ts'
import type { Whereabouts } from '../../space/whereabouts.ts'
import type { Characteristics, LocationTable, Skill, Style, Trait, Weapon, Wounds } from './content/types.ts'
import type { LegendRule } from './rules.ts'
import type { LegendOptions } from './rulings.ts'

/** What does not change of a fighter while he fights; shared by every copy of the state. */
export interface Facts {
  readonly name: string
  readonly characteristics: Characteristics
  readonly body: LocationTable
  readonly traits: readonly Trait[]
  readonly move: number
  readonly styles: readonly Style[]
  readonly skills: Readonly<Record<Skill, number>>
  readonly wounds: Wounds
  /** Combat Actions before shield or second weapon. */
  readonly combatActions: number
  /** Before armour. */
  readonly strikeRank: number
  /** Place on the Damage Modifier ladder. */
  readonly modifierStep: number
  readonly hitPoints: readonly number[]
  readonly generalHitPoints: number
  readonly criticalWoundRating: number
  readonly spells: Readonly<Record<string, number>>
  /** An Adventurer, as against the Games Master's people: Hero Points, critical hits on underlings. */
  readonly adventurer: boolean
}

export const HANDS = ['right', 'left', 'both'] as const
export type Hand = (typeof HANDS)[number]

/** A weapon or shield of somebody's: where it is and what is left of it. */
export interface Item {
  /** Unique in the fight: `alaric short-spear`. */
  readonly id: string
  readonly weapon: Weapon
  hp: number
  /** In a hand, part of the body, put away, on the ground, stuck in somebody, or gone. */
  where: Hand | 'body' | 'stowed' | 'ground' | 'stuck' | 'broken' | 'lost'
  /** Combat Actions of loading done; ready when they reach the weapon's load. */
  loaded: number
  /** Metres from its owner, when it lies on the ground. */
  away: number
  /** Bonus of magic to skill and to damage, and the round after which it ends. */
  sharp: number
}

/** A Hit Location as it is now. */
export interface Limb {
  hp: number
  worn: number
  natural: number
  /** Rendered useless by a wound (until healed), or numbed for some own Combat Actions. */
  useless: boolean
  numb: number
  maimed: boolean
  scars: number
}

/** Somebody held by somebody: a weapon pinned, a limb gripped, entangled or grappled. */
export interface Hold {
  readonly kind: 'pin' | 'grip' | 'entangle' | 'grapple'
  readonly by: FighterId
  readonly on: FighterId
  /** The item that is held, or undefined when it is a location. */
  readonly item: string | undefined
  readonly location: number | undefined
  /** The holder's weapon. */
  readonly with: string
  /** Whether the wielder of an entangling weapon may still trip at once (LEG-MAN-Entangle). */
  tripReady: boolean
}

/** A weapon left in a wound. */
export interface Impaled {
  readonly by: FighterId
  readonly on: FighterId
  readonly item: string
  readonly location: number
  /** What it takes off the victim's skills. */
  readonly penalty: number
}

export type Condition = 'up' | 'unconscious' | 'incapacitated' | 'dead' | 'fled'

/** A fighter as he is now. */
export interface Fighter {
  readonly id: FighterId
  readonly side: SideId
  readonly facts: Facts
  condition: Condition
  stance: 'standing' | 'prone'
  /** Combat Actions left this round, and those of the round. */
  actions: number
  allotted: number
  initiative: number
  /** The cycle of Strike Ranks in which he last acted. */
  acted: number
  delaying: boolean
  /** Metres moved this round, and since his foes last acted (for missiles). */
  moved: number
  running: boolean
  limbs: Limb[]
  /** General or underling Hit Points. */
  general: number
  items: Item[]
  /** Own Combat Actions on which he may not attack. */
  noAttack: number
  /** Whether the Combat Action he now spends is one of those. */
  barred: boolean
  /** Own Combat Actions forfeited. */
  forfeit: number
  /** Own Combat Actions until he may rise. */
  noRising: number
  /** Own Combat Actions until consciousness returns; -1: not in this fight. */
  unconsciousFor: number
  /** Rounds until he dies untreated; -1: he is not dying. */
  dyingIn: number
  fatigue: number
  /** Bleeding wounds, by location. */
  bleeding: number[]
  /** −20% to defence after a stumble, until his forfeited Combat Actions are over. */
  stumbling: boolean
  /** A parry or evade declared ahead: the Combat Action is spent, the defence is ready. */
  guard: 'none' | 'parry' | 'evade'
  /** The round in which he is surprised; 0: in none. */
  surprised: number
  /** In that round, whether his Strike Rank has come. */
  alert: boolean
  /** Foes who cannot attack him this round: they were outmanoeuvred. */
  outmanoeuvred: FighterId[]
  fullRound: 'none' | 'charge' | 'sprint'
  /** Combat Actions of the full-round manoeuvre spent on moving. */
  strides: number
  aimingAt: FighterId | undefined
  aimed: number
  mount: FighterId | undefined
  rider: FighterId | undefined
  heroPoints: number
  magicPoints: number
  /** A spell being cast: its name, Magnitude and the Combat Actions still needed. */
  casting: { spell: string; magnitude: number; left: number; at: FighterId | undefined } | undefined
  /** What he has tried before, against whom: for the optional rule of repetition. */
  tried: Record<string, number>
  /** +10% steps a foe owes him for repeating himself. */
  foreseen: Record<FighterId, number>
  /** Combat Actions spent since the last test against fatigue. */
  exertion: number
  /** Locations behind cover, with the Armour Points of what covers them. */
  cover:
    | { readonly locations: readonly number[]; readonly ap: number; readonly hp: number; readonly total: boolean }
    | undefined
  footing: 'firm' | 'unstable' | 'climbing' | 'swimming' | 'submerged'
  confined: boolean
  /** Whether he holds his breath under water and for how many more rounds. */
  breath: number
  higher: boolean
  /** What he has up his sleeve: known to his own side only. */
  orders: Secret<string> | undefined
}

/** Something that must happen next, before the order goes on. */
export type Next =
  | { readonly kind: 'riposte'; readonly who: FighterId; readonly at: FighterId; readonly item: string }
  | { readonly kind: 'charge'; readonly who: FighterId; readonly at: FighterId }
  | { readonly kind: 'lastAction'; readonly who: FighterId }

/** The scene's light and air. */
export interface Scene {
  light: 'day' | 'partial' | 'dark' | 'pitch'
  /** Smoke, mist or fog between missiles and targets. */
  haze: 'none' | 'mist' | 'fog'
  wind: 'none' | 'light' | 'moderate' | 'strong' | 'gale'
}

export interface State extends Common {
  round: number
  /** The passage through the Strike Ranks: each fighter acts once in a cycle. */
  cycle: number
  phase: 'surprise' | 'initiative' | 'turns' | 'roundEnd'
  readonly options: LegendOptions
  fighters: Fighter[]
  holds: Hold[]
  impaled: Impaled[]
  next: Next[]
  where: Whereabouts
  scene: Scene
  /** Set when a ruling ends the fight. */
  ended: { readonly won: readonly SideId[] } | undefined
}

export const LEVELS = ['fumble', 'failure', 'success', 'critical'] as const
export type Level = (typeof LEVELS)[number]

/** One attack and its defence, while they are resolved. */
export interface Exchange {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly item: Item
  /** What the defender defends with: an item, his own body, or nothing. */
  readonly guard: Item | undefined
  readonly defence: 'parry' | 'evade' | 'none'
  readonly pulled: boolean
  readonly ranged: boolean
  readonly charging: boolean
  attackToss: Toss<number>
  attackSkill: number
  attackLevel: Level
  defenceToss: Toss<number> | undefined
  defenceSkill: number
  defenceLevel: Level
  /** Manoeuvres won, and by whom. */
  winner: Fighter | undefined
  chosen: string[]
  location: number
  /** Damage as rolled, before parry and armour; and what got through. */
  rolled: number
  through: number
}

/** Everything told of a Legend fight. Flat facts: `tell` makes the sentences. */
export interface LegendEvent extends Event {
  readonly type: string
  readonly rule?: LegendRule | readonly LegendRule[]
  readonly who?: FighterId
  readonly at?: FighterId
  readonly [fact: string]:
    | string
    | number
    | boolean
    | undefined
    | readonly RuleId[]
    | readonly Modifier[]
    | Secret<string>
}

/** What is asked in a Legend fight. */
export interface LegendQuestion extends Question {
  readonly ask: string
  readonly at?: FighterId
  readonly item?: string
  readonly against?: FighterId
  readonly level?: Level
  readonly left?: number
  readonly rule?: LegendRule
}

export type Ctx = Play<LegendEvent, LegendQuestion>
