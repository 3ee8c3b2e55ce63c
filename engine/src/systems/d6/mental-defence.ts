import { forTurns, lasting, renewed } from '../../mechanisms/lasting.ts'
import type { Action } from './action.ts'
import { derived } from './diecode.ts'
import { counts, type Note } from './note.ts'
import type { Fighter, State } from './types.ts'
import { noDice, skillTotal } from './using-skills.ts'

/** What a mind is worth that nobody steels, and what full defence adds. */
const STANDARD = 10

/** What a mind resists with: a roll that stands, or the standard 10, or a value derived from mettle (D6-C-MENT-Defence). */
export function mentalDefence(s: State, f: Fighter, note: Note): number {
  const steeled = lasting(f.effects, 'steeled')
  if (steeled !== undefined) return counts(note, steeled.value, 'steeled', 'D6-C-MENT-Defence')
  if (s.options.socialDifficulty === 'standard') return counts(note, STANDARD, 'an unwary mind', 'D6-C-MENT-Defence')
  return counts(note, derived(f.facts.skills.mettle), `${f.id}’s mettle`, 'D6-C-DIFF-Derived')
}

/** Mettle rolled against what comes at the mind until his next turn; who does nothing else adds 10. */
export const steel: Action = {
  key: 'steel the mind',
  rule: 'D6-C-MENT-Defence',
  refuse(s, f) {
    if (f.done.includes('steel the mind')) return 'his mind is steeled'
    return noDice(s, f, 'mettle')
  },
  act(ctx, s, f) {
    const full = f.declared === 1
    const value = skillTotal(ctx, s, f, 'mettle', 'mettle') + (full ? STANDARD : 0)
    f.effects = renewed(f.effects, forTurns('steeled', 1, f.id, value))
    ctx.emit?.({ type: 'steels', who: f.id, value, full, rule: 'D6-C-MENT-Defence' })
  },
}
