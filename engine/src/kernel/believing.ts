import { advance } from './advance.ts'
import type { Answer } from './answers.ts'
import { AffrayError } from './error.ts'
import { canonical } from './hash.ts'
import { optionNamed } from './offer.ts'
import type { AnySystem, Choice, Common, Seat } from './types.ts'

/** How many of the worlds a seat may believe in are tried before it is told that it cannot know. */
const WORLDS = 5

/** A seat with all whose private facts it knows: the whole sides of its fighters, or everybody where the fight is open. */
export function knowing(system: AnySystem, state: Common, seat: Seat): Seat {
  if (seat.gm || seat.knows !== undefined) return seat
  const sides = system.sides(state)
  const own =
    state.open === true ? sides : sides.filter((side) => side.fighters.some((id) => seat.fighters.includes(id)))
  return { ...seat, knows: own.flatMap((side) => side.fighters) }
}

/** A moment as a seat may believe it: the state its step began from, and its question there. */
export interface Believed {
  readonly settled: Common
  readonly choice: Choice
}

/**
 * The waiting decision in a world the seat may believe in, where the same answers lead to the same question and `key` is
 * offered; undefined where none of the worlds tried does: then it cannot be known from here. The game master knows the truth.
 */
export function believed(
  system: AnySystem,
  moment: { readonly settled: unknown; readonly answers: readonly Answer[]; readonly choice: Choice },
  seat: Seat,
  key?: string,
): Believed | undefined {
  const settled = moment.settled as Common
  if (seat.gm) return { settled, choice: moment.choice }
  const view = system.view(settled, knowing(system, settled, seat))
  for (let n = 0; n < WORLDS; n++) {
    const world: Common = system.imagine(view, n)
    const choice = reached(system, world, moment.answers, moment.choice)
    if (choice !== undefined && (key === undefined || optionNamed(choice, key) !== undefined))
      return { settled: world, choice }
  }
  return undefined
}

/** The same question in another world, if the same answers lead to it. */
function reached(system: AnySystem, world: Common, answers: readonly Answer[], asked: Choice): Choice | undefined {
  try {
    const step = advance(system, world, answers)
    if (step.asked === undefined || !('choices' in step.asked)) return undefined
    const facts = canonical(asked.about)
    return step.asked.choices.find(({ who, about }) => who === asked.who && canonical(about) === facts)
  } catch (thrown) {
    // In this world the answers do not fit what the rules ask.
    if (thrown instanceof AffrayError) return undefined
    throw thrown
  }
}
