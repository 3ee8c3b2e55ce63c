import { AffrayError } from '../kernel/error.ts'
import type { Setup } from '../kernel/scenario.ts'
import { through } from '../kernel/schema.ts'
import type { AnySystem } from '../kernel/types.ts'

type Envelope = { options?: Record<string, unknown>; sides: Record<string, Record<string, unknown>> } & Record<
  string,
  unknown
>

/** What stands in a scenario beside its fighters and can be varied by its own name. */
const PARTS = ['distance', 'map', 'scene', 'open', 'sides', 'options']

/** The scenario with one thing changed: an option, a part of it, how many there are of a fighter, his model, or a field of his. */
export function withValue(system: AnySystem, scenario: unknown, path: string, value: unknown): unknown {
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
export function check(system: AnySystem, made: unknown, path: string): void {
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
