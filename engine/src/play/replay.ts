import { knowing } from '../kernel/believing.ts'
import type { Fight } from '../kernel/fight.ts'
import type { Board, Common, Condition, FighterId, Seat, SideId } from '../kernel/types.ts'
import { Chronicle, type ToldLine } from './chronicle.ts'
import { type Did, deedsIn } from './deeds.ts'
import { believedBy } from './scene.ts'

/** How everybody stood at a moment, as a seat may know it. */
export interface Frame {
  readonly round: number
  readonly acting: FighterId | null
  readonly stood: readonly {
    readonly id: FighterId
    readonly condition: Condition
    readonly at?: readonly [number, number]
    readonly facing?: number
  }[]
}
/** A fight that can be looked at again from its beginning to where it is, as a seat was told it. */
export interface Replay {
  readonly system: string
  readonly sides: readonly { readonly id: SideId; readonly fighters: readonly FighterId[] }[]
  readonly won: readonly SideId[] | null
  readonly grid?: NonNullable<Board['grid']>
  readonly frames: readonly Frame[]
  /** Every line of the story, with the frame at whose end it was told. */
  readonly lines: readonly (Pick<ToldLine, 'n' | 'round' | 'told' | 'long'> & { readonly frame: number })[]
  readonly did: readonly Did[]
}

/** The replay of a fight for a seat: frames in which nothing shows to it are one. */
export function replayOf(fight: Fight, seat: Seat): Replay {
  const { system } = fight
  const lines = new Chronicle(fight).lines(seat)
  const frames: Frame[] = []
  const frameOf = new Map<number, number>()
  let grid: Board['grid']
  for (const entry of [0, ...fight.line().map(({ id }) => id)]) {
    const truth = fight.stateAt(entry) as Common
    const state = believedBy(system, truth, knowing(system, truth, seat))
    const board = system.board(state)
    grid ??= board.grid
    const frame = frameAt(system, state, board, system.outcome(truth) !== undefined)
    if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame)
    frameOf.set(entry, frames.length - 1)
  }
  const last = frames.length - 1
  const truth = fight.state as Common
  const sides = system.sides(believedBy(system, truth, knowing(system, truth, seat)))
  const ids = sides.flatMap(({ fighters }) => fighters)
  return {
    system: system.id,
    sides,
    won: fight.outcome?.won ?? null,
    ...(grid === undefined ? {} : { grid }),
    frames,
    lines: lines.map(({ n, round, told, long, entry }) => ({
      n,
      round,
      told,
      ...(long === undefined ? {} : { long }),
      frame: frameOf.get(entry) ?? last,
    })),
    did: deedsIn(system, ids, lines),
  }
}

function frameAt(system: Fight['system'], state: Common, board: Board, over: boolean): Frame {
  const { round, order } = system.track(state)
  return {
    round,
    // When the fight is over nobody is up.
    acting: over ? null : (order.find(({ acting }) => acting)?.id ?? null),
    stood: board.tokens.map(({ id, at, facing }) => ({
      id,
      condition: system.features.condition(state, id),
      ...(at === undefined ? {} : { at }),
      ...(facing === undefined ? {} : { facing }),
    })),
  }
}
