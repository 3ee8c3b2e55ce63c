import { Stream } from '../dice/stream.ts'
import { type Answer, isRuling } from './answers.ts'
import { Context, type Table } from './context.ts'
import { AffrayError } from './error.ts'
import { sample } from './sample.ts'
import type { Choice, Common, Event, Id, Policy, Question, Scalar, Seat, System, Toss } from './types.ts'

/** What an option is worth to a side, and how sure that is. */
export interface Valued {
  readonly key: string
  /** Between 0 (lost) and 1 (won), over the rollouts. */
  readonly value: number
  /** Standard error of the value. */
  readonly error: number
  readonly rollouts: number
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
 * option. `settled` is the state before the waiting step as the seat imagines it, `prefix` the answers so far of that step.
 */
export function lookahead<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  settled: State,
  prefix: readonly Answer[],
  choice: Choice<Q>,
  seat: Seat,
  options: LookaheadOptions<State, Q>,
): Valued[] {
  const { rollouts = 40, steps = 400, seed = 1 } = options
  const side = system
    .sides(settled)
    .find((s) => s.fighters.includes(choice.who) || s.fighters.some((f) => seat.fighters.includes(f)))
  return choice.options.map((option, index) => {
    let sum = 0
    let squares = 0
    for (let n = 0; n < rollouts; n++) {
      const state = system.copy(settled)
      const dice = new Stream(seed, n)
      const table = new Onward(
        prefix,
        choice,
        index,
        (c) => {
          const asked = c as Choice<Q>
          return options.policy(asked)(asked, state as Parameters<Policy<State, Q>>[1])
        },
        dice,
      )
      system.step(new Context<E, Q>({ table }), state)
      sample(system, state, dice, options.policy, { steps })
      const value = worth(system, state, side?.id)
      sum += value
      squares += value * value
    }
    const value = sum / rollouts
    const error = Math.sqrt(Math.max(0, squares / rollouts - value * value) / Math.max(1, rollouts - 1))
    return { key: option.key, value, error, rollouts }
  })
}

/** A won fight is 1 and a lost one 0; between, the share of those still standing. */
function worth<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  state: State,
  side: string | undefined,
): number {
  const outcome = system.outcome(state)
  const standing = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + STANDING[system.features.condition(state, id)], 0) / Math.max(1, ids.length)
  const sides = system.sides(state)
  const mine = standing(sides.find((s) => s.id === side)?.fighters ?? [])
  const theirs = standing(sides.filter((s) => s.id !== side).flatMap((s) => s.fighters))
  const margin = 0.5 + (mine - theirs) / 2
  if (outcome === undefined) return 0.1 + 0.8 * margin
  return side !== undefined && outcome.won.includes(side) ? 0.9 + 0.1 * margin : 0.1 * margin
}
const STANDING = { unhurt: 1, wounded: 0.8, fled: 0.2, down: 0.1, dead: 0 } as const

/** Follows the answers so far, takes the option, and goes on by policies and fresh dice. */
class Onward implements Table {
  private at = 0
  private taken = false
  private readonly prefix: readonly Answer[]
  private readonly choice: Choice
  private readonly index: number
  private readonly policy: (choice: Choice) => number
  private readonly dice: Stream

  constructor(
    prefix: readonly Answer[],
    choice: Choice,
    index: number,
    policy: (choice: Choice) => number,
    dice: Stream,
  ) {
    this.prefix = prefix.filter((answer) => !isRuling(answer))
    this.choice = choice
    this.index = index
    this.policy = policy
    this.dice = dice
  }

  toss<V>(chance: { label: string; draw(dice: Stream): V }, _who: Id): Toss<V> {
    const answer = this.prefix[this.at]
    if (answer === undefined || !('roll' in answer)) return chance.draw(this.dice) as unknown as Toss<V>
    this.at++
    let used = 0
    const { faces } = answer
    if (faces === undefined) return chance.draw(this.dice) as unknown as Toss<V>
    const fixed = { die: (sides: number) => faces[used++] ?? this.dice.die(sides) }
    return chance.draw(fixed as Stream) as unknown as Toss<V>
  }
  read<V, A, T extends Scalar>(toss: Toss<V>, f: (value: V, a: A) => T, a: A): T {
    return f(toss as unknown as V, a)
  }
  both<V, W, A, T extends Scalar>(toss: Toss<V>, other: Toss<W>, f: (v: V, w: W, a: A) => T, a: A): T {
    return f(toss as unknown as V, other as unknown as W, a)
  }
  shown<V>(toss: Toss<V>): V | undefined {
    return toss as unknown as V
  }
  decide(choices: readonly Choice[]): readonly number[] {
    const answer = this.prefix[this.at]
    if (answer !== undefined && 'asked' in answer) {
      this.at++
      return choices.map((choice, i) => choice.options.findIndex((option) => option.key === answer.keys[i]))
    }
    return choices.map((choice) => {
      if (this.taken || choice.who !== this.choice.who) return this.policy(choice)
      if (choice.about.ask !== this.choice.about.ask) {
        throw new AffrayError(
          'lookahead/ask',
          `The step asks ${choice.about.ask}, not ${this.choice.about.ask}.`,
          'Look ahead from the question that waits.',
        )
      }
      this.taken = true
      return this.index
    })
  }
}
