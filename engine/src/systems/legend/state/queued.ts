import type { FighterId } from '../../../kernel/types.ts'
import type { HazardName } from '../body/fire.ts'

/** A roll on a fumble table that must be made (LEG-FUM-01). */
export interface Mishap {
  readonly kind: 'fumble'
  readonly who: FighterId
  readonly table: 'close' | 'natural' | 'ranged'
  /** What he fumbled with, and the weapon that parried it. */
  readonly item: string | undefined
  readonly met: string | undefined
  /** One of the rolls a 19 or 20 called for. */
  readonly again: boolean
}

/** Something that must happen next, before the order goes on. */
export type Next =
  | { readonly kind: 'riposte'; readonly who: FighterId; readonly at: FighterId; readonly item: string }
  | Mishap
  | {
      readonly kind: 'charge' | 'chargeBlow' | 'chargeOver'
      readonly who: FighterId
      readonly at: FighterId
      readonly item: string
      /** The charger holds his blow back (LEG-PUL-01). */
      readonly pulled?: boolean | undefined
    }
  | { readonly kind: 'lastAction'; readonly who: FighterId }
  /** The Games Master's word: a fall, the loss of air, fire or acid, a new initiative, or harm to a location. */
  | { readonly kind: 'fall'; readonly who: FighterId; readonly metres: number }
  | { readonly kind: 'airLost'; readonly who: FighterId }
  | { readonly kind: 'hazard'; readonly who: FighterId; readonly of: HazardName; readonly location: number }
  | { readonly kind: 'initiative'; readonly who: 'gm' }
  | {
      readonly kind: 'harm'
      readonly who: FighterId
      readonly location: number
      readonly points: number
      readonly armour: boolean
    }
