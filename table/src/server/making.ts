import { AffrayError, type AnySystem, readFightFile } from '@affray/engine'
import { Game, type GameFile, type PlaceOf, placesOf, type TableOf } from '@affray/engine/play'
import type { MakeTable } from '../protocol/requests.ts'
import { freshRoom, Room } from '../room/index.ts'
import { dataOf, readyScenario, setupOf, systemNamed } from './scenarios.ts'

/** A new table from a scenario or a fight; the game master's seat is its first. */
export function newRoom(id: string, { from, title, play }: MakeTable, seed: string, since: number): Room {
  const data = 'ready' in from ? readyScenario(from.ready) : 'file' in from ? dataOf(from.file) : from.scenario
  const isFight = typeof data === 'object' && data !== null && 'affray' in data
  const file = isFight ? readFightFile(data) : undefined
  const scenario: unknown = file === undefined ? data : file.scenario
  const system = systemNamed(
    file === undefined ? (data as { system?: unknown } | null)?.system : file.system.split('@')[0],
  )
  const setup = setupOf(system, scenario)
  const state: unknown = system.begin(setup)
  const named = Object.keys(setup.seats).length === 0 ? [] : placesOf(system, state, setup.seats)
  const seats: PlaceOf[] = [
    { name: 'gm', gm: true },
    ...people(named, placesOf(system, state, {}), play).filter(({ name }) => name !== 'gm'),
  ]
  const table = { seats, bots: setup.policies, pace: 'one by one' as const }
  const game =
    file === undefined
      ? Game.begin(system, scenario, { by: 'keyed', seed }, table)
      : goneOnWith(system, { fight: file, orders: [], ready: [] }, seed, table)
  const alone = play !== undefined && play !== 'gm'
  // Whoever plays alone need not give others time to read.
  const settings = {
    title: title || setup.title || 'A fight',
    undo: alone ? ('own last' as const) : ('ask' as const),
    ...(alone ? { pace: 700 } : {}),
  }
  return Room.begin(game, freshRoom(id, setup.about, settings), seed, since)
}

/** A fight that was played elsewhere: it rests until the game master goes on, and what is new falls by a seed nobody knows. */
export function goneOnWith(
  system: AnySystem,
  kept: Pick<GameFile, 'fight' | 'orders' | 'ready'>,
  seed: string,
  { seats, ...table }: TableOf,
): Game {
  const game = Game.open(system, { ...kept, seats: [], bots: {}, pace: 'one by one', resting: true }, table)
  for (const seat of seats ?? []) game.sit(seat)
  game.fight.reseed(seed)
  return game
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
