import type { Option } from '../../kernel/types.ts'
import type { Declared } from './attacks-and-parries.ts'
import { active, usable } from './fighters.ts'
import type { Item, State } from './types.ts'

/** A way to meet an attack. */
export interface Defence extends Option {
  readonly kind: 'parry' | 'evade' | 'none'
  readonly item: Item | undefined
}
const NONE: Defence = { key: 'none', kind: 'none', item: undefined }
const EVADE: Defence = { key: 'evade', kind: 'evade', item: undefined }

/** Everything this defender may meet this attack with. */
export function defences(s: State, d: Declared): readonly Defence[] {
  const { defender } = d
  if (!active(defender) || (defender.actions <= 0 && defender.guard === 'none')) return [NONE]
  const options: Defence[] = []
  for (const item of defender.items) {
    if (item.weapon.use === 'close' && item.weapon.family !== 'unarmed' && usable(s, defender, item)) {
      options.push({ key: item.weapon.id, kind: 'parry', item })
    }
  }
  if (options.length === 0 && defender.stance === 'standing') options.push(EVADE)
  options.push(NONE)
  return options
}
