import { AffrayError } from '@affray/engine'
import type { GameFile } from '@affray/engine/play'
import type { TableMade } from '../protocol/requests.ts'
import type { Shown } from '../protocol/told.ts'
import { freshRoom, Room } from '../room/index.ts'
import type { Host } from './host.ts'
import { goneOnWith } from './making.ts'

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
/** What others than the game master take home: their story, and the end as they saw it. */
export interface Replay {
  readonly affray: 'replay'
  readonly shown: Shown
}

const date = (at: number): string => new Date(at).toISOString()

/** What is done with tables as a whole, by their game masters and by whoever runs the server. */
export class Steward {
  private readonly host: Host

  constructor(host: Host) {
    this.host = host
  }

  list(): Listed[] {
    return this.host.store.tables().map(({ id, title, system, made, touched, noticed }) => ({
      table: id,
      title,
      system,
      made: date(made),
      touched: date(touched),
      ...(noticed === undefined ? {} : { noticed: date(noticed) }),
      here: this.host.tables.get(id)?.room.here.size ?? 0,
    }))
  }

  /** A new link to a seat, for a game master who lost his. */
  link(table: string, seat?: string): string {
    const held = this.host.table(table)
    const { seats } = held.room.game
    const name = seat ?? seats.all.find((place) => place.gm)?.name ?? ''
    const path = this.host.relink(held, seats.named(name).name)
    this.host.flush()
    return path
  }

  /** The whole table; its seed only once the fight is over. */
  whole(table: string): GameFile {
    const { room } = this.host.table(table)
    return room.game.file({ told: true, reveal: room.toldSeed !== undefined })
  }
  /** What somebody at a seat may take home: the game master the whole table, others what they saw. */
  export(table: string, seat: string): GameFile | Replay {
    const { room } = this.host.table(table)
    return room.game.seats.named(seat).gm ? this.whole(table) : { affray: 'replay', shown: room.shown(seat) }
  }

  /** Another table like this one, with links and dice of its own. */
  copy(table: string): TableMade {
    const { room } = this.host.table(table)
    const { system } = room.game
    const { title, about, pace, absent, undo, reveal } = room.data
    const [id, seed] = [this.host.fresh.id(), this.host.fresh.secret()]
    const kept = room.game.file()
    const game = goneOnWith(system, kept, seed, { seats: kept.seats, bots: kept.bots })
    const data = freshRoom(id, about, { title, pace, absent, undo, reveal })
    return this.host.lay(id, Room.begin(game, data, seed, this.host.since()))
  }

  delete(table: string): void {
    this.known(table)
    this.host.delete(table)
  }

  /** Brings back what of a damaged table stands before the damage; says how many deeds are lost with it, at least. */
  restore(table: string): string {
    this.known(table)
    const { store } = this.host
    const held = this.host.tables.get(table)
    if (held !== undefined) this.host.drop(held, 'This table is being brought back.')
    const first = store.firstDamaged(table)
    if (first === undefined) {
      this.host.table(table)
      return 'nothing is damaged'
    }
    store.cut(table, first)
    this.host.table(table)
    return `brought back as it stood before its deed ${first}`
  }

  backup(path: string): void {
    this.host.flush()
    this.host.store.backup(path)
  }

  private known(table: string): void {
    if (this.host.store.table(table) !== undefined) return
    throw new AffrayError('table/unknown', `There is no table ${table}.`, 'affray tables list shows those there are.')
  }
}
