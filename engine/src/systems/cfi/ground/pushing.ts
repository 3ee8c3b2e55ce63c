import { type PushedBack, pushedBack } from '../../../space/whereabouts.ts'
import type { CfiRule } from '../book/rules.ts'
import { getsOff } from '../state/saddle.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { pitDepth } from '../state/underfoot.ts'
import { displaced } from './displaced.ts'

/**
 * Thrust straight away from somebody, out of the saddle if he sits in one; says what stopped him short. Without a map he is out of
 * contact (Ruling CFI-A101).
 */
export function pushedAway(
  ctx: Ctx,
  s: State,
  f: Fighter,
  from: Fighter,
  far: number,
  rule: CfiRule | readonly CfiRule[],
): string | undefined {
  if (far <= 0) return undefined
  const before = s.where
  const push = pushedInto(s, f, from, far)
  if (push.moved > 0) getsOff(s, f)
  s.where = push.where
  const stopped = push.stopped === 'body' ? push.by : push.stopped
  ctx.emit?.({ type: 'pushed', who: f.id, feet: push.moved, stopped, rule })
  if (push.moved > 0) displaced(ctx, s, f, before)
  return push.stopped
}

/** A pit stops who walks, not who is thrust: he falls into the first in his way, and out of one nobody is thrust (Ruling CFI-A112). */
function pushedInto(s: State, f: Fighter, from: Fighter, far: number): PushedBack {
  const { where } = s
  if ('field' in where && pitDepth(where, f) > 0) return { where, moved: 0, stopped: 'wall', by: undefined }
  const push = pushedBack(where, f.id, from.id, far)
  if (push.stopped !== 'wall' || !('field' in where)) return push
  const { field } = where
  const kinds = Object.fromEntries(
    Object.entries(field.kinds).map(([mark, kind]) => [mark, kind.name === 'pit' ? { ...kind, blocks: [] } : kind]),
  )
  const open = { ...where, field: { ...field, kinds } }
  for (let feet = push.moved + field.cell; feet <= far; feet += field.cell) {
    const over = pushedBack(open, f.id, from.id, feet)
    if (!('field' in over.where)) return push
    const fallen = { ...where, bodies: over.where.bodies }
    if (pitDepth(fallen, f) > 0) return { ...over, where: fallen, stopped: undefined }
  }
  return push
}
