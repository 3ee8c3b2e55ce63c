import type { Board } from '../../../kernel/types.ts'
import { boardOf } from '../../../mechanisms/board.ts'
import { CLOSE } from '../ground/reach.ts'
import { metres } from '../state/fighters.ts'
import type { State } from '../state/types.ts'
import { features } from './features.ts'
import { tags } from './tags.ts'

export const board = (s: State): Board =>
  boardOf(s, {
    unit: 'm',
    token: (f) => ({
      name: f.facts.name,
      condition: features.condition(s, f.id),
      ...(f.mount === null ? {} : { on: f.mount }),
      ...(f.height === 0 ? {} : { height: f.height }),
      tags: tags(s, f),
    }),
    engaged: (a, b) => metres(s, a.id, b.id) <= CLOSE,
    far: (a, b) => metres(s, a, b),
  })
