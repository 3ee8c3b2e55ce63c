import { type Answer, isChoice, isRoll, isRuling } from './answers.ts'
import type { Table } from './context.ts'
import { AffrayError } from './error.ts'
import { optionNamed, optionTaken } from './offer.ts'
import { drawn } from './session.ts'
import type { Chance, Choice, Id, Option, Scalar, Toss } from './types.ts'
import { compare, type Follower, known, look, type Part, rowsOfLaw, Unseen } from './unseen.ts'
import { picked, type Words } from './words.ts'

/** Thrown through the rules where a path is not worth following; never leaves `exact`. */
export const CUT = Symbol('a path below the cut')

interface Fork {
  readonly parts: readonly Part[]
  index: number
}

/** Walks every path of a step: the forks so far, and the rest by first branches. */
export class Tree implements Table, Follower {
  weight = 1
  private readonly forks: Fork[] = []
  private readonly decided: (readonly string[])[] = []
  private fork = 0
  private decision = 0
  private answer = 0
  private state: unknown
  private amend: (command: unknown) => void = nobody
  private readonly prefix: readonly Answer[]
  private readonly cut: number
  private readonly policy: (choice: Choice, state: unknown) => Option | number
  /** For each fork, how many decisions had been taken before it. */
  private readonly decisionsAt: number[] = []

  constructor(prefix: readonly Answer[], cut: number, policy: (choice: Choice, state: unknown) => Option | number) {
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

  faces<V>(_toss: Toss<V>): readonly number[] | undefined {
    return undefined
  }

  decide(choices: readonly Choice[]): readonly Option[] {
    const answer = this.prefixed()
    if (answer !== undefined) {
      const asked = (): string => choices.map((choice) => `${choice.who}: ${choice.about.ask}`).join(', ')
      if (!isChoice(answer)) throw offPrefix(asked())
      const taken = choices.map((choice, i) => {
        const option = optionNamed(choice, answer.keys[i] ?? '')
        if (option === undefined) throw offPrefix(`${asked()}, and "${answer.keys.join(', ')}" is not offered`)
        return option
      })
      this.answer++
      this.carryOutRulings(0)
      return taken
    }
    const before = this.decided[this.decision]
    this.decision++
    if (before !== undefined)
      return choices.map((choice, i) => optionTaken(choice, optionNamed(choice, before[i] ?? '')))
    const taken = choices.map((choice) => optionTaken(choice, this.policy(choice, this.state)))
    this.decided.push(taken.map((option) => option.key))
    return taken
  }
}

export const nobody = (): void => {}
const offPrefix = (asks: string): AffrayError =>
  new AffrayError(
    'exact/prefix',
    `The answers to start from do not fit: the rules ask ${asks}.`,
    'Take the answers from the step that waits, in their order.',
  )
