import { hands } from '../../mechanisms/hands.ts'
import { armOf } from './fighters.ts'
import type { CfiRule } from './rules.ts'
import type { Fighter } from './types.ts'

/** What becomes of what people hold; whether a hand is free stands with the limbs. */
export const { drop, hurtItem } = hands<CfiRule, Fighter>({
  sound: (f, hand) => armOf(f, hand) >= 0,
  rules: { hands: 'CFI-PRO-Ready', broken: 'CFI-SE-DamageWeapon' },
})
