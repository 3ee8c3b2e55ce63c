import type { Why } from '../actions/action.ts'
import { atMost, counts, type Note } from '../note.ts'
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

const CHARGING: Why = { because: 'he charges on foot', rule: 'LEG-RNG-Move' }

/** Nobody shoots in his own charge; a rider shoots while his mount charges (LEG-RNG-Move). */
export const chargingOnFoot = (f: Fighter): Why | undefined =>
  f.fullRound === 'charge' && f.mount === undefined && !f.chariot ? CHARGING : undefined

/**
 * From a mount the chance to hit is at most Ride, from a chariot Drive, and running Athletics (LEG-RNG-Move). Ruling LEG-A90:
 * it is the chance that is limited, so this comes after everything else.
 */
export function limitedByMoving(f: Fighter, value: number, note: Note): number {
  const { skills } = f.facts
  if (f.mount !== undefined) return atMost(skills.ride, value, 'from a mount', 'LEG-RNG-Move', note)
  if (f.chariot) return atMost(skills.drive, value, 'from a chariot', 'LEG-RNG-Move', note)
  if (f.running || f.fullRound === 'sprint') return atMost(skills.athletics, value, 'running', 'LEG-RNG-Move', note)
  return value
}
