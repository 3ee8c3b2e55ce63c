import { AffrayError, readFightFile } from '@affray/engine'
import { Game, type PlaceOf, placesOf } from '@affray/engine/play'
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
      : Game.open(system, file, { ...table, seed })
  const alone = play !== undefined && play !== 'gm'
  const settings = { title: title || setup.title || 'A fight', undo: alone ? ('own last' as const) : ('ask' as const) }
  return Room.begin(game, freshRoom(id, setup.about, settings), since)
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
