import { standing } from '../body/conditions.ts'
import type { Fighter, State } from '../state/types.ts'

/** EX-ORDER: of those with actions left, who has had the fewest turns goes next, the quicker before the slower. */
export function nextToAct(state: State): Fighter | undefined {
  let next: Fighter | undefined
  for (const fighter of state.fighters) {
    if (!standing(fighter) || fighter.actions === 0) continue
    if (next === undefined || before(fighter, next)) next = fighter
  }
  return next
}
const before = (a: Fighter, b: Fighter): boolean =>
  a.turns < b.turns || (a.turns === b.turns && a.quickness > b.quickness)
