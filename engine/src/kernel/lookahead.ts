import { advance } from './advance.ts'
import type { Answer } from './answers.ts'
import { believed, knowing } from './believing.ts'
import { CommonDice } from './common-dice.ts'
import { digestOf } from './hash.ts'
import { optionNamed, optionTaken } from './offer.ts'
import type { Oracle } from './oracles/oracle.ts'
import { byPolicy } from './oracles/policy.ts'
import { sample } from './sample.ts'
import { standing } from './standing.ts'
import { taking } from './taking.ts'
import { Trial, type Valued } from './trial.ts'
import type { Choice, Common, Event, Policy, Question, Seat, System } from './types.ts'

export interface LookaheadOptions<State, Q extends Question> {
  /** Who decides after the option. */
  readonly policy: (choice: Choice<Q>) => Policy<State, Q>
  /** Rollouts of an option in the mean: poor options get fewer, good ones more. */
  readonly rollouts?: number
  /** A fight not over after so many further rounds is valued as it stands: the same moment for every option. */
  readonly rounds?: number
  readonly seed?: string | number
}

/** However little a step may do, a rollout ends. */
const MOST_STEPS = 2000

/**
 * Values each option of a pending decision by playing the fight on from what the seat may believe, each on the same dice;
 * after every stage only the better half is played further. `settled` is the true state before the waiting step: it is looked
 * at only through the seat's view. `answers` are those of that step so far.
 */
export function lookahead<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  settled: State,
  answers: readonly Answer[],
  choice: Choice<Q>,
  seat: Seat,
  options: LookaheadOptions<State, Q>,
): Valued[] {
  const thinking = deliberation(system, settled, answers, choice, seat, options)
  for (;;) {
    const { done, value } = thinking.next(false)
    if (done === true) return value
  }
}

/** The same bit by bit: it yields how many rollouts are played of how many, and ends with what it knows when told true. */
export function* deliberation<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  settled: State,
  answers: readonly Answer[],
  choice: Choice<Q>,
  seat: Seat,
  options: LookaheadOptions<State, Q>,
): Generator<{ readonly done: number; readonly of: number }, Valued[], boolean> {
  const { rollouts = 40, rounds = 50, seed = 1 } = options
  const world = believed(system, { settled, answers, choice }, seat)
  if (world === undefined) return []
  // The world is made by this system's own imagine.
  const start = world.settled as State
  const offered = world.choice
  const side = system.sides(start).find((s) => s.fighters.includes(choice.who))?.id
  const dice = new CommonDice()
  const moment = `${seed}|${digestOf(start)}|${answers.length}`
  const play = (trial: Trial, n: number): void => {
    dice.restart(moment, n)
    const decide = byPolicy<State>(taking(options.policy, choice, trial.key) as (choice: Choice) => Policy<State>)
    const after = advance(system, start, answers, [decide, dice])
    const state = after.asked === undefined ? after.state : after.at
    sample(system, state, dice, options.policy, { steps: MOST_STEPS, rounds: start.round + rounds })
    trial.add(standing(system, state, side))
  }
  const habit = habitOf(system, start, answers, choice, options.policy)
  const trials = choice.options
    .filter(({ key }) => optionNamed(offered, key) !== undefined)
    .map(({ key }) => new Trial(key))
  if (trials.length === 0) return []
  const stages = Math.max(1, Math.ceil(Math.log2(trials.length)))
  let left = trials
  let done = 0
  let dealt = 0
  deliberating: for (let stage = 0; stage < stages; stage++) {
    const each = Math.max(2, Math.round((rollouts * trials.length) / (stages * left.length)))
    for (let n = dealt; n < dealt + each; n++) {
      for (const trial of left) play(trial, n)
      done += left.length
      if (yield { done, of: Math.max(done, rollouts * trials.length) }) break deliberating
    }
    dealt += each
    const ranked = [...left].sort((a, b) => b.mean - a.mean)
    left = ranked.filter(({ key }, rank) => rank < Math.ceil(left.length / 2) || key === habit)
  }
  const best = left.reduce((a, b) => (b.mean > a.mean ? b : a))
  return trials.map((trial) => trial.valued(best, trial.key === habit))
}

/** What the policy would answer, in the world the seat believes in. */
function habitOf<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  world: State,
  answers: readonly Answer[],
  choice: Choice<Q>,
  policy: (choice: Choice<Q>) => Policy<State, Q>,
): string | undefined {
  const step = advance(system, world, answers)
  if (step.asked === undefined || !('choices' in step.asked)) return undefined
  if (!step.asked.choices.some(({ who, about }) => who === choice.who && about.ask === choice.about.ask))
    return undefined
  return optionTaken(choice, policy(choice)(choice, step.at as Parameters<Policy<State, Q>>[1])).key
}

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
      return preferred(valued) ?? byHabit(system, moment.settled as State, choice as Choice<Q>, seat, options)
    },
  }
}

/** Where nothing can be looked ahead to: what the policy answers in the world the seat thinks likeliest. */
function byHabit<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  settled: State,
  choice: Choice<Q>,
  seat: Seat,
  options: LookaheadOptions<State, Q>,
): string {
  const world = system.imagine(system.view(settled, knowing(system, settled, seat)), 0)
  return optionTaken(choice, options.policy(choice)(choice, world as Parameters<Policy<State, Q>>[1])).key
}

/** The best option; but habit, unless it is behind by more than its error: a few lucky rollouts are no reason to leave it. */
export function preferred(valued: readonly Valued[]): string | undefined {
  const habit = valued.find((row) => row.habit)
  if (habit !== undefined && habit.behind <= habit.behindError) return habit.key
  return valued.reduce<Valued | undefined>((a, b) => (a === undefined || b.value > a.value ? b : a), undefined)?.key
}
