import { Stream } from '../dice/stream.ts'
import { advance } from './advance.ts'
import type { Answer } from './answers.ts'
import type { Oracle } from './oracles/oracle.ts'
import { byPolicy } from './oracles/policy.ts'
import { sample } from './sample.ts'
import { taking } from './taking.ts'
import type { Choice, Common, Event, Policy, Question, Seat, SideId, System } from './types.ts'

/** What an option is worth to a side, and how sure that is. */
export interface Valued {
  readonly key: string
  /** Between 0 (lost) and 1 (won), over the rollouts. */
  readonly value: number
  /** Standard error of the value. */
  readonly error: number
  readonly rollouts: number
  /** Share of rollouts the side won, and how much of each side stood at the end. */
  readonly won: number
  readonly mine: number
  readonly theirs: number
}
export interface LookaheadOptions<State, Q extends Question> {
  /** Who decides after the option. */
  readonly policy: (choice: Choice<Q>) => Policy<State, Q>
  readonly rollouts?: number
  /** A fight not over after so many further steps is valued as it stands. */
  readonly steps?: number
  readonly seed?: string | number
}

/**
 * Values each option of a pending decision by playing the fight on from what the seat may believe, the same dice for each
 * option. `settled` is the true state before the waiting step: it is looked at only through the seat's view. `answers` are
 * those of that step so far.
 */
export function lookahead<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  settled: State,
  answers: readonly Answer[],
  choice: Choice<Q>,
  seat: Seat,
  options: LookaheadOptions<State, Q>,
): Valued[] {
  const { rollouts = 40, steps = 400, seed = 1 } = options
  const believed = system.imagine(system.view(settled, seat))
  const side = system.sides(believed).find((s) => s.fighters.includes(choice.who))?.id
  return choice.options.map((option) => {
    const sums = { value: 0, squares: 0, won: 0, mine: 0, theirs: 0 }
    for (let n = 0; n < rollouts; n++) {
      const dice = new Stream(seed, n)
      const decide = byPolicy<State>(taking(options.policy, choice, option.key) as (choice: Choice) => Policy<State>)
      const after = advance(system, believed, answers, [decide, { throw: () => ({ dice }) }])
      const state = after.asked === undefined ? after.state : after.at
      sample(system, state, dice, options.policy, { steps })
      const { value, won, mine, theirs } = worth(system, state, side)
      sums.value += value
      sums.squares += value * value
      sums.won += won ? 1 : 0
      sums.mine += mine
      sums.theirs += theirs
    }
    const value = sums.value / rollouts
    const error = Math.sqrt(Math.max(0, sums.squares / rollouts - value * value) / Math.max(1, rollouts - 1))
    const [won, mine, theirs] = [sums.won / rollouts, sums.mine / rollouts, sums.theirs / rollouts]
    return { key: option.key, value, error, rollouts, won, mine, theirs }
  })
}

/** A won fight is near 1 and a lost one near 0; between, and within each, by the share of those still standing. */
function worth<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  state: State,
  side: SideId | undefined,
): { value: number; won: boolean; mine: number; theirs: number } {
  const outcome = system.outcome(state)
  const standing = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + STANDING[system.features.condition(state, id)], 0) / Math.max(1, ids.length)
  const sides = system.sides(state)
  const mine = standing(sides.find((s) => s.id === side)?.fighters ?? [])
  const theirs = standing(sides.filter((s) => s.id !== side).flatMap((s) => s.fighters))
  const margin = 0.5 + (mine - theirs) / 2
  const won = side !== undefined && outcome?.won.includes(side) === true
  const value = outcome === undefined ? 0.1 + 0.8 * margin : won ? 0.9 + 0.1 * margin : 0.1 * margin
  return { value, won, mine, theirs }
}
const STANDING = { unhurt: 1, wounded: 0.8, fled: 0.2, down: 0.1, dead: 0 } as const

/** A bot that looks ahead at every decision of its seat that has at least two options. */
export function byLookahead<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  seat: Seat,
  options: LookaheadOptions<State, Q>,
): Oracle {
  return {
    decide(choice, _state, moment) {
      if (!seat.fighters.includes(choice.who)) return undefined
      if (choice.options.length === 1) return choice.options[0]?.key
      // The step that asks was begun from this system's own state, and asks this system's questions.
      const valued = lookahead(system, moment.settled as State, moment.answers, choice as Choice<Q>, seat, options)
      return valued.reduce((best, next) => (next.value > best.value ? next : best)).key
    },
  }
}
