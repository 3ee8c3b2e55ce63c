import { arcOf } from '../ground/reach.ts'
import { active, foes } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

const WAYS = [0, 1, 2, 3, 4, 5, 6, 7].map((way) => ({ key: String(way), way }))

/** Which way he turns where he stands (CFI-MIN-Facing). */
export function faces(ctx: Ctx, f: Fighter): void {
  const { way } = ctx.choose({ who: f.id, about: { ask: 'facing' }, options: WAYS, usual: String(f.facing) })
  if (way === f.facing) return
  f.facing = way
  ctx.emit?.({ type: 'turned', who: f.id, facing: way, rule: 'CFI-MIN-Facing' })
}

/** At the end of a move he faces as he likes: asked where a foe would not be before him (CFI-MIN-Facing). */
export function facesAtTheEnd(ctx: Ctx, s: State, f: Fighter): void {
  if (!('field' in s.where) || f.facing < 0 || !active(f)) return
  if (s.fighters.some((foe) => foes(f, foe) && active(foe) && arcOf(s, f, foe) !== 'front')) faces(ctx, f)
}
