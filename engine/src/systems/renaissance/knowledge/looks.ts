import { durability } from '../state/derive.ts'
import type { Person } from '../state/fighters.ts'

/** What anybody sees of how somebody is: by quarters of what he can take. */
export type Grade = 'unhurt' | 'scratched' | 'hurt' | 'badly hurt' | 'out' | 'dead'

export function gradeOf(f: Person): Grade {
  if (f.condition === 'dead') return 'dead'
  if (f.condition === 'disabled') return 'out'
  const full = durability(f)
  if (f.damage === 0) return 'unhurt'
  if (f.damage < full / 4) return 'scratched'
  return f.damage < (full * 3) / 4 ? 'hurt' : 'badly hurt'
}
