import { ranks } from '../fighters.ts'
import { counts, type Note } from '../note.ts'
import type { Attack } from '../types.ts'

/** Animals of a kind make a swarm from this number on, and each further ten of them count. */
export const TEN = 10
/** What ten more are worth. */
const EACH = 5

/** What the number of a swarm adds to its one roll (D6-C-OPT-Swarm). */
export function swarming({ attacker, manoeuvre }: Attack, note: Note): number {
  if (manoeuvre.key !== 'swarm') return 0
  const many = attacker.uses.swarm ?? TEN
  return counts(note, EACH * Math.floor(many / TEN), `${many} of them`, 'D6-C-OPT-Swarm')
}

/** The ambidextrous have a point more on each total when both hands act (D6-C-SA-Ambidextrous). */
export function bothHands({ attacker, manoeuvre }: Attack, note: Note): number {
  if (manoeuvre.key !== 'two weapons') return 0
  const both = ranks(attacker, 'ambidextrous')
  return both === 0 ? 0 : counts(note, both, 'Ambidextrous', 'D6-C-SA-Ambidextrous')
}
