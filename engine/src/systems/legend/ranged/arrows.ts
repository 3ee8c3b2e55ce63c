import { AMMUNITION } from '../content/ranged.ts'
import { halved } from '../damage.ts'
import { limb } from '../fighters.ts'
import { counts, type Note } from '../note.ts'
import type { Ctx, Exchange, Item, State } from '../types.ts'

type Arrow = (typeof AMMUNITION)[keyof typeof AMMUNITION]

/** The arrow on a bow's string. */
const arrowOf = (item: Item): Arrow | undefined => (item.weapon.family === 'bow' ? AMMUNITION[item.missile] : undefined)

/** A signal arrow flies badly (LEG-EQP-SignalArrow). */
export function arrowSkill(item: Item, note: Note): number {
  const arrow = arrowOf(item)
  return arrow === undefined || arrow.skill === 0 ? 0 : counts(note, arrow.skill, arrow.name, 'LEG-EQP-SignalArrow')
}

/** And it does half damage (LEG-EQP-SignalArrow). */
export function arrowDamage(ctx: Ctx, s: State, x: Exchange, damage: number): number {
  if (!x.ranged || arrowOf(x.item)?.halved !== true) return damage
  const left = halved(damage, s.options.halfDamage)
  ctx.emit?.({ type: 'blunted', who: x.attacker.id, damage, left, rule: 'LEG-EQP-SignalArrow' })
  return left
}

/** A broadhead does 2 more to bare flesh (LEG-EQP-Broadhead). */
export function arrowOnFlesh(ctx: Ctx, x: Exchange): number {
  const bonus = x.ranged ? (arrowOf(x.item)?.bonusUnarmoured ?? 0) : 0
  if (bonus === 0) return 0
  const { worn, natural } = limb(x.defender, x.location)
  if (worn + natural > 0) return 0
  ctx.emit?.({ type: 'bareFlesh', who: x.attacker.id, at: x.defender.id, bonus, rule: 'LEG-EQP-Broadhead' })
  return bonus
}
