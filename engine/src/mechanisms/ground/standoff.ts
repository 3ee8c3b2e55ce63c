import { courseTowards } from './courses.ts'
import { inContact } from './standing.ts'
import type { Ground, Mover, Standing } from './terms.ts'

/** What somebody could do if he had a whole round for it. */
export interface Could<S, F> {
  /** Whether he could harm a foe from where he stands, out of contact: with a shot, a spell. */
  harm(s: S, f: F): boolean
  /** How far he could go. */
  go(s: S, f: F): number
}

/** Whether nobody who still fights can harm a foe or get nearer to one: the fight has come to a stand. */
export function standoff<S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  could: Could<S, F>,
): boolean {
  for (const f of s.fighters) {
    if (!ground.fights(s, f)) continue
    const foes = s.fighters.filter((other) => other.side !== f.side && ground.fights(s, other))
    if (foes.some((foe) => inContact(ground, s, f.id, foe.id)) || could.harm(s, f)) return false
    const far = could.go(s, f)
    if (far > 0 && foes.some((foe) => courseTowards(ground, s, f, foe.id, far).spent > 0)) return false
  }
  return true
}
