import { movedTo, spotOf, type Whereabouts } from '../../../space/whereabouts.ts'
import type { Fighter, State } from './types.ts'

type Person = Readonly<Pick<Fighter, 'id' | 'invisible' | 'mount' | 'rider' | 'known'>>

/** Nobody sees where he is; who rides or is ridden is where the other is seen. */
export const isUnseen = ({ invisible, mount, rider }: Person): boolean =>
  invisible && mount === undefined && rider === undefined

/** His foes know of an invisible one where he is now: when the fight begins, and when he attacks (CFI-RM-Invisible). */
export function shownWhere(s: State, f: Fighter): void {
  if (f.invisible && !('bands' in s.where)) f.known = spotOf(s.where, f.id)
}

/** Where his foes believe him to be. */
export const believedAt = (where: Whereabouts, f: Person): Whereabouts =>
  f.known === undefined || !isUnseen(f) || 'bands' in where ? where : movedTo(where, f.id, f.known)

/** Told of a move nobody sees but his own side. */
export const unseenMove = (f: Person): { readonly unseen?: true } => (isUnseen(f) ? { unseen: true } : {})
