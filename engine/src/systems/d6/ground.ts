import type { FighterId, Sealed } from '../../kernel/types.ts'
import { found } from '../../mechanisms/fighters.ts'
import { courseTowards } from '../../mechanisms/ground/courses.ts'
import type { Ground, Passing } from '../../mechanisms/ground/terms.ts'
import { type Course, distanceBetween, type Whereabouts } from '../../space/whereabouts.ts'
import { clearWay } from './fighters.ts'
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

/** Towards somebody until he is beside him; where others stand all around him, as near as he can come. */
export const nearer = (s: Seen, f: Man, target: FighterId, budget: number): Course =>
  courseTowards(GROUND, s, f, target, budget)

/** How near so many metres bring fighters on a map: found once for each arrangement of bodies. */
const NEARED = new WeakMap<Whereabouts, Map<string, number>>()

/** How near so many metres bring him to somebody on a map; with a wall still between them he is not near at all. */
export function nearest(s: Seen, f: Man, target: FighterId, budget: number): number {
  const { where } = s
  const known = NEARED.get(where) ?? new Map<string, number>()
  NEARED.set(where, known)
  const legs = GROUND.legs(s, f)
  let key = `${legs} ${target} ${budget}`
  for (const { condition, stance } of s.fighters) key += ` ${condition} ${stance}`
  const before = known.get(key)
  if (before !== undefined) return before
  const there = budget === 0 ? where : nearer(s, f, target, budget).where
  const near = clearWay(there, legs, target) ? distanceBetween(there, legs, target) : Infinity
  known.set(key, near)
  return near
}
