import type { Fighter, Stance, State } from './types.ts'

/** How tall each stance is, in metres: what cover hides is reckoned by it. */
const TALL: Readonly<Record<Stance, number>> = { standing: 1.8, crouching: 1, prone: 0.5 }
export const ORDINARY = TALL.standing

/** He stands, crouches or lies from now on. */
export function takes(s: State, f: Fighter, stance: Stance): void {
  f.stance = stance
  if ('bands' in s.where) return
  const body = s.where.bodies[f.id]
  if (body !== undefined)
    s.where = { ...s.where, bodies: { ...s.where.bodies, [f.id]: { ...body, tall: TALL[stance] } } }
}
