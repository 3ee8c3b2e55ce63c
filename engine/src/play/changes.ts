import { own } from '../kernel/own.ts'

/** What changed between two pieces of plain data, at one place of them. */
export type Change =
  /** Another value stands there. */
  | { readonly at: Path; readonly to: unknown }
  /** The field is gone. */
  | { readonly at: Path; readonly gone: true }
  /** The list is cut to so many, and these follow. */
  | { readonly at: Path; readonly keep: number; readonly more: readonly unknown[] }
/** The names of fields and the places in lists on the way to a value. */
export type Path = readonly (string | number)[]

type Fields = Readonly<Record<string, unknown>>
const isRecord = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

/** The changes that make `before` into `after`. A field without a value is as good as none. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

/** `at` is the way here; it is the same list all the way down, and copied where something changed. */
function compare(before: unknown, after: unknown, at: (string | number)[], changes: Change[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, at, changes)
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, at, changes)
  else changes.push({ at: [...at], to: after })
}

function compareRecords(before: Fields, after: Fields, at: (string | number)[], changes: Change[]): void {
  // Plain data has no fields but its own: a list of their names for every record would be most of the work.
  for (const key in before) {
    if (own(after, key) === undefined && before[key] !== undefined) changes.push({ at: [...at, key], gone: true })
  }
  for (const key in after) {
    const old = own(before, key)
    const now = after[key]
    if (old === now || now === undefined) continue
    at.push(key)
    if (old === undefined) changes.push({ at: [...at], to: now })
    else compare(old, now, at, changes)
    at.pop()
  }
}

/** Members in the same place are compared; what is longer or shorter changes at its end. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  at: (string | number)[],
  changes: Change[],
): void {
  const shared = Math.min(before.length, after.length)
  for (let i = 0; i < shared; i++) {
    if (before[i] === after[i]) continue
    at.push(i)
    compare(before[i], after[i], at, changes)
    at.pop()
  }
  if (before.length !== after.length) changes.push({ at: [...at], keep: shared, more: after.slice(shared) })
}

/** The data with the changes made; what did not change is shared with the old. */
export function changed<T>(data: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, change) => put(now, change.at, change), data) as T
}

function put(data: unknown, [first, ...rest]: Path, change: Change): unknown {
  if (first === undefined) {
    if ('to' in change) return change.to
    if ('keep' in change && Array.isArray(data)) return [...data.slice(0, change.keep), ...change.more]
    return data
  }
  if (Array.isArray(data)) return data.with(Number(first), put(data[Number(first)], rest, change))
  const fields = isRecord(data) ? data : {}
  if (rest.length > 0 || !('gone' in change)) {
    // A name out of somebody's data is a field of its own, never the prototype.
    return Object.fromEntries([
      ...Object.entries(fields).map(([key, value]) => [key, key === first ? put(value, rest, change) : value] as const),
      ...(Object.hasOwn(fields, first) ? [] : [[first, put(undefined, rest, change)] as const]),
    ])
  }
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== first))
}
