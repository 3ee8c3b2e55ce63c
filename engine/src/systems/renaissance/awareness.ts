import { active } from './fighters.ts'
import { metres, sees } from './places.ts'
import type { Cited, Ctx, Fighter, State } from './types.ts'

/** How far a loud attack is heard and a fall seen, in metres: ours. */
const ALARM = 10

/** Who notices is aware from now on; by ruling REN-A97 he may lose the turn he is startled in. */
export function becomesAware(ctx: Ctx, s: State, f: Fighter, why: string, rule: Cited): void {
  if (!f.unaware) return
  f.unaware = false
  if (s.options.surprise === 'loseFirstTurn') f.loses = 1
  ctx.emit?.({ type: 'aware', who: f.id, why, rule })
}

/** A loud attack or a comrade's fall alerts those near (REN-TAG-Loud, ours). */
export function alarm(ctx: Ctx, s: State, at: Fighter, why: string, rule: Cited, seen: boolean): void {
  for (const f of s.fighters) {
    if (!active(f) || metres(s, f.id, at.id) > ALARM) continue
    if (!seen || sees(s, f, at)) becomesAware(ctx, s, f, why, rule)
  }
}
