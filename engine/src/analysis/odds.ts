import { Stream } from '../dice/stream.ts'
import { advance } from '../kernel/advance.ts'
import type { Answer } from '../kernel/answers.ts'
import { AffrayError } from '../kernel/error.ts'
import { exact } from '../kernel/exact.ts'
import { byPolicy } from '../kernel/oracles/policy.ts'
import { taking } from '../kernel/taking.ts'
import type { AnySystem, Choice, Common, Event, Feature, FighterId, Policy, Scalar } from '../kernel/types.ts'
import { type Share, share } from './interval.ts'

/** The moment a decision waits: the state its step began from, the answers since, and the question. */
export interface Waiting {
  readonly settled: unknown
  readonly answers: readonly Answer[]
  readonly choice: Choice
}
export interface OddsOptions {
  /** Who decides after the option asked about. */
  readonly policy: (choice: Choice) => Policy<Common>
  /** Only this option. */
  readonly option?: string
  /** How often an option's step may be run before its odds are sampled instead. */
  readonly budget?: number
  /** Paths less likely than this are left out and reported as remainder. */
  readonly cut?: number
  /** Samples where the budget does not suffice. */
  readonly samples?: number
  readonly seed?: string
}
/** One possible result with its chance; sampled ones have an interval. */
export interface Chanced {
  readonly value: Scalar
  readonly chance: number
  readonly interval?: Share
}
/** The distribution of one measure: `attack` by alaric on goblin-1. Chances add to at most 1: the rest is that it does not come to it. */
export interface Measure {
  readonly name: string
  readonly by: FighterId | undefined
  readonly on: FighterId | undefined
  readonly values: readonly Chanced[]
  /** Mean of its number, where it is one. */
  readonly mean: number | undefined
}
export interface OptionOdds {
  readonly key: string
  /** Exact to the remainder, or sampled. */
  readonly method: 'exact' | 'sampled'
  /** Runs of the step, or samples. */
  readonly runs: number
  /** Chance not followed: endless explosions, paths below the cut. */
  readonly remainder: number
  readonly measures: readonly Measure[]
  /** For each fighter whose condition may change in this step: how he may stand after it. */
  readonly after: readonly { readonly id: FighterId; readonly conditions: readonly Chanced[] }[]
}

/** What each option of a waiting decision leads to by the end of its step. */
export function odds(system: AnySystem, waiting: Waiting, options: OddsOptions): OptionOdds[] {
  const { choice } = waiting
  const keys = choice.options
    .map((option) => option.key)
    .filter((key) => options.option === undefined || key === options.option)
  if (keys.length === 0) {
    throw new AffrayError(
      'odds/option',
      `${choice.who} is not offered "${options.option}" for "${choice.about.ask}".`,
      `Ask for one of: ${choice.options.map((option) => option.key).join(', ')}.`,
    )
  }
  return keys.map((key) => {
    const counted = new Counted(system, waiting.settled)
    const policy = taking(options.policy, choice, key)
    const { budget = 50_000, cut = 1e-9 } = options
    const whole = exact(system, waiting.settled as Common, {
      policy,
      prefix: waiting.answers,
      budget,
      cut,
      events: true,
    })
    if (whole.complete) {
      for (const ending of whole.endings) counted.add(ending.state, ending.events, ending.weight)
      return { key, method: 'exact', runs: whole.runs, remainder: whole.remainder, ...counted.measured(undefined) }
    }
    const samples = options.samples ?? 20_000
    const dice = new Stream(options.seed ?? 'odds', 0)
    const sampling = new Counted(system, waiting.settled)
    for (let n = 0; n < samples; n++) {
      const decide = byPolicy(taking(options.policy, choice, key))
      const result = advance(system, waiting.settled as Common, waiting.answers, [decide, { throw: () => ({ dice }) }])
      if (result.asked !== undefined) continue
      sampling.add(result.state, result.events, 1 / samples)
    }
    return { key, method: 'sampled', runs: samples, remainder: 0, ...sampling.measured(samples) }
  })
}

/** Adds up features of endings by what they measure. */
class Counted {
  private readonly system: AnySystem
  private readonly before: Map<FighterId, string>
  private readonly measures = new Map<string, { feature: Feature; values: Map<Scalar, number> }>()
  private readonly after = new Map<FighterId, Map<Scalar, number>>()

  constructor(system: AnySystem, settled: unknown) {
    this.system = system
    const ids = system.sides(settled).flatMap((side) => side.fighters)
    this.before = new Map(ids.map((id) => [id, system.features.condition(settled, id)]))
  }

  add(state: unknown, events: readonly Event[], weight: number): void {
    const seen = new Map<string, { feature: Feature; value: Scalar }>()
    for (const event of events) {
      for (const feature of this.system.features.results(event)) {
        const key = `${feature.name}|${feature.by ?? ''}|${feature.on ?? ''}`
        const earlier = seen.get(key)
        const both = earlier !== undefined && typeof earlier.value === 'number' && typeof feature.value === 'number'
        // Damage of several blows in one step adds up; of anything else the first counts.
        if (both) earlier.value = Number(earlier.value) + Number(feature.value)
        else if (earlier === undefined) seen.set(key, { feature, value: feature.value })
      }
    }
    for (const [key, { feature, value }] of seen) {
      const measure = this.measures.get(key) ?? { feature, values: new Map<Scalar, number>() }
      measure.values.set(value, (measure.values.get(value) ?? 0) + weight)
      this.measures.set(key, measure)
    }
    for (const id of this.before.keys()) {
      const condition = this.system.features.condition(state, id)
      const row = this.after.get(id) ?? new Map<Scalar, number>()
      row.set(condition, (row.get(condition) ?? 0) + weight)
      this.after.set(id, row)
    }
  }

  measured(samples: number | undefined): Pick<OptionOdds, 'measures' | 'after'> {
    const chanced = (values: Map<Scalar, number>): Chanced[] =>
      [...values]
        .sort(([a], [b]) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0))
        .map(([value, chance]) =>
          samples === undefined
            ? { value, chance }
            : { value, chance, interval: share(Math.round(chance * samples), samples) },
        )
    return {
      measures: [...this.measures.values()].map(({ feature, values }) => ({
        name: feature.name,
        by: feature.by,
        on: feature.on,
        values: chanced(values),
        mean: meanOf(values),
      })),
      after: [...this.after]
        .filter(([id, values]) => values.size > 1 || !values.has(this.before.get(id) ?? ''))
        .map(([id, values]) => ({ id, conditions: chanced(values) })),
    }
  }
}

function meanOf(values: Map<Scalar, number>): number | undefined {
  let sum = 0
  for (const [value, chance] of values) {
    if (typeof value !== 'number') return undefined
    sum += value * chance
  }
  return sum
}
