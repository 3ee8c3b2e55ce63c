import type { analysis, CommandForm, FighterId, Gesture, SideId } from '@affray/engine'
import type { Change, Order, Place, Ready, Scene } from '@affray/engine/play'
import type { Absence } from './said.ts'

/** The odds of one option: a headline for a player, and everything beneath it. */
export interface OddsShown extends analysis.OptionOdds {
  readonly headline: analysis.Headline
}
/** An option that was tried in thought, the best first: its worth from 0 (lost) to 1 (won). */
export interface Suggestion {
  readonly key: string
  readonly worth: number
  readonly giveOrTake: number
}
/** How the fight ended when it was fought on from here, from what the asker may believe. */
export interface ProspectShown {
  readonly fights: number
  readonly wins: readonly { readonly side: SideId; readonly share: analysis.Share }[]
}

/** A seat as everybody sees it. */
export interface SeatShown extends Place {
  /** Whether somebody sits there now. */
  readonly here: boolean
}

/** Somebody's words; plain text. */
export interface Chat {
  readonly n: number
  readonly seat: string
  readonly text: string
  /** The line of the story it was said behind. */
  readonly after: number
}

/** Somebody who came by code and waits to be seated. Only the game master sees them. */
export interface Waiting {
  readonly n: number
  readonly name: string
}

/** A wish to take something back. */
export interface UndoRequest {
  readonly n: number
  readonly seat: string
  /** The line to go back to; `last`: the asker's last answer. */
  readonly to: number | 'last'
}

/** A branch of the fight: where it left, how far it goes, whether the fight stands on it. */
export interface BranchShown {
  readonly branch: number
  /** The line of this class's story it left behind. */
  readonly leaves: number
  /** The last sentence told on it. */
  readonly last: string
  readonly here: boolean
}

/** What one class of seats sees of a table: plain data, sent once whole and then as what changed. */
export interface Shown {
  readonly table: {
    readonly id: string
    readonly title: string
    readonly about: string
    readonly system: string
    readonly game: string
    /** `lobby`: nobody has begun the fight; `resting`: somebody went back to a moment, and nobody has gone on from it. */
    readonly state: 'lobby' | 'going' | 'resting' | 'paused' | 'over'
    /** What everybody here has to know: the table can be read and not played on. */
    readonly notice?: string
    /** The promise made before the fight: the hash of its seed, and the seed once it is over. */
    readonly promise?: string
    readonly seed?: string
    readonly pace: number | null
    readonly undo: 'ask' | 'own last'
    readonly absent: { readonly seconds: number; readonly answers: Absence }
    readonly bots: Readonly<Record<string, string>>
    /** The temperaments a bot may have. */
    readonly temperaments: readonly string[]
  }
  readonly seats: readonly SeatShown[]
  /** The number of the question, to be given back with its answer. */
  readonly asked: number
  readonly scene: Scene
  /** The standing orders of this class's fighters. */
  readonly orders: readonly Order[]
  readonly chat: readonly Chat[]
  /** Wishes to take something back: all of them for the game master, one's own for others. */
  readonly requests: readonly UndoRequest[]
  /** Whether a bot or the program is all that is waited for. */
  readonly botsWait: boolean
  readonly canRedo: boolean
  readonly branches: readonly BranchShown[]
  /** For the game master alone. */
  readonly master?: {
    readonly ready: readonly Ready[]
    readonly code: string | null
    readonly waiting: readonly Waiting[]
    readonly names: Readonly<Record<FighterId, string>>
    readonly shows: Readonly<Record<FighterId, readonly string[]>>
    readonly reveal: boolean
  }
}

/** A message of the server. */
export type Told =
  /** Everything, at number `n` of this class's changes; `you` is the seat, `version` that of the page it fits. */
  | {
      readonly type: 'shown'
      readonly n: number
      readonly you: string
      readonly version: string
      readonly shown: Shown
    }
  /** What changed from number `n - 1` to `n`. */
  | { readonly type: 'changed'; readonly n: number; readonly changes: readonly Change[] }
  /** A message was carried out and is stored. */
  | { readonly type: 'done'; readonly id: string }
  /** A message was not carried out: why, and what to do. Nothing has changed. */
  | {
      readonly type: 'refused'
      readonly id: string
      readonly code: string
      readonly because: string
      readonly remedy: string
    }
  /** Answers to what was asked beside the fight. */
  | { readonly type: 'odds'; readonly id: string; readonly odds: readonly OddsShown[] }
  | {
      readonly type: 'gestures'
      readonly id: string
      /** The key of the answer that is suggested: what a bot would do who spends nothing. */
      readonly likely: string
      readonly gestures: readonly Gesture[]
    }
  | { readonly type: 'advice'; readonly id: string; readonly advice: readonly Suggestion[] }
  | { readonly type: 'prospect'; readonly id: string; readonly prospect: ProspectShown }
  /** How far it is, or how many questions come before it. */
  | { readonly type: 'progress'; readonly id: string; readonly share: number; readonly ahead: number }
  | { readonly type: 'seen'; readonly id: string; readonly seat: string; readonly shown: Shown }
  | { readonly type: 'form'; readonly id: string; readonly forms: readonly CommandForm[] }
  /** A further link to a seat, or the only one left, for the game master who asked. */
  | { readonly type: 'link'; readonly id: string; readonly seat: string; readonly path: string }
  /** The socket ends: the links to the seat were ended, the seat is gone, the server stops, or something was not understood. */
  | {
      readonly type: 'bye'
      readonly code: 'revoked' | 'stopping' | 'gone' | 'unreadable' | 'slow' | 'full'
      readonly because: string
    }
