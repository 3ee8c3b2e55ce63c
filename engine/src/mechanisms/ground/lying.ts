import type { FighterId } from '../../kernel/types.ts'
import { distanceTo, spotOf, type Whereabouts } from '../../space/whereabouts.ts'
import type { Thing } from '../hands.ts'

/** What lies on the ground stays there when its owner goes; what fell aside stays as far from where he stood when it did. */
export function leftLying(
  before: Whereabouts,
  after: Whereabouts,
  f: { readonly id: FighterId; readonly items: readonly Thing[] },
): void {
  for (const item of f.items) {
    if (item.where !== 'ground') continue
    const spot = item.spot ?? spotOf(before, f.id)
    if (spot === undefined) continue
    const aside = Math.max(0, item.away - distanceTo(before, f.id, spot))
    item.spot = spot
    item.away = Math.round(10 * (aside + distanceTo(after, f.id, spot))) / 10
  }
}
