import { optionOf } from '../../../mechanisms/asking.ts'
import type { AmmunitionId } from '../content/ranged.ts'
import type { Ctx, Fighter, Item } from '../types.ts'

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
