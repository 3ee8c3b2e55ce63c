import type { Fighter, Item } from '../state/types.ts'

/** It is in his hand no longer, struck from it, put away, broken or handed over: nothing is parried with it any more (D6-DEF-Parry). */
export function leavesHand(f: Fighter, item: Item, where: Exclude<Item['where'], 'hand' | 'body'>): void {
  item.where = where
  parriesNoMore(f, item.id)
}
/** His shield is put by, and parries nothing any more. */
export function lowersShield(f: Fighter): void {
  f.shieldUp = false
  parriesNoMore(f, 'shield')
}
const parriesNoMore = (f: Fighter, with_: string): void => {
  f.defences = f.defences.filter(({ kind, item }) => kind !== 'parry' || item !== with_)
}
