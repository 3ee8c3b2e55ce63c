import type { Action } from '../state/asking.ts'

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
