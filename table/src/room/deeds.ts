import type { Said } from '../protocol/said.ts'

/** What happens to a table that nobody at it says: the host knows the time and who is there. */
export type Happening =
  /** The pause of the bots is over: the next one answers. */
  | { readonly type: 'turn' }
  /** Nobody has sat at this seat for as long as the game master waits. */
  | { readonly type: 'absent'; readonly seat: string }
  | { readonly type: 'back'; readonly seat: string }
  /** Somebody came by the table's code. */
  | { readonly type: 'knock'; readonly name: string }
  /** The fight goes on though its seed has been shown: from now on another one throws. */
  | { readonly type: 'seed'; readonly seed: string }

/** Something done at a table. The deeds of a table in their order are all there is to know about it. */
export type Deed =
  | { readonly by: string; readonly said: Said; readonly code?: string }
  | { readonly happens: Happening }

/** What the host has to do besides storing and telling. */
export type Effect =
  /** A further link to a seat. */
  | { readonly do: 'link'; readonly seat: string }
  /** The links to a seat and their sockets end, and a new link is made. */
  | { readonly do: 'unlink'; readonly seat: string }
  /** The seat is gone, with its links and sockets. */
  | { readonly do: 'unseat'; readonly seat: string }
  /** Whoever waits is seated, or turned away. */
  | { readonly do: 'admit'; readonly waiting: number; readonly seat: string | null }

/** What a deed came to. */
export type Done =
  | { readonly type: 'done'; readonly effects: readonly Effect[] }
  /** It was done before: a repetition, to be answered and not stored. */
  | { readonly type: 'again' }
  | { readonly type: 'refused'; readonly code: string; readonly because: string; readonly remedy: string }
