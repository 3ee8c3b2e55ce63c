import type { ArmourName } from './armour.ts'
import type { ArrowName } from './missiles.ts'
import type { MovementMode, RaceName, Rate, Size } from './races.ts'
import type { Aptitude, Skill } from './skills.ts'
import type { Power, Trait } from './traits.ts'
import type { Ranges, Reload, Spilt, Suited, Tag } from './weapon.ts'

/** A weapon written out where the tables have none like it. */
export interface OwnWeapon {
  readonly name: string
  readonly skill?: Skill | undefined
  readonly hands?: 0 | 1 | 2 | undefined
  readonly dv: string
  readonly ap?: number | undefined
  readonly tags?: readonly Tag[] | undefined
  readonly suited?: readonly Suited[] | undefined
  readonly thrown?: { readonly dv: string; readonly ranges: Ranges } | undefined
  /** Where it shoots or is hurled so far; left out: it strikes. */
  readonly ranges?: Ranges | undefined
  readonly reload?: Reload | undefined
  readonly barrels?: number | undefined
  readonly uses?: number | undefined
  /** What it spills, and over how many metres. */
  readonly spills?: { readonly substance: Spilt; readonly metres: string } | undefined
}

/** What a resistance or vulnerability does to what has its tag. */
export interface Resistance {
  readonly tag: Tag
  /** `DV/2`, `DV+3`, `DV-2`, `AV-2`, `immune`, `check+10`; anything else is told and does nothing. */
  readonly effect: string
}

/** Somebody as a scenario writes him. What is left out comes from his race, human if none is named. */
export interface Character {
  readonly name?: string | undefined
  readonly race?: RaceName | undefined
  /** Heroes and major characters have Luck and notice things. */
  readonly role?: 'hero' | 'major' | 'minor' | undefined
  readonly aptitudes?: { readonly [A in Aptitude]?: number | undefined } | undefined
  readonly DUR?: number | undefined
  readonly STR?: number | undefined
  readonly INIT?: number | undefined
  readonly DB?: number | undefined
  readonly luck?: number | undefined
  readonly skills?: { readonly [S in Skill]?: number | undefined } | undefined
  readonly proficiencies?: readonly string[] | undefined
  readonly specializations?: readonly string[] | undefined
  readonly size?: Size | undefined
  readonly movement?: { readonly [M in MovementMode]?: Rate | undefined } | undefined
  readonly hide?: number | undefined
  readonly negates?: number | undefined
  readonly fastHealing?: number | undefined
  readonly armour?: readonly ArmourName[] | undefined
  readonly weapons?: readonly (string | OwnWeapon)[] | undefined
  readonly inHand?: readonly string[] | undefined
  readonly arrows?: { readonly [A in ArrowName]?: number | undefined } | undefined
  readonly natural?: readonly OwnWeapon[] | undefined
  readonly traits?: readonly Trait[] | undefined
  readonly powers?: readonly Power[] | undefined
  readonly resistances?: readonly Resistance[] | undefined
  readonly disembowels?: string | undefined
  readonly warTrained?: boolean | undefined
  readonly mount?: string | undefined
}
