import { AffrayError, type AnySystem } from '@affray/engine'
import type { GameFile } from '@affray/engine/play'
import { type MakeTable, makeTable, type TableMade } from '../protocol/requests.ts'
import type { Shown } from '../protocol/told.ts'
import { Room, type RoomFile } from '../room/index.ts'
import { Archive } from './archive.ts'
import type { Host } from './host.ts'
import { newRoom } from './making.ts'
import type { Reading, ToMake } from './reading.ts'
import { bodyAs } from './refusing.ts'
import { systemNamed } from './scenarios.ts'
import { checkKey, hashed, linkPath } from './secrets.ts'
import { sure, type Write } from './store.ts'
import { type TakenAlong, takenAlong } from './taken-along.ts'

/** A table as whoever runs the server sees it in a list. */
export interface Listed {
  readonly table: string
  readonly title: string
  readonly system: string
  readonly made: string
  readonly touched: string
  /** Set where it will be deleted unless somebody comes back to it. */
  readonly noticed?: string
  readonly here: number
}
/** What a game master takes home: the fight, its seats, and how the table is run. */
export type TableFile = GameFile & { readonly room?: TakenAlong }
/** What others than the game master take home: their story, and the end as they saw it. */
export interface Replay {
  readonly affray: 'replay'
  readonly shown: Shown
}

/** A server keeps so many tables. */
const MOST_TABLES = 50_000

/** A request that is no longer than this may be looked into while tables wait. */
const SMALL = 1000
/** A request for a ready scenario, which needs no reading of what a stranger wrote. */
function readyIn(body: string): MakeTable | undefined {
  const wanted = bodyAs(body, makeTable)
  return 'ready' in wanted.from ? wanted : undefined
}
const systemOfRecord = ({ game }: RoomFile): AnySystem => systemNamed(game.fight.system.split('@')[0])

const date = (at: number): string => new Date(at).toISOString()

/** What is done with tables as a whole, by their game masters and by whoever runs the server. */
export class Steward {
  private readonly host: Host
  private readonly reading: Reading

  constructor(host: Host, reading: Reading) {
    this.host = host
    this.reading = reading
  }

  async list(): Promise<Listed[]> {
    return (await this.host.store.tables()).map(({ id, title, system, made, touched, noticed }) => ({
      table: id,
      title,
      system,
      made: date(made),
      touched: date(touched),
      ...(noticed === undefined ? {} : { noticed: date(noticed) }),
      here: this.host.tables.get(id)?.room.here.size ?? 0,
    }))
  }

  /** Makes the table a request asks for and gives the links to its seats; `key` is the hash of what its sender must know. */
  async make(body: string, key: string | undefined, sender: string): Promise<TableMade> {
    await this.checkRoom()
    const [id, seed] = [this.host.fresh.id(), this.host.fresh.secret()]
    const ready = body.length <= SMALL ? readyIn(body) : undefined
    if (ready !== undefined) {
      checkKey(ready.key, key)
      return this.lay(id, newRoom(id, ready, seed, this.host.since()))
    }
    return this.read({ body, key, id, seed }, sender)
  }
  /** A table whose making takes long is made beside the others. */
  private async read(toRead: ToMake, sender: string): Promise<TableMade> {
    // The thread's own writing.
    const file = JSON.parse(await this.reading.read(toRead, sender)) as RoomFile
    await this.checkRoom()
    return this.lay(toRead.id, Room.open(systemOfRecord(file), file, this.host.since()))
  }
  private async checkRoom(): Promise<void> {
    if ((await this.host.store.count()) < MOST_TABLES) return
    throw new AffrayError('limit/tables', 'This server keeps as many tables as it can.', 'Delete some of them.')
  }
  /** Stores a new table with fresh links to its seats. */
  private async lay(id: string, room: Room): Promise<TableMade> {
    const { host } = this
    const at = host.now()
    const row = { id, system: room.game.system.id, title: room.data.title, made: at, touched: at }
    const links = room.game.seats.all.map(({ name }) => ({ seat: name, secret: host.fresh.secret() }))
    await sure(host.store, [
      { write: 'table', row, file: JSON.stringify(room.file()) },
      ...links.map(({ seat, secret }): Write => ({ write: 'link', table: id, seat, hash: hashed(secret) })),
    ])
    host.hold(id, room)
    return { table: id, links: links.map(({ seat, secret }) => ({ seat, path: linkPath(id, seat, secret) })) }
  }

  /** A further link to a seat, for a game master who lost his. */
  async link(table: string, seat?: string): Promise<string> {
    const held = await this.host.table(table)
    const { seats } = held.room.game
    const name = seat ?? seats.all.find((place) => place.gm)?.name ?? ''
    const path = this.host.links.further(held.id, seats.named(name).name)
    await this.host.flush()
    return path
  }

  /** The whole table; its seed only once the fight is over. */
  async whole(table: string): Promise<TableFile> {
    const found = await this.host.tables.orArchive(table)
    if (found instanceof Archive) return found.whole()
    const game = found.room.game.file({ told: true, reveal: found.room.toldSeed !== undefined })
    return { ...game, room: takenAlong(found.room) }
  }
  /** What somebody at a seat may take home: the game master the whole table, others what they saw. */
  async export(table: string, seat: string): Promise<TableFile | Replay> {
    if ((await this.host.tables.place(table, seat)).gm) return this.whole(table)
    const found = await this.host.tables.orArchive(table)
    return { affray: 'replay', shown: found instanceof Archive ? found.shown(seat) : found.room.shown(seat) }
  }

  /** Another table like this one, with links and dice of its own. */
  async copy(table: string, sender: string): Promise<TableMade> {
    const { room } = await this.host.table(table)
    await this.checkRoom()
    const [id, seed] = [this.host.fresh.id(), this.host.fresh.secret()]
    return this.read({ copy: room.game.file(), along: takenAlong(room), id, seed }, sender)
  }

  async delete(table: string): Promise<void> {
    await this.known(table)
    await this.host.delete(table)
  }

  /** Brings back what of a damaged table stands before the damage; says how many deeds are lost with it, at least. */
  async restore(table: string): Promise<string> {
    await this.known(table)
    const { store } = this.host
    const held = this.host.tables.get(table)
    if (held !== undefined) this.host.drop(held, 'This table is being brought back.')
    const first = await store.firstDamaged(table)
    if (first === undefined) {
      await this.host.table(table)
      return 'nothing is damaged'
    }
    await store.cut(table, first)
    await this.host.table(table)
    return `brought back as it stood before its deed ${first}`
  }

  async backup(path: string): Promise<void> {
    await this.host.flush()
    await this.host.store.backup(path)
  }

  private async known(table: string): Promise<void> {
    if ((await this.host.store.table(table)) !== undefined) return
    throw new AffrayError('table/unknown', `There is no table ${table}.`, 'affray tables list shows those there are.')
  }
}
