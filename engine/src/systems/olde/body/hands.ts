import { type Spot, spotOf } from '../../../space/whereabouts.ts'
import type { Cited, Ctx, Fighter, Item, State } from '../state/types.ts'
import { thingName } from './arms.ts'

/** A thing falls where its bearer stands. */
export function drops(ctx: Ctx, s: State, f: Fighter, item: Item | undefined, rule: Cited): void {
  if (item === undefined) return
  item.at = 'ground'
  item.spot = spotOf(s.where, f.id) ?? null
  ctx.emit?.({ type: 'drops', who: f.id, thing: thingName(item.weapon), rule })
}

/** A thing is of no use any more. */
export function breaks(ctx: Ctx, f: Fighter, item: Item | undefined, rule: Cited): void {
  if (item === undefined) return
  item.at = 'broken'
  ctx.emit?.({ type: 'breaks', who: f.id, thing: thingName(item.weapon), rule })
}

/** What was thrown lies there. */
export function lands(item: Item, spot: Spot | null): void {
  item.at = 'ground'
  item.spot = spot
}
