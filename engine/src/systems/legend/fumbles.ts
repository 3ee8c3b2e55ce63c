import type { Ctx, Exchange, Fighter, State } from './types.ts'

/** To come with its tables. */
export function fumble(ctx: Ctx, _s: State, _x: Exchange, who: Fighter): void {
  ctx.emit?.({ type: 'fumbled', who: who.id, rule: 'LEG-FUM-01' })
}
