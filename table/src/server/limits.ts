import { AffrayError } from '@affray/engine'
import type { Said } from '../protocol/said.ts'

/** How much somebody may do: so many a second, and so many at once after a rest. */
export class Buckets {
  private readonly rate: number
  private readonly burst: number
  private readonly now: () => number
  private readonly full = new Map<string, { left: number; at: number }>()

  constructor(rate: number, burst: number, now: () => number = () => performance.now()) {
    this.rate = rate
    this.burst = burst
    this.now = now
  }

  /** Takes one from the bucket of that name; false where it is empty. */
  take(name: string): boolean {
    const now = this.now()
    const { left, at } = this.full.get(name) ?? { left: this.burst, at: now }
    const has = Math.min(this.burst, left + ((now - at) / 1000) * this.rate)
    this.full.set(name, { left: has >= 1 ? has - 1 : has, at: now })
    if (this.full.size > 50_000) this.forget()
    return has >= 1
  }

  /** Whoever had it is gone. */
  drop(name: string): void {
    this.full.delete(name)
  }
  /** A bucket that has filled up again is as good as none. */
  forget(): void {
    const now = this.now()
    for (const [name, { left, at }] of this.full)
      if (left + ((now - at) / 1000) * this.rate >= this.burst) this.full.delete(name)
  }
}

/** How much may be said at a table: by a seat, by all of them, and in chat. */
export class Manners {
  private readonly ofSeat = new Buckets(20, 100)
  private readonly ofTable = new Buckets(100, 500)
  private readonly chats = new Buckets(1, 20)

  check(table: string, seat: string, type: Said['type']): void {
    const name = `${table}/${seat}`
    if (this.ofSeat.take(name) && this.ofTable.take(table) && (type !== 'chat' || this.chats.take(name))) return
    throw new AffrayError('limit/messages', 'That was too much at once.', 'Wait a moment and send it again.')
  }
}
