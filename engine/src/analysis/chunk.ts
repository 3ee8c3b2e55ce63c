import { Stream } from '../dice/stream.ts'
import { own } from '../kernel/own.ts'
import { sample } from '../kernel/sample.ts'
import { through } from '../kernel/schema.ts'
import type { AnySystem, Event, FighterId, SideId } from '../kernel/types.ts'
import { botsOf, type PolicyNames } from './bots.ts'
import { addEnds, type Ended, nobodyEnded } from './conditions.ts'

/** Some fights of a simulation, as data that can be sent to another thread. */
export interface Chunk {
  readonly system: string
  readonly scenario: unknown
  readonly seed: string
  /** Fights `from` up to but without `to`. */
  readonly from: number
  readonly to: number
  readonly policies: PolicyNames
  /** A fight still open after so many rounds is cut and counted as such. */
  readonly rounds: number
  /** Every so many fights one is listened to, for damage and what was used. */
  readonly listen: number
}

/** What some fights added up to. Sums and counts only: chunks add to the same whole in any grouping, and a million fights take no more room than one. */
export interface Tally {
  fights: number
  won: Record<SideId, number>
  drawn: number
  cut: number
  rounds: Record<number, number>
  /** For each side, in how many fights so many of it were still up. */
  survivors: Record<SideId, Record<number, number>>
  ended: Record<FighterId, Ended>
  /** Fights listened to; what follows was counted in those. */
  heard: number
  damage: Record<FighterId, { dealt: number; taken: number }>
  /** By `side`, then `what: value`: times used, fights in which it was used, and how many of those its side won. */
  used: Record<SideId, Record<string, { times: number; fights: number; won: number }>>
  heardWon: Record<SideId, number>
  /** The first fight of each kind, by `winner|rounds|survivors`, with how many there were; the winner of a draw is nobody. */
  kinds: Record<string, { first: number; count: number }>
}

export const emptyTally = (): Tally => ({
  fights: 0,
  won: {},
  drawn: 0,
  cut: 0,
  rounds: {},
  survivors: {},
  ended: {},
  heard: 0,
  damage: {},
  used: {},
  heardWon: {},
  kinds: {},
})

const bump = <K extends string | number>(counts: Record<K, number>, key: K, by = 1): void => {
  counts[key] = (Object.hasOwn(counts, key) ? counts[key] : 0) + by
}

/** Plays the fights of a chunk. */
export function runChunk(system: AnySystem, chunk: Chunk): Tally {
  const setup = through(system.setup, chunk.scenario, 'scenario')
  const begun: { round: number } = system.begin(setup)
  const bots = botsOf(system, begun, chunk.policies)
  const sides = system.sides(begun)
  const tally = emptyTally()
  const dice = new Stream(chunk.seed, chunk.from)
  const limits = { steps: 1_000_000, rounds: chunk.rounds }
  for (let index = chunk.from; index < chunk.to; index++) {
    dice.restart(chunk.seed, index)
    const state: { round: number } = system.copy(begun)
    const heard: Event[] | undefined = index % chunk.listen === 0 ? [] : undefined
    const { capped } = sample(system, state, dice, bots, limits, heard && ((event: Event) => heard.push(event)))
    const outcome = system.outcome(state)
    const winner = outcome?.won[0]
    tally.fights++
    if (capped || outcome === undefined) tally.cut++
    else if (winner === undefined) tally.drawn++
    else for (const side of outcome.won) bump(tally.won, side)
    bump(tally.rounds, state.round)
    let standing = 0
    for (const side of sides) {
      let up = 0
      for (const fighter of side.fighters) {
        const condition = system.features.condition(state, fighter)
        const ended = own(tally.ended, fighter) ?? nobodyEnded()
        ended[condition]++
        tally.ended[fighter] = ended
        if (condition === 'unhurt' || condition === 'wounded') up++
      }
      const survivors = own(tally.survivors, side.id) ?? {}
      bump(survivors, up)
      tally.survivors[side.id] = survivors
      if (side.id === winner) standing = up
    }
    // One that was cut off has no end to be told again.
    if (outcome !== undefined) {
      const kind = `${winner ?? ''}|${state.round}|${standing}`
      const known = own(tally.kinds, kind)
      if (known === undefined) tally.kinds[kind] = { first: index, count: 1 }
      else known.count++
    }
    if (heard !== undefined) listen(system, heard, sides, outcome?.won ?? [], tally)
  }
  return tally
}

/** Counts what a fight that was listened to used and did. */
function listen(
  system: AnySystem,
  events: readonly Event[],
  sides: readonly { readonly id: SideId; readonly fighters: readonly FighterId[] }[],
  won: readonly SideId[],
  tally: Tally,
): void {
  tally.heard++
  for (const side of won) bump(tally.heardWon, side)
  const sideOf = (id: FighterId | undefined): SideId | undefined =>
    sides.find((s) => id !== undefined && s.fighters.includes(id))?.id
  const seen = new Set<string>()
  for (const event of events) {
    for (const { name, value, by, on } of system.features.results(event)) {
      if (name === 'damage' && typeof value === 'number') {
        if (by !== undefined) damageOf(tally, by).dealt += value
        if (on !== undefined) damageOf(tally, on).taken += value
        continue
      }
      const side = sideOf(by)
      if (side === undefined || (name !== 'action' && name !== 'effect')) continue
      const used = own(tally.used, side) ?? {}
      tally.used[side] = used
      const key = `${name}: ${String(value)}`
      const row = own(used, key) ?? { times: 0, fights: 0, won: 0 }
      used[key] = row
      row.times++
      if (seen.has(`${side}|${key}`)) continue
      seen.add(`${side}|${key}`)
      row.fights++
      if (won.includes(side)) row.won++
    }
  }
}

function damageOf(tally: Tally, id: FighterId): { dealt: number; taken: number } {
  const found = own(tally.damage, id) ?? { dealt: 0, taken: 0 }
  tally.damage[id] = found
  return found
}

/** Adds a later chunk's tally to an earlier one's. */
export function merge(into: Tally, later: Tally): Tally {
  into.fights += later.fights
  into.drawn += later.drawn
  into.cut += later.cut
  into.heard += later.heard
  for (const [side, count] of Object.entries(later.won)) bump(into.won, side, count)
  for (const [side, count] of Object.entries(later.heardWon)) bump(into.heardWon, side, count)
  for (const [round, count] of Object.entries(later.rounds)) bump(into.rounds, Number(round), count)
  for (const [side, counts] of Object.entries(later.survivors)) {
    const mine = own(into.survivors, side) ?? {}
    into.survivors[side] = mine
    for (const [up, count] of Object.entries(counts)) bump(mine, Number(up), count)
  }
  for (const [fighter, counts] of Object.entries(later.ended)) {
    const mine = own(into.ended, fighter) ?? nobodyEnded()
    into.ended[fighter] = mine
    addEnds(mine, counts)
  }
  for (const [fighter, { dealt, taken }] of Object.entries(later.damage)) {
    const mine = damageOf(into, fighter)
    mine.dealt += dealt
    mine.taken += taken
  }
  for (const [side, rows] of Object.entries(later.used)) {
    const mine = own(into.used, side) ?? {}
    into.used[side] = mine
    for (const [key, row] of Object.entries(rows)) {
      const sum = own(mine, key) ?? { times: 0, fights: 0, won: 0 }
      mine[key] = { times: sum.times + row.times, fights: sum.fights + row.fights, won: sum.won + row.won }
    }
  }
  for (const [kind, { first, count }] of Object.entries(later.kinds)) {
    const mine = own(into.kinds, kind)
    into.kinds[kind] =
      mine === undefined ? { first, count } : { first: Math.min(mine.first, first), count: mine.count + count }
  }
  return into
}
