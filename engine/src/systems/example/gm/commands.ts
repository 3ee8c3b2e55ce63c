import { adding, commands, ending, type GivenBy, removing, setting } from '../../../mechanisms/gm/index.ts'
import type { Ctx, State } from '../state/types.ts'
import { NEWCOMERS, NUMBERS } from './amend.ts'

const ROWS = [
  setting<State, Ctx, keyof typeof NUMBERS>(NUMBERS),
  adding<State, Ctx>(NEWCOMERS),
  removing<State, Ctx>(NEWCOMERS),
  ending<State, Ctx>((s, won) => {
    s.ruled = won
  }),
] as const

/** What the game master may rule. */
export type Command = GivenBy<(typeof ROWS)[number]>
export const { command, amend, forms } = commands<State, Ctx, typeof ROWS>(ROWS)
