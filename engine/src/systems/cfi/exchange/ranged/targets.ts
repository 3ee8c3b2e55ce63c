import { gradeOf } from '../../body/difficulty.ts'
import { feet } from '../../ground/reach.ts'
import { visible } from '../../ground/sight.ts'
import { foes } from '../../state/fighters.ts'
import type { Fighter, Item, State } from '../../state/types.ts'
import { shooting } from './situations.ts'

/** Which of its ranges somebody is at; nothing beyond Long (Ruling CFI-A40). */
export function rangeTo(s: State, f: Fighter, target: Fighter, item: Item): 'close' | 'effective' | 'long' | undefined {
  const range = item.weapon.missile?.range
  if (range === undefined) return undefined
  const far = feet(s, f.id, target.id)
  return far <= range[0] ? 'close' : far <= range[1] ? 'effective' : far <= range[2] ? 'long' : undefined
}

/** Whether he can shoot at somebody: in range, in sight, and not hopeless (CFI-RM-Gale, CFI-DIF-None). */
export const canHit = (s: State, f: Fighter, item: Item, other: Fighter): boolean =>
  foes(f, other) &&
  other.condition === 'up' &&
  !other.keptOff.includes(f.id) &&
  rangeTo(s, f, other, item) !== undefined &&
  visible(s, f, other) &&
  gradeOf(s.options, shooting(s, f, other, item)) !== 'hopeless'

export const shootable = (s: State, f: Fighter, item: Item): Fighter[] =>
  s.fighters.filter((other) => canHit(s, f, item, other))
export const anyShootable = (s: State, f: Fighter, item: Item): boolean =>
  s.fighters.some((other) => canHit(s, f, item, other))
