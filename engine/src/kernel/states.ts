import { advance } from './advance.ts'
import type { Branches } from './branches.ts'
import { AffrayError } from './error.ts'
import type { Entry } from './fight-file.ts'
import { Diverged } from './session.ts'
import type { AnySystem, Common, Event } from './types.ts'

/** A state of a fight as its own store keeps it, so that opening need not play everything again. */
export interface Snapshot {
  readonly entry: number
  readonly state: unknown
}

/** What an entry led to, and what it told. */
export interface Reached {
  readonly state: unknown
  readonly events: readonly Event[]
  /** Behind how many of the entry's answers each event was told. */
  readonly toldAfter: readonly number[]
}

/** Of a moment where nothing was told. */
export const NOTHING_TOLD = { events: [], toldAfter: [] }

/** Of a line, every so many-th state is kept; the others are played again from the one before. */
const EVERY = 40
/** So many of those last used are kept besides: the one that is played on, and the one before it. */
const RECENT = 2
/** While it is played on, so many: what they told is wanted once more, to be told. */
const FRESH = 64

/** The states behind a fight's entries: few are kept, all can be had. What is played again is checked once against its hash. */
export class States {
  private readonly system: AnySystem
  private readonly branches: Branches
  private readonly hash: (state: unknown, before: unknown) => string
  /** The beginning, made anew whenever it is wanted. */
  private readonly first: () => unknown
  private readonly kept = new Map<number, unknown>()
  private readonly recent = new Map<number, Reached>()
  /** Entries known to lead where they say. */
  private readonly sound = new Set<number>()

  constructor(system: AnySystem, branches: Branches, first: () => unknown, hash: States['hash']) {
    this.system = system
    this.branches = branches
    this.hash = hash
    this.first = first
    this.of(0)
  }

  /** The state behind an entry; 0 is the beginning. */
  of(entry: number): unknown {
    return this.kept.get(entry) ?? this.reached(entry).state
  }

  /** The same with what the entry told. */
  reached(entry: number): Reached {
    const known = this.recent.get(entry)
    if (known !== undefined) return known
    // An entry that is not there has no depth either, and that is said.
    this.branches.depth(entry)
    const missing: number[] = []
    let from = entry
    while (from !== 0 && (from === entry || !(this.recent.has(from) || this.kept.has(from)))) {
      missing.push(from)
      from = this.branches.entry(from)?.after ?? 0
    }
    const state = this.recent.get(from)?.state ?? this.kept.get(from) ?? this.first()
    let last: Reached = { state, ...NOTHING_TOLD }
    if (from === 0) this.keep(0, last)
    for (const id of missing.reverse()) {
      const noted = this.branches.entry(id)
      if (noted === undefined) continue
      last = this.played(noted, last.state)
      this.keep(id, last)
    }
    return last
  }

  private played(entry: Entry, before: unknown): Reached {
    const result = checked(`entry ${entry.id}`, () => advance(this.system, before as Common, entry.answers))
    if (result.asked !== undefined) {
      throw new AffrayError(
        'replay/short',
        `Entry ${entry.id} ends before its step does.`,
        'The file was cut; use an earlier copy.',
      )
    }
    if (!this.sound.has(entry.id)) {
      const hash = this.hash(result.state, before)
      if (hash !== entry.hash) {
        throw new AffrayError(
          'replay/hash',
          `Entry ${entry.id} leads to the state ${hash}, and ${entry.hash} was recorded.`,
          'The rules changed or the file was edited; replay it with the version that made it.',
        )
      }
    }
    return result
  }

  /** Remembers what an entry led to, for a while or for good. */
  keep(entry: number, reached: Reached): void {
    this.sound.add(entry)
    if (entry !== 0 && this.branches.depth(entry) % EVERY === 0) this.kept.set(entry, reached.state)
    this.recent.delete(entry)
    this.recent.set(entry, reached)
    this.leave(FRESH)
  }
  /** Nothing of what was just played will be wanted soon: only the last few are kept. */
  rest(): void {
    this.leave(RECENT)
  }
  private leave(most: number): void {
    for (const oldest of this.recent.keys()) {
      if (this.recent.size <= most) return
      this.recent.delete(oldest)
    }
  }

  /** A state of one's own store in the place of all that led to it. */
  snapshot({ entry, state }: Snapshot): void {
    if (entry !== 0 && this.branches.entry(entry)?.hash !== this.hash(state, undefined)) {
      throw new AffrayError(
        'fight/snapshot',
        `The snapshot is not the state behind entry ${entry}.`,
        'Open the fight without it: everything is played again.',
      )
    }
    this.kept.set(entry, state)
  }
}

/** Says where it was that recorded answers do not fit what the rules ask. */
export function checked<T>(where: string, run: () => T): T {
  try {
    return run()
  } catch (thrown) {
    if (!(thrown instanceof Diverged)) throw thrown
    const sentence = `diverged at ${where}: recorded ${thrown.recorded}, the rules ask ${thrown.asks}`
    throw new AffrayError('replay/diverged', sentence, thrown.remedy)
  }
}
