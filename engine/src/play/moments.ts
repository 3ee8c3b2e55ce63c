import type { End } from '../kernel/branches.ts'
import { AffrayError } from '../kernel/error.ts'
import type { Fight } from '../kernel/fight.ts'
import type { Line } from './chronicle.ts'

/** A moment of a fight: behind an entry and, inside the next step, behind some of its answers. */
export type Moment = Pick<End, 'entry' | 'pending'>

/** The line of that number, or an error. */
export function lineNamed(lines: readonly Line[], n: number): Line {
  const line = lines.find((one) => one.n === n)
  if (line !== undefined) return line
  throw new AffrayError('line/unknown', `There is no line ${n}.`, 'Give the number of a line of the story.')
}

/** The moment something was told: behind so many answers of the step that follows an entry. */
export function toldAt(fight: Fight, after: number, answers: number): Moment {
  const { head, pending } = fight
  if (after === head) return { entry: head, pending: pending.slice(0, answers) }
  const step = fight.line().find((entry) => entry.after === after)
  if (step === undefined) return { entry: after, pending: [] }
  // What was told behind a step's last answer was told when it ended.
  if (answers >= step.answers.length) return { entry: step.id, pending: [] }
  return { entry: after, pending: step.answers.slice(0, answers) }
}

/** The end of a branch. */
export function endOf(fight: Fight, branch: number): Moment {
  const end = fight.endOf(branch)
  if (end !== undefined) return end
  const all = fight.branches().map((one) => one.branch)
  throw new AffrayError('branch/unknown', `There is no branch ${branch}.`, `There are: ${all.join(', ')}.`)
}
