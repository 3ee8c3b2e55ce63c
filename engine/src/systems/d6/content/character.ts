import { code, type DieCode } from '../diecode.ts'
import type { D6RuleId } from '../rules.ts'
import type { AbilityId } from './abilities.ts'
import type { armour, shields } from './armour.ts'
import type { melee } from './melee.ts'
import type { missiles } from './missiles.ts'
import { type Attribute, attributes, type Skill } from './skills.ts'
import type { Source } from './source.ts'
import { damage, type Ranges, type Weapon } from './weapon.ts'

export type WeaponId = keyof typeof melee | keyof typeof missiles
export type ArmourId = keyof typeof armour
export type ShieldId = keyof typeof shields

/** An ability somebody has. */
export interface Has {
  readonly ability: AbilityId
  readonly ranks: number
  /** Which attribute, sense, skill or kind of attack it is for, or how the immortal dies. */
  readonly of?: string
  /** What the stat block prints where it differs from the ranks (Ruling D6-A31). */
  readonly prints?: DieCode
}

export interface Character {
  readonly name: string
  /** Other names it answers to in a scenario. */
  readonly also?: readonly string[]
  readonly attributes: Readonly<Record<Attribute, DieCode>>
  readonly skills: Readonly<Partial<Record<Skill, DieCode>>>
  readonly specializations?: Readonly<Record<string, DieCode>>
  /** As printed, which is not always what Physique gives (Ruling D6-A30). */
  readonly strengthDamage: DieCode
  /** Metres a round, on foot unless it has none, without what Hypermovement adds. */
  readonly move: number
  readonly fly?: number
  readonly swim?: number
  readonly characterPoints: number
  readonly fatePoints: number
  readonly bodyPoints: number
  /** How many Wound levels it has; where the block prints none it has them all. */
  readonly woundLevels?: number
  /** Smaller than a human is below 0. */
  readonly scale: number
  /** Armor Value of hide or fur. */
  readonly hide?: DieCode
  readonly abilities: readonly Has[]
  readonly natural: readonly Weapon[]
  /** Whether it attacks in swarms. */
  readonly swarms?: boolean
  readonly weapons: readonly WeaponId[]
  readonly armour: readonly ArmourId[]
  readonly shield?: ShieldId
  /** What the block says beside its figures. */
  readonly notes?: string
  readonly rule: D6RuleId
  readonly source: Source
}

type Six = readonly [string, string, string, string, string, string]
/** Agility, Coordination, Physique, Intellect, Acumen, Charisma, as a sheet lists them. */
export const six = (codes: Six): Readonly<Record<Attribute, DieCode>> => {
  const [agility, coordination, physique, intellect, acumen, charisma] = codes
  const of: Record<Attribute, string> = { agility, coordination, physique, intellect, acumen, charisma }
  const read: Record<Attribute, DieCode> = {
    agility: 0,
    coordination: 0,
    physique: 0,
    intellect: 0,
    acumen: 0,
    charisma: 0,
  }
  for (const attribute of attributes) read[attribute] = code(of[attribute])
  return read
}
/** Skills as a sheet lists them. */
export function skilled(printed: Readonly<Partial<Record<Skill, string>>>): Readonly<Partial<Record<Skill, DieCode>>> {
  const read: Partial<Record<Skill, DieCode>> = {}
  let skill: Skill
  for (skill in printed) {
    const codeOf = printed[skill]
    if (codeOf !== undefined) read[skill] = code(codeOf)
  }
  return read
}

interface Block {
  readonly also?: readonly string[]
  readonly specializations?: Readonly<Record<string, DieCode>>
  readonly strengthDamage: string
  readonly move: number
  readonly fly?: number
  readonly swim?: number
  readonly points?: readonly [character: number, fate: number]
  readonly body: number
  readonly levels?: number
  readonly scale?: number
  readonly hide?: string
  readonly abilities?: readonly Has[]
  readonly natural?: readonly Weapon[]
  readonly swarms?: boolean
  readonly weapons?: readonly WeaponId[]
  readonly armour?: readonly ArmourId[]
  readonly shield?: ShieldId
  readonly notes?: string
}

/** Reads the blocks of one chapter. */
export const blocksOf =
  (rule: D6RuleId, source: Source) =>
  (name: string, codes: Six, printed: Readonly<Partial<Record<Skill, string>>>, block: Block): Character => {
    const { strengthDamage, points, body, levels, scale, hide, abilities, natural, weapons, armour, ...rest } = block
    return {
      name,
      attributes: six(codes),
      skills: skilled(printed),
      strengthDamage: code(strengthDamage),
      characterPoints: points?.[0] ?? 0,
      fatePoints: points?.[1] ?? 0,
      bodyPoints: body,
      ...(levels === undefined ? {} : { woundLevels: levels }),
      scale: scale ?? 0,
      ...(hide === undefined ? {} : { hide: code(hide) }),
      abilities: abilities ?? [],
      natural: natural ?? [],
      weapons: weapons ?? [],
      armour: armour ?? [],
      ...rest,
      rule,
      source,
    }
  }

/** A weapon that grows on its owner, used with fighting. */
export const naturalWeapons =
  (source: Source) =>
  (name: string, printed: string, edge: Weapon['edge'] = 'point'): Weapon => ({
    name,
    skill: 'fighting',
    damage: damage(printed),
    edge,
    hands: 1,
    length: 'hand',
    quick: true,
    rule: 'D6-C-SA-NaturalHandWeapon',
    source,
  })
/** One that reaches further, used with marksmanship. */
export const breath = (source: Source, name: string, printed: string, ranges: Ranges): Weapon => ({
  ...naturalWeapons(source)(name, printed),
  skill: 'marksmanship',
  quick: false,
  ranges,
  rule: 'D6-C-SA-NaturalRangedWeapon',
})
