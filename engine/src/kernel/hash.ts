import { sha256 } from '../dice/sha256.ts'

/** Data as text that does not depend on the order in which fields were written. */
export function canonical(x: unknown): string {
  if (Array.isArray(x)) return `[${x.map((item) => canonical(item === undefined ? null : item)).join()}]`
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null'
  const fields = Object.entries(x)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`)
  return `{${fields.join()}}`
}

/** The name of a state: equal states have equal hashes, whatever built them. */
export const hashOf = (state: unknown): string => sha256(canonical(state)).slice(0, 16)
