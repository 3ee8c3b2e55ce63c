import type { Outcome } from '../../../kernel/types.ts'
import { sidesUp } from '../state/fighters.ts'
import type { State } from '../state/types.ts'

/** OLDE-TURN-end: at most one side has anybody above 0 Hit Points; stunned is still up (ruling OLDE-B74). */
export function isOver(s: State): boolean {
  const up = sidesUp(s)
  if (up.length > 1) return false
  s.phase = 'closing'
  s.won = up
  s.acting = null
  return true
}

/** OLDE-TURN-end: who was the last with anybody above 0 Hit Points has won. */
export function outcome(s: State): Outcome | undefined {
  if (s.phase !== 'over') return undefined
  return { won: s.won ?? [], because: s.ruled ? 'ruling' : 'OLDE-TURN-end' }
}
