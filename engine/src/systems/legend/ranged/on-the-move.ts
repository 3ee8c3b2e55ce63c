import type { Why } from '../actions/action.ts'
import { atMost, type Note } from '../note.ts'
import type { Fighter } from '../types.ts'

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
