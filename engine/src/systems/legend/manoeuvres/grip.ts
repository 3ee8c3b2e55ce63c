import { active, isUnarmed, listed } from '../fighters.ts'
import { holdItem } from '../holds.ts'
import type { Ctx, Exchange, Item, State } from '../types.ts'
import { freeHand, held, itemOption } from '../weapons-in-hand.ts'
import { whichOf } from '../which-of.ts'

/** Bare hands grip with an empty one, a beast with whatever it grips with (LEG-MAN-Grip). Ruling LEG-A05: no critical is needed. */
export const grippable = (_s: State, x: Exchange): boolean =>
  listed(x.item, 'grip') && (!isUnarmed(x.item) || freeHand(x.attacker) !== undefined) && gripped(x).length > 0

/** What can be gripped: what the foe holds, or if his hands are empty what he is armed with by nature. */
function gripped(x: Exchange): Item[] {
  const arms = x.defender.items.filter(held)
  return arms.length > 0 ? arms : x.defender.items.filter(({ where }) => where === 'body')
}

/** What is gripped cannot be used, and its owner cannot leave by Evade, until he wins free (LEG-MAN-Grip). */
export function grip(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  if (!active(defender)) return
  const about = { ask: 'grip', at: defender.id, rule: 'LEG-MAN-Grip' } as const
  const item = whichOf(ctx, attacker.id, about, gripped(x), (one) => itemOption(defender, one))
  if (item !== undefined) holdItem(ctx, s, 'grip', attacker, defender, item, x.item, 0, 'LEG-MAN-Grip')
}
