import { inWater, noted } from './fighters.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter, State } from './types.ts'
import { drop } from './weapons-in-hand.ts'

/** Down on the ground, unless there is none under him. Ruling LEG-A95. */
export function fall(ctx: Ctx, f: Fighter, rule: LegendRule): void {
  if (f.stance === 'prone' || inWater(f)) return
  f.stance = 'prone'
  ctx.emit?.({ type: 'fell', who: f.id, rule })
}

/** Whatever an arm holds falls, unless it is strapped on as a shield is (LEG-WND-Serious, LEG-EQP-Strapped). */
export function dropFrom(ctx: Ctx, s: State, f: Fighter, location: number, rule: LegendRule): void {
  const hand = f.facts.body.locations[location]?.id === 'leftArm' ? 'left' : 'right'
  for (const item of f.items) {
    if (item.where !== 'both' && item.where !== hand) continue
    if (!noted(item, 'strapped')) drop(ctx, s, f, item, 0, rule)
    else ctx.emit?.({ type: 'strapped', who: f.id, item: item.weapon.name, rule: 'LEG-EQP-Strapped' })
  }
}
