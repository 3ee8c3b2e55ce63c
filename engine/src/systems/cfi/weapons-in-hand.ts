import { hands } from '../../mechanisms/hands.ts'
import { armOf } from './fighters.ts'
import type { CfiRule } from './rules.ts'
import type { Fighter } from './types.ts'

/** What people do with their hands; an arm that is useless or gone holds nothing. */
export const { isFree, freeHand, handFor, drop, hurtItem } = hands<CfiRule, Fighter>({
  sound(f, hand) {
    const limb = f.limbs[armOf(f, hand)]
    return limb !== undefined && !limb.useless && !limb.severed && limb.stunned === 0
  },
  rules: { hands: 'CFI-PRO-Ready', broken: 'CFI-SE-DamageWeapon' },
})
