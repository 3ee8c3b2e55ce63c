import { AffrayError } from '@affray/engine'
import type * as z from 'zod'
import type { Told } from '../protocol/told.ts'

export const refusal = (id: string, code: string, because: string, remedy: string): Told => ({
  type: 'refused',
  id,
  code,
  because,
  remedy,
})
export const notStored = (id: string): Told =>
  refusal(
    id,
    'store/failed',
    'The server could not store that: nothing of it has happened.',
    'Try again in a while, and tell whoever runs the server.',
  )
export const faulty = (id: string): Told =>
  refusal(id, 'table/fault', 'Something went wrong at this table.', 'Try something else.')

const STATUS: readonly (readonly [RegExp, 401 | 403 | 404 | 413 | 429 | 503])[] = [
  [/^(seat\/link|table\/key)$/, 401],
  [/^gate\//, 403],
  [/\/unknown$/, 404],
  [/^(http|file)\/large$/, 413],
  [/^limit\//, 429],
  [/^store\//, 503],
]
/** What HTTP calls a refusal. */
export const statusOf = (code: string) => STATUS.find(([pattern]) => pattern.test(code))?.[1] ?? 400

/** The body of a request, where it is of this shape. */
export function bodyAs<T>(text: string, shape: z.ZodType<T>): T {
  const parsed = shape.safeParse(dataIn(text))
  if (parsed.success) return parsed.data
  const fault = parsed.error.issues[0]
  throw new AffrayError(
    'http/invalid',
    `This request cannot be used: ${fault?.path.map(String).join('.') || 'the whole'}: ${fault?.message ?? ''}.`,
    'docs/protocol.md says what is understood.',
  )
}
function dataIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
