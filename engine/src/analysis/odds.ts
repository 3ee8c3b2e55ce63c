import { Stream } from '../dice/stream.ts'
import { advance } from '../kernel/advance.ts'
import { type Answer, isChoice } from '../kernel/answers.ts'
import { believed } from '../kernel/believing.ts'
import { Context } from '../kernel/context.ts'
import { AffrayError } from '../kernel/error.ts'
import { type Ending, Following } from '../kernel/exact.ts'
import type { Fight } from '../kernel/fight.ts'
import { optionNamed, optionOrError } from '../kernel/offer.ts'
import { byPolicy } from '../kernel/oracles/policy.ts'
import { taking } from '../kernel/taking.ts'
import type {
  AnySystem,
  Choice,
  Common,
  Dice,
  Event,
  Feature,
  FighterId,
  Option,
  Policy,
  Scalar,
  Seat,
} from '../kernel/types.ts'
import { breath } from './breath.ts'
import { CONDITIONS } from './conditions.ts'
import { type Share, share } from './interval.ts'
import { type Whom, whom } from './whom.ts'

/** The moment a decision waits: the state its step began from, the answers since, and the question. */
export interface Waiting {
  readonly settled: unknown
  readonly answers: readonly Answer[]
  readonly choice: Choice
}
/** The decision a fight waits for: that of `who`, where several are asked at once, else the first. */
export function waitingIn(fight: Fight, who?: FighterId): Waiting | undefined {
  const { asked } = fight
  if (asked === undefined || !('choices' in asked)) return undefined
  const choice = asked.choices.find((each) => who === undefined || each.who === who)
  return choice && { settled: fight.settled, answers: fight.pending, choice }
}

export interface OddsOptions {
  /** Who decides after the option asked about. */
  readonly policy: (choice: Choice) => Policy<Common>
  /** From what this seat may know; without one, from the truth. */
  readonly seat?: Seat
  /** Only this option. */
  readonly option?: string
  /** A row for each fighter an option can be aimed at, where it is asked whom; else one for the aim the policy takes. */
  readonly targets?: boolean
  /** How often an option's step may be run before its odds are sampled instead. */
  readonly budget?: number
  /** Paths less likely than this are left out and reported as remainder. */
  readonly cut?: number
  /** Samples where the budget does not suffice. */
  readonly samples?: number
  readonly seed?: string
  /** Called after each option with those done. */
  readonly progress?: (done: number, of: number, so: readonly OptionOdds[]) => void
  /** Asked now and then with how many options are done: true where this one must come to an end, and is sampled a little instead. */
  readonly late?: (done: number, of: number) => boolean
  /** Stops early, inside an option too: only those done so far are in the result, the last perhaps of fewer samples. */
  readonly signal?: { readonly aborted: boolean }
}
/** One possible result with its chance; sampled ones have an interval. */
export interface Chanced {
  readonly value: Scalar
  readonly chance: number
  readonly interval?: Share
}
/**
 * The distribution of one measure: `attack` by alaric on goblin-1. Numbers of one step add up; a word counts once however often
 * it falls, and several may fall (two effects of one blow), so that their chances may add to more than `chance`.
 */
export interface Measure {
  readonly name: string
  readonly by: FighterId | undefined
  readonly on: FighterId | undefined
  /** How likely it is that it comes to this at all. */
  readonly chance: number
  /** Numbers in their order, words with the likeliest first. */
  readonly values: readonly Chanced[]
  /** Mean of its number, where it is one. */
  readonly mean: number | undefined
}
export interface OptionOdds {
  readonly key: string
  /** At whom it is aimed in this row, where a row for each was wanted. */
  readonly target?: FighterId
  /** Exact to the remainder, sampled, or not to be known from what the seat may believe. */
  readonly method: 'exact' | 'sampled' | 'unknown'
  /** Runs of the step, or samples. */
  readonly runs: number
  /** Chance not followed: endless explosions, paths below the cut. */
  readonly remainder: number
  readonly measures: readonly Measure[]
  /** For each fighter whose condition may change in this step: how he may stand after it. */
  readonly after: readonly { readonly id: FighterId; readonly conditions: readonly Chanced[] }[]
}

/** Samples between two looks at the signal. */
const BREATH = 40
/** Ways followed between two looks at the signal. */
const WAYS = 50
/** Samples an option has at least, however late it is. */
const LEAST = 400
/** Runs after which it is clear whether the budget can suffice. */
const PROBE = 1000

/** What each option of a waiting decision leads to by the end of its step. */
export async function odds(system: AnySystem, waiting: Waiting, options: OddsOptions): Promise<readonly OptionOdds[]> {
  const { choice } = waiting
  if (options.option !== undefined && optionNamed(choice, options.option) === undefined) {
    throw new AffrayError(
      'odds/option',
      `${choice.who} is not offered "${options.option}" for "${choice.about.ask}".`,
      `Ask for one of: ${choice.options.map((option) => option.key).join(', ')}.`,
    )
  }
  const keys = options.option === undefined ? choice.options.map((option) => option.key) : [options.option]
  const rows: OptionOdds[] = []
  let done = 0
  for (const key of keys) {
    const world = options.seat === undefined ? waiting : believed(system, waiting, options.seat, key)
    const at = { ...waiting, ...world }
    if (world === undefined) rows.push(unknowable(key))
    const aims = options.targets === true && world !== undefined ? whom(system, at, key, options.policy) : []
    const late = (): boolean => options.late?.(done, keys.length) ?? false
    for (const aim of world === undefined ? [] : aims.length > 0 ? aims : [undefined]) {
      const row =
        (await exactOdds(system, at, { key, aim }, options, late)) ??
        (await sampledOdds(system, at, { key, aim }, options, late))
      if (row === undefined) return rows
      rows.push(aim === undefined ? row : { ...row, target: aim.fighter })
      if (options.signal?.aborted === true) return rows
    }
    done++
    options.progress?.(done, keys.length, rows)
    await breath()
    if (options.signal?.aborted === true) break
  }
  return rows
}

/** An option, and at whom it is aimed where that is not left to the policy. */
interface Taken {
  readonly key: string
  readonly aim: Whom | undefined
}
const deciding = (options: OddsOptions, choice: Choice, { key, aim }: Taken) =>
  taking(aim === undefined ? options.policy : taking(options.policy, aim.choice, aim.key), choice, key)

/** What is told where no world the seat may believe in leads to its question: nothing. */
const unknowable = (key: string): OptionOdds => ({
  key,
  method: 'unknown',
  runs: 0,
  remainder: 1,
  measures: [],
  after: [],
})

/** Every way the option's step can end, or undefined where that is more than the budget allows or the signal came first. */
async function exactOdds(
  system: AnySystem,
  waiting: Waiting,
  taken: Taken,
  options: OddsOptions,
  late: () => boolean,
): Promise<OptionOdds | undefined> {
  const { settled, answers, choice } = waiting
  const { budget = 50_000, cut = 1e-9, signal } = options
  const policy = deciding(options, choice, taken)
  const counted = new Counted(system, settled)
  const each = ({ state, events, weight }: Ending<unknown, Event>): void => counted.add(state, events, weight)
  const how = { policy, prefix: answers, budget, probe: PROBE, cut, events: true, each, ...(signal && { signal }) }
  const following = new Following(system, settled as Common, how)
  while (following.follow(WAYS)) {
    if (late()) return undefined
    await breath()
  }
  const whole = following.found()
  if (!whole.complete) return undefined
  return {
    key: taken.key,
    method: 'exact',
    runs: whole.runs,
    remainder: whole.remainder,
    ...counted.measured(undefined),
  }
}

async function sampledOdds(
  system: AnySystem,
  waiting: Waiting,
  taken: Taken,
  options: OddsOptions,
  late: () => boolean,
): Promise<OptionOdds | undefined> {
  const { samples = 5000, seed = 'odds', signal } = options
  const dice = new Stream(seed, 0)
  const counted = new Counted(system, waiting.settled)
  const ends = waiting.answers.every(isChoice) ? thrown : replayed
  let runs = 0
  while (runs < samples && signal?.aborted !== true) {
    const end = ends(system, waiting, deciding(options, waiting.choice, taken), dice)
    if (end !== undefined) counted.add(end.state, end.events, 1)
    runs++
    if (runs % BREATH !== 0) continue
    if (runs >= LEAST && late()) break
    await breath()
  }
  if (runs === 0) return undefined
  return { key: taken.key, method: 'sampled', runs, remainder: 0, ...counted.measured(runs) }
}

type Deciding = ReturnType<typeof deciding>
type End = Pick<Ending<Common, Event>, 'state' | 'events'>

/** One end of the step, where answers with dice lie before the question. */
function replayed(system: AnySystem, { settled, answers }: Waiting, policy: Deciding, dice: Dice): End | undefined {
  const step = advance(system, settled as Common, answers, [byPolicy(policy), { throw: () => ({ dice }) }])
  return step.asked === undefined ? step : undefined
}

/** The same where only decisions do: dice are thrown at once and nothing is remembered. */
function thrown(system: AnySystem, { settled, answers }: Waiting, policy: Deciding, dice: Dice): End {
  const state: Common = system.copy(settled)
  const events: Event[] = []
  const keys = answers.flatMap((answer) => (isChoice(answer) ? answer.keys : []))
  let next = 0
  const decide = (choice: Choice): Option | number => {
    const key = keys[next++]
    return key === undefined ? policy(choice)(choice, state as never) : optionOrError(choice, key)
  }
  system.step(new Context({ fast: { dice, prepare: undefined, decide } }, (event: Event) => events.push(event)), state)
  return { state, events }
}

/** Adds up features of endings by what they measure. */
class Counted {
  private readonly system: AnySystem
  private readonly before: Map<FighterId, string>
  private readonly measures = new Map<string, { feature: Feature; came: number; values: Map<Scalar, number> }>()
  private readonly after = new Map<FighterId, Map<Scalar, number>>()

  constructor(system: AnySystem, settled: unknown) {
    this.system = system
    const ids = system.sides(settled).flatMap((side) => side.fighters)
    this.before = new Map(ids.map((id) => [id, system.features.condition(settled, id)]))
  }

  add(state: unknown, events: readonly Event[], weight: number): void {
    const seen = new Map<string, { feature: Feature; sum: number | undefined; words: Set<Scalar> }>()
    for (const event of events) {
      for (const feature of this.system.features.results(event)) {
        const key = `${feature.name}|${feature.by ?? ''}|${feature.on ?? ''}`
        const all = seen.get(key) ?? { feature, sum: undefined, words: new Set<Scalar>() }
        seen.set(key, all)
        if (typeof feature.value === 'number') all.sum = (all.sum ?? 0) + feature.value
        else all.words.add(feature.value)
      }
    }
    for (const [key, { feature, sum, words }] of seen) {
      const measure = this.measures.get(key) ?? { feature, came: 0, values: new Map<Scalar, number>() }
      measure.came += weight
      for (const value of sum === undefined ? words : [sum, ...words]) {
        measure.values.set(value, (measure.values.get(value) ?? 0) + weight)
      }
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
    const chanced = (rows: readonly [Scalar, number][]): Chanced[] =>
      rows.map(([value, weight]) =>
        samples === undefined
          ? { value, chance: weight }
          : { value, chance: weight / samples, interval: share(weight, samples) },
      )
    return {
      measures: [...this.measures.values()].map(({ feature, came, values }) => ({
        name: feature.name,
        by: feature.by,
        on: feature.on,
        chance: came / (samples ?? 1),
        values: chanced([...values].sort(inOrderOfSize)),
        mean: meanOf(values, samples ?? 1),
      })),
      after: [...this.after]
        .filter(([id, values]) => values.size > 1 || !values.has(this.before.get(id) ?? ''))
        .map(([id, values]) => ({ id, conditions: chanced([...values].sort(inOrderOfHarm)) })),
    }
  }
}

const inOrderOfSize = ([a, p]: [Scalar, number], [b, q]: [Scalar, number]): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : q - p || (String(a) < String(b) ? -1 : 1)
const harm: readonly Scalar[] = CONDITIONS
const inOrderOfHarm = ([a]: [Scalar, number], [b]: [Scalar, number]): number => harm.indexOf(a) - harm.indexOf(b)

function meanOf(values: Map<Scalar, number>, of: number): number | undefined {
  let sum = 0
  for (const [value, weight] of values) {
    if (typeof value !== 'number') return undefined
    sum += (value * weight) / of
  }
  return sum
}
