/** The shapes of Legend's content: what a weapon, a body, a spell and a fighter are before a fight begins. */

import type { HitPointRow, Location as Row, LocationTable as Table } from '../../../mechanisms/body.ts'
import type { NOTE_RULES } from '../book/rules.ts'

export type { HitPointRow } from '../../../mechanisms/body.ts'

/** Weapon Sizes from the lightest to the heaviest (LEG-SIZ-01). */
export const SIZES = ['S', 'M', 'L', 'H', 'E'] as const
export type Size = (typeof SIZES)[number]

/** Weapon Reaches from the shortest to the longest (LEG-RCH-01). */
export const REACHES = ['T', 'S', 'M', 'L', 'VL'] as const
export type Reach = (typeof REACHES)[number]

/** Damage dice as written in a scenario: `1d8`, `1d8+1`. */
export type Damage = `${number}d${number}` | `${number}d${number}+${number}`

/** The groups a weapon may be substituted within (LEG-STY-07). */
export type Family =
  | 'axe'
  | 'dagger'
  | 'flail'
  | 'garrotte'
  | 'hammer'
  | 'mace'
  | 'net'
  | 'polearm'
  | 'shield'
  | 'spear'
  | 'staff'
  | 'sword'
  | 'unarmed'
  | 'natural'
  | 'blowgun'
  | 'bolas'
  | 'bow'
  | 'crossbow'
  | 'dart'
  | 'discus'
  | 'javelin'
  | 'sling'

/** How a weapon hurts or holds. */
export type Kind = 'cutting' | 'thrusting' | 'bludgeon' | 'entangling'

/** The Combat Manoeuvres a weapon must be listed with before its wielder may choose them (LEG-LVL-03). */
export type WeaponManoeuvre =
  | 'bleed'
  | 'entangle'
  | 'grip'
  | 'impale'
  | 'pinWeapon'
  | 'stunLocation'
  | 'sunder'
  | 'takeWeapon'

/** What sets a weapon apart beyond its figures, each by a rule. */
export type WeaponNote = keyof typeof NOTE_RULES

/** What every weapon has. */
interface Arm {
  readonly id: string
  readonly name: string
  /** Whether the wielder's Damage Modifier is added. */
  readonly modifier: boolean
  readonly hands: 1 | 2
  /** Least STR and DEX to wield it without penalty; 0 where there is none (LEG-EQP-Minimum). */
  readonly minimum: { readonly str: number; readonly dex: number }
  readonly family: Family
  /** The part of the body that strikes, where the weapon is one. */
  readonly limb?: Part | undefined
  readonly kinds: readonly Kind[]
  readonly manoeuvres: readonly WeaponManoeuvre[]
  readonly enc: number
  /** Armour Points and Hit Points of the weapon itself; null: those of the limb it belongs to. */
  readonly ap: number | null
  readonly hp: number | null
  readonly notes: readonly WeaponNote[]
  readonly source: string
}

/** A weapon, shield or natural weapon for close combat. */
export interface CloseWeapon extends Arm {
  readonly use: 'close'
  readonly damage: Damage
  readonly size: Size
  readonly reach: Reach
  /** The record of the same weapon held the other way, with one hand or two. */
  readonly otherGrip?: string | undefined
}

/** A weapon that strikes from afar. */
export interface RangedWeapon extends Arm {
  readonly use: 'ranged'
  /** null: it does no damage of its own. */
  readonly damage: Damage | null
  /** How forceful the missile is against a shield; null: it is never parried. */
  readonly size: Size | null
  /** Metres; up to twice as far at half skill (LEG-RNG-Range). */
  readonly range: number
  /** Combat Actions to load it; 0: it is thrown (LEG-RNG-Load). */
  readonly load: number
  /** The close weapon that is thrown, where it is one. */
  readonly thrown?: string | undefined
}

export type Weapon = CloseWeapon | RangedWeapon

/** What a location is to the rules of wounds: a limb can be lost, the body and the head cannot. */
export const PARTS = ['leg', 'arm', 'wing', 'fin', 'tail', 'body', 'head'] as const
export type Part = (typeof PARTS)[number]

/** One row of a Hit Location table, and of the table of Hit Points by location (LEG-LOC-01, LEG-ATT-HitPoints). */
export interface Location extends Row<Part> {
  readonly hitPoints: HitPointRow
}

/** A body as a D20 table. */
export type LocationTable = Table<Location>

/** The seven Characteristics. An animal's instinct stands for its INT. */
export interface Characteristics {
  readonly str: number
  readonly con: number
  readonly siz: number
  readonly int: number
  readonly pow: number
  readonly dex: number
  readonly cha: number
}
export type Characteristic = keyof Characteristics

/** A Combat Style: a name, a percentage and the weapons it is trained with (LEG-STY-01). */
export interface Style {
  readonly name: string
  readonly skill: number
  /** Ids of weapons; the first is the one in the main hand. Natural weapons beside each other give no bonus Combat Action. */
  readonly weapons: readonly string[]
}

/** How a fighter's wounds are kept (LEG-WND-01, LEG-NPC-GHP, LEG-NPC-Underling). */
export const WOUNDS = ['locations', 'general', 'underling'] as const
export type Wounds = (typeof WOUNDS)[number]

/** What a creature is, where a rule asks. */
export type Trait = 'quadruped' | 'flyer' | 'swimmer'

/** Figures a book states for a fighter, which then stand instead of the derived ones. */
export interface Stated {
  readonly combatActions?: number
  /** Before armour. */
  readonly strikeRank?: number
  readonly hitPoints?: Readonly<Record<string, number>>
  readonly generalHitPoints?: number
}

/** A fighter as the content knows him; a scenario may override any field. */
export interface FighterRecord {
  readonly id: string
  readonly name: string
  readonly characteristics: Characteristics
  /** Id of his Hit Location table. */
  readonly body: string
  readonly traits: readonly Trait[]
  /** Metres a round. */
  readonly move: number
  /** Metres a round on the wing. */
  readonly fly?: number
  readonly styles: readonly Style[]
  /** Percentages; a skill not named stands at its base. */
  readonly skills: Readonly<Partial<Record<Skill, number>>>
  /** Armour Points worn, by location. */
  readonly worn: Readonly<Record<string, number>>
  /** Armour Points of hide, scale or shell, by location. */
  readonly natural: Readonly<Record<string, number>>
  readonly wounds: Wounds
  readonly heroPoints: number
  /** Spells known and the greatest Magnitude of each. */
  readonly spells: Readonly<Record<string, number>>
  readonly stated: Stated
  /** What the source does not give and we chose to fit what it does. */
  readonly assumed: readonly string[]
  /** Borrowed from another game's figures and put through Legend's formulas. */
  readonly derived?: true
  readonly source: string
}

/** The two Characteristics whose sum is a skill's base; a doubled one stands twice (LEG-ATT-SkillBases). */
export const SKILL_BASES = {
  athletics: ['str', 'dex'],
  brawn: ['str', 'siz'],
  commonMagic: ['pow', 'cha'],
  culture: ['int', 'int'],
  dance: ['dex', 'cha'],
  drive: ['dex', 'pow'],
  evade: ['dex', 'dex'],
  evaluate: ['int', 'cha'],
  firstAid: ['int', 'dex'],
  influence: ['cha', 'cha'],
  insight: ['int', 'pow'],
  lore: ['int', 'int'],
  perception: ['int', 'pow'],
  persistence: ['pow', 'pow'],
  resilience: ['con', 'con'],
  ride: ['dex', 'pow'],
  sing: ['pow', 'cha'],
  sleight: ['dex', 'cha'],
  stealth: ['dex', 'int'],
  swim: ['str', 'con'],
  unarmed: ['str', 'dex'],
  acrobatics: ['str', 'dex'],
  healing: ['int', 'pow'],
} as const satisfies Record<string, readonly [Characteristic, Characteristic]>
export type Skill = keyof typeof SKILL_BASES
// The keys of the table are the skills.
export const SKILLS = Object.keys(SKILL_BASES) as [Skill]
