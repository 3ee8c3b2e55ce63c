import type { Sealed } from '../../kernel/types.ts'
import { found } from '../../mechanisms/fighters.ts'
import type { Ground, Passing } from '../../mechanisms/ground/terms.ts'
import type { Fighter, State } from './types.ts'

/** A fight and a fighter as its ground is read, by rules and by bots alike. */
type Seen = Sealed<State>
type Man = Sealed<Fighter>

/** Who goes up to somebody stops beside him, in metres. */
export const BESIDE = 1

/** Ruling D6-A79: whoever is down is stepped over, and stood over. */
const FALLEN = { difficult: 'stood over', no: 'stood over', yes: 'stops' } as const satisfies Record<
  State['options']['fallenInTheWay'],
  Passing
>

/** Moving and standing: metres, a rider on his mount's legs, whoever stands in everybody's way. */
export const GROUND: Ground<Seen, Man> = {
  contact: BESIDE,
  legs(s, f) {
    const mount = f.mount === null || f.stance === 'prone' ? undefined : found(s.fighters, f.mount)
    return mount?.condition === 'up' ? mount.id : f.id
  },
  party: (_s, { mount, rider }) => [...(mount === null ? [] : [mount]), ...(rider === null ? [] : [rider])],
  fights: (_s, { condition }) => condition === 'up',
  passing(s, f, other) {
    if (other.condition === 'fled') return 'not in the way'
    if (other.condition !== 'up') return FALLEN[s.options.fallenInTheWay]
    return other.stance === 'prone' && other.side === f.side ? 'stepped over' : 'stops'
  },
  steppingOver: (s) => (s.options.fallenInTheWay === 'difficult' ? 2 : 1),
}
