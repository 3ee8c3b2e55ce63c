import { takes } from '../state/stance.ts'
import { type Action, action, no } from './action.ts'
import { legless } from './going.ts'

const crouch = action({
  key: 'crouch',
  rule: 'REN-COVER-05',
  cost: 'free',
  why: (_s, f) =>
    f.mount !== null
      ? no('he is mounted', 'REN-COVER-05')
      : f.stance !== 'standing'
        ? no('he does not stand', 'REN-COVER-05')
        : f.did.includes('straighten up')
          ? no('he has just straightened up', 'REN-COVER-05')
          : undefined,
  act(ctx, s, f) {
    takes(s, f, 'crouching')
    ctx.emit?.({ type: 'stance', who: f.id, stance: 'crouching', rule: ['REN-COVER-05', 'REN-ACT-08'] })
  },
})
const straighten = action({
  key: 'straighten up',
  rule: 'REN-COVER-05',
  cost: 'free',
  why: (_s, f) =>
    f.stance !== 'crouching'
      ? no('he does not crouch', 'REN-COVER-05')
      : f.did.includes('crouch')
        ? no('he has just crouched', 'REN-COVER-05')
        : undefined,
  act(ctx, s, f) {
    takes(s, f, 'standing')
    ctx.emit?.({ type: 'stance', who: f.id, stance: 'standing', rule: ['REN-COVER-05', 'REN-ACT-08'] })
  },
})
const dropProne = action({
  key: 'drop prone',
  rule: 'REN-PRONE-01',
  cost: 'quick',
  why: (_s, f) =>
    f.mount !== null
      ? no('he is mounted', 'REN-PRONE-01')
      : f.stance === 'prone'
        ? no('he lies already', 'REN-PRONE-01')
        : undefined,
  act(ctx, s, f) {
    takes(s, f, 'prone')
    ctx.emit?.({ type: 'stance', who: f.id, stance: 'prone', rule: 'REN-PRONE-01' })
  },
})
const rise = action({
  key: 'get up',
  rule: 'REN-PRONE-03',
  cost: 'quick',
  why(_s, f) {
    if (f.stance !== 'prone') return no('he is on his feet', 'REN-PRONE-03')
    return f.trapped !== 'no' ? no(`he is ${f.trapped} under his mount`, 'REN-MNT-08') : legless(f)
  },
  act(ctx, s, f) {
    takes(s, f, 'standing')
    ctx.emit?.({ type: 'rises', who: f.id, rule: 'REN-PRONE-03' })
  },
})

export const STANCES: readonly Action[] = [crouch, straighten, dropProne, rise]
