import type { Sealed } from '../../../kernel/types.ts'
import type { Ground } from '../../../mechanisms/ground/terms.ts'
import { able, active, CONTACT } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'

type S = Sealed<State>
type F = Sealed<Fighter>

/** Moving and standing: feet; allies let one by, foes on their feet do not, and the fallen are difficult ground (CFI-TER-Difficult). */
const GROUND: Ground<S, F> = {
  contact: CONTACT,
  legs: (_s, f) => f.mount ?? f.id,
  party: (_s, { mount, rider }) => [...(mount === undefined ? [] : [mount]), ...(rider === undefined ? [] : [rider])],
  fights: (_s, f) => active(f),
  passing(_s, f, other) {
    if (other.condition === 'fled') return 'not in the way'
    if (!active(other)) return 'stepped over'
    if (f.aloft !== other.aloft) return 'not in the way'
    return other.side === f.side ? 'lets by' : 'stops'
  },
  steppingOver: () => 2,
  // Those who fly or have no body are stopped by nothing (CFI-TER-Obstacle).
  manner: (_s, f) => (f.aloft || able(f, 'incorporeal') ? { overTerrain: true, throughObstacles: true } : undefined),
}
const WIDE: Ground<S, F> = { ...GROUND, contact: 10 }

/** The ground of a fight: in contact is in the next square, of 5 or of 10 feet (CFI-MIN-Scale). */
export const groundOf = (s: S): Ground<S, F> => ('field' in s.where && s.where.field.cell >= 10 ? WIDE : GROUND)
export const contactOf = (s: S): number => groundOf(s).contact
