import type { Fighter } from '../state/types.ts'

/** What anybody sees of him, in a word each. */
export const tags = (fighter: Fighter): string[] => [
  ...(fighter.grit === 0 ? ['down'] : []),
  ...(fighter.dazed > 0 ? ['dazed'] : []),
  ...(fighter.shown === 'hidden' ? [] : [fighter.shown]),
]
