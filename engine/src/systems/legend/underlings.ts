import { active, fighter } from './fighters.ts'
import { dies, flees, knockOut } from './incapacity.ts'
import type { Ctx, Fighter, State } from './types.ts'
import type { Cause } from './wounds.ts'

/** An underling is dead at zero, and down at any critical hit of an Adventurer (LEG-NPC-Underling, LEG-NPC-UnderCrit). */
export function underlingWound(ctx: Ctx, s: State, f: Fighter, damage: number, cause: Cause | undefined): void {
  if (f.condition === 'dead') return
  const stood = active(f)
  if (damage > 0) {
    f.general -= damage
    ctx.emit?.({ type: 'wounded', who: f.id, by: cause?.by, damage, left: f.general, rule: 'LEG-NPC-Underling' })
    if (f.general <= 0) dies(ctx, s, f, 'LEG-NPC-Underling')
  }
  if (active(f) && cause?.level === 'critical' && fighter(s, cause.by).facts.adventurer) {
    knockOut(ctx, s, f, 0, 'LEG-NPC-UnderCrit')
  }
  if (stood && !active(f)) flight(ctx, s, f)
}

/** Once half the underlings of a side are out of the fight the rest flee (LEG-NPC-UnderFlee). */
function flight(ctx: Ctx, s: State, fallen: Fighter): void {
  let all = 0
  let out = 0
  for (const f of s.fighters) {
    if (f.side !== fallen.side || f.facts.wounds !== 'underling') continue
    all++
    if (!active(f)) out++
  }
  if (out * 2 < all) return
  for (const f of s.fighters) {
    if (f.side === fallen.side && f.facts.wounds === 'underling' && active(f)) flees(ctx, s, f, 'LEG-NPC-UnderFlee')
  }
}
