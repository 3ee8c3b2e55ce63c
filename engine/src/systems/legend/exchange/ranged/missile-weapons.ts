import type { Option } from '../../../../kernel/types.ts'
import { useOption } from '../../body/hands.ts'
import { WEAPONS } from '../../content/tables.ts'
import type { CloseWeapon, RangedWeapon } from '../../content/types.ts'
import { closeWeapon } from '../../content/weapon-shape.ts'
import { AMMUNITION, type AmmunitionId } from '../../content/weapons.ts'
import { halved } from '../../state/derive.ts'
import { limb, noted } from '../../state/fighters.ts'
import { counts, type Note } from '../../state/note.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../../state/types.ts'

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
  const options = arrows.map((key) => ({ key }))
  return ctx.choose({ who: f.id, about: { ask: 'arrow', item: item.id }, options, usual: first }).key
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

/** A bow or crossbow swung at somebody: its own damage, Medium if it takes two hands and else Small. Ours but for the damage. */
const clubOf = ({ id, name, damage, hands, minimum, family, enc, ap, hp, source }: RangedWeapon): CloseWeapon =>
  closeWeapon({
    id: `improvised ${id}`,
    name: `${name} as a club`,
    damage: damage ?? '1d3',
    size: hands === 2 ? 'M' : 'S',
    reach: 'S',
    hands,
    minimum,
    family,
    kinds: ['bludgeon'],
    enc,
    ap,
    hp,
    notes: ['improvised'],
    source,
  })

/** Whether an item is loaded before it lets fly. */
export const shoots = ({ weapon }: Item): boolean => weapon.use === 'ranged' && weapon.load > 0

/** An item as a club. */
export const clubOption = (f: Fighter, item: Item): Option => useOption(f, item, 'club')

/** He turns it round. */
export function turnsRound(item: Item): void {
  if (item.weapon.use === 'ranged') item.weapon = clubOf(item.weapon)
}

/** After the blow it is what it was. */
export function turnsBack(item: Item): void {
  if (noted(item, 'improvised')) item.weapon = WEAPONS[item.weapon.id.slice('improvised '.length)] ?? item.weapon
}

/** The best of his close combat styles serves, or the base of all (LEG-EQP-Improvised). */
export function improvisedSkill(f: Fighter, base: number, note: Note): number {
  let best = base
  for (const { skill, weapons } of f.facts.styles) {
    if (skill > best && weapons.some((id) => WEAPONS[id]?.use === 'close')) best = skill
  }
  counts(note, 0, 'not made for it', 'LEG-EQP-Improvised')
  return best
}

/** It does 2 less than it would shoot (LEG-EQP-Improvised). */
export function clumsily(ctx: Ctx, x: Exchange, damage: number): number {
  if (!noted(x.item, 'improvised')) return damage
  const left = Math.max(0, damage - 2)
  ctx.emit?.({ type: 'clubbed', who: x.attacker.id, at: x.defender.id, damage, left, rule: 'LEG-EQP-Improvised' })
  return left
}
