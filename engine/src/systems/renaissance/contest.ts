import * as check from './check.ts'
import { keyOf, luckAfter, passed } from './checks.ts'
import type { Ctx, Fighter, Roll, State } from './types.ts'

/** How often a tie is thrown again (ruling REN-A92). */
const AGAIN_AT_MOST = 3

/** An ordered opposed check: who tries, who withstands, their throws, and what is told of each. */
export interface Contest {
  readonly by: Fighter
  readonly at: Fighter
  readonly label: string
  readonly against: string
  readonly strikes: boolean
  first(): Roll
  tried(roll: Roll, success: boolean): void
  /** How it is withstood: a throw, or not at all, or without one. */
  second(): Roll | 'undefended' | 'denied'
  withstood(roll: Roll, result: check.Versus): void
}
export interface Contested {
  readonly won: boolean
  readonly roll: Roll
  readonly second: Roll | undefined
  /** Whether the first throw failed, so that nobody needed to withstand it. */
  readonly failed: boolean
}

/**
 * The second throws only if the first succeeds (REN-CHK-07). A tie is thrown again by both, at most three times; then it is
 * the second's (rulings REN-A04, REN-A65, REN-A92).
 */
export function contested(ctx: Ctx, s: State, c: Contest): Contested {
  const seenTogether = s.options.luckAfter === 'bothSeen'
  for (let time = 0; ; time++) {
    const roll = c.first()
    if (seenTogether && !passed(ctx, roll)) luckAfter(ctx, s, c.by, c.label, roll, c.strikes)
    const made = passed(ctx, roll)
    c.tried(roll, made)
    if (!made) return { won: false, roll, second: undefined, failed: true }
    const second = c.second()
    if (typeof second === 'string') return { won: second === 'undefended', roll, second: undefined, failed: false }
    if (seenTogether) {
      luckAfter(ctx, s, c.by, c.label, roll, c.strikes)
      luckAfter(ctx, s, c.at, c.against, second, false)
    }
    const result = ctx.both(roll.toss, second.toss, check.versus, check.both(keyOf(roll), keyOf(second)))
    c.withstood(second, result)
    const over = result !== 'tied' || s.options.tie !== 'reroll' || time === AGAIN_AT_MOST
    if (over) {
      const won = result === 'tied' ? s.options.tie === 'attacker' : result === 'wins'
      return { won, roll, second, failed: false }
    }
    ctx.emit?.({ type: 'again', who: c.by.id, at: c.at.id, time: time + 1, won: '', rule: ['REN-CHK-06', 'REN-A04'] })
  }
}
