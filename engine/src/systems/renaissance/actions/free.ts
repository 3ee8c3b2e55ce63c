import { coverFrom } from '../ground/cover.ts'
import { overload } from '../state/derive.ts'
import { active, foes, grabbed, holding, inHand, tagged } from '../state/fighters.ts'
import { takes } from '../state/stance.ts'
import type { Fighter, State } from '../state/types.ts'

/** Whether something free is still worth doing when all other Actions are spent (REN-ACT-08); if not, the turn is over by itself. */
export const worthWhile = (s: State, f: Fighter): boolean =>
  grabbed(s, f) === undefined && (hasAGrip(s, f) || isBurdened(f) || couldHide(s, f))

/** He holds somebody, or a weapon of his is caught. */
const hasAGrip = (s: State, f: Fighter): boolean =>
  holding(s, f).length > 0 || s.holds.some(({ kind, on }) => kind === 'catch' && on === f.id)

/** What he holds leaves him open and is of no use until it is loaded, or weighs him down. */
const isBurdened = (f: Fighter): boolean =>
  f.items.some(
    (item) => inHand(item) && tagged(item, 'Vulnerable') && item.weapon.reload !== null && item.loaded === 0,
  ) ||
  (overload(f) > 0 && f.items.some(inHand))

/** Crouching would hide him from a foe who sees more of him now. */
function couldHide(s: State, f: Fighter): boolean {
  if ('bands' in s.where || f.stance !== 'standing' || f.mount !== null || f.did.includes('straighten up')) return false
  const crouched: State = { ...s }
  takes(crouched, { ...f }, 'crouching')
  return s.fighters.some((foe) => foes(foe, f) && active(foe) && coverFrom(s, foe, f) !== coverFrom(crouched, foe, f))
}
