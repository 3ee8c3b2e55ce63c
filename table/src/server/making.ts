import { AffrayError, type AnySystem, checkName } from '@affray/engine'
import {
  claimOf,
  fightIn,
  Game,
  type GameFile,
  type PlaceOf,
  placesOf,
  readGivenOut,
  type TableOf,
} from '@affray/engine/play'
import type { MakeTable } from '../protocol/requests.ts'
import { freshRoom, Room } from '../room/index.ts'
import { dataOf } from './data.ts'
import { readyScenario, setupOf, systemNamed } from './scenarios.ts'
import { checkSize, SIZES } from './sizes.ts'
import { readTakenAlong, type TakenAlong } from './taken-along.ts'

/** A new table from a scenario or a fight; the game master's seat is its first. */
export function newRoom(id: string, { from, title, play, begin }: MakeTable, seed: string, since: number): Room {
  const data = 'ready' in from ? readyScenario(from.ready) : 'file' in from ? dataOf(from.file) : from.scenario
  checkSize(data, SIZES[claimOf(data) === undefined ? 'scenario' : 'fight'])
  const given = readGivenOut(data)
  const file = given === undefined ? undefined : fightIn(given)
  const scenario: unknown = file === undefined ? data : file.scenario
  const system = systemNamed(
    file === undefined ? (data as { system?: unknown } | null)?.system : file.system.split('@')[0],
  )
  const setup = setupOf(system, scenario)
  const state: unknown = system.begin(setup)
  const named = Object.keys(setup.seats).length === 0 ? [] : placesOf(system, state, setup.seats)
  const kept = given?.is === 'table' ? given.table : undefined
  const seated = kept?.seats ?? people(named, placesOf(system, state, {}), play)
  const master = kept?.seats.find(({ name }) => name === 'gm')
  const seats: PlaceOf[] = [{ ...master, name: 'gm', gm: true }, ...seated.filter(({ name }) => name !== 'gm')]
  for (const { name } of seats) checkName(name)
  const alone = play !== undefined && play !== 'gm'
  // What was played elsewhere rests where it stood; a fresh fight waits until people are there.
  const lobby = file === undefined && !(begin ?? alone)
  const table = { seats, bots: kept?.bots ?? setup.policies, pace: 'one by one' as const, laid: lobby }
  const game =
    file === undefined
      ? Game.begin(system, scenario, { by: 'keyed', seed }, table)
      : goneOnWith(system, { fight: file, orders: kept?.orders ?? [], ready: kept?.ready ?? [] }, seed, table)
  const along = kept?.room === undefined ? undefined : readTakenAlong(kept.room)
  // Whoever plays alone need not give others time to read.
  const settings = {
    title: setup.title || 'A fight',
    undo: alone ? ('own last' as const) : ('ask' as const),
    ...(alone ? { pace: 700 } : {}),
    ...along,
    ...(title ? { title } : {}),
    ...(lobby ? { lobby } : {}),
  }
  const room = Room.begin(game, freshRoom(id, along?.about ?? setup.about, settings), seed, since)
  for (const [fighter, name] of Object.entries(room.data.names)) room.checkName(fighter, name)
  return room
}

/** A fight that was played elsewhere: it rests until the game master goes on, and what is new falls by a seed nobody knows. */
export function goneOnWith(
  system: AnySystem,
  kept: Pick<GameFile, 'fight' | 'orders' | 'ready'>,
  seed: string,
  { seats, ...table }: TableOf,
): Game {
  const game = Game.open(system, { ...kept, seats: [], bots: {}, pace: 'one by one', resting: true }, table)
  const there = new Set(system.sides(game.fight.state).flatMap(({ fighters }) => fighters))
  for (const seat of seats ?? [])
    game.sit({ ...seat, ...(seat.fighters && { fighters: seat.fighters.filter((id) => there.has(id)) }) })
  game.fight.reseed(seed)
  return game
}

/** Another table like one that is kept, with dice of its own. */
export function copyOf(id: string, copy: GameFile, { about, ...run }: TakenAlong, seed: string): Room {
  const system = systemNamed(copy.fight.system.split('@')[0])
  const game = goneOnWith(system, copy, seed, { seats: copy.seats, bots: copy.bots })
  return Room.begin(game, freshRoom(id, about, run), seed)
}

/** Who sits there at first: whom the maker plays, or those the scenario names, or the first side. Bots play the others. */
function people(named: readonly PlaceOf[], sides: readonly PlaceOf[], play: string | undefined): readonly PlaceOf[] {
  if (play === 'gm') return []
  if (play === undefined) return named.length > 0 ? named : sides.slice(0, 1)
  const mine = [...named, ...sides].find(({ name }) => name === play)
  if (mine !== undefined) return [mine]
  throw new AffrayError(
    'table/play',
    `There is nobody to play as "${play}".`,
    `Name one of: gm, ${[...named, ...sides].map(({ name }) => name).join(', ')}.`,
  )
}
