import type { Board } from '../../../kernel/types.ts'
import { boardOf } from '../../../mechanisms/board.ts'
import { spaces } from '../ground/sight.ts'
import { isUp } from '../state/fighters.ts'
import type { State } from '../state/types.ts'
import { features } from './features.ts'
import { tags } from './tags.ts'

/** The map in spaces with everybody on it, or how far foes are from each other. */
export const board = (s: State): Board =>
  boardOf(s, {
    unit: 'spaces',
    token: (f) => ({ name: f.id, condition: features.condition(s, f.id), tags: tags(f) }),
    engaged: (a, b) => spaces(s, a.id, b.id) <= 1 && isUp(a) && isUp(b),
    far: (a, b) => spaces(s, a, b),
  })
