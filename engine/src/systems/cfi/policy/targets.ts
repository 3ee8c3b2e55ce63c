import type { Choice, Option, Sealed } from '../../../kernel/types.ts'
import { best } from '../../../mechanisms/deciding.ts'
import { found } from '../../../mechanisms/fighters.ts'
import { feet } from '../ground/reach.ts'
import { helpless } from '../state/fighters.ts'
import type { Fighter, Question, State } from '../state/types.ts'

type S = Sealed<State>
type F = Sealed<Fighter>

export const self = (s: S, choice: Choice<Question>): F | undefined => found<F>(s.fighters, choice.who)
export const known = (s: S, id: string): F | undefined => found<F>(s.fighters, id)

/** How near somebody is to falling: what is left of him, and how well he is covered. */
export function hardness(f: F): number {
  let left = 0
  let armor = 0
  f.limbs.forEach((limb) => {
    left += Math.max(0, limb.hp)
    armor += limb.worn + limb.natural
  })
  return left + armor + (f.stance === 'prone' ? -6 : 0) + (f.points === 0 ? -6 : 0) + f.facts.combat / 10
}

/** A foe who can still fight and falls soonest; the helpless last, allies never. */
export function weakest(choice: Choice<Question>, s: S): Option {
  const me = self(s, choice)
  return best(choice, ({ key }) => {
    const f = known(s, key)
    if (f === undefined) return 0
    return (me !== undefined && f.side === me.side ? -1000 : 0) - hardness(f) - (helpless(s, f) ? 500 : 0)
  })
}

export function nearest(choice: Choice<Question>, s: S): Option {
  return best(choice, ({ key }) => -(feet(s, choice.who, key) || 0))
}
