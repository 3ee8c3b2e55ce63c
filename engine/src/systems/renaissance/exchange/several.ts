import type { Option } from '../../../kernel/types.ts'
import { type Arm, armsAgainst, targets, unfit } from '../body/arms.ts'
import { active, fighter, isUnarmed, itemOf } from '../state/fighters.ts'
import type { Ctx, Fighter, How, Item, State } from '../state/types.ts'
import { PLAIN, strikesWith } from './declared.ts'

/** Weapons that could each make an attack now; two at least are several (REN-MULTI-01). */
export function several(s: State, f: Fighter): Item[] {
  const ready: Item[] = []
  for (const item of f.items) {
    if (isUnarmed(item)) continue
    const could = targets(s, f).some(
      (target) => active(target) && armsAgainst(s, f, target).some((arm) => arm.item.id === item.id),
    )
    if (could) ready.push(item)
  }
  // Ruling REN-A85: the main hand first.
  const order = ['main', 'both', 'off', 'body']
  ready.sort((a, b) => order.indexOf(a.where) - order.indexOf(b.where))
  return s.options.maxAttacks === 'two' ? ready.slice(0, 2) : ready
}
interface Aimed extends Option {
  readonly at: { readonly arm: Arm; readonly target: Fighter } | undefined
}
const HOLD: Aimed = { key: 'none', at: undefined }

/**
 * Every weapon at whom he likes, each attack apart (REN-MULTI-01, REN-MULTI-02). Ruling REN-A107: whom each is for is said before the
 * first is rolled, since the penalty hangs on it.
 */
export function volley(
  ctx: Ctx,
  s: State,
  f: Fighter,
  how: Partial<How>,
  each: (at: Fighter, does: () => void) => void,
): void {
  const items = several(s, f)
  const chosen: { arm: Arm; target: Fighter }[] = []
  for (const item of items) {
    const options: Aimed[] = [HOLD]
    for (const { id } of targets(s, f)) {
      const target = fighter(s, id)
      for (const arm of armsAgainst(s, f, target))
        if (arm.item.id === item.id) options.push({ key: `${arm.key} at ${id}`, at: { arm, target } })
    }
    const about = { ask: 'each', weapon: item.weapon.name, of: items.length } as const
    const { at } = ctx.choose({ who: f.id, about, options, usual: options[1]?.key ?? 'none' })
    if (at !== undefined) chosen.push(at)
  }
  const spread = new Set(chosen.map(({ target }) => target.id)).size > 1
  for (const { arm, target } of chosen) {
    // Ruling REN-A85: a later attack finds things as they are, and none goes at one who is out of the fight.
    if (!active(target)) continue
    each(target, () => {
      const so = { ...PLAIN, ...how, multiple: chosen.length > 1, spread }
      if (unfit(s, f, arm, target) === undefined) strikesWith(ctx, s, f, target, itemOf(f, arm.item), arm.mode, so)
    })
  }
}
