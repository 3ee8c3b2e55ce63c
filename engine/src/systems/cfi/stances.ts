import type { CfiRule } from './rules.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** He falls, and what he rode goes on without him. */
export function falls(ctx: Ctx, s: State, f: Fighter, rule: CfiRule | readonly CfiRule[]): void {
  if (f.mount !== undefined) {
    const mount = s.fighters.find(({ id }) => id === f.mount)
    if (mount !== undefined) mount.rider = undefined
    f.mount = undefined
  }
  f.aloft = false
  if (f.stance === 'prone') return
  f.stance = 'prone'
  if (f.condition === 'up') ctx.emit?.({ type: 'becomes', who: f.id, what: 'prone', rule })
}

/** He stands up. */
export function rises(ctx: Ctx, f: Fighter, rule: CfiRule | readonly CfiRule[]): void {
  f.stance = 'standing'
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'standing', rule })
}
