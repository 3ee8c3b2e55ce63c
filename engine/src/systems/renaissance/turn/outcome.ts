import type { Outcome } from '../../../kernel/types.ts'
import { active } from '../state/fighters.ts'
import type { State } from '../state/types.ts'

/** The fight is over when at most one side can act; who came as a mount does not fight on by itself. */
export function outcome(s: State): Outcome | undefined {
  if (s.ended !== null) return s.ended
  let side: string | undefined
  for (const f of s.fighters) {
    if (!active(f) || f.ridden) continue
    if (side !== undefined && f.side !== side) return undefined
    side = f.side
  }
  return { won: side === undefined ? [] : [side], because: 'REN-INJ-05' }
}
