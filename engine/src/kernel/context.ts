import { optionTaken } from './offer.ts'
import type { Chance, Choice, Dice, Event, Id, Option, Play, Question, Scalar, Toss } from './types.ts'

/** Who stands behind a context that must remember, stop or branch: see `session.ts` and `exact.ts`. */
export interface Table {
  toss<V>(chance: Chance<V>, who: Id): Toss<V>
  read<V, A, T extends Scalar>(toss: Toss<V>, f: (value: V, a: A) => T, a: A): T
  both<V, W, A, T extends Scalar>(toss: Toss<V>, other: Toss<W>, f: (v: V, w: W, a: A) => T, a: A): T
  shown<V>(toss: Toss<V>): V | undefined
  faces<V>(toss: Toss<V>): readonly number[] | undefined
  /** The chosen options, one for each choice. */
  decide(choices: readonly Choice[]): readonly Option[]
}

/** Throws dice and decides without remembering anything: simulation. */
export interface Fast {
  readonly dice: Dice
  /** Told before each throw, where the dice depend on who throws and what. */
  readonly prepare?: ((who: Id, label: string) => void) | undefined
  decide(choice: Choice): Option | number
}

const whole = <V>(value: V): V => value

/**
 * The world as the rules see it. One class for every interpreter, so that the rules run through one inline cache:
 * with a `Table` it replays, stops or branches; without one it throws dice at once and forgets them.
 */
export class Context<E extends Event = Event, Q extends Question = Question> implements Play<E, Q> {
  emit: ((event: E) => void) | undefined
  private readonly table: Table | undefined
  private readonly fast: Fast | undefined

  constructor(behind: { table: Table } | { fast: Fast }, emit?: (event: E) => void) {
    this.emit = emit
    this.table = 'table' in behind ? behind.table : undefined
    this.fast = 'fast' in behind ? behind.fast : undefined
  }

  toss<V>(chance: Chance<V>, who: Id): Toss<V> {
    const { fast } = this
    // A toss of the fast kind is the value itself; its type keeps everybody but this class from looking.
    if (fast !== undefined) {
      if (fast.prepare !== undefined) fast.prepare(who, chance.label)
      return chance.draw(fast.dice) as unknown as Toss<V>
    }
    return this.behind().toss(chance, who)
  }

  read<V, A, T extends Scalar>(toss: Toss<V>, f: (value: V, a: A) => T, a: A): T {
    if (this.fast !== undefined) return f(toss as unknown as V, a)
    return this.behind().read(toss, f, a)
  }

  both<V, W, A, T extends Scalar>(toss: Toss<V>, other: Toss<W>, f: (v: V, w: W, a: A) => T, a: A): T {
    if (this.fast !== undefined) return f(toss as unknown as V, other as unknown as W, a)
    return this.behind().both(toss, other, f, a)
  }

  roll<V extends Scalar>(chance: Chance<V>, who: Id): V {
    const { fast } = this
    if (fast !== undefined) {
      if (fast.prepare !== undefined) fast.prepare(who, chance.label)
      return chance.draw(fast.dice)
    }
    const table = this.behind()
    return table.read<V, undefined, V>(table.toss(chance, who), whole, undefined)
  }

  shown<V>(toss: Toss<V>): V | undefined {
    if (this.fast !== undefined) return toss as unknown as V
    return this.behind().shown(toss)
  }

  faces<V>(toss: Toss<V>): readonly number[] | undefined {
    return this.fast !== undefined ? undefined : this.behind().faces(toss)
  }

  choose<O extends Option>(choice: Choice<Q, O>): O {
    const { fast } = this
    return optionTaken(choice, fast !== undefined ? fast.decide(choice) : this.behind().decide([choice])[0])
  }

  together<O extends Option>(choices: readonly Choice<Q, O>[]): readonly O[] {
    const { fast } = this
    if (fast !== undefined) return choices.map((choice) => optionTaken(choice, fast.decide(choice)))
    const taken = this.behind().decide(choices)
    return choices.map((choice, i) => optionTaken(choice, taken[i]))
  }

  private behind(): Table {
    if (this.table === undefined) throw new TypeError('a context has a table or is fast')
    return this.table
  }
}
