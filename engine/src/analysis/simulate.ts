import { AffrayError } from '../kernel/error.ts'
import { own } from '../kernel/own.ts'
import { through } from '../kernel/schema.ts'
import type { AnySystem, FighterId, SideId } from '../kernel/types.ts'
import { botsOf, type PolicyNames } from './bots.ts'
import { type Chunk, emptyTally, merge, runChunk, type Tally } from './chunk.ts'
import { type Condition, nobodyEnded } from './conditions.ts'
import { here, inOrder, ranges, type Stop } from './in-order.ts'
import { median, type Share, share } from './interval.ts'

export interface SimulateOptions {
  readonly scenario: unknown
  readonly fights: number
  readonly seed?: string
  readonly policies?: PolicyNames
  /** Stop once every win chance is known to within this, as a share: 0.01 is one per cent. */
  readonly within?: number
  /** Rounds after which a fight is cut. */
  readonly rounds?: number
  /** Fights in a chunk; without it 20 in the first and then ever more, up to 2,000. */
  readonly chunk?: number
  /** Called after each chunk in order, with what is known so far. */
  readonly progress?: (done: number, of: number, so: Simulated) => void
  /** Stops early: what was done so far is the result. An AbortSignal is heard at once, a mere flag after the chunk. */
  readonly signal?: Stop
  /** Runs a chunk; by default here and now, as the second argument does. Chunks may run in any order and at once. */
  readonly run?: (chunk: Chunk, here: (chunk: Chunk) => Promise<Tally>) => Promise<Tally>
  /** How many chunks may run at once. */
  readonly workers?: number
}

/** How a fighter fared over all fights. */
export interface Fared {
  readonly id: FighterId
  readonly side: SideId
  readonly ended: Readonly<Record<Condition, number>>
  /** Mean damage of a fight, in the fights listened to. */
  readonly dealt: number
  readonly taken: number
}
/** Something a side did, how often, and how it then fared. */
export interface Used {
  readonly what: string
  /** Times a fight. */
  readonly times: number
  /** Share of fights in which it was used, and the side's win chance in those and in all. */
  readonly fights: Share
  readonly won: Share
  readonly wonOverall: Share
}
/** A named fight: `affray fight --seed` plays it again. */
export interface Named {
  readonly seed: string
  readonly winner: SideId | undefined
  readonly rounds: number
  readonly survivors: number
  /** How many fights went so. */
  readonly count: number
}
export interface Simulated {
  readonly fights: number
  readonly seed: string
  /** Why it ended: all fights played, the interval reached, or stopped from outside. */
  readonly ended: 'all' | 'within' | 'stopped'
  readonly sides: readonly {
    readonly id: SideId
    readonly won: Share
    readonly survivors: Readonly<Record<number, number>>
    readonly used: readonly Used[]
  }[]
  readonly drawn: Share
  /** Fights cut at the limit of rounds. */
  readonly cut: Share
  readonly roundLimit: number
  readonly rounds: { readonly median: number; readonly mean: number; readonly counts: Readonly<Record<number, number>> }
  readonly fighters: readonly Fared[]
  readonly heard: number
  readonly typical: Named | undefined
  readonly rarest: Named | undefined
}

/** Plays a scenario many times by bots. The result is the same for any number of workers. */
export async function simulate(system: AnySystem, options: SimulateOptions): Promise<Simulated> {
  const { fights, seed = '1', policies = {}, rounds = 500 } = options
  if (!Number.isSafeInteger(fights) || fights < 1) {
    throw new AffrayError(
      'simulate/fights',
      `${fights} fights cannot be simulated.`,
      'Ask for a whole number of fights, 1 or more.',
    )
  }
  if (options.within !== undefined && !(options.within > 0 && options.within < 1)) {
    throw new AffrayError(
      'simulate/within',
      `A win chance cannot be known to within ${options.within}.`,
      'Give a share between 0 and 1, or a percentage such as 1%.',
    )
  }
  const begun = system.begin(through(system.setup, options.scenario, 'scenario'))
  botsOf(system, begun, policies)
  const listen = Math.max(1, Math.floor(Math.min(fights, 10_000) / 1000))
  const play = (chunk: Chunk): Promise<Tally> => here(chunk, (piece) => runChunk(system, piece), merge, options.signal)
  const tally = emptyTally()
  const summed = (ended: Simulated['ended']): Simulated => summary(system, begun, tally, seed, rounds, ended)
  const take = (done: Tally): boolean => {
    merge(tally, done)
    const soFar = summed('stopped')
    options.progress?.(tally.fights, fights, soFar)
    const { within } = options
    return within !== undefined && soFar.sides.every(({ won }) => (won.high - won.low) / 2 <= within)
  }
  const chunks = chunked({ system: system.id, scenario: options.scenario, seed, policies, rounds, listen }, options)
  const { run } = options
  const ended = await inOrder(chunks, run === undefined ? play : (chunk) => run(chunk, play), take, options)
  return summed(ended === 'enough' ? 'within' : ended)
}

function* chunked(what: Omit<Chunk, 'from' | 'to'>, { fights, chunk }: SimulateOptions): Generator<Chunk, undefined> {
  for (const range of ranges(fights, chunk)) yield { ...what, ...range }
}

function summary(
  system: AnySystem,
  begun: unknown,
  tally: Tally,
  seed: string,
  roundLimit: number,
  ended: Simulated['ended'],
): Simulated {
  const sides = system.sides(begun)
  const of = tally.fights
  const heardWon = (side: SideId): Share => share(own(tally.heardWon, side) ?? 0, tally.heard)
  const sum = Object.entries(tally.rounds).reduce((total, [round, count]) => total + Number(round) * count, 0)
  return {
    fights: of,
    seed,
    ended,
    sides: sides.map(({ id }) => ({
      id,
      won: share(own(tally.won, id) ?? 0, of),
      survivors: own(tally.survivors, id) ?? {},
      used: Object.entries(own(tally.used, id) ?? {})
        .map(([what, row]) => ({
          what,
          times: row.times / Math.max(1, tally.heard),
          fights: share(row.fights, tally.heard),
          won: share(row.won, row.fights),
          wonOverall: heardWon(id),
        }))
        .sort((a, b) => b.times - a.times || (a.what < b.what ? -1 : 1)),
    })),
    drawn: share(tally.drawn, of),
    cut: share(tally.cut, of),
    roundLimit,
    rounds: { median: median(tally.rounds), mean: sum / Math.max(1, of), counts: tally.rounds },
    fighters: sides.flatMap((side) =>
      side.fighters.map((id) => ({
        id,
        side: side.id,
        ended: own(tally.ended, id) ?? nobodyEnded(),
        dealt: (own(tally.damage, id)?.dealt ?? 0) / Math.max(1, tally.heard),
        taken: (own(tally.damage, id)?.taken ?? 0) / Math.max(1, tally.heard),
      })),
    ),
    heard: tally.heard,
    ...named(
      tally,
      seed,
      sides.map(({ id }) => id),
    ),
  }
}

/** The most typical fight: the likeliest winner or a draw, rounds and survivors nearest their medians. The rarest: the unlikeliest winner with most survivors. */
function named(tally: Tally, seed: string, sides: readonly SideId[]): Pick<Simulated, 'typical' | 'rarest'> {
  const kinds = Object.entries(tally.kinds).map(([kind, { first, count }]) => {
    const [winner = '', rounds = '0', survivors = '0'] = kind.split('|')
    return {
      winner: winner === '' ? undefined : winner,
      rounds: Number(rounds),
      survivors: Number(survivors),
      first,
      count,
    }
  })
  const winners = sides
    .filter((side) => (own(tally.won, side) ?? 0) > 0)
    .sort((a, b) => (own(tally.won, b) ?? 0) - (own(tally.won, a) ?? 0))
  const [first] = winners
  const usual = first === undefined || tally.drawn > (own(tally.won, first) ?? 0) ? undefined : first
  const likeliest = kinds.filter((kind) => kind.winner === usual)
  const ofThose = (field: 'rounds' | 'survivors'): number => {
    const counts: Record<number, number> = {}
    for (const kind of likeliest) counts[kind[field]] = (counts[kind[field]] ?? 0) + kind.count
    return median(counts)
  }
  const [rounds, survivors] = [ofThose('rounds'), ofThose('survivors')]
  const far = (kind: (typeof kinds)[number]): number =>
    Math.abs(kind.rounds - rounds) + Math.abs(kind.survivors - survivors)
  const typical = likeliest.sort((a, b) => far(a) - far(b) || b.count - a.count || a.first - b.first)[0]
  const rare = kinds.filter((kind) => winners.length > 0 && kind.winner === winners.at(-1))
  const rarest = rare.sort((a, b) => b.survivors - a.survivors || a.count - b.count || a.first - b.first)[0]
  const name = (kind: (typeof kinds)[number] | undefined): Named | undefined =>
    kind && {
      seed: `${seed}#${kind.first}`,
      winner: kind.winner,
      rounds: kind.rounds,
      survivors: kind.survivors,
      count: kind.count,
    }
  return { typical: name(typical), rarest: name(rarest) }
}
