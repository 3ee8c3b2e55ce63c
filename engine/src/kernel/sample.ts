import { Stream } from '../dice/stream.ts'
import { CommonDice } from './common-dice.ts'
import { Context, type Fast } from './context.ts'
import type { Choice, Common, Dice, Event, Option, Policy, Question, System } from './types.ts'

/** How a sampled fight went; `capped` when it was stopped at the limit of steps. */
export interface Sampled<State> {
  readonly state: State
  readonly steps: number
  readonly capped: boolean
}

/** Plays a fight to its end in place: nothing is copied, recorded or told unless `emit` listens. */
export function sample<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  state: State,
  dice: Dice | CommonDice,
  policy: (choice: Choice<Q>) => Policy<State, Q>,
  limits: { readonly steps: number; readonly rounds?: number } = { steps: 100_000 },
  emit?: (event: E) => void,
): Sampled<State> {
  const decide = (choice: Choice): Option | number => {
    const asked = choice as Choice<Q>
    return policy(asked)(asked, state as Parameters<Policy<State, Q>>[1])
  }
  const fast: Fast = dice instanceof CommonDice ? dice.fast(decide) : { dice, prepare: undefined, decide }
  const ctx = new Context<E, Q>({ fast }, emit)
  const rounds = limits.rounds ?? Number.POSITIVE_INFINITY
  let steps = 0
  while (system.outcome(state) === undefined) {
    if (steps >= limits.steps || state.round > rounds) return { state, steps, capped: true }
    system.step(ctx, state)
    steps++
  }
  return { state, steps, capped: false }
}

/** The dice of fight `seed#index`: what `simulate` throws and `fight --seed seed#index` throws again. */
export const streamOf = (seed: string | number, index: number): Dice => new Stream(seed, index)
