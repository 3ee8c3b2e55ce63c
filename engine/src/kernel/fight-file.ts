import { z } from 'zod'
import type { Answer } from './answers.ts'
import { AffrayError } from './error.ts'
import { door, through } from './schema.ts'

const scalar = z.union([z.string().max(200), z.number(), z.boolean()])
const roll = z.strictObject({
  roll: z.string(),
  who: z.string(),
  faces: z.array(z.number().int()).max(1000).optional(),
  says: z.array(scalar).max(100).optional(),
  ruled: z.strictObject({ because: z.string(), was: z.array(scalar) }).optional(),
})
const choice = z.strictObject({
  asked: z.array(z.strictObject({ who: z.string(), ask: z.string() })).max(1000),
  keys: z.array(z.string()).max(1000),
})
const ruling = z.strictObject({
  ruling: z.unknown(),
  because: z.string(),
  looks: z.number().int().nonnegative().optional(),
})
const answer = z.union([roll, choice, ruling])
const entry = z.strictObject({
  id: z.number().int().positive(),
  after: z.number().int().nonnegative(),
  branch: z.number().int().nonnegative(),
  hash: z.string(),
  answers: z.array(answer).max(10_000),
})
const shape = z.strictObject({
  affray: z.literal(1),
  system: z.string().regex(/^[a-z0-9]+@\d+$/),
  scenario: z.unknown(),
  dice: z.strictObject({
    by: z.enum(['keyed', 'typed', 'stream']),
    promise: z.string(),
    seed: z.string().optional(),
  }),
  entries: z.array(entry),
  head: z.number().int().nonnegative(),
  branch: z.number().int().nonnegative(),
  pending: z.array(answer),
  sealed: z.record(z.string(), z.string()),
  tip: z.strictObject({
    entry: z.number().int().nonnegative(),
    branch: z.number().int().nonnegative(),
    pending: z.array(answer),
  }),
  notes: z.array(z.string()).optional(),
})

/** A step or a ruling that happened, after which other, on which branch, and the hash of the state it led to. */
export interface Entry {
  readonly id: number
  readonly after: number
  readonly branch: number
  readonly hash: string
  readonly answers: readonly Answer[]
}
/** A fight as data: see docs/fight-file.md. */
export interface FightFile {
  readonly affray: 1
  readonly system: string
  readonly scenario: unknown
  readonly dice: {
    readonly by: 'keyed' | 'typed' | 'stream'
    readonly promise: string
    readonly seed?: string | undefined
  }
  readonly entries: readonly Entry[]
  readonly head: number
  readonly branch: number
  /** Answers so far of the step that waits. */
  readonly pending: readonly Answer[]
  /** Answers to questions asked together, until all are there. */
  readonly sealed: Readonly<Record<string, string>>
  /** Where redo leads. */
  readonly tip: { readonly entry: number; readonly branch: number; readonly pending: readonly Answer[] }
  /** Remarks of whoever wrote the file. */
  readonly notes?: readonly string[] | undefined
}

/** The door for fight files. */
export const fightFile = door<FightFile>(shape)

/** A fight file from untrusted data, or an error that names what is wrong with it. */
export function readFightFile(raw: unknown): FightFile {
  const version = typeof raw === 'object' && raw !== null && 'affray' in raw ? raw.affray : undefined
  if (version !== 1) {
    throw new AffrayError(
      'fight/version',
      version === undefined
        ? 'This is no fight file: it has no field "affray".'
        : `This fight file is of version ${String(version)}, and this program reads version 1.`,
      'Give a file that affray wrote, or update affray.',
    )
  }
  const file = through(fightFile, raw, 'fight file')
  const ids = new Set([0])
  for (const { id, after } of file.entries) {
    if (ids.has(id) || !ids.has(after)) {
      throw new AffrayError(
        'fight/entries',
        `Entry ${id} of the fight file ${ids.has(id) ? 'stands there twice' : `follows entry ${after}, which is not there before it`}.`,
        'The file was edited or cut; go back to a copy that was not.',
      )
    }
    ids.add(id)
  }
  for (const [name, id] of [
    ['head', file.head],
    ['tip', file.tip.entry],
  ] as const) {
    if (!ids.has(id)) {
      throw new AffrayError(
        'fight/entries',
        `The fight file's ${name} is entry ${id}, which is not there.`,
        `Set ${name} to one of its entries, or 0.`,
      )
    }
  }
  return file
}
