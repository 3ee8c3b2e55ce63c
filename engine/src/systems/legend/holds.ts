import type { Option } from '../../kernel/types.ts'
import { optionOf } from '../../mechanisms/asking.ts'
import { fighter, inHand, itemOf } from './fighters.ts'
import { inContact } from './movement.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter, Hold, Item, State } from './types.ts'

/** Somebody's item is held fast by somebody's weapon or hand. */
export function holdItem(
  ctx: Ctx,
  s: State,
  kind: 'pin' | 'grip',
  by: Fighter,
  on: Fighter,
  item: Item,
  with_: Item,
  work: number,
  rule: LegendRule,
): void {
  s.holds.push({
    kind,
    by: by.id,
    on: on.id,
    item: item.id,
    location: undefined,
    with: with_.id,
    tripReady: false,
    roll: 0,
    skill: 0,
    work,
  })
  ctx.emit?.({ type: 'held', who: on.id, at: by.id, hold: kind, item: item.weapon.name, rule })
}

/** A hold by its kind, holder and what it holds. */
export const holdOption = ({ kind, by, item, location }: Hold): Option =>
  optionOf(`${kind} of ${by} on ${item ?? `location ${location ?? 0}`}`)

/** A hold ends. */
export function release(ctx: Ctx, s: State, hold: Hold, rule: LegendRule): void {
  s.holds = s.holds.filter((other) => other !== hold)
  ctx.emit?.({ type: 'freed', who: hold.on, at: hold.by, hold: hold.kind, rule })
}

const PARTED = {
  pin: 'LEG-MAN-PinWeapon',
  grip: 'LEG-MAN-Grip',
  grapple: 'LEG-UNA-05',
  entangle: 'LEG-MAN-Entangle',
} as const satisfies Record<Hold['kind'], LegendRule>

/** A hold lasts only while the two are near enough to touch (Ruling LEG-A100); a javelin in a shield and a net that was thrown stay where they are. */
export function partHolds(ctx: Ctx, s: State): void {
  for (const hold of s.holds) {
    if (hold.work > 0 || inContact(s, hold.by, hold.on)) continue
    const with_ = itemOf(fighter(s, hold.by), hold.with)
    if (hold.kind === 'entangle' && (with_ === undefined || !inHand(with_))) continue
    release(ctx, s, hold, PARTED[hold.kind])
  }
}
