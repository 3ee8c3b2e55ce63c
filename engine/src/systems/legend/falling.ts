import { itemOf } from './fighters.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter, Item, State } from './types.ts'

/** Down on the ground. */
export function fall(ctx: Ctx, _s: State, f: Fighter, rule: LegendRule): void {
  if (f.stance === 'prone') return
  f.stance = 'prone'
  ctx.emit?.({ type: 'fell', who: f.id, rule })
}

/** An item leaves its owner's hand and lies so many metres away. */
export function drop(ctx: Ctx, s: State, f: Fighter, item: Item, metres: number, rule: LegendRule): void {
  item.where = 'ground'
  item.away = metres
  s.holds = s.holds.filter((hold) => hold.item !== item.id && hold.with !== item.id)
  ctx.emit?.({ type: 'dropped', who: f.id, item: item.weapon.name, metres, rule })
}

/** Whatever an arm holds falls, unless it is strapped on as a shield is (LEG-WND-Serious). */
export function dropFrom(ctx: Ctx, s: State, f: Fighter, location: number, rule: LegendRule): void {
  const left = f.facts.body.locations[location]?.id === 'leftArm'
  for (const item of f.items) {
    const here = item.where === 'both' || item.where === (left ? 'left' : 'right')
    if (here && !item.weapon.notes.includes('strapped')) drop(ctx, s, f, item, 0, rule)
  }
}

export const dropped = (f: Fighter, id: string): boolean => itemOf(f, id)?.where === 'ground'
