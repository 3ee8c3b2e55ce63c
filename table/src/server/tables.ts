import { AffrayError } from '@affray/engine'
import type { Place } from '@affray/engine/play'
import { Archive } from './archive.ts'
import { type Held, loaded, unknownTable } from './held.ts'
import type { Store } from './store.ts'

/** The tables in memory, and those that are on their way there. */
export class Tables extends Map<string, Held> {
  private readonly store: Store
  private readonly since: () => number
  private readonly now: () => number
  private readonly through: (held: Held) => boolean
  private readonly loading = new Map<string, Promise<Held>>()

  /** `through` ends what is under way at a table; false where that ended the table. */
  constructor(store: Store, since: () => number, now: () => number, through: (held: Held) => boolean) {
    super()
    this.store = store
    this.since = since
    this.now = now
    this.through = through
  }

  /** A table from memory, or as it was stored last; nothing is under way there. */
  async table(id: string): Promise<Held> {
    const known = this.get(id)
    if (known !== undefined && this.through(known)) return known
    const loading = this.loading.get(id) ?? this.load(id)
    this.loading.set(id, loading)
    return loading
  }
  private async load(id: string): Promise<Held> {
    try {
      const held = await loaded(this.store, id, this.since(), this.now())
      // It may have been deleted meanwhile.
      if (!this.loading.has(id)) throw unknownTable
      this.set(id, held)
      return held
    } finally {
      this.loading.delete(id)
    }
  }
  /** The table, or what is kept of one whose game is played otherwise now. */
  async orArchive(id: string): Promise<Held | Archive> {
    try {
      return await this.table(id)
    } catch (thrown) {
      if (!(thrown instanceof AffrayError && thrown.code === 'table/version')) throw thrown
      return new Archive(await this.store.archived(id))
    }
  }

  async place(table: string, seat: string): Promise<Place> {
    const found = await this.orArchive(table)
    return found instanceof Archive ? found.place(seat) : found.room.game.seats.named(seat)
  }

  /** Those nobody has used for so long, or so many others later than them, and where nobody sits. */
  idle(milliseconds: number, most: number, now: number): Held[] {
    const empty = [...this.values()].filter(({ lines }) => lines.size === 0).sort((a, b) => b.used - a.used)
    return empty.filter(({ used }, i) => i >= most || now - used >= milliseconds)
  }
  get connections(): number {
    return [...this.values()].reduce((sum, { lines }) => sum + lines.size, 0)
  }

  /** Whether it is being loaded. */
  comes(id: string): boolean {
    return this.loading.has(id)
  }
  /** What is being loaded does not come. */
  forget(id: string): void {
    this.loading.delete(id)
  }
}
