import type { Location, LocationTable } from '../../../mechanisms/body.ts'

/** Sizes of weapons, and the Force of missiles, from the least; class abilities and great beasts go beyond Enormous. */
export const SIZES = ['small', 'medium', 'large', 'huge', 'enormous', 'colossal'] as const
export type Size = (typeof SIZES)[number]

/** Special Effects that only some weapons allow. */
export const WEAPON_EFFECTS = ['bash', 'bleed', 'entangle', 'impale', 'stunLocation', 'sunder'] as const
export type WeaponEffect = (typeof WEAPON_EFFECTS)[number]

export const TRAITS = [
  'barbed',
  'bludgeon',
  'clip',
  'crossbow',
  'entrapping',
  'flexible',
  'mounted',
  'noParry',
  'rangedParry',
  'set',
  'stealth',
  'strapped',
  'sweep',
  'thrust',
  'trample',
  'breath',
  'buffet',
] as const
export type Trait = (typeof TRAITS)[number]

/** How far a weapon reaches, from a touch to a pike (Ruling CFI-A05). */
export const REACHES = ['touch', 'short', 'medium', 'long', 'veryLong'] as const
export type Reach = (typeof REACHES)[number]

/** What a weapon does in the air. */
export interface Missile {
  readonly damage: string
  /** Whether the Damage Modifier is added (CFI-RNG-DM). */
  readonly modifier: boolean
  readonly force: Size
  readonly range: readonly [close: number, effective: number, long: number]
  /** Turns to load; 0: it is thrown, or loads itself. */
  readonly load: number
  readonly impaleSize: Size
  readonly effects: readonly WeaponEffect[]
  readonly thrown: boolean
}

export interface Weapon {
  readonly id: string
  readonly name: string
  readonly kind: 'melee' | 'shield' | 'ranged' | 'natural' | 'unarmed'
  readonly hands: 1 | 2
  readonly damage: string
  /** Whether the Damage Modifier is added. */
  readonly modifier: boolean
  readonly size: Size
  readonly effects: readonly WeaponEffect[]
  readonly ap: number
  readonly hp: number
  readonly traits: readonly Trait[]
  readonly things: number
  readonly reach: Reach
  /** Locations it can guard (CFI-TRAIT-PassiveBlock). */
  readonly block: number
  /** What it is in both hands, where it may be used in one. */
  readonly twoHanded:
    | { readonly damage: string; readonly size: Size; readonly effects: readonly WeaponEffect[] }
    | undefined
  readonly missile: Missile | undefined
  /** A skill of its own, where it is not the fighter's Combat Skill. */
  readonly skill: number | undefined
}

export const CHARACTERISTICS = ['str', 'con', 'siz', 'dex', 'int', 'pow', 'cha'] as const
export type Characteristics = Readonly<Record<(typeof CHARACTERISTICS)[number], number>>

/** Skills a fight may call on, and what each is without training: professional ones are nothing. */
export const SKILL_BASES = {
  acrobatics: [],
  arcaneCasting: [],
  athletics: ['str', 'dex'],
  brawn: ['str', 'siz'],
  channel: [],
  endurance: ['con', 'con'],
  evade: ['dex', 'dex'],
  firstAid: ['dex', 'int'],
  fly: ['str', 'dex'],
  perception: ['int', 'pow'],
  ride: ['dex', 'pow'],
  stealth: ['dex', 'int'],
  swim: ['str', 'con'],
  unarmed: ['str', 'dex'],
  willpower: ['pow', 'pow'],
} as const satisfies Record<string, readonly (keyof Characteristics)[]>
export type Skill = keyof typeof SKILL_BASES
// The keys of the table are the skills.
export const SKILLS = Object.keys(SKILL_BASES) as [Skill]

/** Kinds of body part: legs and tails hang from the abdomen, everything else from the chest. */
export type Part = 'leg' | 'foreleg' | 'tail' | 'arm' | 'wing' | 'abdomen' | 'chest' | 'head'

export interface Place extends Location<Part> {
  /** The hand it moves. */
  readonly hand: 'right' | 'left' | undefined
  readonly adjoins: readonly number[]
}
export interface Body extends LocationTable<Place> {
  readonly legs: number
}

export const ABILITIES = [
  'acidBlood',
  'bones',
  'breatheFlame',
  'coldBlooded',
  'crawler',
  'darkVision',
  'divingStrike',
  'earthSense',
  'engulfing',
  'flying',
  'formidableNaturalWeapons',
  'frenzy',
  'grappler',
  'immuneToFear',
  'immuneToFire',
  'incorporeal',
  'intimidate',
  'leaper',
  'lightSensitive',
  'nightSight',
  'swimmer',
  'terrifying',
  'trample',
  'undead',
  'wingBuffet',
] as const
export type Ability = (typeof ABILITIES)[number]
