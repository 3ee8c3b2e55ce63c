import type { Action } from './action.ts'
import { attackBy } from './attacking.ts'
import { BLOWS, SHOTS, THROWS } from './fighters.ts'
import type { D6RuleId } from './rules.ts'
import type { Manoeuvre } from './types.ts'

const plain = (key: string, rule: D6RuleId): Manoeuvre => ({ key, rule, dice: 0, standard: 0, damage: 0, reach: 0 })

/** The plain attacks: with hand or hand weapon, with what shoots, with what is thrown. */
export const ATTACKS: readonly Action[] = [
  attackBy(plain('strike', 'D6-RANGE-MeleePB'), BLOWS),
  attackBy(plain('shoot', 'D6-RANGE-PerWeapon'), SHOTS),
  attackBy({ ...plain('throw', 'D6-RANGE-PerWeapon'), fits: (item) => item.weapon.bursts !== true }, THROWS),
]
