import { inWater } from '../state/fighters.ts'
import { type Action, no } from './action.ts'

/** A firm stance against what is coming (CFI-PRO-Brace). */
export const brace: Action = {
  key: 'brace',
  rule: 'CFI-PRO-Brace',
  cost: 'action',
  refuse: (_s, f) =>
    f.stance === 'prone' || f.aloft || inWater(f)
      ? no('he has no firm stance', 'CFI-PRO-Brace')
      : f.braced
        ? no('he is braced already', 'CFI-PRO-Brace')
        : undefined,
  act(ctx, _s, f) {
    f.braced = true
    ctx.emit?.({ type: 'becomes', who: f.id, what: 'braced', rule: 'CFI-PRO-Brace' })
  },
}

/** What he does later pays for it (CFI-PRO-Delay). */
export const delay: Action = {
  key: 'delay',
  rule: 'CFI-PRO-Delay',
  cost: 'later',
  refuse: (_s, f) => (f.interrupting ? no('he has delayed already, and acts now', 'CFI-REA-Interrupt') : undefined),
  act(ctx, _s, f) {
    f.delaying = true
    ctx.emit?.({ type: 'did', who: f.id, action: 'delay', rule: 'CFI-PRO-Delay' })
  },
}

export const dither: Action = {
  key: 'dither',
  rule: 'CFI-PRO-Dither',
  cost: 'action',
  refuse: () => undefined,
  act: (ctx, _s, f) => ctx.emit?.({ type: 'did', who: f.id, action: 'dither', rule: 'CFI-PRO-Dither' }),
}
