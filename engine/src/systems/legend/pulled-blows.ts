import { halved } from './damage.ts'
import type { Ctx, Exchange, State } from './types.ts'

/** A blow declared as pulled, or struck with the flat, does half its damage (LEG-PUL-01). */
export function pulledBack(ctx: Ctx, s: State, x: Exchange, damage: number): number {
  if (!x.pulled) return damage
  const left = halved(damage, s.options.halfDamage)
  ctx.emit?.({ type: 'pulled', who: x.attacker.id, at: x.defender.id, damage, left, rule: 'LEG-PUL-01' })
  return left
}
