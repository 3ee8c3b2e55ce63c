import { advance } from '../kernel/advance.ts'
import { knowing } from '../kernel/believing.ts'
import { AffrayError } from '../kernel/error.ts'
import type { Fight } from '../kernel/fight.ts'
import type { Common, Scalar, Seat } from '../kernel/types.ts'
import { wantedDice } from './dice.ts'

/** What the rules may make of dice that are wanted, and how likely it is. */
export interface Prospect {
  readonly reads: Scalar
  readonly chance: number
  /** The lowest and the highest face that reads so, of a single die. */
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/**
 * What the rules will want to know first of the dice that wait, and how likely each answer is: from what the seat may
 * believe, never from the truth. Undefined where they want nothing of them alone, or it cannot be known from here.
 */
export function prospects(fight: Fight, seat: Seat): Prospect[] | undefined {
  const { system, asked, pending } = fight
  if (asked === undefined || 'choices' in asked || asked.chance === undefined) return undefined
  const settled = fight.settled as Common
  const world = seat.gm ? settled : system.imagine(system.view(settled, knowing(system, settled, seat)), 0)
  const answers = [...pending, { roll: asked.roll, who: asked.who, says: [] }]
  try {
    const next = advance(system, world, answers).asked
    if (next === undefined || 'choices' in next || next.at !== pending.length) return undefined
    // Only of a single die is the number what lies on the table.
    const spans = wantedDice(asked.chance).length === 1 ? next.spans : undefined
    return next.readings?.map((reads, i) => ({ reads, chance: next.weights?.[i] ?? 0, ...span(spans?.[i]) }))
  } catch (thrown) {
    // In the world the seat believes in the answers so far do not fit: it cannot know.
    if (thrown instanceof AffrayError) return undefined
    throw thrown
  }
}

const span = (values: readonly [number, number] | undefined) =>
  values === undefined ? {} : { from: values[0], to: values[1] }
