import type { Chance } from '../dice/types.ts'
import type { Board, CommandForm, Condition, Content, Points, Reached, Sheet, Track } from './screens.ts'
import type { Shape } from './shapes.ts'

export type { Chance, Dice, Law } from '../dice/types.ts'
export type {
  Board,
  Budget,
  Cell,
  Change,
  Choosable,
  CommandForm,
  Condition,
  Content,
  ContentKind,
  Edge,
  FieldForm,
  FieldKind,
  GroundKind,
  Points,
  Reached,
  Sheet,
  Token,
  Track,
} from './screens.ts'

/** What a reading of dice may give: something that can be compared, stored and said. */
export type Scalar = string | number | boolean
/** A fighter's name in a fight: `alaric`, `goblin-2`. */
export type FighterId = string
/** Who decides or rolls: a fighter, or the game master. */
export type Id = FighterId | 'gm'
/** A side's name: `heroes`. */
export type SideId = string
/** The id of a rule in its system's catalogue: `LEG-MAN-Trip`. */
export type RuleId = string

declare const tossed: unique symbol
/** Dice that lie on the table, not yet looked at. Only the context can look. */
export interface Toss<V> {
  readonly [tossed]: V
}

/** One way to answer a question. Its key is unique in its list and stands in the fight's file. */
export interface Option {
  readonly key: string
}

/** The facts of a question; `ask` names its kind. */
export interface Question {
  readonly ask: string
}

/** A question put to somebody: a plain list of answers, or an `Offer`, which lists them when somebody wants the list. */
export interface Choice<Q extends Question = Question, O extends Option = Option> {
  readonly who: Id
  /** The typed facts of the question: only what `who` may know. */
  readonly about: Q
  /** Every legal answer; of an open question a few of them. */
  readonly options: readonly O[]
  /** The key of what is done if nobody cares to answer; required of offers and of the game master's questions. */
  readonly usual?: string | undefined
  /** The answer is for `who` and the game master only. */
  readonly sealed?: boolean | undefined
  /** That he is asked at all tells what strangers may not know: to them nobody is waited for. */
  readonly hidden?: boolean | undefined
  /** Set where more keys are accepted than are listed: a cell to go to. */
  readonly open?: boolean | undefined
  /** The one answer there is, where there is just one; of an `Offer` only. */
  readonly only?: O | undefined
  /** The option of that key, if he may; without listing the others. */
  named?(key: string): O | undefined
  /** What stands in the question's catalogue and may not be answered now, with why not. */
  refusals?(): readonly Refusal[]
  /** What an option comes to as things stand, where its name does not say it: asked when somebody is told of it. */
  comesTo?(option: Option): string | undefined
}

/** Why something may not be done now, and the rule that says so. */
export interface Why {
  readonly because: string
  readonly rule: RuleId
}
/** Something a fighter may not do now. */
export interface Refusal extends Why {
  readonly key: string
}

/**
 * One text of "may he?", used four ways: the whole list, one option by its key, whether there is anything to ask, and the
 * reasons. A module constant for each kind of question; A is what it is asked of. `Offer` makes a question of it.
 */
export interface Asks<A, O extends Option = Option> {
  /** The candidates in the book's order, whether he may or not; `visit` says true when it has seen enough. */
  each(a: A, visit: (option: O) => boolean): void
  /** The candidate of that key; of an open question, whatever that key could mean. */
  named(a: A, key: string): O | undefined
  /** Why he may not; undefined: he may. */
  why(a: A, option: O): Why | undefined
  /** What an option comes to as things stand, where its name does not say it. */
  comesTo?(a: A, option: O): string | undefined
}

/** An event of a fight: flat facts, told by the system's `tell`. */
export interface Event {
  readonly type: string
  /** The rule that made it happen. */
  readonly rule?: RuleId | readonly RuleId[]
}

/** A number that goes into a calculation, with its source. */
export interface Modifier {
  readonly value: number
  readonly because: string
  readonly rule: RuleId
}

/** A roll as an event carries it, so that every number told can be checked from the story alone. */
export interface Rolled {
  /** What was rolled for: `attack`, `damage`, `resistance`. */
  readonly of: string
  readonly who: Id
  /** The dice in notation: `1d100`, `2d6`, `5D`. */
  readonly dice: string
  /** What fell; undefined where only the result was called out. */
  readonly faces?: readonly number[] | undefined
  /** What was added to the dice, or to the number to reach, each with its source. */
  readonly terms: readonly Modifier[]
  /** What it came to. */
  readonly total?: number | undefined
  /** The number it was compared with, and whether it had to stay under it. */
  readonly needs?: number | undefined
  readonly under?: boolean | undefined
}

/** What a rule may do with the world outside it. Systems see only this. */
export interface Play<E extends Event = Event, Q extends Question = Question> {
  /** Throws dice and leaves them unseen. */
  toss<V>(chance: Chance<V>, who: Id): Toss<V>
  /** Looks at thrown dice through `f`, at as little as the rule needs. `f` is a module constant; `a` a scalar, a tuple of such, or a lasting object. */
  read<V, A, T extends Scalar>(toss: Toss<V>, f: (value: V, a: A) => T, a: A): T
  /** Compares two throws through `f` without looking at either more closely than that. */
  both<V, W, A, T extends Scalar>(toss: Toss<V>, other: Toss<W>, f: (v: V, w: W, a: A) => T, a: A): T
  /** Throws dice and looks at everything. */
  roll<V extends Scalar>(chance: Chance<V>, who: Id): V
  /** The face value where somebody has seen it, for events only: never asks and never branches. */
  shown<V>(toss: Toss<V>): V | undefined
  /** The faces as they fell, in the order they were thrown, for events only; undefined where nobody has seen them. */
  faces<V>(toss: Toss<V>): readonly number[] | undefined
  /** Asks one decision. */
  choose<O extends Option>(choice: Choice<Q, O>): O
  /** Asks several at once; all are answered before any is revealed. */
  together<O extends Option>(choices: readonly Choice<Q, O>[]): readonly O[]
  /** Tells what happened, where somebody listens: write `ctx.emit?.({ … })`, so that unheard events are never built. */
  emit: ((event: E) => void) | undefined
}

/** A fact only some may know. Views, logs and replays strip it for everybody else. */
export interface Secret<T> {
  readonly only: readonly Id[]
  readonly is: T
}

/** State as a policy may use it: nothing can be written and no Secret opened. */
export type Sealed<S> =
  S extends Secret<unknown>
    ? { readonly only: readonly Id[] }
    : S extends (...args: never) => unknown
      ? S
      : S extends object
        ? { readonly [K in keyof S]: Sealed<S[K]> }
        : S

/** Decides for a seat: the option it found (or its place in the list). It must use nothing but the question and the sealed state. */
export type Policy<S, Q extends Question = Question> = (choice: Choice<Q>, state: Sealed<S>) => Option | number

/** Somebody who decides for some fighters; the game master's sees all and rules. */
export interface Seat {
  readonly name: string
  readonly fighters: readonly FighterId[]
  readonly gm: boolean
  /** Whose private facts it knows: the whole sides of its fighters, or everybody's where the fight is open. See `knowing`. */
  readonly knows?: readonly FighterId[] | undefined
}

/** Who won, and which rule (or a ruling) ended the fight. */
export interface Outcome {
  readonly won: readonly SideId[]
  readonly because: RuleId | 'ruling'
}

/** One rule of a book. */
export interface Rule {
  readonly id: RuleId
  readonly title: string
  /** One sentence in our words. */
  readonly says: string
  /** The heading it stands under in its chapter. */
  readonly heading: string
  /** `chapter`: of the combat chapter itself; `companion`: of a chapter it refers to. */
  readonly from: 'chapter' | 'companion'
  /** Set where the rule is deliberately not implemented: why. */
  readonly outOfScope?: string
}
/** Every rule of a system, in its book's order. */
export type Catalogue = readonly Rule[]

/** What a book leaves open: the values a fight may choose, and what is done otherwise. */
export interface Ruling {
  readonly id: RuleId
  readonly option: string
  readonly values: readonly (string | number | boolean)[]
  readonly default: string | number | boolean
  readonly why: string
  /** For forms: a few words, the heading it is listed under, and whether it is shown before the others. */
  readonly title?: string
  readonly group?: string
  readonly first?: boolean
}
/** Every ruling of a system. */
export type Rulings = readonly Ruling[]

/** The door for untrusted data: parse gives the setup or every fault with its path. */
export interface Schema<Setup> {
  parse(
    raw: unknown,
  ): { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly faults: readonly Fault[] }
  /** What parse accepts: `jsonSchema` says it to editors and forms. */
  readonly shape: Shape
  /** The door of a scenario: what a whole fighter is, where a scenario may leave fields to a record. */
  readonly fighter?: Shape
}
/** What is wrong with untrusted data: where, what was found, what is allowed. */
export interface Fault {
  readonly path: readonly (string | number)[]
  readonly found: string
  readonly allowed: string
}

/** What statistics count: measures of a fighter now, and words for what an event did. */
export interface Features<S, E extends Event> {
  condition(state: S, id: FighterId): Condition
  /** Named results an event produced, for odds: `hit`, `critical`, `head`, `damage 7`, `serious wound`. */
  results(event: E): readonly Feature[]
}
/** Something an event produced that statistics count. */
export interface Feature {
  /** What is measured: `attack`, `location`, `damage`, `wound`, `action`. */
  readonly name: string
  readonly value: Scalar
  readonly by?: FighterId
  readonly on?: FighterId
}

/** What every state has; the rest is the system's own. */
export interface Common {
  round: number
  /** Set where everybody may know everybody's numbers. */
  readonly open?: boolean
}

/** Something that holds of every state between two steps, whatever happens: a rider and his mount are in one place. */
export interface Sound<S> {
  /** What holds, as a sentence. */
  readonly holds: string
  readonly rule?: RuleId
  /** Who or what breaks it, in a few words; undefined where it holds. */
  broken(state: Sealed<S>): string | undefined
}

/** A rule system: one plain record, all of one shape. Build it with `system()`. */
export interface System<Setup, State extends Common, Command, E extends Event, Q extends Question, View = State> {
  readonly id: string
  readonly version: number
  readonly title: string
  /** What kind of game it is, in a line for somebody who chooses. */
  readonly about: string
  readonly rulings: Rulings
  /** Keys of every action a fighter can ever take on his turn: each is offered or refused with a reason when `turn` is asked. */
  readonly actions: readonly string[]
  /** The `ask` of the question that offers those actions. */
  readonly turn: string
  readonly setup: Schema<Setup>
  /** The state before anything was rolled or asked: what begins a fight is its first step. */
  begin(setup: Setup): State
  /** One exchange, one action or a round boundary: it spends, moves the clock, or ends the fight. */
  step(ctx: Play<E, Q>, state: State): void
  outcome(state: State): Outcome | undefined
  /** The door for the game master's ruling: a command, or what is wrong with it. */
  readonly command: Schema<Command>
  /** Carries out a ruling, told as an event. */
  amend(ctx: Play<E, Q>, state: State, command: Command): void
  copy(state: State): State
  sides(state: State): readonly { readonly id: SideId; readonly fighters: readonly FighterId[] }[]
  /** Every action not offered to this fighter now, with why not. */
  refused(state: State, who: FighterId): readonly Refusal[]
  /** What a seat may know, as data: no Secret that is not its own, no private fact of those it does not know (`privy`). */
  view(state: State, seat: Seat): View
  /** An event as a seat may know it, as data; undefined where it may not know that it happened. */
  seen(event: E, seat: Seat): E | undefined
  /** A whole state that seat may believe in: odds and look-ahead start here. `n` picks among the possible ones, 0 the middle. */
  imagine(view: View, n: number): State
  board(state: State): Board
  /** Whose turn it is at the question, and what each has left. */
  track(state: State): Track
  /** `seen`: as foes see him, a word for each grade and no number. */
  sheet(state: State, id: FighterId, grade?: 'all' | 'seen'): Sheet
  /** What an option is about. Only screens ask. */
  points(state: State, choice: Choice<Q>, option: Option): Points
  /** Every cell an open question for a place accepts, from one flood; undefined where the question is not for a place. */
  reach(state: State, choice: Choice<Q>): readonly Reached[] | undefined
  /** The game master's commands as forms, with what may be chosen now; `given` is what has been filled in already. */
  commands(state: State, given?: Readonly<Record<string, unknown>>): readonly CommandForm[]
  /** What there is to choose from when a fight is set up. */
  readonly content: Content
  /**
   * What a fighter takes along into the next fight: fields of a record, to be put over the one the fight began with. Whoever
   * is down begins the next one up, with as little as that takes; of whoever is dead nothing is carried over.
   */
  carriedOver(state: State, id: FighterId): Readonly<Record<string, unknown>>
  /** The event as a sentence; nothing where another sentence says it already. `long`: with every die and term. */
  tell(event: E, form?: 'short' | 'long'): string
  /** The question as a sentence, and an option as a phrase. */
  ask(choice: Choice<Q>): string
  say(choice: Choice<Q>, option: Option): string
  readonly features: Features<State, E>
  /** What holds of every state: tests look at it after every step they play. */
  readonly sound?: readonly Sound<State>[] | undefined
  /** `default` and the named temperaments. */
  readonly policies: Readonly<Record<string, Policy<State, Q>>>
}

/** A system of any shape, as registries, screens and analysis use it. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds systems of every shape; each is used through its own types.
export type AnySystem = System<any, any, any, any, any, any>
