import { jsonSchema } from '../kernel/json-schema.ts'
import type { AnySystem, Content, Ruling } from '../kernel/types.ts'

/** A field of a form in which a fight is set up, made from the game's own schema. */
export interface SetupField {
  readonly name: string
  /** What it means, and what stands for it when it is left out. */
  readonly about: string
  readonly needed: boolean
  readonly input: Input
  readonly usual?: unknown
}
/** What may be put in, so that a screen can draw it without knowing the game. */
export type Input =
  | { readonly kind: 'text'; readonly most?: number }
  | { readonly kind: 'number'; readonly whole: boolean; readonly least?: number; readonly most?: number }
  | { readonly kind: 'yes' }
  | { readonly kind: 'choice'; readonly choices: readonly (string | number | boolean | null)[] }
  /** Several of one kind, in order. */
  | { readonly kind: 'list'; readonly of: Input; readonly least?: number; readonly most?: number }
  /** A fixed number of things, each of its kind. */
  | { readonly kind: 'row'; readonly of: readonly Input[] }
  /** Fields with names of their own. */
  | { readonly kind: 'fields'; readonly fields: readonly SetupField[] }
  /** A value for each of several names, */
  | { readonly kind: 'record'; readonly names?: readonly string[]; readonly of: Input }
  /** or one of several kinds of thing. */
  | { readonly kind: 'either'; readonly of: readonly Input[] }
  /** Anything. */
  | { readonly kind: 'data' }

/** Everything a screen needs to set a fight of a game up. */
export interface SetupForm {
  readonly system: string
  /** The fight as a whole: title, map, distance, scene … */
  readonly fight: readonly SetupField[]
  /** A fighter who differs from a kind, or has none: what is needed is needed of one who has none. */
  readonly fighter: readonly SetupField[]
  /** Whom, and with what: fighters first. */
  readonly content: Content
  /** What the book leaves open, by the heading it is listed under; those worth showing first under none. */
  readonly rulings: readonly { readonly group: string; readonly rulings: readonly Ruling[] }[]
}

/** The form of a game. */
export function setupForm(system: AnySystem): SetupForm {
  const { properties: { sides, options: _, ...fight } = {}, required } = jsonSchema(system.setup) as Json
  const entry = sides?.additionalProperties?.additionalProperties ?? {}
  // An entry may leave to a record what a whole fighter needs.
  const { required: needed } = wholeFighter(system)
  return {
    system: system.id,
    fight: fieldsOf({ properties: fight, required }),
    fighter: fieldsOf({ properties: entry.properties, required: needed }),
    content: system.content,
    rulings: grouped(system.rulings),
  }
}

/** A fighter whom no record makes. */
function wholeFighter({ setup: { parse, fighter } }: AnySystem): Json {
  return fighter === undefined ? {} : (jsonSchema({ parse, shape: fighter }) as Json)
}

function grouped(rulings: readonly Ruling[]): SetupForm['rulings'] {
  const groups = new Map<string, Ruling[]>()
  for (const ruling of rulings) {
    const group = ruling.first === true ? '' : (ruling.group ?? 'Other')
    groups.set(group, [...(groups.get(group) ?? []), ruling])
  }
  return [...groups]
    .map(([group, all]) => ({ group, rulings: all }))
    .sort((a, b) => Number(b.group === '') - Number(a.group === ''))
}

/** The part of JSON Schema that doors publish. */
interface Json {
  readonly type?: string | undefined
  readonly description?: string | undefined
  readonly default?: unknown
  readonly enum?: readonly (string | number | boolean | null)[] | undefined
  readonly const?: string | number | boolean | null | undefined
  readonly anyOf?: readonly Json[] | undefined
  readonly properties?: Readonly<Record<string, Json>> | undefined
  readonly required?: readonly string[] | undefined
  readonly additionalProperties?: Json | undefined
  readonly propertyNames?: Json | undefined
  readonly items?: Json | undefined
  readonly prefixItems?: readonly Json[] | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly maxLength?: number | undefined
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
}

function fieldsOf({ properties = {}, required = [] }: Json): SetupField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    about: schema.description ?? '',
    needed: required.includes(name),
    input: inputOf(schema),
    ...(schema.default === undefined ? {} : { usual: schema.default }),
  }))
}

function inputOf(schema: Json): Input {
  if (schema.enum !== undefined) return { kind: 'choice', choices: schema.enum }
  if (schema.const !== undefined) return { kind: 'choice', choices: [schema.const] }
  if (schema.anyOf !== undefined) return eitherOf(schema.anyOf)
  switch (schema.type) {
    case 'string':
      return { kind: 'text', ...bound('most', schema.maxLength) }
    case 'number':
    case 'integer':
      return {
        kind: 'number',
        whole: schema.type === 'integer',
        ...bound('least', schema.minimum),
        ...bound('most', schema.maximum),
      }
    case 'boolean':
      return { kind: 'yes' }
    case 'null':
      return { kind: 'choice', choices: [null] }
    case 'array':
      return schema.prefixItems === undefined
        ? {
            kind: 'list',
            of: inputOf(schema.items ?? {}),
            ...bound('least', schema.minItems),
            ...bound('most', schema.maxItems),
          }
        : { kind: 'row', of: schema.prefixItems.map(inputOf) }
    case 'object':
      return schema.properties === undefined
        ? {
            kind: 'record',
            of: inputOf(schema.additionalProperties ?? {}),
            ...namesOf(schema.propertyNames),
          }
        : { kind: 'fields', fields: fieldsOf(schema) }
    default:
      return { kind: 'data' }
  }
}

/** One of several kinds: where all are plain words or numbers, a choice among them. */
function eitherOf(kinds: readonly Json[]): Input {
  const inputs = kinds.map(inputOf)
  const choices = inputs.flatMap((input) => (input.kind === 'choice' ? [input.choices] : []))
  if (choices.length === inputs.length) return { kind: 'choice', choices: choices.flat() }
  const [only, ...more] = inputs
  return only !== undefined && more.length === 0 ? only : { kind: 'either', of: inputs }
}

const bound = <K extends 'least' | 'most'>(name: K, value: number | undefined): Partial<Record<K, number>> =>
  value === undefined ? {} : ({ [name]: value } as Record<K, number>)

const namesOf = (names: Json | undefined): { names?: readonly string[] } =>
  names?.enum === undefined ? {} : { names: names.enum.map(String) }
