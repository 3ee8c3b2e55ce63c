import type { Board } from '../../../kernel/types.ts'
import { boardOf } from '../../../mechanisms/board.ts'
import { threatReach } from '../body/arms.ts'
import { withinReach } from '../ground/reach.ts'
import { active } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'
import { features } from './features.ts'
import { tags } from './tags.ts'

/** The map in metres with everybody on it, or how far foes are from each other; nobody's facing is tracked. */
export const board = (s: State): Board =>
  boardOf(s, {
    unit: 'm',
    token: (f) => ({
      name: f.facts.name,
      condition: features.condition(s, f.id),
      tags: tags(s, f),
      ...(f.mount === null ? {} : { on: f.mount }),
    }),
    engaged: (a, b) => active(a) && active(b) && (threatens(s, a, b) || threatens(s, b, a)),
  })
const threatens = (s: State, f: Fighter, other: Fighter): boolean => withinReach(s, f, other, threatReach(s, f))
