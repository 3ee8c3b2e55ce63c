import type { FighterId } from '../../kernel/types.ts'
import { distanceBetween, movedTowards, reaches } from '../../space/whereabouts.ts'
import { fatigueOf } from './fatigue.ts'
import { active, foes } from './fighters.ts'
import type { Fighter, State } from './types.ts'

/** How near two fighters must be to trade blows, in metres: the next cell of a one-metre map. */
export const CONTACT = 1

/** Metres between two fighters. */
export const metres = (s: State, a: FighterId, b: FighterId): number => distanceBetween(s.where, a, b)

/** Whether two fighters are near enough to trade blows. */
export const inContact = (s: State, a: FighterId, b: FighterId): boolean => reaches(s.where, a, b, CONTACT)

/** Engaged: an active foe is near enough to strike. */
export function engaged(s: State, f: Fighter): boolean {
  for (const other of s.fighters) if (foes(f, other) && active(other) && inContact(s, f.id, other.id)) return true
  return false
}

/** Movement of a round, as fatigue leaves it (LEG-MOV-01). */
export function movement(f: Fighter): number {
  const { move } = fatigueOf(f)
  return move === 'half' ? f.facts.move / 2 : Math.max(0, f.facts.move + move)
}

/** Metres a fighter may still move this round (LEG-MOV-02). */
export const movementLeft = (f: Fighter): number => Math.max(0, movement(f) - f.moved)

/** Goes towards somebody until in contact or the metres are spent; gives the metres it took. */
export function approach(s: State, f: Fighter, target: FighterId, budget: number): number {
  const move = movedTowards(s.where, f.id, target, budget, CONTACT)
  s.where = move.where
  f.moved += move.spent
  return move.spent
}
