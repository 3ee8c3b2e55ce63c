import { optionOf } from '../../../mechanisms/asking.ts'
import { active, foes } from '../fighters.ts'
import { isMark, shotsCarry } from '../ranged-attacks.ts'
import type { Fighter } from '../types.ts'
import { whichOf } from '../which-of.ts'
import { action, noShot } from './action.ts'

const named = ({ id }: Fighter) => optionOf(id)

/** Spends a Combat Action on aiming at somebody he could shoot at (LEG-RNG-Aim). */
export const aim = action({
  key: 'aim',
  rule: 'LEG-RNG-Aim',
  refuse: noShot,
  act(ctx, s, f) {
    const carries = shotsCarry(s, f)
    const marks = s.fighters.filter((other) => foes(f, other) && active(other) && isMark(s, f, carries, other))
    const mark = whichOf(ctx, f.id, { ask: 'aim' }, marks, named)
    if (mark === undefined) return
    f.aimed = f.aimingAt === mark.id ? f.aimed + 1 : 1
    f.aimingAt = mark.id
    ctx.emit?.({ type: 'aimed', who: f.id, at: mark.id, actions: f.aimed, rule: 'LEG-RNG-Aim' })
  },
})
