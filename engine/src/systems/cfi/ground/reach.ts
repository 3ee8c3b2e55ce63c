import type { FighterId, Sealed } from '../../../kernel/types.ts'
import { type Arc, arc, facingTowards } from '../../../space/facing.ts'
import { terrain } from '../../../space/terrain.ts'
import { distanceBetween, reaches } from '../../../space/whereabouts.ts'
import { active, foes, longestReach } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

type S = Sealed<State>
type F = Sealed<Fighter>

/** Feet between two fighters. */
export const feet = (s: S, a: FighterId, b: FighterId): number => distanceBetween(s.where, a, b)

export const within = (s: S, a: FighterId, b: FighterId, reach: number): boolean => reaches(s.where, a, b, reach)

/** Engaged if either can strike the other: it need not be both (CFI-ENG-01). */
export function engagedWith(s: S, a: F, b: F): boolean {
  if (!foes(a, b) || !active(a) || !active(b) || a.aloft !== b.aloft) return false
  const reach = Math.max(longestReach(s, b), longestReach(s, a))
  return reach > 0 && within(s, a.id, b.id, reach)
}

/** Every foe he is engaged with. */
export const engagedBy = <T extends F>(s: Omit<S, 'fighters'> & { readonly fighters: readonly T[] }, f: F): T[] =>
  s.fighters.filter((other) => other.id !== f.id && engagedWith(s, f, other))

export const engaged = (s: S, f: F): boolean =>
  s.fighters.some((other) => other.id !== f.id && engagedWith(s, f, other))

/** In which squares of somebody another stands; without a map everybody is before him (CFI-MIN-Facing). */
export function arcOf(s: S, f: F, other: F): Arc {
  if (!('field' in s.where) || f.facing < 0) return 'front'
  const [mine, yours] = [s.where.bodies[f.id], s.where.bodies[other.id]]
  return mine === undefined || yours === undefined ? 'front' : arc(terrain(s.where.field), mine, f.facing, yours)
}

/** Turning in place is free on one's own Turn, never as a reaction (Ruling CFI-A77). */
export function turnTo(ctx: Ctx, s: State, f: Fighter, other: FighterId): void {
  if (!('field' in s.where)) return
  const [mine, yours] = [s.where.bodies[f.id], s.where.bodies[other]]
  const way = mine && yours && facingTowards(terrain(s.where.field), mine, yours)
  if (way === undefined || way === f.facing) return
  const known = f.facing >= 0
  f.facing = way
  if (known) ctx.emit?.({ type: 'turned', who: f.id, facing: way, rule: 'CFI-MIN-Facing' })
}
