import { AffrayError } from '@affray/engine'
import type { Told } from '../protocol/told.ts'
import { type Deed, Room, type RoomFile } from '../room/index.ts'
import { pagesOf, takenOf } from './pages.ts'
import { systemNamed } from './scenarios.ts'
import { type Store, summed, type Write } from './store.ts'

/** One connection of a seat. */
export interface Line {
  readonly table: string
  readonly seat: string
  /** The link it came by, as it is kept. */
  link: string
  /** The link that takes its place once it is opened. */
  next?: string
  tell(message: string): void
  end(code: Extract<Told, { readonly type: 'bye' }>['code'], because: string): void
}

/** A table that is in memory. */
export interface Held {
  readonly id: string
  readonly room: Room
  /** Those who sit there, the oldest first. */
  readonly lines: Set<Line>
  /** The number of the last deed, and the sum over all of them. */
  n: number
  sum: string
  /** Deeds since the last snapshot. */
  fresh: number
  /** When somebody last did something here. */
  used: number
}

export const freshlyHeld = (id: string, room: Room, n: number, sum: string, used: number): Held => ({
  id,
  room,
  lines: new Set(),
  n,
  sum,
  fresh: 0,
  used,
})

export const unknownTable = new AffrayError('table/unknown', 'There is no such table.', 'Ask for a new link.')

/** A table as it was stored last: its snapshot, and the deeds behind it done again. */
export async function loaded(store: Pick<Store, 'load'>, id: string, since: number, used: number): Promise<Held> {
  const kept = await store.load(id)
  if (kept === undefined) throw unknownTable
  const system = systemNamed(kept.row.system)
  // The store gives what it was given.
  const file = JSON.parse(kept.file) as RoomFile
  const { system: under } = file.game.fight
  if (under !== `${system.id}@${system.version}`)
    throw new AffrayError(
      'table/version',
      `This table was played under ${under}, and this server has ${system.id}@${system.version}.`,
      'It can be read and taken home, not played on.',
    )
  const room = Room.open(system, file, since)
  room.game.chronicle.recall(takenOf(kept.told))
  for (const deed of kept.deeds) {
    if (room.act(JSON.parse(deed) as Deed).type === 'done') continue
    throw new AffrayError(
      'table/diverged',
      `Table ${id} does not go as it was stored.`,
      'Use the version that made it.',
    )
  }
  room.game.chronicle.taken()
  const held = freshlyHeld(id, room, kept.n, kept.sum, used)
  held.fresh = kept.deeds.length
  return held
}

/** The connections at a table that have been shown all of it. */
export const shownAt = (held: Held, unshown: { has(line: Line): boolean }): Line[] =>
  [...held.lines].filter((line) => !unshown.has(line))

/** The connections of a seat, the oldest first. */
export const linesAt = (held: Held | undefined, seat: string): Line[] =>
  [...(held?.lines ?? [])].filter((line) => line.seat === seat)

/** Its room knows who is there. */
export function present({ room, lines }: Held): void {
  room.here = new Set([...lines].map(({ seat }) => seat))
}

/** A deed that was done, as it is to be stored. */
export function noted(held: Held, deed: Deed): Write[] {
  const { id, room } = held
  const text = JSON.stringify(deed)
  // What was told of the deeds before is only a short way to it: it need not be stored by itself.
  const taken = room.game.chronicle.taken()
  held.n += 1
  held.sum = summed(held.sum, text)
  held.fresh += 1
  return [
    ...(taken.length > 0 ? [{ write: 'told' as const, table: id, pages: pagesOf(taken) }] : []),
    { write: 'deed', table: id, n: held.n, deed: text, sum: held.sum },
  ]
}

/** A table as it is to be stored whole. */
export function whole({ id, n, used, room }: Held): Write[] {
  const shown = [...room.watching.last].map(([name, { scene, ...rest }]): Write => {
    const { log: _, ...without } = scene
    return { write: 'shown', table: id, class: name, shown: JSON.stringify({ ...rest, scene: without }) }
  })
  return [
    { write: 'snapshot', table: id, n, file: JSON.stringify(room.file()) },
    ...shown,
    { write: 'touch', table: id, title: room.data.title, at: used },
  ]
}
