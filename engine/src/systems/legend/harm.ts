import { wornAt } from './armour.ts'
import { fighter, limb } from './fighters.ts'
import type { Ctx, Next, State } from './types.ts'
import { wound } from './wounds.ts'

/** Damage the Games Master has ruled: armour takes its points off where it helps, the rest wounds as a blow does (LEG-DMG-01). */
export function harm(ctx: Ctx, s: State, ruled: Extract<Next, { readonly kind: 'harm' }>): void {
  const { who, location, points, armour } = ruled
  const f = fighter(s, who)
  const stopped = armour ? Math.min(points, wornAt(f, location) + limb(f, location).natural) : 0
  if (stopped > 0) ctx.emit?.({ type: 'armour', who, stopped, rule: 'LEG-DMG-01' })
  wound(ctx, s, f, location, points - stopped, undefined)
}
