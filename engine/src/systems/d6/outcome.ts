import type { Outcome } from '../../kernel/types.ts'
import { active } from './fighters.ts'
import type { State } from './types.ts'

/** The fight is over when one side at most can go on (D6-STEP-Repeat). */
export function outcome(s: State): Outcome | undefined {
  if (s.ended !== null) return { won: s.ended.won, because: s.ended.because ?? 'ruling' }
  let standing: string | undefined
  for (const f of s.fighters) {
    if (!active(f)) continue
    if (standing === undefined) standing = f.side
    else if (standing !== f.side) return undefined
  }
  return { won: standing === undefined ? [] : [standing], because: 'D6-STEP-Repeat' }
}
