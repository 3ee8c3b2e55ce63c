import type { Common, FighterId, Sealed, SideId } from '../../../kernel/types.ts'
import type { Thing } from '../../../mechanisms/hands.ts'
import type { Hold as Held } from '../../../mechanisms/holds.ts'
import type { Level } from '../../../mechanisms/percentile.ts'
import type { Whereabouts } from '../../../space/whereabouts.ts'
import type { HazardName } from '../body/fire.ts'
import type { GivenModifier } from '../body/plain-skills.ts'
import type { LegendOptions } from '../book/rulings.ts'
import type { HeroicAbility } from '../content/abilities.ts'
import type { Characteristics, LocationTable, Skill, Style, Trait, Weapon, Wounds } from '../content/types.ts'
import type { AmmunitionId } from '../content/weapons.ts'
import type { Next } from './queued.ts'

/** What does not change of a fighter while he fights; shared by every copy of the state. */
export interface Facts {
  readonly name: string
  /** The record of the content he was made from; undefined where he was written by hand. */
  readonly kind: string | undefined
  /** What stands here is what a seat believes of him, not what he is. */
  readonly stranger: boolean
  readonly characteristics: Characteristics
  readonly body: LocationTable
  readonly traits: readonly Trait[]
  readonly move: number
  /** Metres a round on the wing; 0: he has none. */
  readonly fly: number
  /** ENC of gear beside his weapons, of the pieces of armour he wears, and whether all he brought is more than he can bear. */
  readonly burden: number
  readonly armourLoad: number
  readonly laden: boolean
  readonly styles: readonly Style[]
  readonly skills: Readonly<Record<Skill, number>>
  /** The skill he evades with: Athletics for quadrupeds and swimmers that never learnt Evade (LEG-SKL-Quadruped). */
  readonly evades: 'evade' | 'athletics'
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
  /** Arrows he carries. */
  readonly arrows: readonly AmmunitionId[]
  readonly heroicAbilities: readonly HeroicAbility[]
  /** Whether he carries bandages and salves (LEG-AID-FirstAid). */
  readonly healersKit: boolean
  /** An Adventurer, as against the Games Master's people: Hero Points, critical hits on underlings. */
  readonly adventurer: boolean
}

/** A weapon or shield of somebody's: where it is and what is left of it. */
export interface Item extends Thing {
  /** What it is used as: a thrown weapon is another while it flies. */
  weapon: Weapon
  /** Combat Actions of loading done; ready when they reach the weapon's load. */
  loaded: number
  /** The kind of arrow on a bow's string. */
  missile: AmmunitionId
  /** Magnitude of the Bladesharp on it. */
  sharp: number
}

/** A Hit Location as it is now. */
export interface Limb {
  hp: number
  worn: number
  natural: number
  /** Rendered useless by a wound, until it is healed above 0. */
  useless: boolean
  /** Numbed: own turns that must begin before it can be used again (see `lasting`); -1: until a Resilience roll succeeds. */
  numb: number
  maimed: boolean
  scars: number
  /** Rounds until a Major Wound here kills untreated; -1: it does not. */
  untreated: number
  /** Whether First Aid was given here since it was last whole. */
  aided: boolean
}

/** Somebody held by somebody: a weapon pinned, a limb gripped, entangled or grappled. */
export interface Hold extends Held<'pin' | 'grip' | 'entangle' | 'grapple'> {
  /** Whether the wielder of an entangling weapon may still trip at once (LEG-MAN-Entangle). */
  tripReady: boolean
  /** The roll that made the hold, the skill it was made with and its level: an entangled victim resists the trip against it. */
  readonly roll: number
  readonly skill: number
  readonly level: Level
  /** Combat Actions it takes to work the held item loose without a test; 0: an Opposed Test decides. */
  work: number
}

/** A weapon left in a wound. */
export interface Impaled {
  readonly by: FighterId
  readonly on: FighterId
  readonly item: string
  readonly location: number
  /** What it takes off the victim's skills. */
  readonly penalty: number
  /** The attack roll behind it (0 until it is left there), its skill and its level: the wound of pulling it out is tested against them. */
  roll: number
  readonly skill: number
  readonly level: Level
}

/** A spell being cast. */
export interface Casting {
  readonly spell: string
  readonly magnitude: number
  /** The fighter it is meant for, and his item or running spell where it is cast on one of those. */
  readonly at: FighterId
  readonly on: string | undefined
  /** Combat Actions still needed. */
  readonly left: number
}

/** A spell in force. */
export interface Running {
  readonly spell: string
  readonly magnitude: number
  readonly by: FighterId
  readonly at: FighterId
  /** The item it lies on. */
  readonly item: string | undefined
  /** The last round in which it is in force. */
  readonly until: number
}

/** Fire or acid on a location. */
export interface Hazard {
  readonly of: HazardName
  readonly location: number
}

/** First Aid being given: to whom, where, how well, and the rounds it still takes. */
export interface Aiding {
  readonly at: FighterId
  readonly location: number
  readonly level: Level
  readonly rounds: number
}

/** A thing that can be struck and broken. */
export interface Solid {
  readonly name: string
  readonly ap: number
  hp: number
  readonly wooden: boolean
  /** The cell of the map it stands on (`3,2`), or the side of it (`3,2 e`). */
  readonly cell: string | undefined
}

/** Something somebody stands behind (LEG-COV-01). */
export interface Cover extends Solid {
  readonly locations: readonly number[]
  /** Nothing of him shows. */
  readonly total: boolean
  /** It is too small to move about behind, so that his place is certain (LEG-COV-03). */
  readonly small: boolean
}

export type Condition = 'up' | 'unconscious' | 'incapacitated' | 'dead' | 'fled'

/** What is counted in somebody's own Combat Actions. */
export type Counted = Readonly<Record<'noAttack' | 'shaken' | 'staggered' | 'forfeit' | 'noRising', number>>

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
  /** Whether it is his turn in this very step. */
  acting: boolean
  /** On how many of his Strike Ranks he did something this round. */
  turns: number
  /** Whether he waits for his moment, and the Combat Actions he had when he began to. */
  delaying: boolean
  waited: number
  /** What was counted in his Combat Actions when he began to wait: what has grown since counts the one he waits with. */
  waitedWith: Counted | undefined
  /** Whether a shield or second weapon gave him a Combat Action this round. */
  bonus: boolean
  /** Metres moved this round. */
  moved: number
  /** How many of the fight's moves had been made when his last turn began, and when this one did. */
  watched: number
  watching: number
  /** Metres moved with the present Combat Action, and whether he has strode along with it. */
  paced: number
  strode: boolean
  running: boolean
  /** The direction of the grid he faces; -1: no map knows. */
  facing: number
  /** Without a map, from where he comes at his foes, as ruled. */
  comesFrom: 'front' | 'side' | 'back'
  limbs: Limb[]
  /** General or underling Hit Points. */
  general: number
  items: Item[]
  /** Own Strike Ranks on which he may not attack, and Combat Actions for which pain or dazzled eyes keep him from it. */
  noAttack: number
  shaken: number
  /** Whether the Combat Action he now spends is one of those. */
  barred: boolean
  /** Own Combat Actions forfeited. */
  forfeit: number
  /** Own Combat Actions on which he may only defend. */
  staggered: number
  /** Whether the Combat Action he now spends is one of those. */
  defending: boolean
  /** Own turns that must begin before he may rise (see `lasting`). */
  noRising: number
  /** Own turns that must begin before he wakes (see `lasting`); 0: no such clock runs. */
  unconsciousFor: number
  /** Rounds until he wakes; 0: no such clock runs. */
  unconsciousRounds: number
  /** Own Combat Actions until he dies at zero General Hit Points; -1: he is not dying of that. */
  expiring: number
  fatigue: number
  /** Rounds spent exhausted since the last test to stay conscious. */
  exhausted: number
  /** Bleeding wounds, by location, and those staunched that exertion would open again. */
  bleeding: number[]
  staunched: number[]
  /** Rounds until loss of blood kills; -1: it does not. */
  bleedingOut: number
  /** −20% to defence after a stumble, until his forfeited Combat Actions are over. */
  stumbling: boolean
  /** A parry or evade declared ahead: the Combat Action is spent, the defence is ready. */
  guard: 'none' | 'parry' | 'evade'
  /** An item that strikes in this very moment or is braced for a charge, and so cannot defend. */
  committed: string | undefined
  /** How the fight finds him: ready, to be tested by Perception, unprepared, or just woken. */
  readiness: 'ready' | 'tested' | 'unprepared' | 'groggy'
  /** The round in which he is surprised; 0: in none. */
  surprised: number
  /** In that round, whether his Strike Rank has come. */
  alert: boolean
  /** Foes who cannot attack him this round: they were outmanoeuvred. */
  outmanoeuvred: FighterId[]
  /** All those he tried that on this round. */
  harriedBy: FighterId[]
  fullRound: 'none' | 'charge' | 'sprint'
  /** Combat Actions the full-round manoeuvre wants spent on moving, and those spent. */
  pledged: number
  strides: number
  chargeAt: FighterId | undefined
  /** Stands in a formation, static while it does not move. */
  formation: boolean
  aimingAt: FighterId | undefined
  aimed: number
  mount: FighterId | undefined
  rider: FighterId | undefined
  heroPoints: number
  /** Rounds of Battle Fury left. */
  fury: number
  /** The round in which he was last given a duellist's Combat Action, and whether the one he has is that. */
  duelled: number
  duelling: boolean
  magicPoints: number
  /** A spell being cast: its name, Magnitude, what it is meant for and the Combat Actions still needed. */
  casting: Casting | undefined
  /** Armour Points magic adds to every location. */
  warded: number
  /** First Aid he is giving. */
  aiding: Aiding | undefined
  /** Whether somebody may be giving him First Aid. */
  tended: boolean
  /** What burns or eats at him. */
  hazards: readonly Hazard[]
  /** What he has tried before, against whom: for the optional rule of repetition. */
  tried: Record<string, number>
  /** +10% steps a foe owes him for repeating himself. */
  foreseen: Record<FighterId, number>
  /** Strenuous Combat Actions spent since the last test against fatigue. */
  exertion: number
  /** What he stands behind, whoever attacks him. */
  cover: Cover | undefined
  /** Locations other people cover when somebody shoots into the crowd about him; undefined: as near as they stand. */
  readonly screened: readonly number[] | undefined
  footing: 'firm' | 'unstable' | 'climbing' | 'swimming' | 'submerged'
  /** What he climbs is sheer. */
  sheer: boolean
  confined: boolean
  /** He cannot see. */
  blind: boolean
  /** He fights from a chariot. */
  chariot: boolean
  /** There is nowhere to evade to: a wall behind him, a rope beneath him (LEG-EVD-04). */
  cornered: boolean
  /** Rounds he can still hold his breath; 0: he suffocates; -1: he has air. */
  breath: number
  higher: boolean
}

/** A charge while its blows are struck. */
export interface Charge {
  /** Who runs or is carried, and whom he runs at. */
  readonly by: FighterId
  readonly on: FighterId
  /** Whether he means to go on past. */
  passing: boolean
  /** What the one who is charged does about it. */
  answer: 'stand' | 'evade' | 'set'
  /** In a passing charge he has one Combat Action, and this says that it is used. */
  answered: boolean
  /** Whether a blow of the charge knocked him back. */
  knockedBack: boolean
}

/** One fighter's move. */
export interface Move {
  readonly who: FighterId
  readonly metres: number
}

/** Somebody inside the reach of a longer weapon (LEG-CLS-04). */
export interface Inside {
  readonly by: FighterId
  readonly of: FighterId
}

/** The scene's light and air. */
export interface Scene {
  light: 'day' | 'partial' | 'dark' | 'pitch'
  /** Smoke, mist or fog between missiles and targets. */
  haze: 'none' | 'mist' | 'fog'
  wind: 'none' | 'light' | 'moderate' | 'strong' | 'gale'
}

export interface State extends Common {
  round: number
  /** Everybody knows everybody's numbers. */
  readonly open: boolean
  /** The passage through the Strike Ranks: each fighter acts once in a cycle. */
  cycle: number
  phase: 'surprise' | 'initiative' | 'turns' | 'roundEnd'
  readonly options: LegendOptions
  fighters: Fighter[]
  holds: Hold[]
  impaled: Impaled[]
  next: Next[]
  charge: Charge | undefined
  inside: Inside[]
  /** Spells in force. */
  spells: Running[]
  where: Whereabouts
  /** Who moved, and how far, in the order of it, as long as a shooter may have to know. */
  moves: Move[]
  /** Hit Points left of things on the map that were struck, by cell. */
  battered: Record<string, number>
  scene: Scene
  /** Modifiers the Games Master gave. */
  favours: GivenModifier[]
  /** Set when a ruling ends the fight. */
  ended: { readonly won: readonly SideId[]; readonly because?: 'LEG-A107' } | undefined
  /** Rounds in a row in which nobody could harm or approach anybody. */
  stood: number
}

/** A fight, a fighter and a thing of his as bots may read them: the rules' readers take these, so that bots ask them. */
export type Seen = Sealed<State>
export type Person = Sealed<Fighter>
export type Arm = Sealed<Item>

export { HANDS, type Hand } from '../../../mechanisms/hands.ts'
export { LEVELS, type Level } from '../../../mechanisms/percentile.ts'
export type { Why } from '../actions/action.ts'
export type { LegendRule } from '../book/rules.ts'
export type { Exchange } from '../exchange/declared.ts'
export type { EventOf, LegendEvent } from './events.ts'
export type { Ctx, LegendAsk, LegendQuestion } from './question.ts'
export type { Mishap, Next } from './queued.ts'
