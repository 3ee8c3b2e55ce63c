import { Stream } from '../../../dice/stream.ts'
import { type Advanced, advance } from '../../advance.ts'
import { optionTaken } from '../../offer.ts'
import type { Oracle } from '../../oracles/oracle.ts'
import type { AnySystem, Catalogue, Chance, Choice, Common, Dice, Event, Id, Option, Policy } from '../../types.ts'
import { arranged, type Scenario } from '../play.ts'
import { checkSound } from '../sound.ts'
import type { Grounds } from './ground.ts'

/** What a law knows of a state it was never told the type of: it is a system's own. */
export type AnyState = Common & object

/** What the laws of one system are tried on. */
export interface Laws {
  /** The rules as they can be read. */
  readonly rules: Catalogue
  /** Fights to try everything on, by name: a duel, a crowd, whatever reaches the rules. */
  readonly scenarios: Readonly<Record<string, Scenario>>
  /** Fields of State, at any depth, whose numbers never go below zero. */
  readonly counters: readonly string[]
  /** Fields of State that keep what has been, and so may name whoever was there. */
  readonly past?: readonly string[]
  /** Scenarios that must be refused, with the path of the field to blame. */
  readonly faults?: Readonly<Record<string, { readonly scenario: unknown; readonly path: string }>>
  /** Where an option of the rulings matters, if not soon in every scenario. */
  readonly rulings?: Readonly<Record<string, Staged | readonly Staged[]>>
  /** A plain fighter for maps where fights have got stuck; left out of a game that has no maps. */
  readonly ground?: Grounds
  /** Somebody nobody sees, on a map; left out of a game in which everybody is seen. */
  readonly unseen?: Scenario
  /** The most steps a bots' fight may take. */
  readonly steps?: number
}
/**
 * Where an option matters: a scenario, and what is changed in its state before the first step; or, where no fight at random
 * would reach it, whatever `shows` gives under these options, to be compared with the same under the default.
 */
export type Staged =
  | {
      readonly scenario: Scenario
      /** Each system arranges its own state. */
      arrange?(state: AnyState): void
    }
  | { readonly shows: (options: Readonly<Record<string, unknown>>) => unknown }

export type Decide = (choice: Choice, state: AnyState) => Option | number

/** Somebody who answers anything, each option as likely as the others. */
export function anybody(seed: string): Decide {
  const dice = new Stream(`decisions ${seed}`, 0)
  return (choice) => dice.die(choice.options.length) - 1
}

/** Bots of one temperament. */
export function bots(system: AnySystem, temperament = 'default'): Decide {
  const policy = policyOf(system, temperament)
  return (choice, state) => policy(choice, state)
}

export function policyOf(system: AnySystem, temperament: string): Policy<AnyState> {
  const policy = system.policies[temperament]
  if (policy === undefined) throw new TypeError(`${system.id} has no policy "${temperament}"`)
  return policy
}

/** A step of a law's fight. */
export interface Stepped {
  readonly before: AnyState
  readonly after: AnyState
  readonly step: Extract<Advanced<AnyState, Event>, { readonly asked: undefined }>
}

export interface FightPlan {
  readonly decide: Decide
  readonly dice: Dice
  readonly steps: number
  /** Called with every choice and the working state at it. */
  readonly asked?: (choice: Choice, at: AnyState) => void
  readonly tossed?: (chance: Chance<unknown>, who: Id) => void
}

/** Oracles of a law's fight: everybody decides by the plan, and the dice are a stream. */
export function oraclesOf({ decide, dice, asked, tossed }: Omit<FightPlan, 'steps'>): Oracle[] {
  return [
    {
      throw(chance, who) {
        tossed?.(chance, who)
        return { dice }
      },
      decide(choice, state) {
        // The working state is this system's own: the step that asks was given it.
        const at = state as AnyState
        asked?.(choice, at)
        return optionTaken(choice, decide(choice, at)).key
      },
    },
  ]
}

/** Plays a fight step by step to its end or the plan's last step. */
export function* fight(system: AnySystem, start: AnyState, plan: FightPlan): Generator<Stepped> {
  const oracles = oraclesOf(plan)
  let before = start
  for (let n = 0; n < plan.steps && system.outcome(before) === undefined; n++) {
    const step: Advanced<AnyState, Event> = advance(system, before, [], oracles)
    if (step.asked !== undefined) throw new TypeError('everything is answered in a law’s fight')
    checkSound(system, before, step.state, () => stepInWords(system, n, step))
    yield { before, after: step.state, step }
    before = step.state
  }
}

/** A step by its number, what was answered and what was told. */
function stepInWords(system: AnySystem, n: number, { answers, events }: Stepped['step']): string {
  const said = answers.map((answer) => JSON.stringify(answer)).join(' ')
  return `Step ${n} (${said}; ${events.map((event) => system.tell(event)).join(' ')})`
}

/** The state each scenario begins with. */
export const begun = (system: AnySystem, scenario: Scenario): AnyState => arranged(system, scenario)

/** Walks every field of data, deepest last. */
export function walk(x: unknown, visit: (value: unknown, path: readonly string[]) => void, path: string[] = []): void {
  visit(x, path)
  if (typeof x !== 'object' || x === null) return
  for (const [key, value] of Object.entries(x)) walk(value, visit, [...path, key])
}
