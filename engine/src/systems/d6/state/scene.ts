import type { FighterId } from '../../../kernel/types.ts'
import type { Lasting } from '../../../mechanisms/lasting.ts'
import type { DieCode } from '../book/diecode.ts'
import type { Material } from '../content/difficulties.ts'
import type { Vehicle, VehicleLevel } from '../content/vehicles.ts'
import type { LastingKind } from './lasting.ts'

/** Somebody held by somebody. */
export interface Hold {
  readonly kind: 'tackle' | 'choke' | 'hold' | 'slam' | 'arm pin' | 'entangle'
  readonly by: FighterId
  readonly on: FighterId
  readonly since: number
  /** The total a wrapped target must reach. */
  readonly strength: number
  /** What is wrapped around him, where its other end is in the holder's hand. */
  readonly tied?: string
}

/** A vehicle in the fight. */
export interface Conveyance {
  readonly id: string
  readonly kind: Vehicle
  driver: FighterId | null
  speed: number
  dodge: Standing | null
  damage: VehicleLevel | 'none'
  lostManeuverability: DieCode
  /** Levels by which damage has lowered its top speed. */
  lostSpeeds: number
  /** The last round of each scratch that shakes it. */
  shaken: readonly number[]
  uncontrolled: boolean
  /** It got out of control by a sideswipe that missed. */
  veered?: boolean
  /** Its team bolts until it is reined in. */
  panicked?: boolean
  /** The last round it loses to a ram. */
  loses: number
}

/** A trap that lies in wait: its speed is its initiative, its attack meets the defence of whoever sets it off. */
export interface Trap {
  readonly id: string
  readonly speed: DieCode
  readonly attack: DieCode
  readonly damage: DieCode
  /** Whom it guards: a foe who comes near him sets it off. */
  readonly near: FighterId | null
  /** On a map: the cell it lies in. */
  readonly at: readonly [x: number, y: number] | null
  sprung: boolean
}

/** Something to climb, and how high it is in metres. */
export interface Height {
  readonly object: string
  readonly metres: number
}

/** Something to get behind, where no map says: how much of somebody it hides, and what it is made of. */
export interface Screen {
  readonly object: string
  readonly share: 25 | 50 | 75 | 100
  readonly made?: Material | undefined
}

/** The scene's light, air and ground. */
export interface Scene {
  light: 'day' | 'poor' | 'moonlit' | 'dark'
  smoke: 'none' | 'light' | 'thick' | 'very thick'
  wind: number
  ground: 'easy' | 'moderate' | 'rough' | 'very rough' | 'hazardous' | 'very hazardous'
  /** Where shots are not measured: how far apart everybody is. */
  estimate: 'measured' | 'a few steps' | 'large chamber' | 'outdoors'
  /** What can be climbed; nothing: null. */
  climb: Height | null
  /** What somebody can get behind. */
  cover: readonly Screen[]
}

export type DefenceKind = 'dodge' | 'block' | 'parry'
/** An active defence that stands until its owner's next turn (D6-DEF-Window). */
export interface Standing {
  readonly kind: DefenceKind
  readonly total: number
  readonly full: boolean
  /** The item of a parry. */
  readonly item: string
}

/** A passing effect of an ability, a spell, a trick or a ruling. */
export interface Effect extends Lasting<LastingKind> {
  /** Why, where the game master gave it. */
  readonly because?: string
}
