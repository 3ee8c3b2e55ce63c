import { optionOf } from '../../mechanisms/asking.ts'
import type { Action } from './action.ts'
import { active, foes } from './fighters.ts'
import { takeAction } from './turns.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** Each time one waits is an action without a roll (D6-C-ACT-Wait). */
const wait: Action = {
  key: 'wait',
  rule: 'D6-C-ACT-Wait',
  refuse: (_s, f) => (f.actions < 2 ? 'waiting takes one action and what he waits for another' : undefined),
  act(ctx, _s, f) {
    f.waiting = true
    ctx.emit?.({ type: 'waits', who: f.id, left: f.actions, rule: 'D6-C-ACT-Wait' })
  },
}
export const WAITING: readonly Action[] = [wait]

const STEP_IN = [optionOf('none'), optionOf('act')] as const

/** One who waits is asked whether he acts now. */
export function stepIn(ctx: Ctx, s: State, f: Fighter): void {
  const about = { ask: 'step in', left: f.actions } as const
  if (ctx.choose({ who: f.id, about, options: STEP_IN, usual: 'none' }).key === 'none') return
  takesUp(ctx, s, f, 'stepsIn')
}

function takesUp(ctx: Ctx, s: State, f: Fighter, type: 'stepsIn' | 'interrupts'): void {
  f.waiting = false
  s.acting = [...s.acting.filter((id) => id !== f.id), f.id]
  ctx.emit?.({ type, who: f.id, rule: type === 'stepsIn' ? 'D6-C-ACT-Wait' : 'D6-C-ACT-Interrupt' })
}

/**
 * After a roll and its points, before the result: foes who wait may act in between (D6-C-ACT-Interrupt). True where
 * somebody did: whatever was known before may be stale. What they have left they do next.
 */
export function interrupted(ctx: Ctx, s: State, actor: Fighter, target: Fighter): boolean {
  let any = false
  for (const f of s.fighters) {
    if (!f.waiting || f.actions === 0 || !active(f) || !foes(f, actor)) continue
    const about = { ask: 'interrupt', at: actor.id, on: target.id, left: f.actions } as const
    if (ctx.choose({ who: f.id, about, options: STEP_IN, usual: 'none' }).key === 'none') continue
    takesUp(ctx, s, f, 'interrupts')
    takeAction(ctx, s, f)
    any = true
  }
  return any
}
