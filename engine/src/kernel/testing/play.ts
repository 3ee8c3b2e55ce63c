import { test } from 'vitest'
import { advance } from '../advance.ts'
import type { Answer } from '../answers.ts'
import { AffrayError } from '../error.ts'
import type { Oracle } from '../oracles/oracle.ts'
import { script } from '../oracles/script.ts'
import { through } from '../schema.ts'
import type { Asked } from '../session.ts'
import type { Common, Event, Question, RuleId, System } from '../types.ts'
import { vouched, witness } from '../witness.ts'
import { rule } from './rule.ts'
import { checkSound } from './sound.ts'

/** A scenario as its file has it, before the door. */
export interface Scenario {
  readonly system: string
  readonly sides: object
  readonly options?: object
  readonly [field: string]: unknown
}

/** How a scripted fight went. `state` is the state at the question where one is open. */
export interface Played<State, E> {
  readonly state: State
  readonly events: readonly E[]
  /** The events as sentences. */
  readonly told: readonly string[]
  /** What the rules ask where the script ends in the middle of a step. */
  readonly asked: Asked | undefined
  readonly answers: readonly Answer[]
}

export interface PlayOptions<State> {
  /** `usual`: questions the script does not answer get what is done if nobody cares. */
  readonly otherwise?: 'usual'
  /** Changes the state before the first step. */
  readonly arrange?: (state: State) => void
  /** Goes on for at least so many steps, though the script is used up. */
  readonly steps?: number
}

/** A state to test from: what a scenario begins with, or a copy of a state, then changed by hand. */
export function arranged<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  from: Scenario | State,
  arrange?: (state: State) => void,
): State {
  const state = isScenario(from) ? system.begin(through(system.setup, from, 'scenario')) : system.copy(from)
  arrange?.(state)
  return state
}
const isScenario = (from: object): from is Scenario => 'system' in from && typeof from.system === 'string'

/** After so many steps that asked nobody and threw nothing, what is left of a script will never be used. */
const IDLE = 1_000

/**
 * Plays steps by a script of dice and decisions (see `script`) until it is used up, and at least one step. A line that does
 * not fit what the rules ask, or that is never used, is an error. The rule that ends the fight is cited.
 */
export function play<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  from: Scenario | State,
  text: string,
  options: PlayOptions<State> = {},
): Played<State, E> {
  const lines = script(text, options.otherwise)
  const oracle: Oracle = {
    throw: (chance, who) => (lines.done ? undefined : lines.throw(chance, who)),
    decide: (choice) =>
      lines.done ? (options.otherwise === 'usual' ? choice.usual : undefined) : lines.decide(choice),
  }
  let state = arranged(system, from, options.arrange)
  const events: E[] = []
  const answers: Answer[] = []
  const played = (asked?: Asked): Played<State, E> => ({
    state,
    events,
    told: events.map((event) => system.tell(event)),
    asked,
    answers,
  })
  let idle = 0
  for (let steps = 0; steps < 1 || !lines.done || steps < (options.steps ?? 0); steps++) {
    if (system.outcome(state) !== undefined || idle > IDLE) break
    const result = advance(system, state, [], [oracle])
    events.push(...result.events)
    answers.push(...result.answers)
    idle = result.answers.length === 0 ? idle + 1 : 0
    if (result.asked !== undefined) {
      if ('readings' in result.asked) throw fewWords(result.asked)
      state = result.at
      return played(result.asked)
    }
    checkSound(system, state, result.state, () => `Step ${steps} of the script`)
    state = result.state
  }
  lines.finish()
  const outcome = system.outcome(state)
  if (outcome !== undefined && vouched(system.outcome)) witness.cite?.(outcome.because)
  return played()
}

const fewWords = ({ roll, who, readings }: Extract<Asked, { roll: string }>): AffrayError =>
  new AffrayError(
    'script/words',
    `The script says too little of the roll "${who} ${roll}": the rules look at it more closely.`,
    `Add one of: ${readings?.join(', ')}.`,
  )

/** What is asked, as one line: `alaric turn: attack, wait`. */
export const askedInWords = (asked: Asked): string =>
  'choices' in asked
    ? asked.choices
        .map((choice) => `${choice.who} ${choice.about.ask}: ${choice.options.map(({ key }) => key).join(', ')}`)
        .join('; ')
    : `${asked.who} ${asked.roll}: (a roll)`

/** A worked example of a book: the whole script must be used, and no question may be left open. */
export function example<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  name: string,
  of: PlayOptions<State> & {
    readonly system: System<Setup, State, Command, E, Q, View>
    readonly from: Scenario | State
    readonly script: string
    /** The rules it proves. */
    readonly rules?: RuleId | readonly RuleId[]
    readonly shows: (played: Played<State, E>) => void
  },
): void {
  const run = (): void => {
    const played = play(of.system, of.from, of.script, of)
    if (played.asked !== undefined) {
      throw new AffrayError(
        'script/mismatch',
        `The script has ended, and the rules ask ${askedInWords(played.asked)}.`,
        'Write the example to the end of its step.',
      )
    }
    of.shows(played)
  }
  if (of.rules === undefined) test(name, run)
  else rule(of.rules, name, run)
}
