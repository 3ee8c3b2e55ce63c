import { partHolds as part } from '../../mechanisms/holds.ts'
import { fighter, inHand, itemOf } from './fighters.ts'
import { inContact } from './ground.ts'
import type { Ctx, Fighter, Hold, Item, LegendRule, State } from './types.ts'

export { holdOption, release } from '../../mechanisms/holds.ts'

/** A hold of somebody on somebody with something, and what sets it apart. */
export const holding = (kind: Hold['kind'], by: Fighter, on: Fighter, with_: Item, of: Partial<Hold>): Hold => ({
  kind,
  by: by.id,
  on: on.id,
  item: undefined,
  location: undefined,
  with: with_.id,
  tripReady: false,
  roll: 0,
  skill: 0,
  level: 'failure',
  work: 0,
  ...of,
})

/** Somebody's item is held fast by somebody's weapon or hand. */
export function holdItem(
  ctx: Ctx,
  s: State,
  kind: 'pin' | 'grip',
  [by, with_]: readonly [Fighter, Item],
  [on, item]: readonly [Fighter, Item],
  work: number,
  rule: LegendRule,
): void {
  s.holds.push(holding(kind, by, on, with_, { item: item.id, work }))
  ctx.emit?.({ type: 'held', who: on.id, at: by.id, hold: kind, item: item.weapon.name, rule })
}

const PARTED = {
  pin: 'LEG-MAN-PinWeapon',
  grip: 'LEG-MAN-Grip',
  grapple: 'LEG-UNA-05',
  entangle: 'LEG-MAN-Entangle',
} as const satisfies Record<Hold['kind'], LegendRule>

/** A hold lasts only while the two are near enough to touch (Ruling LEG-A100); a javelin in a shield and a net that was thrown stay where they are. */
export function partHolds(ctx: Ctx, s: State): void {
  const lasts = (hold: Hold): boolean => {
    if (hold.work > 0 || inContact(s, hold.by, hold.on)) return true
    const with_ = itemOf(fighter(s, hold.by), hold.with)
    return hold.kind === 'entangle' && (with_ === undefined || !inHand(with_))
  }
  part<Hold, LegendRule>(ctx, s, lasts, PARTED)
}
