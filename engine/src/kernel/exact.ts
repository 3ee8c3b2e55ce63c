import { type Answer, isRuling } from './answers.ts'
import { Context } from './context.ts'
import { through } from './schema.ts'
import { CUT, nobody, Tree } from './tree.ts'
import type { Choice, Common, Event, Policy, Question, System } from './types.ts'
import { witness } from './witness.ts'

/** One way the step can end. */
export interface Ending<State, E> {
  readonly state: State
  readonly weight: number
  readonly events: readonly E[]
}
/** All the ways it can end, and how much of the chance was not followed. */
export interface Exact<State, E> {
  readonly endings: readonly Ending<State, E>[]
  /** Probability of what was cut off: explosions beyond their depth, paths below the cut, or a spent budget. */
  readonly remainder: number
  /** How often the step was run. */
  readonly runs: number
  /** False where the budget of runs was spent, or the signal came, before every path was followed. */
  readonly complete: boolean
}
/** How far odds are followed, from where, and who decides on the way. */
export interface ExactOptions<State, Q extends Question, E = Event> {
  /** Who decides what is not in the prefix. */
  readonly policy: (choice: Choice<Q>) => Policy<State, Q>
  /** Answers already given in this step: odds start behind them. */
  readonly prefix?: readonly Answer[]
  /** Paths less likely than this are not followed. */
  readonly cut?: number
  /** How often the step may be run. */
  readonly budget?: number
  /**
   * After so many runs it is given up where, at the rate so far, the budget would not suffice four times over; after twice as many
   * where it would not suffice twice over, and from then on at each doubling where it would not suffice.
   */
  readonly probe?: number
  /** Whether endings carry their events. */
  readonly events?: boolean
  /** Told of each ending as it is found; then none is kept, which is most of the cost where there are many. */
  readonly each?: (ending: Ending<State, E>) => void
  /** Looked at before each run: once it says stop, what was not followed is remainder. */
  readonly signal?: { readonly aborted: boolean }
}

/** Every way one step can end, each distinct reading of the dice followed with its weight. */
export function exact<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  state: State,
  options: ExactOptions<State, Q, E>,
): Exact<State, E> {
  const following = new Following(system, state, options)
  following.follow(Number.POSITIVE_INFINITY)
  return following.found()
}

/** The same bit by bit, for whoever has something else to do between two bits. */
export class Following<Setup, State extends Common, Command, E extends Event, Q extends Question, View> {
  private readonly system: System<Setup, State, Command, E, Q, View>
  private readonly state: State
  private readonly options: ExactOptions<State, Q, E>
  private readonly tree: Tree
  private readonly ruled: boolean
  private readonly endings: Ending<State, E>[] = []
  private runs = 0
  private followed = 0
  private left = true
  private probes = 0
  /** After how many runs it is next asked whether it is worth going on. */
  private probe: number

  constructor(system: System<Setup, State, Command, E, Q, View>, state: State, options: ExactOptions<State, Q, E>) {
    const { prefix = [], cut = 0, policy } = options
    this.system = system
    this.state = state
    this.options = options
    this.probe = options.probe ?? Number.POSITIVE_INFINITY
    this.ruled = prefix.some(isRuling)
    this.tree = new Tree(prefix, cut, (choice, at) => policy(choice as Choice<Q>)(choice as Choice<Q>, at as never))
  }

  /** Follows so many more ways at most; false when there is nothing more to follow, or it is not worth it. */
  follow(ways: number): boolean {
    const { budget = 200_000, signal } = this.options
    for (let way = 0; way < ways && this.left; way++) {
      if (this.runs >= budget || this.hopeless(budget) || signal?.aborted === true) return false
      this.runs++
      this.run()
      this.left = this.tree.next()
    }
    return this.left
  }

  private hopeless(budget: number): boolean {
    if (this.runs !== this.probe) return false
    this.probe *= 2
    const times = this.probes++ === 0 ? 4 : this.probes === 2 ? 2 : 1
    return this.followed * budget * times < this.runs
  }

  private run(): void {
    const { system, tree, options } = this
    const work = system.copy(this.state)
    const events: E[] = []
    const emit = (event: E): void => {
      witness.event?.(event)
      events.push(event)
    }
    const ctx = new Context<E, Q>({ table: tree }, options.events === true ? emit : undefined)
    tree.restart(
      work,
      this.ruled ? (command) => system.amend(ctx, work, through(system.command, command, 'ruling')) : nobody,
    )
    try {
      system.step(ctx, work)
      const ending = { state: work, weight: tree.weight, events }
      if (options.each === undefined) this.endings.push(ending)
      else options.each(ending)
      this.followed += tree.weight
    } catch (thrown) {
      if (thrown !== CUT) throw thrown
    }
  }

  /** What was followed up to now. */
  found(): Exact<State, E> {
    const { endings, runs } = this
    return { endings, remainder: Math.max(0, 1 - this.followed), runs, complete: !this.left }
  }
}

/** The ends of several steps, equal states merged between them; the fight's own end stops a path. */
export function exactSteps<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  state: State,
  steps: number,
  options: ExactOptions<State, Q>,
): Exact<State, E> {
  let open = new Map<string, { state: State; weight: number }>([['', { state, weight: 1 }]])
  const closed: Ending<State, E>[] = []
  let runs = 0
  let complete = true
  for (let step = 0; step < steps && open.size > 0; step++) {
    const next = new Map<string, { state: State; weight: number }>()
    for (const from of open.values()) {
      const left = Math.max(1, (options.budget ?? 200_000) - runs)
      const cut = (options.cut ?? 0) / from.weight
      const { prefix, each: _, ...later } = options
      const result = exact(system, from.state, {
        ...later,
        ...(step === 0 && prefix !== undefined && { prefix }),
        cut,
        budget: left,
        events: false,
      })
      runs += result.runs
      complete &&= result.complete
      for (const ending of result.endings) {
        const weight = from.weight * ending.weight
        if (system.outcome(ending.state) !== undefined) closed.push({ state: ending.state, weight, events: [] })
        else {
          const key = JSON.stringify(ending.state)
          const same = next.get(key)
          if (same === undefined) next.set(key, { state: ending.state, weight })
          else same.weight += weight
        }
      }
    }
    open = next
  }
  const endings = [...closed, ...[...open.values()].map((end) => ({ ...end, events: [] }))]
  const followed = endings.reduce((sum, ending) => sum + ending.weight, 0)
  return { endings, remainder: Math.max(0, 1 - followed), runs, complete }
}
