import {
  adding,
  commands,
  conditioning,
  distancing,
  dooring,
  ending,
  type GivenBy,
  modifying,
  placing,
  removing,
  setting,
} from '../../mechanisms/gm/index.ts'
import { CONDITIONS, FIGHTERS, NUMBERS } from './amend/fighters.ts'
import { NEWCOMERS, PLACES } from './amend/places.ts'
import { SCENE } from './amend/scene.ts'
import type { Condition, Ctx, State } from './types.ts'

const ROWS = [
  setting<State, Ctx, keyof typeof NUMBERS>(NUMBERS),
  conditioning<State, Ctx, Condition>(CONDITIONS),
  ...FIGHTERS,
  placing<State, Ctx>(PLACES),
  distancing<State, Ctx>(PLACES),
  dooring<State, Ctx>(),
  adding<State, Ctx>(NEWCOMERS, PLACES),
  removing<State, Ctx>(NEWCOMERS),
  ...SCENE,
  modifying<State, Ctx>({
    of: 'in per cent, for his next Combat Action',
    least: -200,
    most: 200,
    unit: 'Combat Actions',
    longest: 1,
    gives: (_, s, { id, actions }, value, because) =>
      void s.favours.push({ who: id, value, because, actions, fresh: true }),
  }),
  ending<State, Ctx>((s, won) => {
    s.ended = { won }
  }),
] as const

/** A ruling of the Games Master. */
export type Command = GivenBy<(typeof ROWS)[number]>
/** The door of the Games Master's rulings, what they do, and their forms. What needs dice is queued and is the next step. */
export const { command, amend, forms } = commands<State, Ctx, typeof ROWS>(ROWS)
