import type { Choice, Option, Sealed } from '../../../kernel/types.ts'
import { offeredOf, picking } from '../../../mechanisms/deciding.ts'
import { feet } from '../engagement.ts'
import { active, foes } from '../fighters.ts'
import type { Question, State } from '../types.ts'
import { self } from './targets.ts'

/** Towards the nearest foe; who flees, away from him or out of the fight. */
export function wanted(choice: Choice<Question>, s: Sealed<State>): Option {
  const me = self(s, choice)
  if (me === undefined) return picking(choice)
  const there = s.fighters
    .filter((f) => foes(me, f) && active(f))
    .sort((a, b) => feet(s, me.id, a.id) - feet(s, me.id, b.id))
  if (me.fleeing >= s.round && me.fleeing > 0) {
    const [near] = there
    return offeredOf(choice, 'flee', `away ${near?.id ?? ''}`) ?? picking(choice)
  }
  for (const foe of there) {
    const option = offeredOf(choice, `towards ${foe.id}`)
    if (option !== undefined) return option
  }
  return picking(choice)
}
