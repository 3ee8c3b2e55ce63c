import { type Change, changesBetween } from '@affray/engine/play'
import type { Shown, Told } from '../protocol/told.ts'
import type { Room } from './room.ts'

/** So many changes are kept for those who come back. */
const MOST_KEPT = 60

/** What a class was shown last, at which number, and what changed before. */
interface Watched {
  n: number
  shown: Shown
  readonly changed: Extract<Told, { readonly type: 'changed' }>[]
}

/** What each class of seats has been told, numbered for that class alone: how often others were told something is theirs. */
export class Watching {
  private readonly since: number
  private readonly classes = new Map<string, Watched>()
  /** The class each seat was told as. */
  private readonly seats = new Map<string, string>()

  constructor(since: number) {
    this.since = since
  }

  look(room: Room, seat: string, version: string, from: number | undefined): readonly Told[] {
    const name = room.classOf(seat)
    const same = this.seats.get(seat) === name
    const watched = this.watched(room, seat, name)
    this.seats.set(seat, name)
    if (same && from !== undefined) {
      const missed = watched.changed.filter(({ n }) => n > from)
      if (from <= watched.n && missed.length === watched.n - from) return missed
    }
    return [{ type: 'shown', n: watched.n, you: seat, version, shown: watched.shown }]
  }

  tell(room: Room, seats: Iterable<string>, version: string): ReadonlyMap<string, readonly Told[]> {
    const told = new Map<string, readonly Told[]>()
    const news = new Map<string, readonly Told[]>()
    for (const seat of seats) {
      const name = room.classOf(seat)
      if (this.seats.get(seat) !== name) {
        told.set(seat, this.look(room, seat, version, undefined))
        continue
      }
      const before = this.classes.get(name)?.n
      let changed = news.get(name)
      if (changed === undefined) {
        const watched = this.watched(room, seat, name)
        changed = watched.n === before ? [] : watched.changed.slice(-1)
        news.set(name, changed)
      }
      if (changed.length > 0) told.set(seat, changed)
    }
    return told
  }

  /** What the class sees now, with the change that led there as its next number. */
  private watched(room: Room, seat: string, name: string): Watched {
    const shown = room.shown(seat)
    const old = this.classes.get(name)
    if (old === undefined) {
      const fresh = { n: this.since, shown, changed: [] }
      this.classes.set(name, fresh)
      return fresh
    }
    const changes: readonly Change[] = changesBetween(old.shown, shown)
    if (changes.length > 0) {
      old.n += 1
      old.shown = shown
      old.changed.push({ type: 'changed', n: old.n, changes })
      if (old.changed.length > MOST_KEPT) old.changed.shift()
    }
    return old
  }

  /** What each class was shown last. */
  get last(): ReadonlyMap<string, Shown> {
    return new Map([...this.classes].map(([name, { shown }]) => [name, shown]))
  }
  /** Forgets classes nobody watches any more. */
  only(classes: ReadonlySet<string>): void {
    for (const name of this.classes.keys()) if (!classes.has(name)) this.classes.delete(name)
  }
}
