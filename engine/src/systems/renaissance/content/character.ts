import type { ArmourName } from './armour.ts'
import type { ArrowName } from './missiles.ts'
import type { MovementMode, RaceName, Rate, Size } from './races.ts'
import type { Aptitude, Skill } from './skills.ts'
import type { Power, Trait } from './traits.ts'
import type { Ranges, Suited, Tag } from './weapon.ts'

/** A weapon written out where the tables have none like it. */
export interface OwnWeapon {
  readonly name: string
  readonly skill?: Skill
  readonly hands?: 0 | 1 | 2
  readonly dv: string
  readonly ap?: number
  readonly tags?: readonly Tag[]
  readonly suited?: readonly Suited[]
  readonly thrown?: { readonly dv: string; readonly ranges: Ranges }
}

/** What a resistance or vulnerability does to what has its tag. */
export interface Resistance {
  readonly tag: Tag
  /** `DV/2`, `DV+3`, `DV-2`, `AV-2`, `immune`, `check+10`; anything else is told and does nothing. */
  readonly effect: string
}

/** Somebody as a scenario writes him. What is left out comes from his race, human if none is named. */
export interface Character {
  readonly name?: string
  readonly race?: RaceName
  /** Heroes and major characters have Luck and notice things. */
  readonly role?: 'hero' | 'major' | 'minor'
  readonly aptitudes?: Partial<Record<Aptitude, number>>
  readonly DUR?: number
  readonly STR?: number
  readonly INIT?: number
  readonly DB?: number
  readonly luck?: number
  readonly skills?: Partial<Record<Skill, number>>
  readonly proficiencies?: readonly string[]
  readonly specializations?: readonly string[]
  readonly size?: Size
  readonly movement?: Partial<Record<MovementMode, Rate>>
  readonly hide?: number
  readonly negates?: number
  readonly fastHealing?: number
  readonly armour?: readonly ArmourName[]
  readonly weapons?: readonly (string | OwnWeapon)[]
  readonly inHand?: readonly string[]
  readonly arrows?: Partial<Record<ArrowName, number>>
  readonly natural?: readonly OwnWeapon[]
  readonly traits?: readonly Trait[]
  readonly powers?: readonly Power[]
  readonly resistances?: readonly Resistance[]
  readonly disembowels?: string
  readonly warTrained?: boolean
  readonly mount?: string
}
