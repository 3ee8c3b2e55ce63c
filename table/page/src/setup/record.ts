/** A record as a scenario has it: plain data under names that people choose. */
export type Data = Readonly<Record<string, unknown>>
/** Where something stands in it. */
export type Path = readonly (string | number)[]

export const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands under a name, if anything does. */
export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (here, name) =>
      typeof here === 'object' && here !== null && Object.hasOwn(here, name) ? Reflect.get(here, name) : undefined,
    value,
  )

/** A copy in which something else stands at a path; undefined: nothing does. */
export function put(value: unknown, [first, ...rest]: Path, to: unknown): unknown {
  if (first === undefined) return to
  if (Array.isArray(value)) {
    const list = [...value]
    const made = put(list[Number(first)], rest, to)
    if (made === undefined) list.splice(Number(first), 1)
    else list[Number(first)] = made
    return list
  }
  const before = isRecord(value) ? value : {}
  const made = put(Object.hasOwn(before, first) ? before[first] : undefined, rest, to)
  const entries = Object.entries(before).filter(([name]) => name !== String(first))
  const where = Object.keys(before).indexOf(String(first))
  // What is changed keeps its place among the others.
  if (made !== undefined) entries.splice(where < 0 ? entries.length : where, 0, [String(first), made])
  return Object.fromEntries(entries)
}

/** The same under another name, in the same place. */
export const renamed = (value: Data, from: string, to: string): Data =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name === from ? to : name, one]))
