import { type Answer, isChoice, isRoll, isRuling } from './answers.ts'
import { Context, type Table } from './context.ts'
import { AffrayError } from './error.ts'
import { through } from './schema.ts'
import { drawn } from './session.ts'
import type { Chance, Choice, Common, Event, Id, Policy, Question, Scalar, System, Toss } from './types.ts'
import { compare, type Follower, known, look, type Part, rowsOfLaw, Unseen } from './unseen.ts'
import { picked, type Words } from './words.ts'

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
  /** False where the budget of runs was spent before every path was followed. */
  readonly complete: boolean
}
/** How far odds are followed, from where, and who decides on the way. */
export interface ExactOptions<State, Q extends Question> {
  /** Who decides what is not in the prefix. */
  readonly policy: (choice: Choice<Q>) => Policy<State, Q>
  /** Answers already given in this step: odds start behind them. */
  readonly prefix?: readonly Answer[]
  /** Paths less likely than this are not followed. */
  readonly cut?: number
  /** How often the step may be run. */
  readonly budget?: number
  /** After so many runs it is given up where, at the rate so far, the budget would not suffice four times over. */
  readonly probe?: number
  /** Whether endings carry their events. */
  readonly events?: boolean
}

/** Every way one step can end, each distinct reading of the dice followed with its weight. */
export function exact<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  system: System<Setup, State, Command, E, Q, View>,
  state: State,
  options: ExactOptions<State, Q>,
): Exact<State, E> {
  const { cut = 0, budget = 200_000, probe, prefix = [], events: wanted = false } = options
  const tree = new Tree(prefix, cut, (choice, at) =>
    options.policy(choice as Choice<Q>)(choice as Choice<Q>, at as never),
  )
  const ruled = prefix.some(isRuling)
  const endings: Ending<State, E>[] = []
  let runs = 0
  let followed = 0
  let complete = true
  do {
    if (runs >= budget || (runs === probe && followed * budget * 4 < runs)) {
      complete = false
      break
    }
    runs++
    const work = system.copy(state)
    const events: E[] = []
    const ctx = new Context<E, Q>({ table: tree }, wanted ? (event) => events.push(event) : undefined)
    tree.restart(
      work,
      ruled ? (command) => system.amend(ctx, work, through(system.command, command, 'ruling')) : nobody,
    )
    try {
      system.step(ctx, work)
      endings.push({ state: work, weight: tree.weight, events })
      followed += tree.weight
    } catch (thrown) {
      if (thrown !== CUT) throw thrown
    }
  } while (tree.next())
  return { endings, remainder: Math.max(0, 1 - followed), runs, complete }
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
      const { prefix: _, ...later } = options
      const result = exact(system, from.state, { ...(step === 0 ? options : later), cut, budget: left, events: false })
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

const CUT = Symbol('a path below the cut')

interface Fork {
  readonly parts: readonly Part[]
  index: number
}

/** Walks every path of a step: the forks so far, and the rest by first branches. */
class Tree implements Table, Follower {
  weight = 1
  private readonly forks: Fork[] = []
  private readonly decided: number[][] = []
  private fork = 0
  private decision = 0
  private answer = 0
  private state: unknown
  private amend: (command: unknown) => void = nobody
  private readonly prefix: readonly Answer[]
  private readonly cut: number
  private readonly policy: (choice: Choice, state: unknown) => number
  /** For each fork, how many decisions had been taken before it. */
  private readonly decisionsAt: number[] = []

  constructor(prefix: readonly Answer[], cut: number, policy: (choice: Choice, state: unknown) => number) {
    this.prefix = prefix
    this.cut = cut
    this.policy = policy
  }

  restart(state: unknown, amend: (command: unknown) => void): void {
    this.state = state
    this.amend = amend
    this.weight = 1
    this.fork = 0
    this.decision = 0
    this.answer = 0
  }

  /** Moves on to the next path; false when all were walked. */
  next(): boolean {
    for (let last = this.forks.pop(); last !== undefined; last = this.forks.pop()) {
      const decisions = this.decisionsAt.pop() ?? 0
      if (last.index + 1 < last.parts.length) {
        last.index++
        this.forks.push(last)
        this.decisionsAt.push(decisions)
        this.decided.length = decisions
        return true
      }
    }
    return false
  }

  toss<V>(chance: Chance<V>, who: Id): Toss<V> {
    const answer = this.prefixed()
    if (answer === undefined) {
      const law = chance.law()
      this.weight *= 1 - law.lost
      return new Unseen(rowsOfLaw(law)) as unknown as Toss<V>
    }
    if (!isRoll(answer) || answer.roll !== chance.label || answer.who !== who)
      throw offPrefix(`${who}: ${chance.label}`)
    const toss =
      answer.faces === undefined ? new Unseen(rowsOfLaw(chance.law())) : known(drawn(chance, who, answer.faces))
    if (answer.faces === undefined) this.words.set(toss, { ...answer, says: answer.says ?? [], used: 0 })
    this.answer++
    this.carryOutRulings(0)
    return toss as unknown as Toss<V>
  }
  private readonly words = new WeakMap<Unseen, Words>()

  /** The next answer of the prefix; rulings still before it are carried out first. */
  private prefixed(): Answer | undefined {
    if (this.answer >= this.prefix.length) return undefined
    this.carryOutRulings(Number.POSITIVE_INFINITY)
    return this.prefix[this.answer]
  }

  /** Carries out the prefix's rulings that came when the rules had looked so often. */
  private carryOutRulings(looks: number): void {
    this.looks = looks
    for (let next = this.prefix[this.answer]; next !== undefined && isRuling(next); next = this.prefix[this.answer]) {
      if ((next.looks ?? 0) > looks) return
      this.answer++
      this.amend(next.ruling)
    }
  }
  private looks = 0

  read<V, A, T extends Scalar>(toss: Toss<V>, f: (value: V, a: A) => T, a: A): T {
    const result = look(this, toss, f, a)
    if (this.answer < this.prefix.length) this.carryOutRulings(this.looks + 1)
    return result
  }

  both<V, W, A, T extends Scalar>(toss: Toss<V>, other: Toss<W>, f: (v: V, w: W, a: A) => T, a: A): T {
    const result = compare(this, toss, other, f, a)
    if (this.answer < this.prefix.length) this.carryOutRulings(this.looks + 1)
    return result
  }

  follow(toss: Unseen, parts: () => readonly Part[]): Part {
    if (this.prefix.length > 0) {
      const words = this.words.get(toss)
      const told = words !== undefined && words.used < words.says.length ? picked(words, toss, parts) : undefined
      if (told !== undefined) return told
    }
    let fork = this.forks[this.fork]
    if (fork === undefined) {
      fork = { parts: parts(), index: 0 }
      this.forks.push(fork)
      this.decisionsAt.push(this.decision)
    }
    this.fork++
    const part = fork.parts[fork.index]
    if (part === undefined) throw new TypeError('a reading has at least one result')
    this.weight *= part.weight
    if (this.weight < this.cut) throw CUT
    return part
  }

  shown<V>(toss: Toss<V>): V | undefined {
    const { rows } = toss as unknown as Unseen
    return rows.values.length === 1 ? (rows.values[0] as V) : undefined
  }

  decide(choices: readonly Choice[]): readonly number[] {
    const answer = this.prefixed()
    if (answer !== undefined) {
      const asked = choices.map((choice) => `${choice.who}: ${choice.about.ask}`).join(', ')
      if (!isChoice(answer)) throw offPrefix(asked)
      const indices = choices.map((choice, i) => choice.options.findIndex((option) => option.key === answer.keys[i]))
      if (indices.includes(-1)) throw offPrefix(`${asked}, and "${answer.keys.join(', ')}" is not offered`)
      this.answer++
      this.carryOutRulings(0)
      return indices
    }
    let indices = this.decided[this.decision]
    if (indices === undefined) {
      indices = choices.map((choice) => this.policy(choice, this.state))
      this.decided.push(indices)
    }
    this.decision++
    return indices
  }
}

const nobody = (): void => {}
const offPrefix = (asks: string): AffrayError =>
  new AffrayError(
    'exact/prefix',
    `The answers to start from do not fit: the rules ask ${asks}.`,
    'Take the answers from the step that waits, in their order.',
  )
