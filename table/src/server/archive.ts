import { AffrayError } from '@affray/engine'
import { classOf, type GameFile, type Place, seatOf, type Taken, type ToldLine } from '@affray/engine/play'
import type { Said } from '../protocol/said.ts'
import type { Shown, Told } from '../protocol/told.ts'
import type { RoomFile } from '../room/index.ts'
import type { Line } from './held.ts'
import { takenOf } from './pages.ts'
import type { Archived } from './store.ts'

/** What a class saw last besides its story, as the store keeps it. */
export type LastShown = Omit<Shown, 'scene'> & { readonly scene: Omit<Shown['scene'], 'log'> }

/** A table that was made under another version of its game, as it was kept: it can be read, told and taken home, not played on. */
export class Archive {
  private readonly file: RoomFile
  private readonly last: ReadonlyMap<string, string>
  private readonly told: readonly Taken[]

  constructor({ file, told, shown }: Archived) {
    // The store gives what it was given.
    this.file = JSON.parse(file) as RoomFile
    this.told = takenOf(told)
    this.last = shown
  }

  place(seat: string): Place {
    const place = this.file.game.seats.find(({ name }) => name === seat)
    if (place !== undefined) return place
    throw new AffrayError('seat/unknown', `There is no seat "${seat}".`, 'Ask the game master for a new link.')
  }

  /** What a seat saw last: its story, and how things stood when they were last kept. Nothing is asked any more. */
  shown(seat: string): Shown {
    const name = classOf(seatOf(this.place(seat)))
    const text = this.last.get(name)
    if (text === undefined)
      throw new AffrayError('table/unseen', 'Nothing is kept of what this seat saw.', 'Ask for another seat’s story.')
    const last = JSON.parse(text) as LastShown
    const { system } = this.file.game.fight
    return {
      ...last,
      table: {
        ...last.table,
        state: 'paused',
        notice: `This table was played under ${system}, and this server has another version of it: it can be read and taken home, not played on.`,
      },
      seats: this.file.game.seats.map((place) => ({ ...place, here: false })),
      scene: { ...last.scene, asked: [], dice: null, waiting: [], commands: [], log: this.story(name) },
      botsWait: false,
      canRedo: false,
    }
  }
  look(seat: string, version: string): Told {
    return { type: 'shown', n: 0, you: seat, version, shown: this.shown(seat) }
  }

  /** The whole table, with the story of its game master. */
  whole(): GameFile {
    const { game } = this.file
    const told = this.story('gm').map(({ round, told }) => ({ entry: game.fight.head, round, told }))
    return { ...game, fight: { ...game.fight, told } }
  }

  /** The lines a class was told on the line the fight stood on. */
  private story(name: string): ToldLine[] {
    const { entries, head } = this.file.game.fight
    const after = new Map(entries.map((entry) => [entry.id, entry.after]))
    const pages = new Map(this.told.flatMap((page) => (page.class === name ? [[page.entry, page.lines]] : [])))
    const story: ToldLine[][] = []
    for (let at = head; at > 0; at = after.get(at) ?? 0)
      story.unshift((pages.get(at) ?? []).map(({ entry: _, after: __, answers: ___, ...line }) => line))
    return story.flat()
  }
}

/** The connections to tables that can only be read. */
export class Readers {
  private readonly all = new Map<Line, Archive>()
  private readonly version: string

  constructor(version: string) {
    this.version = version
  }

  join(line: Line, archive: Archive): void {
    line.tell(JSON.stringify(archive.look(line.seat, this.version)))
    this.all.set(line, archive)
  }
  /** Whoever reads may look again, and nothing else. */
  hear(line: Line, { type, id }: Said): void {
    const archive = this.all.get(line)
    if (archive === undefined) return
    const { notice = '' } = archive.shown(line.seat).table
    const refused: Told = { type: 'refused', id, code: 'table/version', because: notice, remedy: 'Take it home.' }
    line.tell(JSON.stringify(type === 'look' ? archive.look(line.seat, this.version) : refused))
  }
  leave(line: Line): void {
    this.all.delete(line)
  }
}
