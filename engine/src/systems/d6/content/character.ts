import { AffrayError } from '../../../kernel/error.ts'
import { code, type DieCode } from '../book/diecode.ts'
import type { D6RuleId } from '../book/rules.ts'
import type { AbilityId } from './abilities.ts'
import type { armour, shields } from './armour.ts'
import { type Attribute, attributes, type Skill, skills } from './skills.ts'
import { damage, metres, PLAIN, type Weapon } from './weapon.ts'
import type { melee, missiles } from './weapons.ts'

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

/** An ability as a block lists it: `hardiness 2`, `size 1: small`, and in brackets what it prints beside its ranks. */
type Listed = `${AbilityId} ${number}${'' | ` (${string})`}${'' | `: ${string}`}`
/** A weapon that grows on its owner: what it is, its damage, and how it hurts if not with a point. */
type Grown = `${string} ${string}`

/** What a block has beside its figures. */
export interface Besides {
  readonly name?: string
  readonly also?: readonly string[]
  readonly specializations?: Readonly<Record<string, string>>
  readonly abilities?: readonly Listed[]
  readonly natural?: readonly (Grown | readonly [Grown, Partial<Weapon>])[]
  readonly swarms?: boolean
  readonly weapons?: readonly WeaponId[]
  readonly armour?: readonly ArmourId[]
  readonly shield?: ShieldId
  readonly notes?: string
}
/** A block as it is printed: attributes with the skills under each, then the figures. */
export type Block = readonly [printed: string, besides?: Besides]

const unread = (words: string): never => {
  throw new AffrayError('d6-block', `“${words}” cannot be read in a stat block.`, 'Write it as the other blocks do.')
}
/** `melee combat 3D+1` as its name and what stands behind it. */
function named(words: string): readonly [name: string, value: string] {
  const [, name, value] = /^(.+) (\S+)$/.exec(words.trim()) ?? unread(words)
  return [name ?? '', value ?? '']
}
const codes = (printed: Readonly<Record<string, string>>): Readonly<Record<string, DieCode>> =>
  Object.fromEntries(Object.entries(printed).map(([name, value]) => [name, code(value)]))

/** Attributes and skills: `agility 2D: dodge 3D, fighting 3D; coordination 2D; …`. */
function ability(printed: string): Pick<Character, 'attributes' | 'skills'> {
  const own: Partial<Record<Attribute, DieCode>> = {}
  const known: Partial<Record<Skill, DieCode>> = {}
  for (const each of printed.split(';')) {
    const [head = '', list = ''] = each.split(':')
    const [name, value] = named(head)
    const attribute = attributes.find((one) => one === name) ?? unread(name)
    own[attribute] = code(value)
    for (const one of list === '' ? [] : list.split(',')) {
      const [skill, trained] = named(one)
      if (!(skill in skills) || skills[skill as Skill] !== attribute) unread(one)
      known[skill as Skill] = code(trained)
    }
  }
  const all = attributes.map((attribute): [Attribute, DieCode] => [attribute, own[attribute] ?? unread(attribute)])
  return { attributes: Object.fromEntries(all) as Record<Attribute, DieCode>, skills: known }
}

/** Reads the blocks of one chapter; who has no other name is called what he is. */
export function blocks<K extends string>(
  rule: D6RuleId,
  source: Source,
  rows: Readonly<Record<K, Block>>,
): Readonly<Record<K, Character>> {
  const read = ([key, [printed, besides = {}]]: [string, Block]): [string, Character] => {
    const [abilities = '', figures = ''] = printed.split(/\.\s/)
    const printedOf = Object.fromEntries(figures.replace('.', '').split(',').map(named))
    const figure = (name: string): number => Number(printedOf[name] ?? 0)
    const { specializations, abilities: has = [], natural = [], weapons = [], armour = [], ...rest } = besides
    const optional = { fly: figure('Flying'), swim: figure('Swimming'), woundLevels: figure('Wound levels') }
    return [
      key,
      {
        name: key,
        ...ability(abilities),
        ...(specializations === undefined ? {} : { specializations: codes(specializations) }),
        strengthDamage: code(printedOf['Strength Damage'] ?? unread(key)),
        move: figure('Move'),
        ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value > 0)),
        characterPoints: figure('Character Points'),
        fatePoints: figure('Fate Points'),
        bodyPoints: figure('Body Points'),
        scale: figure('Scale'),
        ...(printedOf['Armor Value'] === undefined ? {} : { hide: code(printedOf['Armor Value']) }),
        abilities: has.map(listed),
        natural: natural.map((one) => grown(one, source)),
        weapons,
        armour,
        ...rest,
        rule,
        source,
      },
    ]
  }
  return Object.fromEntries(Object.entries<Block>(rows).map(read)) as Record<K, Character>
}

function listed(words: Listed): Has {
  const [, name = '', ranks, prints, of] = /^(\w+) (\d+)(?: \((.+?)\))?(?:: (.+))?$/.exec(words) ?? unread(words)
  return {
    ability: name as AbilityId,
    ranks: Number(ranks),
    ...(of === undefined ? {} : { of }),
    ...(prints === undefined ? {} : { prints: code(prints) }),
  }
}

/** A weapon that grows on its owner, used with fighting unless more is said of it. */
function grown(one: Grown | readonly [Grown, Partial<Weapon>], source: Source): Weapon {
  const [words, more] = typeof one === 'string' ? [one] : one
  const edge = EDGES.find((each) => words.endsWith(` ${each}`))
  const [name, printed] = named(edge === undefined ? words : words.slice(0, -edge.length))
  const own = { ...PLAIN, name, skill: 'fighting', damage: damage(printed), edge: edge ?? 'point' } as const
  return { ...own, rule: 'D6-C-SA-NaturalHandWeapon', source, ...more }
}
const EDGES = ['blade', 'blunt'] as const
/** One that reaches further, used with marksmanship; after how many rounds it is ready again. */
export const reaching = (short: number, medium: number, long: number, recharge?: number): Partial<Weapon> => ({
  skill: 'marksmanship',
  quick: false,
  ranges: metres(short, medium, long),
  ...(recharge === undefined ? {} : { reload: { takes: 'rounds', rounds: recharge } }),
  rule: 'D6-C-SA-NaturalRangedWeapon',
})

/** Where a record stands. Wording is ours, figures are the book’s. */
export interface Source {
  readonly work: 'D6 Fantasy Rulebook' | 'D6 Fantasy Creatures' | 'D6 Fantasy Locations' | 'Affray, homebrew'
  readonly heading: string
}
/** The core book. */
export const rulebook = (heading: string): Source => ({ work: 'D6 Fantasy Rulebook', heading })
/** The supplement of beasts. */
export const creatures = (heading: string): Source => ({ work: 'D6 Fantasy Creatures', heading })
/** The supplement of places and who lives there. */
export const locations = (heading: string): Source => ({ work: 'D6 Fantasy Locations', heading })
/** Our own: never the book’s. */
export const homebrew = (why: string): Source => ({ work: 'Affray, homebrew', heading: why })
