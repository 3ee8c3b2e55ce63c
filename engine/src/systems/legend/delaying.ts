import { acts } from './combat-actions.ts'
import { active, isSurprised } from './fighters.ts'
import type { Ctx, Fighter, State } from './types.ts'

const WAIT_OR_ACT = [{ key: 'wait' }, { key: 'act' }] as const

/**
 * Before each later actor, and once more when the Strike Ranks run out, whoever waits may act; his initiative is then the
 * number on which he does (LEG-ACT-Delay). Ruling LEG-A51. True when somebody did.
 */
export function offersDelayed(ctx: Ctx, s: State, next: Fighter | undefined): boolean {
  for (const f of s.fighters) {
    if (!f.delaying || !stillWaits(f) || isSurprised(s, f)) continue
    const about = { ask: 'delayed', at: next?.id ?? '', rule: 'LEG-ACT-Delay' } as const
    if (ctx.choose({ who: f.id, about, options: WAIT_OR_ACT, usual: 'wait' }).key === 'wait') continue
    f.initiative = Math.min(f.initiative, numberBefore(next))
    ctx.emit?.({ type: 'actsAtLast', who: f.id, initiative: f.initiative, rule: 'LEG-ACT-Delay' })
    acts(ctx, s, f)
    f.delaying = false
    return true
  }
  return false
}

/** The Strike Rank just before somebody's, at the least 1: at zero it is too late. */
const numberBefore = (next: Fighter | undefined): number => Math.max(0, next?.initiative ?? 0) + 1

/** A Combat Action spent on a defence meanwhile is the one he waited with. */
function stillWaits(f: Fighter): boolean {
  if (active(f) && f.actions > 0 && f.actions >= f.waited) return true
  f.delaying = false
  return false
}

/** At Strike Rank zero what was not used is lost (LEG-ACT-Delay); whether anything was. */
export function lapse(ctx: Ctx, s: State): boolean {
  let lost = false
  for (const f of s.fighters) {
    if (!f.delaying) continue
    f.delaying = false
    if (!active(f) || f.actions <= 0 || f.actions < f.waited) continue
    f.actions--
    lost = true
    ctx.emit?.({ type: 'waitedInVain', who: f.id, rule: 'LEG-ACT-Delay' })
  }
  return lost
}
