import { counts, type Note } from '../note.ts'
import type { Fighter } from '../types.ts'

/**
 * Each Combat Action spent aiming adds the critical value of the skill (LEG-RNG-Aim). Ruling LEG-A81: of the skill before
 * anything else, each time the same.
 */
export function aimed(f: Fighter, target: Fighter, skill: number, note: Note): number {
  if (f.aimingAt !== target.id) return 0
  return counts(note, f.aimed * Math.ceil(skill / 10), 'aimed', 'LEG-RNG-Aim')
}

/** He aims no more. Ruling LEG-A89: he shot, or spent a Combat Action on anything else. */
export function lowers(f: Fighter): void {
  f.aimingAt = undefined
  f.aimed = 0
}
