import type { Common, FighterId, Modifier, Play, Secret, SideId, Toss } from '../../../kernel/types.ts'
import type { Thing } from '../../../mechanisms/hands.ts'
import type { Hold as Held } from '../../../mechanisms/holds.ts'
import type { Lasting } from '../../../mechanisms/lasting.ts'
import type { Level } from '../../../mechanisms/percentile.ts'
import type { Spot, Whereabouts } from '../../../space/whereabouts.ts'
import type { ActionKey } from '../actions/keys.ts'
import type { Options } from '../book/rulings.ts'
import type { ClassId } from '../content/classes.ts'
import type { SpellId } from '../content/spells.ts'
import type { Grade } from '../content/tables.ts'
import type { Ability, Body, Characteristics, Size, Skill, Weapon } from '../content/types.ts'
import type { EffectKey } from '../exchange/effect-keys.ts'
import type { CfiEvent } from './events.ts'
import type { Lasts } from './lasting.ts'
import type { Question } from './question.ts'

export type { Level } from '../../../mechanisms/percentile.ts'
export type { CfiEvent } from './events.ts'
export type { Lasts } from './lasting.ts'
export type { Question } from './question.ts'

/** What does not change of a fighter while he fights; shared by every copy of the state. */
export interface Facts {
  /** The content's name for his kind; '' where he was written by hand. */
  readonly kind: string
  readonly name: string
  readonly characteristics: Characteristics
  readonly body: Body
  readonly abilities: readonly Ability[]
  /** Hit Points each round by Regeneration. */
  readonly regenerates: number
  /** The location an undead is bound to; -1: none. */
  readonly boundTo: number
  readonly class: ClassId | undefined
  readonly combat: number
  /** 0: a professional skill he never learnt. */
  readonly skills: Readonly<Record<Skill, number>>
  readonly move: number
  readonly fly: number
  readonly swim: number
  readonly actions: number
  /** Action Points for further heads or pairs of limbs. */
  readonly extraActions: number
  /** Before armor, unless it is a creature's printed figure. */
  readonly initiative: number
  readonly printed: boolean
  /** Place on the ladder of Damage Modifiers. */
  readonly step: number
  readonly healingRate: number
  readonly hp: readonly number[]
  readonly luck: number
  readonly magicPoints: number
  readonly spells: Readonly<Partial<Record<SpellId, number>>>
  /** Things he carries beside his weapons, with armor he is not trained in; and what armor weighs to a swimmer. */
  readonly things: number
  /** What armor he is not trained in weighs, of those Things. */
  readonly untrainedArmor: number
  readonly armorThings: number
}

/** A weapon or shield of somebody's. */
export interface Item extends Thing {
  readonly weapon: Weapon
  /** Turns of loading still needed; 0: ready to shoot. */
  unloaded: number
  /** Turns Rapid Reload takes off the next loading. */
  quick: number
  /** Shots left in a clip. */
  clip: number
}

/** A Hit Location as it is now. */
export interface Limb {
  hp: number
  worn: number
  natural: number
  wound: 'none' | 'serious' | 'major'
  /** Useless by a wound, until it is healed. */
  useless: boolean
  severed: boolean
  scars: number
  aided: boolean
}

/** How somebody may be held: gripped, entangled, a weapon pinned, under a leaper, swallowed. */
export type HoldKind = 'grip' | 'entangle' | 'pin' | 'astride' | 'engulf'
export interface Hold extends Held<HoldKind> {
  /** The roll that made it, which an entangled victim resists. */
  readonly roll: number
  readonly skill: number
  /** Whether the holder may still trip at once (CFI-SE-Entangle). */
  trips: boolean
}

/** A weapon left in a wound. */
export interface Impaled {
  readonly by: FighterId
  readonly on: FighterId
  readonly item: string
  readonly location: number
  readonly size: Size
}

/** A spell on its way. */
export interface Casting {
  readonly spell: SpellId
  readonly intensity: number
  readonly at: FighterId
  /** Turns of casting still needed; 0: it is finished and may be let go. */
  left: number
  /** Grades harder for having been disturbed. */
  harder: number
  /** Whether it is held by Hold Magic. */
  held: boolean
}

/** A counter prepared against somebody's Special Effect: nobody else knows which. */
export type Counter = Secret<{ readonly against: FighterId; readonly effect: EffectKey | 'none' }>

/** Something he hides behind. */
export interface Cover {
  readonly name: string
  readonly locations: readonly number[]
  readonly ap: number
  readonly total: boolean
}

export interface Ward {
  readonly item: string
  readonly locations: readonly number[]
}

export type Condition = 'up' | 'unconscious' | 'incapacitated' | 'dead' | 'fled'
export type Footing = 'firm' | 'unstable' | 'climbing' | 'swimming' | 'submerged'

/** A fighter as he is now. */
export interface Fighter {
  readonly id: FighterId
  readonly side: SideId
  readonly facts: Facts
  condition: Condition
  stance: 'standing' | 'prone' | 'crouching'
  /** Action Points left this round, and those of the round. */
  points: number
  allotted: number
  initiative: number
  /** What decides between equal Initiative and DEX. */
  tie: number
  /** The cycle in which he last took a Turn. */
  acted: number
  acting: boolean
  /** Free actions of this Turn already taken. */
  freely: readonly ActionKey[]
  delaying: boolean
  /** Whether he acts in the middle of another's Turn. */
  interrupting: boolean
  /** Hustles and Charges of this round. */
  hustles: number
  charges: number
  /** Whether somebody has barred his way on this Turn (CFI-MOV-07). */
  halted: boolean
  /** How he moved on his last Turn (Ruling CFI-A96), and feet moved this round. */
  pace: 'still' | 'walk' | 'run' | 'sprint'
  moved: number
  braced: boolean
  /** The direction of the grid he faces; -1: no map knows. */
  facing: number
  limbs: Limb[]
  items: Item[]
  ward: Ward | undefined
  /** What lasts with him, each thing by its clock. */
  lasting: Lasting<Lasts>[]
  /** Lasting blindness. */
  blind: boolean
  fatigue: number
  /** Bleeding wounds by location, and those staunched. */
  bleeding: readonly number[]
  staunched: readonly number[]
  /** Whether his Initiative has come in the round he is surprised in. */
  alert: boolean
  /** Whether the bonus of a first blow on him is still to be had. */
  startled: boolean
  luck: number
  /** Whether a Luck Point was spent on the present action. */
  lucky: boolean
  magicPoints: number
  casting: Casting | undefined
  forgotten: readonly SpellId[]
  /** Foes who cannot attack him this round. */
  keptOff: readonly FighterId[]
  aimingAt: FighterId | undefined
  /** Turns of aiming this round. */
  aimed: number
  /** Whether all his Turns of this round went into aiming. */
  aimedOnly: boolean
  mount: FighterId | undefined
  rider: FighterId | undefined
  /** The very large mount he has begun to get on. */
  mounting: FighterId | undefined
  cover: Cover | undefined
  /** What there is to hide behind where he stands. */
  nearby: Cover | undefined
  footing: Footing
  confined: boolean
  higher: boolean
  invisible: boolean
  /** On a map, where his foes last knew him to be, of whom nobody sees. */
  known: Spot | undefined
  prepared: boolean
  aloft: boolean
  /** Whether he has looked about him since his Turn began (Ruling CFI-A82). */
  watchful: boolean
  /** Whether he has used his terror, and how often he has breathed fire. */
  terrified: readonly FighterId[]
  breaths: number
  counters: readonly Counter[]
  /** Set in what a seat sees: his figures are guessed. */
  believed: boolean
}

export interface Scene {
  light: 'day' | 'lit' | 'partial' | 'pitch'
  air: 'clear' | 'mist' | 'fog' | 'smoke'
  wind: 'none' | 'light' | 'moderate' | 'strong' | 'gale'
  /** Degrees Fahrenheit, for those whose blood is cold. */
  warmth: number
}

/** A grade the game master gave somebody for a time. */
export interface Favor {
  readonly who: FighterId
  readonly grade: Grade
  readonly until: number
  readonly because: string
}

export interface State extends Common {
  round: number
  /** The passage through the Initiative count: each takes one Turn in a cycle. */
  cycle: number
  phase: 'opening' | 'initiative' | 'turns'
  readonly options: Options
  readonly open: boolean
  readonly fighters: Fighter[]
  holds: Hold[]
  impaled: Impaled[]
  where: Whereabouts
  scene: Scene
  favors: Favor[]
  /** Rounds in which nobody could get at anybody. */
  stood: number
  /** What comes next, each in a step of its own, before the order goes on. */
  next: Next[]
  ended: { readonly won: readonly SideId[] } | undefined
}

/** Somebody's own weapon is turned on him (CFI-SE-AccidentalInjury): its dice, his Damage Modifier, and whether armor counts. */
export interface Accident {
  readonly kind: 'accident'
  readonly who: FighterId
  readonly weapon: string
  readonly damage: string
  readonly step: number
  readonly armored: boolean
}
/** One act more before he collapses (CFI-LUCK-Last), how long a wound keeps him from attacking (CFI-WND-Serious), or an accident. */
export type Next = { readonly kind: 'last action' | 'barred'; readonly who: FighterId } | Accident

export type Ctx = Play<CfiEvent, Question>

/** One attack and its defense, while they are resolved. */
export interface Exchange {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly item: Item
  readonly ranged: boolean
  readonly charging: boolean
  /** Steps of the ladder above NO_MODIFIER, and the Size or Force, as they are in this exchange. */
  readonly step: number
  readonly size: number
  readonly halved: boolean
  /** One roll against several: none of what is won takes the roll away from the others. */
  readonly sweeping: boolean
  /** His Turn ends with it: what comes of a fumble, and how long a wound keeps one from attacking, are steps of their own. */
  readonly ends: boolean
  /** A leap: opposed, without damage (CFI-LEAP-01). */
  readonly leaping: boolean
  /** An attack that cannot be met by Special Effects, as one astray (CFI-CRD-04). */
  readonly astray: boolean
  defense: 'none' | 'parry' | 'evade' | 'acrobatics' | 'brawn'
  guard: Item | undefined
  /** Undefined where no roll was needed, or none allowed. */
  attackToss: Toss<number> | undefined
  /** The roll as a number once its digits were swapped; 0: as it lies. */
  attackKept: number
  attackSkill: number
  /** What both skills lost for one over 100 (CFI-OPP-Over100). */
  cut: number
  attackLevel: Level
  defenseToss: Toss<number> | undefined
  defenseKept: number
  defenseSkill: number
  defenseTerms?: readonly Modifier[]
  defenseLevel: Level
  winner: Fighter | undefined
  chosen: EffectKey[]
  /** Effects whose resistance fails without a roll. */
  forced: EffectKey[]
  /** Effects put in the place of others by a prepared counter (CFI-SE-PrepareCounter). */
  instead: EffectKey[]
  location: number
  /** Damage rolled, before parry and armor; and what wounded. */
  rolled: number
  through: number
  /** Whether an evader got clear. */
  clear: boolean
  /** A wound whose Endurance roll waits for the effects (CFI-SE-G3). */
  wound: 'none' | 'minor' | 'serious' | 'major'
}
