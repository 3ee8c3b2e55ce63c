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
 * anybody sees something there, and what is said there meanwhile is heard behind it, so that nobody can tell.
 */
export class Turns {
  private readonly health: Health
  private readonly under = new Map<Held, Turn>()
  /** What was said at a table in the middle of a turn. */
  private readonly said = new Map<Held, (() => void)[]>()
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
  /** Whether what is said at a table has to wait for the end of a turn there: it is said then, and no other table waits for it. */
  hear(held: Held | undefined, say: () => void): boolean {
    if (held === undefined) return false
    const waiting = this.said.get(held)
    // What comes while others still wait to be heard comes behind them.
    if (waiting === undefined && !this.under.has(held)) return false
    if (waiting === undefined) this.said.set(held, [say])
    else waiting.push(say)
    return true
  }
  /** The rest of it at once, where there is any. */
  whole(held: Held): void {
    const turn = this.under.get(held)
    if (turn !== undefined) this.go(held, turn, Number.POSITIVE_INFINITY)
  }
  /** It is not done to its end. */
  stop(held: Held): void {
    this.ended(held)
  }
  /** What was said there meanwhile is heard when whoever ended the turn is through with it, in its order. */
  private ended(held: Held): void {
    this.under.delete(held)
    if (!this.said.has(held)) return
    this.health.soon('tables', () => {
      // Where the next turn has begun meanwhile, they are heard behind that one.
      if (this.under.has(held)) return
      const waiting = this.said.get(held) ?? []
      this.said.delete(held)
      for (const say of waiting) say()
    })
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
      this.ended(held)
      done(next.value)
    } catch (thrown) {
      this.ended(held)
      failed(thrown)
    }
  }
}
