import type { SetupForm } from '@affray/engine/play'
import { kindOf, readHorde } from '../master/horde.ts'
import { type Data, isRecord } from './record.ts'

/** A name a scenario takes: lower-case letters, digits and hyphens. */
export const nameOf = (said: string): string =>
  said
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Everybody's names in a scenario, of all sides. */
export const namesIn = (scenario: Data): readonly string[] =>
  Object.values(isRecord(scenario.sides) ? scenario.sides : {}).flatMap((members) =>
    isRecord(members) ? Object.keys(members) : [],
  )

/** What a line such as “goblin x6” adds: a name nobody has yet, and the entry under it. */
export function entryFor(
  line: string,
  form: SetupForm,
  taken: readonly string[],
): { readonly name: string; readonly entry: Data } | { readonly unknown: string } {
  const read = readHorde(line)
  const kinds = (form.content[0]?.entries ?? []).map(({ id, title }) => ({ key: id, title }))
  const kind = read === undefined ? undefined : (kindOf(kinds, read.kind) ?? kindOf(kinds, nameOf(read.kind)))
  if (read === undefined || kind === undefined) return { unknown: read?.kind ?? line.trim() }
  const count = read.count > 1 ? { count: read.count } : {}
  if (!taken.includes(kind)) return { name: kind, entry: count }
  return { name: free(kind, taken), entry: { like: kind, ...count } }
}

/** The name, or the first with a letter behind it that nobody has. */
export function free(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  for (let n = 2; ; n++) {
    const other = `${name}-${String.fromCharCode(96 + n)}${n > 26 ? n : ''}`
    if (!taken.includes(other)) return other
  }
}
