import { spotOf } from '../../../space/whereabouts.ts'
import { heldBy } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, Hold, Item, State } from '../state/types.ts'

/** Somebody seizes a body or a weapon. */
export function takesHold(
  ctx: Ctx,
  s: State,
  kind: Hold['kind'],
  by: Fighter,
  on: Fighter,
  rule: Cited,
  using: Item | null = null,
  item: Item | null = null,
): void {
  if (heldBy(s, on).some((hold) => hold.by === by.id && hold.kind === kind && hold.item === (item?.id ?? null))) return
  s.holds.push({ kind, by: by.id, on: on.id, with: using?.id ?? null, item: item?.id ?? null })
  ctx.emit?.({ type: 'held', who: on.id, hold: kind, by: by.id, item: item?.key ?? '', rule })
}

/** A hold ends. */
export function letsGo(ctx: Ctx, s: State, hold: Hold, rule: Cited): void {
  s.holds = s.holds.filter((other) => other !== hold)
  ctx.emit?.({ type: 'freed', who: hold.on, by: hold.by, hold: hold.kind, rule })
}

/** A thing leaves its owner's hand; whatever holds it or holds by it ends. */
export function drops(ctx: Ctx, s: State, f: Fighter, item: Item, rule: Cited | readonly Cited[]): void {
  item.where = 'ground'
  item.spot = spotOf(s.where, f.id) ?? null
  s.holds = s.holds.filter((hold) => hold.item !== item.id && hold.with !== item.id)
  if (f.braced === item.id) f.braced = null
  ctx.emit?.({ type: 'item', who: f.id, item: item.key, what: 'drops', rule })
}
