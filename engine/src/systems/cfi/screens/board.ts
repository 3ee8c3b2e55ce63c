import type { Board } from '../../../kernel/types.ts'
import { boardOf } from '../../../mechanisms/board.ts'
import { engagedWith, feet } from '../ground/reach.ts'
import { foes } from '../state/fighters.ts'
import type { State } from '../state/types.ts'
import { features } from './features.ts'
import { tags } from './tags.ts'

/** The map with everybody on it, or how far foes are from each other. */
export const board = (s: State): Board =>
  boardOf(s, {
    unit: 'ft',
    token: (f) => ({
      name: f.facts.name,
      condition: features.condition(s, f.id),
      ...(f.mount === undefined ? {} : { on: f.mount }),
      tags: tags(s, f),
      looks: f.facing,
    }),
    engaged: (a, b) => foes(a, b) && engagedWith(s, a, b),
    far: (a, b) => feet(s, a, b),
  })
