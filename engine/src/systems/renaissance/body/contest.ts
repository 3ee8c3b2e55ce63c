import * as check from '../state/dice.ts'
import type { Ctx, Fighter, Roll, State } from '../state/types.ts'
import { keyOf, luckAfter, passed } from './checks.ts'

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
  const lucky = c.by.luck > 0 || c.at.luck > 0
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
    const over = result !== 'tied' || s.options.tie !== 'reroll' || time === check.AGAIN_AT_MOST
    if (over) {
      const won = result === 'tied' ? s.options.tie === 'attacker' : result === 'wins'
      return { won, roll, second, failed: false }
    }
    // Where nobody has luck he might spend in between, throwing again is one roll.
    if (!lucky) return thrownAgain(ctx, c, roll, second)
    tellAgain(ctx, c, time + 1)
  }
}

function thrownAgain(ctx: Ctx, c: Contest, first: Roll, second: Roll): Contested {
  const toss = ctx.toss(check.tiedAgain(first.tn, second.tn), c.by.id)
  const result = ctx.read(toss, check.ended, check.both(keyOf(first), keyOf(second)))
  const throws = Math.ceil((ctx.faces(toss) ?? []).length / 2)
  const own = (nth: number): Roll => ({ ...first, toss, again: { nth, second: false } })
  const theirs = (nth: number): Roll => ({ ...second, toss, again: { nth, second: true } })
  for (let nth = 0; nth < throws; nth++) {
    const came = nth === throws - 1 ? result : 'tied'
    tellAgain(ctx, c, nth + 1)
    c.tried(own(nth), came !== 'fails')
    if (came !== 'fails') c.withstood(theirs(nth), came)
  }
  const roll = own(throws - 1)
  if (result === 'fails') return { won: false, roll, second: undefined, failed: true }
  return { won: result === 'wins', roll, second: theirs(throws - 1), failed: false }
}

function tellAgain(ctx: Ctx, c: Contest, time: number): void {
  ctx.emit?.({ type: 'again', who: c.by.id, at: c.at.id, time, won: '', rule: ['REN-CHK-06', 'REN-A04'] })
}
