import type { FightFile } from '../kernel/fight-file.ts'
import type { Dice } from '../kernel/types.ts'
import type { Temperaments } from './bots.ts'
import type { Order } from './orders.ts'
import type { Place, PlaceOf } from './seats.ts'

/** A command of the game master that is held ready until it is revealed: a reinforcement nobody sees yet. */
export interface Ready {
  readonly name: string
  readonly command: unknown
  readonly because: string
}

/** A table as data, with its fight. */
export interface GameFile {
  readonly fight: FightFile
  readonly seats: readonly Place[]
  readonly orders: readonly Order[]
  readonly ready: readonly Ready[]
  readonly bots: Temperaments
  readonly pace: Pace
  /** Set where somebody went back to a moment and nobody has gone on from it. */
  readonly resting: boolean
}
/** `at once`: bots answer until a person must; `one by one`: they wait to be asked on, so that people can read. */
export type Pace = 'at once' | 'one by one'

/** How a table is laid. */
export interface TableOf {
  readonly seats?: readonly PlaceOf[]
  readonly bots?: Temperaments
  readonly pace?: Pace
  /** Nothing is asked before the fight is begun by `goOn`: fighters are placed and handed out first. */
  readonly laid?: boolean
  /** Dice for people who let the program throw where the fight has none of its own. */
  readonly random?: Dice
}
/** The same as it was kept. */
export interface Laid extends TableOf {
  readonly orders?: readonly Order[]
  readonly ready?: readonly Ready[]
  readonly resting?: boolean
}
