import { active, isUnarmed, listed } from '../fighters.ts'
import { holdItem } from '../holds.ts'
import type { Ctx, Exchange, Item, State } from '../types.ts'
import { grippingHands } from '../unarmed-combat.ts'
import { held, itemOption } from '../weapons-in-hand.ts'
import { whichOf } from '../which-of.ts'

/** Bare hands grip with an empty one, a beast with whatever it grips with (LEG-MAN-Grip). Ruling LEG-A05: no critical is needed. */
export const grippable = (s: State, x: Exchange): boolean =>
  listed(x.item, 'grip') &&
  (isUnarmed(x.item) ? grippingHands(s, x.attacker) > 0 : !grips(s, x, x.item.id)) &&
  gripped(s, x).length > 0

/** What can be gripped: what the foe holds, or if his hands are empty what he is armed with by nature; nothing twice. */
function gripped(s: State, x: Exchange): Item[] {
  const { items } = x.defender
  const arms = items.some(held) ? items.filter(held) : items.filter(({ where }) => where === 'body')
  return arms.filter(({ id }) => !s.holds.some((hold) => hold.by === x.attacker.id && hold.item === id))
}

const grips = (s: State, x: Exchange, with_: string): boolean =>
  s.holds.some((hold) => hold.by === x.attacker.id && hold.with === with_)

/** What is gripped cannot be used, and its owner cannot leave by Evade, until he wins free (LEG-MAN-Grip). */
export function grip(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  if (!active(defender)) return
  const about = { ask: 'grip', at: defender.id, rule: 'LEG-MAN-Grip' } as const
  const item = whichOf(ctx, attacker.id, about, gripped(s, x), (one) => itemOption(defender, one))
  if (item !== undefined) holdItem(ctx, s, 'grip', attacker, defender, item, x.item, 0, 'LEG-MAN-Grip')
}
