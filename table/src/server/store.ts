import { createHash } from 'node:crypto'
import { notKnown, notWritten } from './store-faults.ts'

export interface TableRow {
  readonly id: string
  readonly system: string
  readonly title: string
  readonly made: number
  readonly touched: number
  /** When it was noted that nobody uses it any more. */
  readonly noticed?: number
}
/** A link: where it leads, and whether somebody has opened it. */
export interface LinkRow {
  readonly table: string
  readonly seat: string
  readonly opened: boolean
  /** The link it takes the place of once it is opened. */
  readonly ends?: string
}
/** So many links lead to one seat. */
export const MOST_LINKS = 20

/** What was taken down of a story: its lines as JSON. */
export interface KeptPage {
  readonly class: string
  readonly entry: number
  readonly page: string
}

/** A table as it was stored last. */
export interface Kept {
  readonly row: TableRow
  /** A room, as JSON. */
  readonly file: string
  /** The deeds behind the snapshot, each as JSON. */
  readonly deeds: readonly string[]
  readonly told: readonly KeptPage[]
  /** The number of the last deed, and the sum over all of them. */
  readonly n: number
  readonly sum: string
}

/** What can be read of a table without playing it: what it was when it was last kept, and what each class saw of it. */
export interface Archived {
  readonly file: string
  readonly told: readonly KeptPage[]
  /** What each class was shown last, as JSON. */
  readonly shown: ReadonlyMap<string, string>
}

/** One thing to write; those of one group are written together or not at all. */
export type Write =
  | { readonly write: 'table'; readonly row: TableRow; readonly file: string }
  | { readonly write: 'deed'; readonly table: string; readonly n: number; readonly deed: string; readonly sum: string }
  | { readonly write: 'snapshot'; readonly table: string; readonly n: number; readonly file: string }
  | { readonly write: 'told'; readonly table: string; readonly pages: readonly KeptPage[] }
  | { readonly write: 'shown'; readonly table: string; readonly class: string; readonly shown: string }
  | { readonly write: 'touch'; readonly table: string; readonly title: string; readonly at: number }
  | { readonly write: 'notice'; readonly table: string; readonly at: number }
  | { readonly write: 'code'; readonly table: string; readonly code: string | null }
  /** A further link; `ends`: the link it takes the place of once somebody opens it. */
  | {
      readonly write: 'link'
      readonly table: string
      readonly seat: string
      readonly hash: string
      readonly ends?: string
    }
  /** Somebody has opened a link. */
  | { readonly write: 'opened'; readonly table: string; readonly hash: string }
  /** No link leads to the seat any more, but for one. */
  | { readonly write: 'no links'; readonly table: string; readonly seat: string; readonly but?: string }
  | { readonly write: 'ticket'; readonly table: string; readonly n: number; readonly hash: string }
  | { readonly write: 'seated'; readonly table: string; readonly n: number; readonly seat: string | null }
  | { readonly write: 'gone'; readonly table: string }

/** The sum of a deed over all before it: what was changed in between is found. */
export const summed = (before: string, deed: string): string =>
  createHash('sha256').update(before).update(deed).digest('base64url').slice(0, 22)

/** What became of a write: it is on the disk, nothing of it is, or nobody can say. */
export type Fate = 'done' | 'refused' | 'unknown'
/** The same of a group: of each table that was not done, and why. */
export interface Fates {
  readonly of: ReadonlyMap<string, Exclude<Fate, 'done'>>
  readonly because: string
}
export const ALL_DONE: Fates = { of: new Map(), because: '' }

/** What can be asked of a store, and what it answers. */
export interface Asks {
  /** Writes a group together, or where that fails each table's part alone. */
  write(group: readonly Write[]): Fates
  /** Whether something could be written now: nothing is. */
  tryOut(): void
  table(id: string): TableRow | undefined
  tables(): TableRow[]
  count(): number
  /** The table whose door is open under a code. */
  byCode(code: string): TableRow | undefined
  /** Which seat a link leads to. */
  link(hash: string): LinkRow | undefined
  /** How many links to a seat somebody has opened. */
  linksOpened(table: string, seat: string): number
  /** What became of somebody who waits at a door. */
  ticket(hash: string): { readonly table: string; readonly seat: string | null | undefined } | undefined
  /** A table as it was stored last: its newest sound snapshot and the deeds behind it. */
  load(id: string): Kept | undefined
  /** What can be read of a table whatever became of its game. */
  archived(id: string): Archived
  /** The number of the first deed that is damaged; undefined where all are sound. */
  firstDamaged(table: string): number | undefined
  /** Forgets the deeds of a table from one on, and the snapshots behind them: what stands before is brought back. */
  cut(table: string, from: number): void
  /** A copy of everything in another file, whole as of one moment. */
  backup(path: string): void
}

/**
 * Everything a server keeps. What is asked first is answered first, so that whoever reads sees what was written before. A write
 * never fails: it says what became of it.
 */
export type Store = {
  [K in keyof Asks]: (...of: Parameters<Asks[K]>) => Promise<ReturnType<Asks[K]>>
} & {
  readonly folder: string
  close(): Promise<void>
}

/** Writes a group, with a sentence for whoever asked where not all of it is there. */
export async function sure(store: Pick<Store, 'write'>, group: readonly Write[]): Promise<void> {
  const { of, because } = await store.write(group)
  for (const fate of of.values()) throw fate === 'refused' ? notWritten(because) : notKnown(because)
}

/** The table something is written of. */
export const tableOf = (write: Write): string => ('table' in write ? write.table : write.row.id)
