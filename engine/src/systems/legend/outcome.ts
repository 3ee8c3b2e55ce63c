import type { Outcome } from '../../kernel/types.ts'
import { active } from './fighters.ts'
import type { State } from './types.ts'

/** The fight is over when one side at most can go on and no last act is owed (LEG-RND-02, LEG-WND-LastAction). */
export function outcome(s: State): Outcome | undefined {
  if (s.ended !== undefined) return { won: s.ended.won, because: s.ended.because ?? 'ruling' }
  if (s.next.length > 0 && s.next.some((queued) => queued.kind === 'lastAction')) return undefined
  let standing: string | undefined
  for (const f of s.fighters) {
    if (!active(f)) continue
    if (standing === undefined) standing = f.side
    else if (standing !== f.side) return undefined
  }
  return { won: standing === undefined ? [] : [standing], because: 'LEG-RND-02' }
}
