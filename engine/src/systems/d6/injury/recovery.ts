import { minutesDying } from '../derive.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { succeeds } from '../using-skills.ts'
import { fall } from './wounds.ts'

/** A round passes for those who are down. */
export function passTime(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (f.condition === 'dying') lingers(ctx, s, f)
    else if (f.condition === 'unconscious' && f.outFor > 0) f.outFor--
  }
}

/** The dying roll Physique and die below their minutes at this level (D6-C-W-Mortal). Rulings D6-A40, D6-A41. */
function lingers(ctx: Ctx, s: State, f: Fighter): void {
  f.dying++
  if (s.options.mortalRollEvery === 'minute' && f.dying % 12 !== 0) return
  const minutes = minutesDying(f.dying, s.options.minuteCount)
  if (minutes === 0) return
  const lives = succeeds(ctx, s, f, 'physique', minutes, 'hold on to life')
  ctx.emit?.({ type: 'lingers', who: f.id, minutes, lives, rule: ['D6-C-W-Mortal', 'D6-A40'] })
  if (!lives) fall(ctx, f, 'dead')
}
