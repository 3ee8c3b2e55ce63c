import { AffrayError } from '../kernel/error.ts'
import { own } from '../kernel/own.ts'
import type { Setup } from '../kernel/scenario.ts'
import { shown as quoted, through } from '../kernel/schema.ts'
import type { AnySystem } from '../kernel/types.ts'
import { botsOf, type PolicyNames } from './bots.ts'

/** A value as a label says it: a text without its quotes. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : quoted(value))

/** One way a scenario is changed. */
export interface Variant {
  readonly label: string
  readonly scenario: unknown
  readonly policies: PolicyNames
  /** The number of a sweep, for a curve. */
  readonly x?: number
}

type Envelope = { options?: Record<string, unknown>; sides: Record<string, Record<string, unknown>> } & Record<
  string,
  unknown
>

/**
 * The variants a `--vary` asks for: `reach=true` (an option), `policy:goblins=cautious`, `goblin.count=1..6`,
 * `goblin.like=orc`, `goblin=none`, `alaric.skills.evade=60` (a fighter's field), `distance=5..50:5`, `scene.light=dark`,
 * `map.cell=2`, `map=none`, `sides.goblins={…}` (any part of the scenario), several values `goblin.like=orc,ogre`, or a sweep over
 * numbers `soldier.skills.dodge=2D..6D:1D`. What changes nothing is refused with the reason.
 */
export function variants(system: AnySystem, scenario: unknown, vary: string, policies: PolicyNames = {}): Variant[] {
  const found = /^([^=]+)=(.+)$/s.exec(vary.trim())
  const [, left = '', right = ''] = found ?? []
  if (found === null) {
    throw new AffrayError(
      'vary/form',
      `"${vary}" does not say what to vary.`,
      'Write option=value, policy:side=name, fighter.count=number, fighter.like=name, fighter.field=value or fighter.field=from..to:step.',
    )
  }
  const base = built(system, scenario)
  if (left.startsWith('policy:')) {
    const side = left.slice('policy:'.length)
    return right.split(',').map((name) => withPolicy(system, scenario, side, name.trim(), policies))
  }
  const made = valuesOf(vary, right).map(({ value, x }) => {
    const changed = withValue(system, scenario, left, value)
    check(system, changed, left)
    const label = `${left}=${shown(value)}`
    return { label, scenario: changed, policies, ...(x === undefined ? {} : { x }) }
  })
  if (made.every((variant) => built(system, variant.scenario) === base))
    throw unchanged(vary, scenario, left, made.length)
  return made
}

/** The state a scenario begins with, to see whether a change is one. */
const built = (system: AnySystem, scenario: unknown): string =>
  JSON.stringify(system.begin(through(system.setup, scenario, 'scenario')))

function unchanged(vary: string, scenario: unknown, path: string, values: number): AffrayError {
  const now = path.split('.').reduce<unknown>((at, part) => (Object(at) as Record<string, unknown>)[part], scenario)
  const already = now === undefined ? '' : ` In the scenario it is ${shown(now)}.`
  return new AffrayError(
    'vary/nothing',
    `${vary} changes nothing: the fight begins the same ${values > 1 ? 'with each of these values' : 'way'}.${already}`,
    'Vary something else, or take another value: what is so already, and what this fight does not use, cannot be compared.',
  )
}

function withPolicy(system: AnySystem, scenario: unknown, side: string, name: string, policies: PolicyNames): Variant {
  const setup = through(system.setup, scenario, 'scenario') as Setup<unknown, unknown>
  const made = { ...policies, [side]: name }
  botsOf(system, system.begin(setup), made)
  const now = own(policies, side) ?? own(setup.policies, side) ?? 'default'
  if (now !== name) return { label: `policy:${side}=${name}`, scenario, policies: made }
  throw new AffrayError(
    'vary/nothing',
    `policy:${side}=${name} changes nothing: the ${side} play by ${now} already.`,
    `Choose another of: ${Object.keys(system.policies).join(', ')}.`,
  )
}

/** What stands in a scenario beside its fighters and can be varied by its own name. */
const PARTS = ['distance', 'map', 'scene', 'open', 'sides', 'options']

/** The scenario with one thing changed: an option, a part of it, how many there are of a fighter, his model, or a field of his. */
function withValue(system: AnySystem, scenario: unknown, path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.split('.')
  const envelope = scenario as Envelope
  if (rest.length === 0 && system.rulings.some((ruling) => ruling.option === first))
    return withOption(system, scenario, first, value)
  const option = rest[0]
  if (first === 'options' && rest.length === 1 && option !== undefined)
    return withOption(system, scenario, option, value)
  const side = Object.keys(envelope.sides).find((id) => Object.hasOwn(envelope.sides[id] ?? {}, first))
  if (side !== undefined && rest.length === 0)
    return put(envelope, ['sides', side, first], value === 'none' ? undefined : value)
  if (side !== undefined && rest.length === 1 && (rest[0] === 'count' || rest[0] === 'like'))
    return put(envelope, ['sides', side, first, rest[0]], value)
  if (PARTS.includes(first)) return put(envelope, [first, ...rest], value === 'none' ? undefined : value)
  if (rest.length > 0) return withField(system, scenario, path, value)
  return withOption(system, scenario, first, value)
}

/** A record with the value at a path put in, or taken out where it is undefined. */
function put(record: unknown, [field, ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const known = (typeof record === 'object' && record !== null ? record : {}) as Record<string, unknown>
  if (field === undefined) return known
  const { [field]: before, ...others } = known
  if (rest.length > 0) return { ...known, [field]: put(before, rest, value) }
  return value === undefined ? others : { ...known, [field]: value }
}

/** Throws what is wrong with a changed scenario; an unknown field is told with those beside it. */
function check(system: AnySystem, made: unknown, path: string): void {
  const parsed = system.setup.parse(made)
  const unknown = parsed.ok ? undefined : parsed.faults.find(({ found }) => found.startsWith('the unknown field'))
  if (unknown !== undefined) {
    const around = unknown.path.slice(0, -1).reduce<unknown>((x, key) => Object(x)[key], made)
    const field = String(unknown.path.at(-1))
    throw missing(
      path,
      field,
      Object.keys(Object(around)).filter((key) => key !== field),
    )
  }
  through(system.setup, made, 'variant')
}

/** A number, with a unit where it has one: `40`, `3D`. */
const AMOUNT = /^(-?\d+(?:\.\d+)?)([A-Za-z%]*)$/

function valuesOf(vary: string, text: string): { value: unknown; x?: number }[] {
  if (/^[{["]/.test(text)) return [{ value: dataOf(vary, text) }]
  const sweep = /^(.+?)\.\.(.+?)(?::(.+))?$/.exec(text)
  if (sweep === null) {
    const values = text.split(',').map((part) => scalar(part.trim()))
    return values.map((value) => (typeof value === 'number' ? { value, x: value } : { value }))
  }
  const [first, last, by] = [sweep[1], sweep[2], sweep[3] ?? '1'].map((part) => AMOUNT.exec(part?.trim() ?? ''))
  const [from, to, step] = [Number(first?.[1]), Number(last?.[1]), Number(by?.[1])]
  const unit = first?.[2] ?? ''
  const alike = last?.[2] === unit && (by?.[2] === unit || by?.[2] === '')
  if (!alike || !((to - from) / step >= 0) || !Number.isFinite((to - from) / step)) {
    throw new AffrayError(
      'vary/sweep',
      `"${vary}" sweeps over something that is no row of numbers.`,
      'Write from..to:step with numbers, such as 40..100:10 or downwards 100..40:-10, or with numbers of one kind, such as 2D..6D:1D.',
    )
  }
  const count = Math.floor((to - from) / step + 1e-9) + 1
  if (count > 200)
    throw new AffrayError(
      'vary/sweep',
      `"${vary}" asks for ${count} variants.`,
      'Sweep over at most 200 values: take a larger step.',
    )
  return Array.from({ length: count }, (_, i) => {
    const x = Math.round((from + i * step) * 1e9) / 1e9
    return { value: unit === '' ? x : `${x}${unit}`, x }
  })
}
/** A part of a scenario written out: `{"thug":{"count":3}}`. */
function dataOf(vary: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AffrayError(
      'vary/json',
      `"${vary}" gives a value that is no JSON.`,
      'Write it like {"thug":{"count":3}}, or a text with a comma in it like "Ines, the Bold".',
    )
  }
}
const scalar = (text: string): string | number | boolean =>
  text === 'true'
    ? true
    : text === 'false'
      ? false
      : text.trim() !== '' && Number.isFinite(Number(text))
        ? Number(text)
        : text

function withOption(system: AnySystem, scenario: unknown, option: string, value: unknown): unknown {
  const ruling = system.rulings.find((r) => r.option === option)
  if (ruling === undefined) {
    throw new AffrayError(
      'vary/option',
      `${system.title} has no option "${option}".`,
      `Vary one of: ${system.rulings.map((r) => r.option).join(', ')}; or policy:side=name, ${PARTS.slice(0, 4).join(', ')}, fighter.count, fighter.like, or a fighter's field as fighter.field=value.`,
    )
  }
  if (!ruling.values.some((v) => String(v) === String(value))) {
    throw new AffrayError(
      'vary/option',
      `The option ${option} cannot be ${String(value)}.`,
      `Choose one of: ${ruling.values.map(String).join(', ')}.`,
    )
  }
  const envelope = scenario as Envelope
  return { ...envelope, options: { ...envelope.options, [option]: value } }
}

/** A fighter's field changed: his whole record is written into the scenario, with that one value replaced. */
function withField(system: AnySystem, scenario: unknown, path: string, value: unknown): unknown {
  const [name = '', ...fields] = path.split('.')
  const setup = through(system.setup, scenario, 'scenario') as Setup<Record<string, unknown>, unknown>
  const envelope = scenario as Envelope
  for (const side of setup.sides) {
    const written = Object.keys(envelope.sides[side.id] ?? {})
    const entry = written.find((key) => key === name)
    const fighter = side.fighters.find((f) => f.id === name || f.id === `${name}-1`)
    if (fighter === undefined) continue
    const key = entry ?? written.find((k) => side.fighters.some((f) => f.id === name && f.id.startsWith(`${k}-`)))
    if (key !== name || key === undefined) {
      throw new AffrayError(
        'vary/fighter',
        `"${name}" is one of several.`,
        `Vary all of them: ${key ?? name.replace(/-\d+$/, '')}.${fields.join('.')}.`,
      )
    }
    const given = envelope.sides[side.id]?.[key] as { count?: number; like?: string } | undefined
    const record = replaced(JSON.parse(JSON.stringify(fighter.record)), fields, value, path)
    const whole = {
      ...(given?.like === undefined ? {} : { like: given.like }),
      ...(given?.count === undefined ? {} : { count: given.count }),
      ...(record as object),
    }
    return { ...envelope, sides: { ...envelope.sides, [side.id]: { ...envelope.sides[side.id], [key]: whole } } }
  }
  const known = Object.values(envelope.sides).flatMap((side) => Object.keys(side))
  throw new AffrayError('vary/fighter', `There is no fighter "${name}".`, `Vary one of: ${known.join(', ')}.`)
}

/** `skills.spear` also finds the entry `spear` of a list whose entries have a `skill`, where the record's own skills have none. */
function inLists(
  record: Record<string, unknown>,
  field: string,
  rest: readonly string[],
): { list: string; fields: string[] } | undefined {
  const [name, ...more] = rest
  const own = record[field]
  if (name === undefined || more.length > 0 || !field.endsWith('s')) return undefined
  if (typeof own === 'object' && own !== null && name in own) return undefined
  const single = field.slice(0, -1)
  for (const [list, entries] of Object.entries(record)) {
    if (!Array.isArray(entries)) continue
    const found: unknown = entries.find((entry: unknown) => {
      const named = typeof entry === 'object' && entry !== null && 'name' in entry && single in entry
      return named && plain(String(entry.name)).startsWith(plain(name))
    })
    if (found) return { list, fields: [name, single] }
  }
  return undefined
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')

/** A list's element is found by its place, its name, or the beginning of its name. */
function replaced(record: unknown, fields: readonly string[], value: unknown, path: string): unknown {
  const [field, ...rest] = fields
  if (field === undefined) return value
  if (Array.isArray(record)) {
    const names = record.map((item: unknown) =>
      typeof item === 'object' && item !== null && 'name' in item ? plain(String(item.name)) : '',
    )
    const at = /^\d+$/.test(field)
      ? Number(field)
      : Math.max(
          names.indexOf(plain(field)),
          names.findIndex((n) => n.startsWith(plain(field))),
        )
    if (at < 0 || at >= record.length)
      throw missing(
        path,
        field,
        record.map((_, i) => names[i] || String(i)),
      )
    return record.map((item: unknown, i) => (i === at ? replaced(item, rest, value, path) : item))
  }
  if (typeof record !== 'object' || record === null) throw missing(path, field, [])
  const known = record as Record<string, unknown>
  const listed = inLists(known, field, rest)
  if (listed !== undefined) return { ...known, [listed.list]: replaced(known[listed.list], listed.fields, value, path) }
  if (rest.length > 0 && !Object.hasOwn(known, field)) throw missing(path, field, Object.keys(known))
  return { ...known, [field]: replaced(known[field], rest, value, path) }
}
const missing = (path: string, field: string, known: readonly string[]): AffrayError =>
  new AffrayError(
    'vary/field',
    `${path}: there is no "${field}".`,
    known.length === 0 ? 'Name a field of the fighter.' : `Name one of: ${known.join(', ')}.`,
  )
