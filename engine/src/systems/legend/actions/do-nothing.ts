import { action } from './action.ts'

/** Spends a Combat Action on nothing useful (LEG-ACT-DoNothing). */
export const doNothing = action({
  key: 'doNothing',
  rule: 'LEG-ACT-DoNothing',
  refuse: () => undefined,
  act(ctx, _s, f) {
    ctx.emit?.({ type: 'nothing', who: f.id, rule: 'LEG-ACT-DoNothing' })
  },
})
