import type { Answer } from '@affray/engine'
import type { Absence } from '../protocol/said.ts'
import type { UndoRequest, Waiting } from '../protocol/told.ts'

/** Somebody's words, and the moment of the fight they were said at. */
export interface Spoken {
  readonly n: number
  readonly seat: string
  readonly text: string
  readonly entry: number
  readonly answers: number
}

/** The id of a message, and a digest of all it said. */
export type Heard = readonly [id: string, digest: number]

/** Where a fight stood, and whether it rested there. */
export interface Undone {
  readonly entry: number
  readonly pending: readonly Answer[]
  readonly rested: boolean
}

/** How a table is run. */
export interface Settings {
  readonly title: string
  /** How long bots pause, in milliseconds; null: they wait to be asked on. */
  readonly pace: number | null
  readonly absent: { readonly seconds: number; readonly answers: Absence }
  readonly undo: 'ask' | 'own last'
  /** Whether the end shows all to all. */
  readonly reveal: boolean
}

/** A table besides its game: plain data. */
export interface RoomData extends Settings {
  readonly id: string
  readonly about: string
  readonly paused: boolean
  /** Set until the fight is begun: nobody is asked before. */
  readonly lobby?: boolean
  readonly chat: readonly Spoken[]
  readonly requests: readonly UndoRequest[]
  readonly waiting: readonly Waiting[]
  /** How many chats, requests and knocks there have been: their numbers are given once. */
  readonly given: number
  /** The code of the open door. */
  readonly code: string | null
  /** What others call a fighter, by his id. */
  readonly names: Readonly<Record<string, string>>
  /** What those fighters were called by themselves: who is gone is still told of. */
  readonly called?: Readonly<Record<string, string>>
  /** What is shown to all of a fighter's sheet. */
  readonly shows: Readonly<Record<string, readonly string[]>>
  /** Seats nobody has sat at for too long, and the fighters they lent meanwhile. */
  readonly away: Readonly<Record<string, readonly string[]>>
  /** How often each seat has acted in the fight: part of the number of its question. */
  readonly acts: Readonly<Record<string, number>>
  /** Where the fight stood before the last gesture of several answers, as long as nobody has acted since: it is taken back as one. */
  readonly gesture?: { readonly after: number; readonly answers: number } | null
  /** Where the fight stood before each time something was taken back, as long as nothing was done since: going forward mirrors going back. */
  readonly undone?: readonly Undone[]
  /** Who acted last: his answer is his own to take back until another acts. */
  readonly last: string | null
  /** The messages of each seat that were carried out, the latest last, so that a repetition is known: each id with a digest of the whole. */
  readonly heard: Readonly<Record<string, readonly Heard[]>>
  /** Whether the seed has been shown: it is not to throw any more. */
  readonly told: boolean
}

/** So many chats are kept, */
export const MOST_CHATS = 200
/** so many messages of a seat are remembered, */
export const MOST_HEARD = 200
/** so many may wait at the door, */
export const MOST_WAITING = 20
/** so many wishes to take something back lie before the game master, */
export const MOST_REQUESTS = 20
/** so many steps back can be mirrored, */
export const MOST_UNDONE = 50
/** so many answers of bots that nobody sees follow each other without a pause, */
export const MOST_UNSEEN = 50
/** and so many seats stand at a table. */
export const MOST_SEATS = 60

/** A table that nothing has happened at. */
export function freshRoom(
  id: string,
  about: string,
  settings: Pick<Settings, 'title'> & Partial<Settings & Pick<RoomData, 'names' | 'called' | 'shows' | 'lobby'>>,
): RoomData {
  return {
    id,
    about,
    pace: 1500,
    absent: { seconds: 60, answers: 'wait' },
    undo: 'ask',
    reveal: false,
    names: {},
    shows: {},
    ...settings,
    paused: false,
    chat: [],
    requests: [],
    waiting: [],
    given: 0,
    code: null,
    away: {},
    acts: {},
    last: null,
    heard: {},
    told: false,
  }
}
