import { AffrayError } from '../../../kernel/error.ts'
import { faultInWords, through } from '../../../kernel/schema.ts'
import type { Played } from '../../../kernel/testing/index.ts'
import { legend } from '../index.ts'
import type { LegendEvent, State } from '../state/types.ts'
import { alone } from './arrange.ts'

/** The Games Master's word, through its door, in a step of its own. */
export const ruling = (state: State, command: object): Played<State, LegendEvent> =>
  alone(state, '', (ctx, s) => legend.amend(ctx, s, through(legend.command, command, 'ruling')))

/** Why it is refused: what is wrong, and what to do. */
export function refused(state: State, command: object): string {
  try {
    ruling(state, command)
  } catch (error) {
    return error instanceof AffrayError ? `${error.code}: ${error.message} ${error.remedy}` : String(error)
  }
  return 'not refused'
}

/** What its door says of it. */
export function faults(command: object): readonly string[] {
  const parsed = legend.command.parse(command)
  return parsed.ok ? [] : parsed.faults.map(faultInWords)
}
