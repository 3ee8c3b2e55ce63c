import type { CfiRule } from '../book/rules.ts'
import { release } from '../ground/holds.ts'
import { fighter, inWater } from '../state/fighters.ts'
import { getsOff } from '../state/saddle.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { passes, ROLLS, reckoned } from './checks.ts'
import { hampered } from './hampered.ts'

/** He falls, out of the saddle and with whoever rides him; whom he stood astride is free of him. Nobody lies in the water. */
export function falls(ctx: Ctx, s: State, f: Fighter, rule: CfiRule | readonly CfiRule[]): void {
  getsOff(s, f)
  f.aloft = false
  for (const hold of s.holds) if (hold.by === f.id && hold.kind === 'astride') release(ctx, s, hold, 'CFI-LEAP-05')
  if (f.stance === 'prone' || inWater(f)) return
  f.stance = 'prone'
  if (f.condition === 'up') ctx.emit?.({ type: 'becomes', who: f.id, what: 'prone', rule })
  if (f.rider !== undefined) unhorsed(ctx, s, fighter(s, f.rider))
}

/** His mount falls or dies under him: by Ride he comes off on his feet, otherwise he lies beside it (Ruling CFI-A111). */
export function unhorsed(ctx: Ctx, s: State, f: Fighter): void {
  const at = f.mount
  getsOff(s, f)
  if (f.condition !== 'up' || at === undefined) return
  ctx.emit?.({ type: 'mounts', who: f.id, at, how: 'off', rule: 'CFI-PRO-Mount' })
  const worth = reckoned(ctx, s, f.facts.skills.ride, 'Ride', 'CFI-PRO-Mount', hampered(s, f, 'ride'))
  if (!passes(ctx, f, ROLLS.ride, worth, 'CFI-PRO-Mount')) falls(ctx, s, f, 'CFI-PRO-Mount')
}

/** He stands up. */
export function rises(ctx: Ctx, f: Fighter, rule: CfiRule | readonly CfiRule[]): void {
  f.stance = 'standing'
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'standing', rule })
}
