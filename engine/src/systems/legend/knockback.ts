import { AFTER } from './combat-manoeuvres.ts'
import type { Ctx, Exchange, State } from './types.ts'

export function knockback(_ctx: Ctx, _s: State, _x: Exchange): void {}

/** What chosen manoeuvres do once the blow has fallen, in the order they were chosen. */
export function afterBlow(ctx: Ctx, s: State, x: Exchange): void {
  for (const key of x.chosen) AFTER[key]?.(ctx, s, x)
}
