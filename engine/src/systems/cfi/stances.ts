import { fighter } from './fighters.ts'
import { release } from './holding.ts'
import { inWater } from './modifiers.ts'
import type { CfiRule } from './rules.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** He falls, and what he rode goes on without him; whom he stood astride is free of him. Nobody lies in the water. */
export function falls(ctx: Ctx, s: State, f: Fighter, rule: CfiRule | readonly CfiRule[]): void {
  if (f.mount !== undefined) {
    fighter(s, f.mount).rider = undefined
    f.mount = undefined
  }
  f.aloft = false
  for (const hold of s.holds) if (hold.by === f.id && hold.kind === 'astride') release(ctx, s, hold, 'CFI-LEAP-05')
  if (f.stance === 'prone' || inWater(f)) return
  f.stance = 'prone'
  if (f.condition === 'up') ctx.emit?.({ type: 'becomes', who: f.id, what: 'prone', rule })
}

/** He stands up. */
export function rises(ctx: Ctx, f: Fighter, rule: CfiRule | readonly CfiRule[]): void {
  f.stance = 'standing'
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'standing', rule })
}
