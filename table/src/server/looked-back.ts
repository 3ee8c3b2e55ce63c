import type { After } from '../protocol/after.ts'
import { type Room, underShownNames } from '../room/index.ts'
import type { Reading } from './reading.ts'

/** The fight again for a seat, under the names that seat knows; read in a thread, so that no table waits. */
export async function lookedBack(room: Room, seat: string, reading: Reading): Promise<After> {
  const { game, data, state } = room
  const place = game.seats.named(seat)
  const { title, about, reveal } = data
  const truth = place.gm || (state === 'over' && reveal)
  const read = await reading.read({ fight: game.file().fight, place, title, about, truth }, `${data.id}/${seat}`)
  // The thread's own writing.
  return underShownNames(room, place, JSON.parse(read) as After)
}
