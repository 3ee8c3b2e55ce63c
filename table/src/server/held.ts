import { AffrayError } from '@affray/engine'
import type { Told } from '../protocol/told.ts'
import { Room } from '../room/index.ts'
import { systemNamed } from './scenarios.ts'
import type { Store, Write } from './store.ts'

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

/** A table as it was stored last: its snapshot, and the deeds behind it done again. */
export function loaded(store: Store, id: string, since: number, used: number): Held {
  const kept = store.load(id)
  if (kept === undefined) throw new AffrayError('table/unknown', 'There is no such table.', 'Ask for a new link.')
  const system = systemNamed(kept.row.system)
  const { system: under } = kept.file.game.fight
  if (under !== `${system.id}@${system.version}`)
    throw new AffrayError(
      'table/version',
      `This table was played under ${under}, and this server has ${system.id}@${system.version}.`,
      'It can be read and taken home, not played on.',
    )
  const room = Room.open(system, kept.file, since)
  room.game.chronicle.recall(kept.told)
  for (const deed of kept.deeds) {
    if (room.act(deed).type === 'done') continue
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

/** A table as it is to be stored whole. */
export function whole({ id, n, used, room }: Held): Write[] {
  const shown = [...room.watching.last].map(([name, { scene, ...rest }]): Write => {
    const { log: _, ...without } = scene
    return { write: 'shown', table: id, class: name, shown: { ...rest, scene: without } }
  })
  return [
    { write: 'snapshot', table: id, n, file: room.file() },
    ...shown,
    { write: 'touch', table: id, title: room.data.title, at: used },
  ]
}
