import { optionOf } from '../../../mechanisms/asking.ts'
import { AMMUNITION, type AmmunitionId } from '../content/ranged.ts'
import type { RangedWeapon } from '../content/types.ts'
import { halved } from '../damage.ts'
import { limb } from '../fighters.ts'
import { counts, type Note } from '../note.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../types.ts'

/** How far a weapon carries without penalty; a broadhead flies a quarter less far (LEG-RNG-Range, LEG-EQP-Broadhead). */
export function rangeOf(item: Item, weapon: RangedWeapon): number {
  return weapon.family === 'bow' ? weapon.range * AMMUNITION[item.missile].rangeTimes : weapon.range
}

/** What is lost of a skill beyond Range: half of it, before anything else is counted. Ruling LEG-A77: what is left is rounded up. */
export const lostToDistance = (skill: number): number => Math.ceil(skill / 2) - skill

/** In hand if it is thrown, with its missile ready if it is not (LEG-RNG-Load). */
export const loaded = ({ weapon, loaded: done }: Item): boolean => weapon.use === 'ranged' && done >= weapon.load

/** One of the Combat Actions that loading takes (LEG-RNG-Load); an archer nocks the arrow he wants. */
export function loads(ctx: Ctx, f: Fighter, item: Item): void {
  item.loaded++
  if (item.weapon.family === 'bow') item.missile = arrow(ctx, f, item)
  const { name } = item.weapon
  const rule = ['LEG-ACT-ReadyWeapon', 'LEG-RNG-Load'] as const
  ctx.emit?.({ type: 'readied', who: f.id, way: 'reload', item: name, loaded: item.loaded, rule })
}

function arrow(ctx: Ctx, f: Fighter, item: Item): AmmunitionId {
  const { arrows } = f.facts
  const first = arrows[0] ?? item.missile
  if (arrows.length < 2) return first
  const options = arrows.map(optionOf)
  const { key } = ctx.choose({ who: f.id, about: { ask: 'arrow', item: item.id }, options, usual: first })
  return arrows.find((id) => id === key) ?? first
}

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
