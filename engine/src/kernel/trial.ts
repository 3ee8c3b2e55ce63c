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
  /** How much more of the own side, and of the foes, the best option leaves on the same dice. */
  readonly mineBehind: number
  readonly theirsBehind: number
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
  private readonly ends: Standing[] = []
  private sum = 0

  constructor(key: string) {
    this.key = key
  }

  add(end: Standing): void {
    this.ends.push(end)
    this.sum += end.value
  }

  get mean(): number {
    return this.sum / Math.max(1, this.ends.length)
  }

  valued(best: Trial, habit: boolean): Valued {
    /** What the best option had over this one, on the dice both were played with. */
    const lead = (of: (end: Standing) => number): number[] =>
      this.ends.map((end, i) => of(best.ends[i] ?? end) - of(end))
    const [behind, behindError] = spread(lead(({ value }) => value))
    const [mean, own] = spread(best.ends.map(({ value }) => value))
    return {
      key: this.key,
      value: mean - behind,
      error: Math.hypot(own, behindError),
      behind,
      behindError,
      mineBehind: spread(lead(({ mine }) => mine))[0],
      theirsBehind: spread(lead(({ theirs }) => theirs))[0],
      rollouts: this.ends.length,
      won: spread(this.ends.map(({ won }) => (won ? 1 : 0)))[0],
      mine: spread(this.ends.map(({ mine }) => mine))[0],
      theirs: spread(this.ends.map(({ theirs }) => theirs))[0],
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
