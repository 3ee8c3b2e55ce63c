import type { Action } from './action.ts'

/** Spends a Combat Action on nothing useful (LEG-ACT-DoNothing). */
export const doNothing: Action = {
  key: 'doNothing',
  rule: 'LEG-ACT-DoNothing',
  refuse: () => undefined,
  act(ctx, _s, f) {
    ctx.emit?.({ type: 'nothing', who: f.id, rule: 'LEG-ACT-DoNothing' })
  },
}
