import { z } from 'zod'
import { AffrayError } from './error.ts'
import type { Fault, Schema } from './types.ts'

/** A door made of a zod schema, with `more` faults that a shape cannot say. */
export function door<Setup>(shape: z.ZodType<Setup>, more?: (setup: Setup) => readonly Fault[]): Schema<Setup> {
  return {
    parse(raw) {
      const parsed = shape.safeParse(raw)
      if (!parsed.success) return { ok: false, faults: parsed.error.issues.map((issue) => fault(issue, raw)) }
      const faults = more?.(parsed.data) ?? []
      return faults.length === 0 ? { ok: true, setup: parsed.data } : { ok: false, faults }
    },
    json: () => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }),
  }
}

/** What parse accepts, or an error that names every fault. */
export function through<Setup>(schema: Schema<Setup>, raw: unknown, what: string): Setup {
  const parsed = schema.parse(raw)
  if (parsed.ok) return parsed.setup
  const faults = parsed.faults.map(faultInWords)
  throw new AffrayError(
    `${what}/invalid`,
    `This ${what} cannot be used: ${faults.join('; ')}.`,
    'Correct the fields named; everything else was understood.',
  )
}

/** A fault as one phrase: where, what was found, what is allowed. */
export const faultInWords = ({ path, found, allowed }: Fault): string =>
  `${path.join('.') || 'the whole'}: found ${found}, allowed is ${allowed}`

function fault(issue: z.core.$ZodIssue, raw: unknown): Fault {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? ''
    return { path: [...path, key], found: `the unknown field "${key}"`, allowed: 'no such field' }
  }
  return { path, found: shown(at(raw, path)), allowed: allowed(issue) }
}

function allowed(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'nonoptional' ? 'something' : issue.expected
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `at least ${issue.minimum}`
    case 'too_big':
      return `at most ${issue.maximum}`
    default:
      return issue.message
  }
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
