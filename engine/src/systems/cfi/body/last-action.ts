import type { Ctx, Fighter, State } from '../state/types.ts'
import { mayUseLuck, spendLuck } from './luck.ts'

const LAST = [{ key: 'act' }, { key: 'none' }] as const

/** Where it is allowed, a Luck Point buys one act before he collapses (CFI-LUCK-Last; Ruling CFI-A108): he keeps a single Action Point. */
export function lastAct(ctx: Ctx, s: State, f: Fighter): void {
  if (!s.options.lastAction || f.condition !== 'up' || !mayUseLuck(f)) return
  if (
    ctx.choose({ who: f.id, about: { ask: 'last action' }, options: LAST, usual: 'none', hidden: true }).key === 'none'
  )
    return
  spendLuck(ctx, f, 'last')
  s.next.push({ kind: 'last action', who: f.id })
}
