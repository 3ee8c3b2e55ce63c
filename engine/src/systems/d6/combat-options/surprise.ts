import { D, type DieCode } from '../diecode.ts'
import { ranks } from '../fighters.ts'
import { counts, countsDice, type Note } from '../note.ts'
import type { Attack, State } from '../types.ts'

const surprises = (s: State, { attacker, target }: Attack): boolean => {
  // Who has had his turn is surprised no longer.
  if (target.surprised !== s.round || target.turned === s.round || attacker.surprises === s.round) return false
  // Ruling D6-A23: from behind and by surprise both count.
  return s.options.stackSurpriseBehind || !target.behind.includes(attacker.id)
}

/** Who surprises acts first or has a die more (D6-C-OPT-Surprise). Ruling D6-A22. */
export function surpriseDice(s: State, x: Attack, note: Note): DieCode {
  if (x.target.surprised === 0 || !surprises(s, x)) return 0
  return countsDice(note, D * s.options.surpriseBonus, 'surprise', 'D6-C-OPT-Surprise')
}
/** Against Combat Sense surprise counts two less (D6-C-SA-CombatSense). */
export function sensed(s: State, x: Attack, note: Note): number {
  if (x.target.surprised === 0 || !surprises(s, x) || ranks(x.target, 'combatSense') === 0) return 0
  return counts(note, -2, 'Combat Sense', 'D6-C-SA-CombatSense')
}
