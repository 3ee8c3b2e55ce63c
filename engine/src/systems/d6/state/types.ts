import type { Common, FighterId, Play, SideId, Toss } from '../../../kernel/types.ts'
import type { Whereabouts } from '../../../space/whereabouts.ts'
import type { DieCode, Faces, Looks } from '../book/diecode.ts'
import type { D6RuleId } from '../book/rules.ts'
import type { D6Options } from '../book/rulings.ts'
import type { Has } from '../content/character.ts'
import type { Band, HitLocation } from '../content/difficulty-modifiers.ts'
import type { Attribute, Skill } from '../content/skills.ts'
import type { Weapon } from '../content/weapon.ts'
import type { bodyPointBase, WoundLevel } from '../content/wound-levels.ts'
import type { ActionKey, Deed } from './action-kinds.ts'
import type { Cited, D6Event, D6Question } from './events.ts'
import type { Conveyance, Effect, Hold, Scene, Standing, Trap } from './scene.ts'

export type * from './events.ts'
export type * from './scene.ts'

/** How much somebody matters: what Body Points start from, who has the damage bonus, who dies at nothing. */
export type Role = keyof typeof bodyPointBase

/** What does not change of a fighter while he fights; shared by every copy of the state. */
export interface Facts {
  readonly name: string
  /** The block he is made from; null where the scenario wrote him by hand. */
  readonly kind: string | null
  /** How many pieces of armour he wears over one another. */
  readonly layers: number
  readonly role: Role
  readonly attributes: Readonly<Record<Attribute, DieCode>>
  /** Every skill: as trained, or the attribute it falls back on. */
  readonly skills: Readonly<Record<Skill, DieCode>>
  readonly trained: readonly Skill[]
  readonly specializations: Readonly<Record<string, DieCode>>
  readonly strengthDamage: DieCode
  readonly move: number
  readonly fly: number
  readonly swim: number
  /** How many Wound levels he has; 0: all of them. */
  readonly woundLevels: number
  readonly scale: number
  /** Armor Value of what he wears and of his hide. */
  readonly armour: DieCode
  readonly hide: DieCode
  /** Parts of him no armour covers. */
  readonly bare: readonly HitLocation[]
  /** What his armour adds to Agility difficulties where that is played. */
  readonly encumbrance: number
  readonly shield: DieCode
  readonly abilities: readonly Has[]
  /** Whether he is an animal of a kind that attacks in swarms. */
  readonly swarms: boolean
  /** Actions a round without a multi-action penalty. */
  readonly allotment: number
}

/** A weapon of somebody's: where it is and whether it is ready. */
export interface Item {
  /** Unique in the fight: `cian light crossbow`. */
  readonly id: string
  /** How its owner calls it: `light crossbow`. */
  readonly key: string
  readonly weapon: Weapon
  where: 'hand' | 'body' | 'stowed' | 'ground' | 'broken' | 'gone'
  loaded: boolean
  /** Rounds of loading done, and the share of them saved by haste. */
  loading: number
  pace: number
  /** The round it was last used in. */
  used: number
  /** An improvised or unfamiliar weapon. */
  readonly improvised: boolean
  /** Lifted onto its rest: a musket that may be shot. */
  rested: boolean
}

/** Aiming: at whom, for how many rounds, and the last of them. */
export interface Aim {
  readonly at: FighterId
  readonly rounds: number
  readonly round: number
}

/** What hides or shields somebody: the share hidden, and what stands there; without Toughness it stops nothing. */
export interface Cover {
  readonly share: 25 | 50 | 75 | 100
  readonly toughness: DieCode
  readonly object: string
  weakened: number
}

export type Condition = 'up' | 'unconscious' | 'dying' | 'dead' | 'fled'

/** A fighter as he is now. */
export interface Fighter {
  readonly id: FighterId
  readonly side: SideId
  readonly facts: Facts
  condition: Condition

  // Initiative and actions.
  initiative: number
  /** Actions declared for the round, 0 before his turn; and those left of them. */
  declared: number
  actions: number
  /** Extra actions without penalty this round. */
  extra: number
  /** The round whose turn he has had. */
  turned: number
  waiting: boolean
  /** What he has done this round: keys of actions. */
  done: Deed[]

  // Defence.
  defences: Standing[]

  // Injury.
  wound: WoundLevel
  body: number
  fullBody: number
  /** Incapacitated and yet on his feet. */
  staysUp: boolean
  /** Rounds of doing nothing. */
  rested: number
  /** Rounds at the Mortally Wounded level. */
  dying: number
  /** Levels and Body Points lost in this round. */
  levelsThisRound: number
  lostThisRound: number
  /** The Wound penalty of the first round, where only that counts. */
  fastPenalty: DieCode
  /** Badly hurt parts. */
  hurt: HitLocation[]
  /** Skill dice lost for good by a late rescue. */
  scarred: DieCode
  /** Whether a healer has seen to him, and what is left in his own pack. */
  treated: boolean
  healersPack: number

  // Points.
  characterPoints: number
  fatePoints: number

  // Position.
  stance: 'standing' | 'crouching' | 'prone'
  /** Felled by somebody: rising is an action. */
  felled: boolean
  /** The next Agility roll is at this. */
  offBalance: DieCode
  blind: boolean
  /** Foes who stand behind him. */
  behind: FighterId[]
  cover: Cover | null
  lamp: 'none' | 'candle' | 'torch'
  moved: number
  /** Rounds of fast movement, for fatigue; and the speed of the last round. */
  strained: number
  speed: number
  mount: FighterId | null
  rider: FighterId | null
  vehicle: string | null
  /** In the water; and how many swimming rolls have failed there. */
  inWater: boolean
  sunk: number
  /** Metres above the ground. */
  height: number

  // What he does and has.
  aim: Aim | null
  items: Item[]
  shieldUp: boolean
  /** One-time bonuses: from tricks and words. */
  nextAttack: number
  nextDefence: number
  nextDamage: number
  /** What the game master adds to the difficulty of all he does. */
  circumstance: number
  lasting: Effect[]
  /** The skill he lent dice to initiative from this round, and how many. */
  quick: { readonly skill: Skill; readonly dice: number } | null
  /** Uses left of abilities that are counted. */
  uses: Record<string, number>
}

/** Something that must happen next, before the order goes on. */
export type Next = {
  readonly kind: 'off hand' | 'comes late'
  readonly who: FighterId
  readonly at: FighterId
  readonly value: number
}

export interface State extends Common {
  round: number
  readonly open: boolean
  phase: 'begin' | 'initiative' | 'turns'
  readonly options: D6Options
  fighters: Fighter[]
  /** The order of this round, and how far it has come. */
  order: FighterId[]
  at: number
  /** Those in the middle of their turns; the last of them acts. */
  acting: FighterId[]
  /** Those who wait and may step in now. */
  asking: FighterId[]
  holds: Hold[]
  vehicles: Conveyance[]
  traps: Trap[]
  next: Next[]
  where: Whereabouts
  scene: Scene
  /** Set when a ruling ends the fight. */
  ended: { readonly won: readonly SideId[]; readonly because?: 'D6-A80' } | null
  /** Rounds in a row in which nobody could harm or approach anybody. */
  stood: number
  /** Dice that blows have taken from doors, by the place of each. */
  doors: Readonly<Record<string, number>>
}

/** Dice that lie on the table with what is added to them. */
export interface Thrown {
  readonly who: FighterId | 'gm'
  readonly label: string
  readonly toss: Toss<Faces>
  readonly look: Looks
  adds: number
  /** What the total comes to at least, whatever the dice show. */
  least: number
  /** A Fate Point went on it. */
  readonly fated: boolean
}

/** One attack while it is resolved. */
export interface Attack {
  readonly attacker: Fighter
  readonly target: Fighter
  readonly item: Item
  readonly skill: Skill
  readonly manoeuvre: Manoeuvre
  readonly mark: Mark | null
  band: Band
  /** The standing defence that makes the base difficulty; null: the passive value does. */
  defence: Standing | null
  /** The base, what is added to it, and what they come to: at least 3. */
  base: number
  modifiers: number
  difficulty: number
  thrown: Thrown | null
  hit: boolean
}

/**
 * A way to attack: what it adds to the difficulty, what it does to damage, and what a hit does instead of or besides it.
 * Rows of the Combat Options chapter are of this kind; `attacking.ts` calls them in the order of these fields.
 */
export interface Manoeuvre {
  readonly key: ActionKey
  readonly rule: D6RuleId
  /** Dice and standard number; 0 of both changes nothing. */
  readonly dice: DieCode
  readonly standard: number
  /** Dice added to damage; `none`: the attack does no damage. */
  readonly damage: DieCode | 'none'
  /** Metres of reach more. */
  readonly reach: number
  /** The skill it is done with where that is not the weapon's own. */
  readonly skill?: Skill
  /** Which weapons serve for it; left out: all. */
  readonly fits?: (item: Item) => boolean
  /** It is done with a spell, and with nothing else. */
  readonly casts?: true
  /** Why it cannot be tried on somebody; left out: it can on everybody. */
  readonly against?: (s: State, f: Fighter, target: Fighter) => Refusal
  /** Its damage is halved, by this rule. */
  readonly halves?: D6RuleId
  /** It says itself where it hits: no mark is asked for. */
  readonly unmarked?: true
  /** What is paid or given up when it is declared. */
  readonly declared?: (ctx: Ctx, s: State, f: Fighter, item: Item) => void
  /** What a hit does before damage; cover that hides all of the target keeps it from him. */
  readonly hits?: (ctx: Ctx, s: State, x: Attack) => void
  /** It goes off where it strikes, whatever stands before the target. */
  readonly bursts?: true
  /** What becomes of the damage that reaches the target; left out: he resists it. */
  readonly harms?: (ctx: Ctx, s: State, x: Attack, harm: Harm) => void
  readonly misses?: (ctx: Ctx, s: State, x: Attack) => void
}

/** What an attack is aimed at: a hit location or a mark of some size. */
export interface Mark {
  readonly key: string
  readonly rule: D6RuleId
  readonly dice: DieCode
  readonly standard: number
  readonly location: HitLocation | null
  /** Points and dice of damage. */
  readonly damage: number
  readonly damageDice: DieCode
  /** An arm, a leg or a hand: no damage bonus (D6-BONUS-NotLimbs). */
  readonly limb: boolean
  /** A hit does what it was for and no damage. */
  readonly harmless?: true
  readonly hits?: (ctx: Ctx, s: State, x: Attack) => void
}

/** What somebody has to resist. */
export interface Harm {
  readonly by: FighterId | 'gm'
  readonly on: Fighter
  /** Dice not yet looked at, or none where the total is known. */
  readonly thrown: Thrown | null
  /** Points on top of the dice, or the whole. */
  readonly adds: number
  /** Half damage, rounded down. */
  readonly halved: boolean
  /** Stun damage. */
  readonly stun: boolean
  /** What it was done with, for armour that ignores or resists it. */
  readonly item: Item | null
  readonly attack: Attack | null
  /** Whether his shield is in the way. */
  readonly shield: boolean
  /** By how much whoever does it is larger than he; below nothing, smaller. */
  readonly larger: number
}

export type Ctx = Play<D6Event, D6Question>

/** Why something is not open to a fighter now. */
export interface Why {
  readonly because: string
  readonly rule: Cited
}
/** The same of an action or a way to attack: a reason alone stands for its own rule. */
export type Refusal = string | Why | undefined
