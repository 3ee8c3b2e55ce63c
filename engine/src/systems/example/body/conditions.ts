import type { Fighter, Grade } from '../state/types.ts'

/** EX-DOWN: who has grit left is on his feet. */
export const standing = (fighter: { readonly grit: number }): boolean => fighter.grit > 0

/** What anybody sees of how a brawler is. */
export function grade({ grit, fullGrit }: Pick<Fighter, 'grit' | 'fullGrit'>): Grade {
  if (grit === 0) return 'down'
  if (grit === fullGrit) return 'unhurt'
  return grit * 2 < fullGrit ? 'badly hurt' : 'hurt'
}
