import { type Answer, isRuling } from './answers.ts'
import { Context } from './context.ts'
import type { Oracle } from './oracles/oracle.ts'
import { through } from './schema.ts'
import { type Asked, Session, Stopped } from './session.ts'
import type { Common, Event, Question, System } from './types.ts'
import { witness } from './witness.ts'

/** A step that ended, or one that stopped at a question; `at` is the working state there, what views and odds are made from. */
export type Advanced<State, E> =
  | {
      readonly asked: undefined
      readonly state: State
      readonly events: readonly E[]
      /** Behind how many of the step's answers each event was told. */
      readonly toldAfter: readonly number[]
      readonly answers: readonly Answer[]
    }
  | {
      readonly asked: Asked
      readonly at: State
      readonly events: readonly E[]
      readonly toldAfter: readonly number[]
      readonly answers: readonly Answer[]
      /** How often the rules had looked at dice since the last answer: where a ruling made now will stand. */
      readonly looks: number
    }

/**
 * Plays one step on a private copy of `state`: first from recorded answers, then from oracles in their order, and stops
 * where nobody answers. Run it again with one more answer to go on: nothing but data lies between two answers.
 */
export function advance<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  state: State,
  recorded: readonly Answer[] = [],
  oracles: readonly Oracle[] = [],
): Advanced<State, E> {
  const events: E[] = []
  const toldAfter: number[] = []
  const work = system.copy(state)
  const emit = (event: E): void => {
    witness.event?.(event)
    events.push(event)
    toldAfter.push(session.answers.length)
  }
  const amend = (raw: unknown): void => {
    system.amend(ctx, work, through(system.command, raw, 'ruling'))
  }
  const session = new Session(recorded, oracles, amend)
  session.state = work
  session.settled = state
  const ctx = new Context<E, Q>({ table: session }, emit)
  try {
    const first = recorded[0]
    // A ruling that stands first stands between two steps: it is carried out and nothing else.
    if (first !== undefined && isRuling(first)) session.carryOutRulings(0)
    else system.step(ctx, work)
    session.finish()
    return { asked: undefined, state: work, events, toldAfter, answers: session.answers }
  } catch (thrown) {
    if (!(thrown instanceof Stopped)) throw thrown
    return { asked: thrown.asked, at: work, events, toldAfter, answers: session.answers, looks: session.looks }
  }
}
