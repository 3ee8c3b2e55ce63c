import type { Outcome } from '../../../kernel/types.ts'
import { active, foes } from '../state/fighters.ts'
import type { State } from '../state/types.ts'

/** The fight is over when one side at most can go on and no last act is owed (LEG-RND-02, LEG-WND-LastAction). */
export function outcome(s: State): Outcome | undefined {
  if (s.ended !== undefined) return { won: s.ended.won, because: s.ended.because ?? 'ruling' }
  if (s.next.some((queued) => queued.kind === 'lastAction')) return undefined
  const standing = s.fighters.find(active)
  // Sides stand one after the other: from the end of the list a foe is soon found.
  const foe = standing && s.fighters.findLast((f) => foes(standing, f) && active(f))
  if (foe !== undefined) return undefined
  return { won: standing === undefined ? [] : [standing.side], because: 'LEG-RND-02' }
}
