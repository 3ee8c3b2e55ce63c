import { sight } from '../../../space/sight.ts'
import { terrain } from '../../../space/terrain.ts'
import { gradeOf } from '../difficulty.ts'
import { feet } from '../engagement.ts'
import { foes } from '../fighters.ts'
import type { Fighter, Item, State } from '../types.ts'
import { shooting } from './situations.ts'

/** Which of its ranges somebody is at; nothing beyond Long (Ruling CFI-A40). */
export function rangeTo(s: State, f: Fighter, target: Fighter, item: Item): 'close' | 'effective' | 'long' | undefined {
  const range = item.weapon.missile?.range
  if (range === undefined) return undefined
  const far = feet(s, f.id, target.id)
  return far <= range[0] ? 'close' : far <= range[1] ? 'effective' : far <= range[2] ? 'long' : undefined
}

/** Whether anything can be seen of him past walls. */
export function visible(s: State, f: Fighter, target: Fighter): boolean {
  if (!('field' in s.where)) return true
  const [mine, his] = [s.where.bodies[f.id], s.where.bodies[target.id]]
  return mine !== undefined && his !== undefined && sight(terrain(s.where.field), mine, his, 'missiles') !== 'none'
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
