import type { core } from 'zod/mini'
import { AffrayError } from './error.ts'
import type { Shape } from './shapes.ts'
import type { Fault, Schema } from './types.ts'

/** A door made of a shape, with `more` faults that a shape cannot say. */
export function door<Setup>(shape: Shape<Setup>, more?: (setup: Setup) => readonly Fault[]): Schema<Setup> {
  return {
    parse(raw) {
      const parsed = shape.safeParse(raw)
      if (!parsed.success) return { ok: false, faults: parsed.error.issues.map((issue) => fault(issue, raw)) }
      const faults = more?.(parsed.data) ?? []
      return faults.length === 0 ? { ok: true, setup: parsed.data } : { ok: false, faults }
    },
    shape,
  }
}

/** Nobody reads more faults at once. */
const MOST_NAMED = 20

/** What parse accepts, or an error that names its faults. */
export function through<Setup>(schema: Schema<Setup>, raw: unknown, what: string): Setup {
  const parsed = schema.parse(raw)
  if (parsed.ok) return parsed.setup
  const faults = parsed.faults.slice(0, MOST_NAMED).map(faultInWords)
  const more = parsed.faults.length - faults.length
  throw new AffrayError(
    `${what}/invalid`,
    `This ${what} cannot be used: ${faults.join('; ')}${more === 0 ? '' : `; and ${more} faults more`}.`,
    'Correct the fields named; everything else was understood.',
  )
}

/** A fault as one phrase: where, what was found, what is allowed. */
export const faultInWords = ({ path, found, allowed }: Fault): string =>
  `${path.join('.') || 'the whole'}: found ${found}, allowed is ${allowed}`

function fault(issue: core.$ZodIssue, raw: unknown): Fault {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? ''
    return { path: [...path, key], found: `the unknown field "${key}"`, allowed: 'no such field' }
  }
  if (issue.code === 'invalid_key') return { path, found: `the name "${String(path.at(-1))}"`, allowed: allowed(issue) }
  return { path, found: shown(at(raw, path)), allowed: allowed(issue) }
}

/** What a kind of value is called. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a record (name: value)',
  record: 'a record (name: value)',
  array: 'a list',
  tuple: 'a list',
  nonoptional: 'something',
}

/** What is allowed, in our words and not the parser's. */
function allowed(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `at least ${issue.minimum}${ofThem(issue.origin)}`
    case 'too_big':
      return `at most ${issue.maximum}${ofThem(issue.origin)}`
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'a whole number' : `a multiple of ${issue.divisor}`
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] === undefined ? 'another name' : allowed(issue.issues[0])
    case 'invalid_union':
      return /^Invalid/.test(issue.message) ? oneOfSeveral(issue) : issue.message
    case 'invalid_format':
      return /^Invalid/.test(issue.message) ? `another text (${issue.format})` : issue.message
    case 'unrecognized_keys':
      return 'no such field'
    default:
      return /^Invalid/.test(issue.message) ? 'something else' : issue.message
  }
}
const ofThem = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' of them' : '')

/** What each of several shapes wants, said once; of records told apart by a field, that field's values. */
function oneOfSeveral({ errors, ...rest }: core.$ZodIssueInvalidUnion): string {
  const by = 'discriminator' in rest && typeof rest.discriminator === 'string' ? rest.discriminator : undefined
  const known = 'options' in rest && Array.isArray(rest.options) ? rest.options.map(String) : []
  if (known.length > 0) return `one of ${known.join(', ')}`
  const wanted = errors.flatMap((issues) =>
    issues
      .slice(0, 1)
      .filter(({ path }) => path.length === 0)
      .map(allowed),
  )
  const listed = [...new Set(wanted)].map((one) => one.replace(/^one of /, ''))
  if (listed.length > 0)
    return wanted.every((one) => /^one of /.test(one)) ? `one of ${listed.join(', ')}` : listed.join(', or ')
  return by === undefined ? 'one of several records' : `one of the values of "${by}"`
}

function at(raw: unknown, path: readonly (string | number)[]): unknown {
  let here: unknown = raw
  for (const part of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return undefined
    here = (here as Record<string | number, unknown>)[part]
  }
  return here
}

/** A value as an error shows it: short, and never more than one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
