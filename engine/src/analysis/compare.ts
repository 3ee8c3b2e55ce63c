import { CommonDice } from '../kernel/common-dice.ts'
import { AffrayError } from '../kernel/error.ts'
import { own } from '../kernel/own.ts'
import { sample } from '../kernel/sample.ts'
import { through } from '../kernel/schema.ts'
import type { AnySystem, SideId } from '../kernel/types.ts'
import { botsOf } from './bots.ts'
import { addEnds, CONDITIONS, type Condition, countEnds, type Ended, nobodyEnded } from './conditions.ts'
import { here, inOrder, ranges, type Stop } from './in-order.ts'
import { type Mean, mean, pairedDifference, type Share, share } from './interval.ts'
import type { Variant } from './vary.ts'

/** Some fights of all variants, as data for another thread. */
export interface CompareChunk {
  readonly system: string
  readonly variants: readonly Variant[]
  readonly seed: string
  readonly from: number
  readonly to: number
  readonly rounds: number
}
export interface VariantTally {
  fights: number
  cut: number
  drawn: number
  won: Record<SideId, number>
  /** For each side, how many of its fighters ended how, over all fights. */
  ended: Record<SideId, Ended>
  rounds: number
  roundSquares: number
  /** Against the first variant, fight by fight: sums and squares of the difference in winning, by side, and in rounds. */
  gained: Record<SideId, number>
  gainedSquares: Record<SideId, number>
  longer: number
  longerSquares: number
}
/** How each variant fared, in the order given. */
export interface CompareTally {
  variants: VariantTally[]
}

const fresh = (): VariantTally => ({
  fights: 0,
  cut: 0,
  drawn: 0,
  won: {},
  ended: {},
  rounds: 0,
  roundSquares: 0,
  gained: {},
  gainedSquares: {},
  longer: 0,
  longerSquares: 0,
})
const bump = (counts: Record<string, number>, key: string, by: number): void => {
  counts[key] = (own(counts, key) ?? 0) + by
}

function endsOf(row: VariantTally, side: SideId): Ended {
  const known = own(row.ended, side) ?? nobodyEnded()
  row.ended[side] = known
  return known
}

/** Plays each fight of a chunk once for every variant, on common dice. */
export function runCompareChunk(system: AnySystem, chunk: CompareChunk): CompareTally {
  const prepared = chunk.variants.map((variant) => {
    const begun: { round: number } = system.begin(through(system.setup, variant.scenario, 'scenario'))
    return { begun, bots: botsOf(system, begun, variant.policies), sides: system.sides(begun) }
  })
  const tally: CompareTally = { variants: chunk.variants.map(fresh) }
  const dice = new CommonDice()
  for (let index = chunk.from; index < chunk.to; index++) {
    let base: { won: readonly SideId[]; rounds: number } | undefined
    prepared.forEach(({ begun, bots, sides }, v) => {
      dice.restart(chunk.seed, index)
      const state: { round: number } = system.copy(begun)
      const { capped } = sample(system, state, dice, bots, { steps: 1_000_000, rounds: chunk.rounds })
      const won: readonly SideId[] = system.outcome(state)?.won ?? []
      const row = tally.variants[v]
      if (row === undefined) return
      base ??= { won, rounds: state.round }
      row.fights++
      row.cut += capped ? 1 : 0
      row.drawn += !capped && won.length === 0 ? 1 : 0
      row.rounds += state.round
      row.roundSquares += state.round ** 2
      const longer = state.round - base.rounds
      row.longer += longer
      row.longerSquares += longer * longer
      for (const { id, fighters } of sides) {
        const mine = won.includes(id) ? 1 : 0
        const gained = mine - (base.won.includes(id) ? 1 : 0)
        bump(row.won, id, mine)
        bump(row.gained, id, gained)
        bump(row.gainedSquares, id, gained * gained)
        countEnds(system, state, fighters, endsOf(row, id))
      }
    })
  }
  return tally
}

/** Adds a later chunk's tally to an earlier one's. */
export function mergeCompared(into: CompareTally, later: CompareTally): CompareTally {
  later.variants.forEach((row, v) => {
    const mine = into.variants[v] ?? fresh()
    into.variants[v] = mine
    mine.fights += row.fights
    mine.cut += row.cut
    mine.drawn += row.drawn
    mine.rounds += row.rounds
    mine.roundSquares += row.roundSquares
    mine.longer += row.longer
    mine.longerSquares += row.longerSquares
    for (const side of Object.keys(row.won)) {
      bump(mine.won, side, own(row.won, side) ?? 0)
      bump(mine.gained, side, own(row.gained, side) ?? 0)
      bump(mine.gainedSquares, side, own(row.gainedSquares, side) ?? 0)
      addEnds(endsOf(mine, side), own(row.ended, side) ?? nobodyEnded())
    }
  })
  return into
}

export interface CompareOptions {
  /** The first is what the others are compared with. */
  readonly variants: readonly Variant[]
  readonly fights: number
  readonly seed?: string
  readonly rounds?: number
  readonly chunk?: number
  readonly workers?: number
  readonly run?: (chunk: CompareChunk, here: (chunk: CompareChunk) => Promise<CompareTally>) => Promise<CompareTally>
  readonly progress?: (done: number, of: number) => void
  /** Stops early: what was done so far is the result. */
  readonly signal?: Stop
}
export interface Compared {
  readonly label: string
  readonly x: number | undefined
  readonly sides: readonly {
    readonly id: SideId
    readonly won: Share
    /** Win chance over the first variant's, on the same dice. */
    readonly gained: Mean
    /** How many of its fighters ended so, in the mean. */
    readonly ended: Readonly<Record<Condition, number>>
  }[]
  readonly cut: Share
  readonly drawn: Share
  readonly rounds: Mean
  readonly longer: Mean
}

/** Plays variants of a scenario on common dice and gives each one's difference from the first, with its interval. */
export async function compare(system: AnySystem, options: CompareOptions): Promise<readonly Compared[]> {
  const { fights, seed = '1', rounds = 500, variants } = options
  if (!Number.isSafeInteger(fights) || fights < 2) {
    throw new AffrayError(
      'compare/fights',
      `${fights} fights cannot be compared.`,
      'Ask for a whole number of fights, 2 or more.',
    )
  }
  if (variants.length < 2) {
    throw new AffrayError('compare/variants', 'There is nothing to compare with.', 'Name at least one thing to vary.')
  }
  const play = (chunk: CompareChunk): Promise<CompareTally> =>
    here(chunk, (piece) => runCompareChunk(system, piece), mergeCompared, options.signal)
  const tally: CompareTally = { variants: [] }
  const take = (done: CompareTally): boolean => {
    mergeCompared(tally, done)
    options.progress?.(tally.variants[0]?.fights ?? 0, fights)
    return false
  }
  const { run } = options
  const chunks = chunked({ system: system.id, variants, seed, rounds }, options)
  await inOrder(chunks, run === undefined ? play : (chunk) => run(chunk, play), take, options)
  return variants.map((variant, v) => {
    const row = tally.variants[v] ?? fresh()
    return {
      label: variant.label,
      x: variant.x,
      sides: Object.keys(row.won).map((id) => ({
        id,
        won: share(own(row.won, id) ?? 0, row.fights),
        gained: pairedDifference(row.fights, own(row.gained, id) ?? 0, own(row.gainedSquares, id) ?? 0),
        ended: meanEnds(own(row.ended, id) ?? nobodyEnded(), row.fights),
      })),
      drawn: share(row.drawn, row.fights),
      cut: share(row.cut, row.fights),
      rounds: mean(row.fights, row.rounds, row.roundSquares),
      longer: mean(row.fights, row.longer, row.longerSquares),
    }
  })
}

/** How many ended how in a fight, in the mean. */
export function meanEnds(ended: Readonly<Ended>, fights: number): Ended {
  const mean = nobodyEnded()
  for (const condition of CONDITIONS) mean[condition] = fights === 0 ? 0 : ended[condition] / fights
  return mean
}

function* chunked(
  what: Omit<CompareChunk, 'from' | 'to'>,
  { fights, chunk }: CompareOptions,
): Generator<CompareChunk, undefined> {
  for (const range of ranges(fights, chunk)) yield { ...what, ...range }
}
