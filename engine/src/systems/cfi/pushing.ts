import { leftLying } from '../../mechanisms/ground/lying.ts'
import { pushedBack } from '../../space/whereabouts.ts'
import { partedHolds } from './holding.ts'
import type { CfiRule } from './rules.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** Thrust straight away from somebody; says what stopped him short. Without a map he is out of contact (Ruling CFI-A101). */
export function pushedAway(
  ctx: Ctx,
  s: State,
  f: Fighter,
  from: Fighter,
  far: number,
  rule: CfiRule | readonly CfiRule[],
): string | undefined {
  if (far <= 0) return undefined
  const push = pushedBack(s.where, f.id, from.id, far)
  leftLying(s.where, push.where, f)
  s.where = push.where
  const stopped = push.stopped === 'body' ? push.by : push.stopped
  ctx.emit?.({ type: 'pushed', who: f.id, feet: push.moved, stopped, rule })
  partedHolds(ctx, s)
  return push.stopped
}
