import { type Data, isRecord } from './record.ts'

/** Something of the maker's own: a fighter, a side's fighters, or a whole fight. */
export interface Kept {
  readonly is: 'hero' | 'party' | 'fight'
  /** The game it belongs to. */
  readonly system: string
  readonly name: string
  /** A hero's entry, a party's entries by name, or a scenario. */
  readonly data: Data
}

/** The file in which a collection is carried from one place to another. */
export interface CollectionFile {
  readonly affray: 'collection'
  readonly version: 1
  readonly things: readonly Kept[]
}

/** More is no collection, and is not looked at. */
const LARGEST = 2_000_000
const MOST = 1000
const NAME = 'affray.collection'
const KINDS: readonly unknown[] = ['hero', 'party', 'fight']

export const asFile = (things: readonly Kept[]): string =>
  `${JSON.stringify({ affray: 'collection', version: 1, things } satisfies CollectionFile, undefined, 1)}\n`

const short = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  KINDS.includes(value.is) &&
  short(value.system, 60) &&
  short(value.name, 120) &&
  isRecord(value.data)

/** What a file holds, or why it is no collection: what, and what to do. */
export function readFile(
  text: string,
): { readonly things: readonly Kept[]; readonly leftOut: number } | { readonly wrong: string } {
  if (text.length > LARGEST)
    return { wrong: `This file is larger than a collection can be (${LARGEST / 1e6} MB). Choose another.` }
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { wrong: 'This file cannot be read. Choose one that was saved here as a collection.' }
  }
  if (!isRecord(raw) || raw.affray !== 'collection')
    return { wrong: 'This file holds no collection. Choose one that was saved here as a collection.' }
  if (raw.version !== 1)
    return {
      wrong: `This collection is of version ${String(raw.version)}, and this page reads version 1. Open it with a newer page.`,
    }
  const all = Array.isArray(raw.things) ? raw.things : []
  const things = all.filter(isKept).slice(0, MOST)
  return { things, leftOut: all.length - things.length }
}

const same = (a: Kept, b: Kept): boolean => a.is === b.is && a.system === b.system && a.name === b.name

/** Both together: nothing is lost where two are called alike. */
export function together(mine: readonly Kept[], others: readonly Kept[]): readonly Kept[] {
  const all = [...mine]
  for (const one of others) {
    const twin = all.find((other) => same(one, other))
    if (twin === undefined) all.push(one)
    else if (JSON.stringify(twin.data) !== JSON.stringify(one.data)) all.push(renamed(one, all))
  }
  return all.slice(0, MOST)
}
function renamed(one: Kept, all: readonly Kept[]): Kept {
  for (let n = 2; ; n++) {
    const other = { ...one, name: `${one.name} (${n})` }
    if (!all.some((each) => same(each, other))) return other
  }
}

/** The same with one more; what was called so is replaced. */
export const withOne = (all: readonly Kept[], one: Kept): readonly Kept[] =>
  [one, ...all.filter((other) => !same(one, other))].slice(0, MOST)
export const without = (all: readonly Kept[], one: Kept): readonly Kept[] => all.filter((other) => !same(one, other))

/** The collection of this browser. */
export function kept(): readonly Kept[] {
  try {
    const read = readFile(localStorage.getItem(NAME) ?? asFile([]))
    return 'things' in read ? read.things : []
  } catch {
    return []
  }
}
/** Keeps it. False where this browser keeps nothing: then only the file does. */
export function keep(things: readonly Kept[]): boolean {
  try {
    localStorage.setItem(NAME, asFile(things))
    return true
  } catch {
    return false
  }
}
