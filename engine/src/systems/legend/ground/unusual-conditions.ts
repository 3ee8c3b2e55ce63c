import { halved } from '../state/derive.ts'
import { inWater, isUnarmed, listed, noted } from '../state/fighters.ts'
import { atMost, type Note } from '../state/note.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../state/types.ts'

/** Combat skill is limited by Athletics while climbing and by Swim while swimming (LEG-CON-01, LEG-CON-02). Ruling LEG-A90: before the situation. */
export function limitedByGround(f: Fighter, value: number, note: Note): number {
  const { skills, traits } = f.facts
  if (f.footing === 'climbing') return atMost(skills.athletics, value, 'climbing', 'LEG-CON-01', note)
  if (inWater(f) && !traits.includes('swimmer')) return atMost(skills.swim, value, 'swimming', 'LEG-CON-02', note)
  return value
}

/** What rams, bites or strangles. */
const unhindered = (item: Item): boolean => noted(item, 'underwater') || noted(item, 'strangling') || isUnarmed(item)

/** Under water only a thrust that can impale serves, and ramming, biting or strangling (LEG-CON-02). */
export const impotent = (f: Fighter, item: Item): boolean =>
  f.footing === 'submerged' && !unhindered(item) && !listed(item, 'impale')

/** A thrust under water does half its damage (LEG-CON-02). */
export function dampened(ctx: Ctx, s: State, x: Exchange, damage: number): number {
  const { attacker, item } = x
  if (attacker.footing !== 'submerged' || unhindered(item)) return damage
  const left = halved(damage, s.options.halfDamage)
  ctx.emit?.({ type: 'dampened', who: attacker.id, damage, left, rule: 'LEG-CON-02' })
  return left
}
