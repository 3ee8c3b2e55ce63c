import { sha256 } from '../dice/sha256.ts'
import type { Answer } from './answers.ts'
import type { End } from './branches.ts'
import { AffrayError } from './error.ts'
import type { DiceFrom } from './fight-dice.ts'
import type { HashKind } from './hash.ts'
import { door, through } from './schema.ts'
import * as is from './shapes.ts'
import type { Id } from './types.ts'

const scalar = is.either([is.text(200), is.number(), is.truth()])
const roll = is.strict({
  roll: is.text(),
  who: is.text(),
  faces: is.unless(is.list(is.whole(), 1000)),
  says: is.unless(is.list(scalar, 100)),
  ruled: is.unless(is.strict({ because: is.text(), was: is.list(scalar) })),
  typed: is.unless(is.exactly(true)),
})
const choice = is.strict({
  asked: is.list(is.strict({ who: is.text(), ask: is.text() }), 1000),
  keys: is.list(is.text(), 1000),
})
const ruling = is.strict({
  ruling: is.anything(),
  because: is.text(),
  looks: is.unless(is.whole(0)),
})
const answer = is.either([roll, choice, ruling])
const entry = is.strict({
  id: is.whole(1),
  after: is.whole(0),
  branch: is.whole(0),
  hash: is.text(),
  answers: is.list(answer, 10_000),
})
const end = is.strict({
  entry: is.whole(0),
  branch: is.whole(0),
  pending: is.list(answer, 10_000),
})
const fields = {
  system: is.matching(/^[a-z0-9]+@\d+$/),
  scenario: is.anything(),
  entries: is.list(entry),
  head: is.whole(0),
  branch: is.whole(0),
  pending: is.list(answer, 10_000),
  sealed: is.byName(is.text(), is.text()),
  tip: end,
  notes: is.unless(is.list(is.text())),
}
const dice = {
  by: is.oneOf(['keyed', 'typed', 'stream']),
  promise: is.text(),
  seed: is.unless(is.text()),
}
const told = is.strict({
  entry: is.whole(0),
  round: is.whole(0),
  told: is.text(),
})
const shape = is.strict({
  affray: is.exactly(2),
  hash: is.oneOf(['fold64', 'sha256']),
  dice: is.strict({
    ...dice,
    typed: is.unless(is.list(is.text(), 10_000)),
    earlier: is.unless(is.list(is.strict({ ...dice, upTo: is.whole(0) }), 1000)),
  }),
  ...fields,
  left: is.list(end),
  told: is.unless(is.list(told)),
})
/** The first format: SHA-256 hashes, one kind of dice for all, and of lines left in mid-step only the last. */
const first = is.strict({ affray: is.exactly(1), dice: is.strict(dice), ...fields })

/** A step or a ruling that happened, after which other, on which branch, and the hash of the state it led to. */
export interface Entry {
  readonly id: number
  readonly after: number
  readonly branch: number
  readonly hash: string
  readonly answers: readonly Answer[]
}
/** A sentence that was told, and the entry it belongs to; of the step that waits the next one. */
export interface Told {
  readonly entry: number
  readonly round: number
  readonly told: string
}
/** What threw the dice of a fight up to an entry. */
export interface EarlierDice {
  readonly by: 'keyed' | 'typed' | 'stream'
  readonly promise: string
  readonly seed?: string | undefined
  readonly upTo: number
}
/** A fight as data: see docs/fight-file.md. */
export interface FightFile {
  readonly affray: 2
  /** How the states behind the entries are named. */
  readonly hash: HashKind
  readonly system: string
  readonly scenario: unknown
  readonly dice: {
    readonly by: 'keyed' | 'typed' | 'stream'
    readonly promise: string
    readonly seed?: string | undefined
    /** Who throws their own dice, where the others' are thrown for them. */
    readonly typed?: readonly Id[] | undefined
    /** What threw before, each up to an entry: a fight that goes on after its seed was made known does so by another. */
    readonly earlier?: readonly EarlierDice[] | undefined
  }
  readonly entries: readonly Entry[]
  readonly head: number
  readonly branch: number
  /** Answers so far of the step that waits. */
  readonly pending: readonly Answer[]
  /** Answers to questions asked together, until all are there. */
  readonly sealed: Readonly<Record<string, string>>
  /** Where redo leads. */
  readonly tip: End
  /** Other lines that were left in the middle of a step. */
  readonly left: readonly End[]
  /** The sentences that were told, so that the fight can be read where its rules no longer are. */
  readonly told?: readonly Told[] | undefined
  /** Remarks of whoever wrote the file. */
  readonly notes?: readonly string[] | undefined
}

/** The file of a fight that has not begun. */
export function freshFile(system: string, scenario: unknown, dice: DiceFrom): FightFile {
  const seed = dice.by === 'keyed' ? dice.seed : dice.by === 'stream' ? `${dice.seed}#${dice.index}` : ''
  const typed = dice.by === 'keyed' && dice.typed !== undefined ? { typed: dice.typed } : {}
  return {
    affray: 2,
    hash: 'fold64',
    system,
    scenario,
    dice: { by: dice.by, promise: sha256(seed), ...(dice.by === 'stream' ? { seed } : {}), ...typed },
    entries: [],
    head: 0,
    branch: 0,
    pending: [],
    sealed: {},
    tip: { entry: 0, branch: 0, pending: [] },
    left: [],
  }
}

/** The door for fight files. */
export const fightFile = door<FightFile>(shape)
const firstFightFile = door<Omit<FightFile, 'affray' | 'hash' | 'left'> & { readonly affray: 1 }>(first)

/** A fight file from untrusted data, or an error that names what is wrong with it. */
export function readFightFile(raw: unknown): FightFile {
  const version = typeof raw === 'object' && raw !== null && 'affray' in raw ? raw.affray : undefined
  if (version !== 1 && version !== 2) {
    throw new AffrayError(
      'fight/version',
      version === undefined
        ? 'This is no fight file: it has no field "affray".'
        : `This fight file is of version ${String(version)}, and this program reads versions 1 and 2.`,
      'Give a file that affray wrote, or update affray.',
    )
  }
  const file: FightFile =
    version === 1
      ? { ...through(firstFightFile, raw, 'fight file'), affray: 2, hash: 'sha256', left: [] }
      : through(fightFile, raw, 'fight file')
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
    ...file.left.map(({ entry }) => ['left', entry] as const),
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
