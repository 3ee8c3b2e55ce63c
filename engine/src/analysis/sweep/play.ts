import { own } from '../../kernel/own.ts'
import { through } from '../../kernel/schema.ts'
import type { AnySystem, SideId } from '../../kernel/types.ts'
import { type Chunk, emptyTally, merge, type Tally } from '../chunk.ts'
import { type CompareChunk, type CompareTally, meanEnds, mergeCompared } from '../compare.ts'
import { addEnds, type Ended, nobodyEnded } from '../conditions.ts'
import { inOrder, ranges, type Stop } from '../in-order.ts'
import { type Mean, mean, pairedDifference, type Share, share } from '../interval.ts'
import type { Setting } from './axes.ts'
import type { Cell } from './cells.ts'
import { type SweepPlan, widthOf } from './plan.ts'

/** How one side fared in a cell. */
export interface SidePlayed {
  readonly id: SideId
  readonly won: Share
  /** Win chance over what the cell is compared with, on the same dice. */
  readonly gained?: Mean
  /** How many of its fighters ended so, in the mean. */
  readonly ended: Readonly<Ended>
}
/** What came of a cell: the same to the byte wherever it was played. */
export interface CellPlayed {
  readonly n: number
  readonly system: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly fights: number
  /** All fights were played, or what was measured is known to within what the plan asks. */
  readonly ended: 'all' | 'within'
  readonly sides: readonly SidePlayed[]
  readonly drawn: Share
  readonly cut: Share
  readonly rounds: Mean
}
/** Who plays chunks: threads, or whoever else. Chunks may be played in any order and at once. */
export interface PlayCells {
  simulate(chunk: Chunk): Promise<Tally>
  compare(chunk: CompareChunk): Promise<CompareTally>
  /** How many chunks of one cell may be under way at once. */
  readonly workers: number
}

/** Plays a cell to its end; undefined where it was told to stop before that. */
export async function playCell(
  system: AnySystem,
  plan: SweepPlan,
  cell: Cell,
  by: PlayCells,
  signal?: Stop,
): Promise<CellPlayed | undefined> {
  const counted = cell.against === undefined ? alone(system, plan, cell, by) : paired(plan, cell, cell.against, by)
  const wide = widthOf(plan.within)
  const enough = (): boolean => {
    if (signal?.aborted === true) return true
    return wide !== undefined && counted.fights() >= plan.least && counted.sides().every((side) => half(side) <= wide)
  }
  const chunks = ranges(plan.fights, plan.chunk)
  const take = (add: () => void): boolean => {
    add()
    return enough()
  }
  const ended = await inOrder(chunks, counted.run, take, { workers: by.workers, signal })
  const fights = counted.fights()
  if (signal?.aborted === true && fights < plan.fights) return undefined
  return {
    n: cell.n,
    system: cell.system,
    settings: Object.fromEntries(cell.settings.map(({ axis, value }: Setting) => [axis, value])),
    fights,
    ended: ended === 'all' || fights >= plan.fights ? 'all' : 'within',
    sides: counted.sides(),
    ...counted.rest(),
  }
}

/** Half the width of what a cell is played for: the difference where it is compared, else the chance. */
function half({ won, gained }: SidePlayed): number {
  const { low, high } = gained ?? won
  return (high - low) / 2
}

/** What has been counted of a cell so far. */
interface Counted {
  /** Plays a chunk; what it gives adds the chunk to what was counted. */
  run(range: { readonly from: number; readonly to: number }): Promise<() => void>
  fights(): number
  sides(): readonly SidePlayed[]
  rest(): Pick<CellPlayed, 'drawn' | 'cut' | 'rounds'>
}

/** A cell played by itself. */
function alone(system: AnySystem, { seed, rounds, fights }: SweepPlan, cell: Cell, by: PlayCells): Counted {
  const tally = emptyTally()
  const sides = system.sides(system.begin(through(system.setup, cell.scenario, 'scenario')))
  // Only the first fight of all is listened to: a sweep tells nothing that is heard.
  const what = { system: cell.system, scenario: cell.scenario, policies: cell.policies, seed, rounds, listen: fights }
  return {
    run: async (range) => {
      const done = await by.simulate({ ...what, ...range })
      return () => void merge(tally, done)
    },
    fights: () => tally.fights,
    sides: () =>
      sides.map(({ id, fighters }) => {
        const ended = nobodyEnded()
        for (const fighter of fighters) addEnds(ended, own(tally.ended, fighter) ?? nobodyEnded())
        return { id, won: share(own(tally.won, id) ?? 0, tally.fights), ended: meanEnds(ended, tally.fights) }
      }),
    rest: () => {
      const rows = Object.entries(tally.rounds).map(([round, count]) => [Number(round), count] as const)
      const sum = rows.reduce((all, [round, count]) => all + round * count, 0)
      const squares = rows.reduce((all, [round, count]) => all + round * round * count, 0)
      return {
        drawn: share(tally.drawn, tally.fights),
        cut: share(tally.cut, tally.fights),
        rounds: mean(tally.fights, sum, squares),
      }
    },
  }
}

/** A cell played beside what it is compared with, on the same dice. */
function paired(
  { seed, rounds }: SweepPlan,
  cell: Cell,
  against: NonNullable<Cell['against']>,
  by: PlayCells,
): Counted {
  const tally: CompareTally = { variants: [] }
  const variants = [against, cell].map(({ scenario, policies }, i) => ({
    label: i === 0 ? 'against' : 'cell',
    scenario,
    policies,
  }))
  const mine = (): CompareTally['variants'][number] | undefined => tally.variants[1]
  const of = (): number => mine()?.fights ?? 0
  return {
    run: async (range) => {
      const done = await by.compare({ system: cell.system, variants, seed, rounds, ...range })
      return () => void mergeCompared(tally, done)
    },
    fights: of,
    sides: () => {
      const row = mine()
      return Object.keys(row?.won ?? {}).map((id) => ({
        id,
        won: share(own(row?.won ?? {}, id) ?? 0, of()),
        gained: pairedDifference(of(), own(row?.gained ?? {}, id) ?? 0, own(row?.gainedSquares ?? {}, id) ?? 0),
        ended: meanEnds(own(row?.ended ?? {}, id) ?? nobodyEnded(), of()),
      }))
    },
    rest: () => ({
      drawn: share(mine()?.drawn ?? 0, of()),
      cut: share(mine()?.cut ?? 0, of()),
      rounds: mean(of(), mine()?.rounds ?? 0, mine()?.roundSquares ?? 0),
    }),
  }
}
