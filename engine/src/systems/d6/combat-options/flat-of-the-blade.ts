import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { bodily } from '../fighters.ts'

/** An edged weapon used to bludgeon does half damage (D6-C-WPN-BluntEdge). */
export const flatOfTheBlade: Action = attackBy(
  {
    key: 'flat of the blade',
    rule: 'D6-C-WPN-BluntEdge',
    dice: 0,
    standard: 0,
    damage: 0,
    reach: 0,
    halves: 'D6-C-WPN-BluntEdge',
    fits: (item) => !bodily(item) && item.weapon.edge === 'blade',
  },
  ['melee combat'],
)
