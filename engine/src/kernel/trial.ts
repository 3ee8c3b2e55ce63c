import type { Standing } from './standing.ts'

/** What an option is worth to a side, and how sure that is. */
export interface Valued {
  readonly key: string
  /** Between 0 (lost) and 1 (won): the best option's mean, less what this one is behind it on the same dice. */
  readonly value: number
  /** Standard error of the value. */
  readonly error: number
  /** How far it is behind the best option on the dice both were played with, and the standard error of that. */
  readonly behind: number
  readonly behindError: number
  readonly rollouts: number
  /** Share of rollouts the side won, and how much of each side was left at the end. */
  readonly won: number
  readonly mine: number
  readonly theirs: number
  /** Whether this is what the policy would do without looking ahead. */
  readonly habit: boolean
}

/** An option with what its rollouts came to. */
export class Trial {
  readonly key: string
  private readonly values: number[] = []
  private sum = 0
  private won = 0
  private mine = 0
  private theirs = 0

  constructor(key: string) {
    this.key = key
  }

  add({ value, won, mine, theirs }: Standing): void {
    this.values.push(value)
    this.sum += value
    this.won += won ? 1 : 0
    this.mine += mine
    this.theirs += theirs
  }

  get mean(): number {
    return this.sum / Math.max(1, this.values.length)
  }

  valued(best: Trial, habit: boolean): Valued {
    const rollouts = this.values.length
    const n = Math.max(1, rollouts)
    const [behind, behindError] = spread(this.values.map((value, i) => (best.values[i] ?? value) - value))
    const [mean, own] = spread(best.values)
    return {
      key: this.key,
      value: mean - behind,
      error: Math.hypot(own, behindError),
      behind,
      behindError,
      rollouts,
      won: this.won / n,
      mine: this.mine / n,
      theirs: this.theirs / n,
      habit,
    }
  }
}

/** The mean of values and its standard error. */
function spread(values: readonly number[]): [mean: number, error: number] {
  const n = Math.max(1, values.length)
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return [mean, Math.sqrt(squares / n / Math.max(1, n - 1))]
}
