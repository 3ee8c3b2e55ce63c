import type { Alarm } from '../state/events.ts'
import { active } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, State } from '../state/types.ts'
import { metres } from './reach.ts'
import { sees } from './sight.ts'

/** How far a loud attack or a call is heard and a fall seen, in metres: ours. */
const ALARM = 10

/** Who notices is aware from now on; by ruling REN-A97 he may lose the turn he is startled in. */
export function becomesAware(ctx: Ctx, s: State, f: Fighter, why: Alarm, rule: Cited, by?: Fighter): void {
  if (!f.unaware) return
  f.unaware = false
  if (s.options.surprise === 'loseFirstTurn') f.loses = 1
  ctx.emit?.({ type: 'aware', who: f.id, why, by: by?.id, rule })
}

/** A loud attack or a comrade's fall alerts those near (REN-TAG-Loud, ours). */
export function alarm(ctx: Ctx, s: State, at: Fighter, why: 'the noise' | 'falls', rule: Cited): void {
  for (const f of s.fighters) {
    if (!active(f) || metres(s, f.id, at.id) > ALARM) continue
    if (why === 'the noise') becomesAware(ctx, s, f, why, rule)
    else if (sees(s, f, at)) becomesAware(ctx, s, f, why, rule, at)
  }
}

/** Ruling REN-A104: who knows of the fight calls out when his turn comes, and comrades within earshot know it too. */
export function callsOut(ctx: Ctx, s: State, f: Fighter): void {
  if (!s.options.callOut) return
  for (const other of s.fighters) {
    if (!other.unaware || other.side !== f.side || !active(other) || metres(s, f.id, other.id) > ALARM) continue
    becomesAware(ctx, s, other, 'calls out', 'REN-A104', f)
  }
}
