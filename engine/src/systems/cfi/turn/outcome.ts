import type { Outcome } from '../../../kernel/types.ts'
import { active } from '../state/fighters.ts'
import type { State } from '../state/types.ts'
import { STANDOFF } from './standoff.ts'

/** The fight is over when at most one side has anybody able to fight (CFI-END-Out). */
export function outcome(s: State): Outcome | undefined {
  if (s.ended !== undefined) return { won: s.ended.won, because: 'ruling' }
  if (s.next.length > 0) return undefined
  if (s.stood >= STANDOFF) return { won: [], because: 'CFI-END-Out' }
  let first: string | undefined
  for (const f of s.fighters) {
    if (!active(f)) continue
    if (first !== undefined && first !== f.side) return undefined
    first = f.side
  }
  return { won: first === undefined ? [] : [first], because: 'CFI-END-Out' }
}
