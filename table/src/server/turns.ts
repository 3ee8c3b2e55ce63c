import type { Done } from '../room/index.ts'
import type { Health } from './health.ts'
import type { Held } from './held.ts'

/** So long, in milliseconds, bots of one table think before it is looked whether somebody else wants something. */
const SLICE = 5

/** A deed that is being done a piece at a time. */
interface Turn {
  readonly acting: Iterator<undefined, Done>
  readonly done: (done: Done) => void
  readonly failed: (thrown: unknown) => void
}

/**
 * Bots whose turns take long: their tables take turns in slices. A table that is in the middle of one is done with it before
 * anybody sees or says something there, so that nobody can tell.
 */
export class Turns {
  private readonly health: Health
  private readonly under = new Map<Held, Turn>()
  private waiting = false

  constructor(health: Health) {
    this.health = health
  }

  begin(held: Held, turn: Turn): void {
    this.under.set(held, turn)
    this.go(held, turn, SLICE)
    this.soon()
  }
  /** Whether a table is in the middle of one. */
  has(held: Held): boolean {
    return this.under.has(held)
  }
  /** The rest of it at once, where there is any. */
  whole(held: Held): void {
    const turn = this.under.get(held)
    if (turn !== undefined) this.go(held, turn, Number.POSITIVE_INFINITY)
  }
  /** It is not done to its end. */
  stop(held: Held): void {
    this.under.delete(held)
  }

  private soon(): void {
    if (this.waiting || this.under.size === 0) return
    this.waiting = true
    this.health.soon('tables', () => {
      this.waiting = false
      const [first] = this.under
      if (first === undefined) return
      const [held, turn] = first
      // Other tables come before its next slice.
      this.under.delete(held)
      this.under.set(held, turn)
      this.go(held, turn, SLICE)
      this.soon()
    })
  }

  private go(held: Held, { acting, done, failed }: Turn, slice: number): void {
    const until = performance.now() + slice
    try {
      let next = acting.next()
      while (next.done !== true && performance.now() < until) next = acting.next()
      if (next.done !== true) return
      this.under.delete(held)
      done(next.value)
    } catch (thrown) {
      this.under.delete(held)
      failed(thrown)
    }
  }
}
