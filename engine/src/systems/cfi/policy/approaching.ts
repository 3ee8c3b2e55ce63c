import type { Choice, Option, Sealed } from '../../../kernel/types.ts'
import { offeredOf, picking } from '../../../mechanisms/deciding.ts'
import { courseTowards } from '../../../mechanisms/ground/courses.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { groundOf } from '../ground/ground.ts'
import { baseMove } from '../ground/pace.ts'
import { feet, within } from '../ground/reach.ts'
import { active, foes, longestReach, mayAttack } from '../state/fighters.ts'
import type { Fighter, Question, State } from '../state/types.ts'
import { self } from './targets.ts'

/** Whether he wants to be nearer to a foe who is upon him: he may attack, and strikes nobody from here. */
export function closes(choice: Choice<Question>, s: Sealed<State>, at: string): boolean {
  const me = self(s, choice)
  return me !== undefined && mayAttack(me) && !within(s, me.id, at, longestReach(s, me))
}

/** Towards the nearest foe; who flees, away from him or out of the fight. */
export function wanted(choice: Choice<Question>, s: Sealed<State>): Option {
  const me = self(s, choice)
  if (me === undefined) return picking(choice)
  const there = s.fighters
    .filter((f) => foes(me, f) && active(f))
    .sort((a, b) => feet(s, me.id, a.id) - feet(s, me.id, b.id))
  if (lasts(me.lasting, 'fleeing')) {
    const [near] = there
    return offeredOf(choice, 'flee', `away ${near?.id ?? ''}`) ?? picking(choice)
  }
  for (const foe of there) {
    const option = offeredOf(choice, `towards ${foe.id}`)
    if (option !== undefined) return option
  }
  return picking(choice)
}

/** No way brings him nearer to any foe: comrades or walls are in it. */
export const hemmedIn = (s: Sealed<State>, f: Sealed<Fighter>): boolean =>
  'field' in s.where &&
  s.fighters.every(
    (foe) => !foes(f, foe) || !active(foe) || courseTowards(groundOf(s), s, f, foe.id, baseMove(s, f)).spent === 0,
  )
