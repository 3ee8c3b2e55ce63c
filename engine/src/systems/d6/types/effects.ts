import type { Lasting } from '../../../mechanisms/lasting.ts'

/** A passing effect of an ability, a spell, a trick or a ruling. */
export interface Effect extends Lasting<EffectKind> {
  /** Why, where the game master gave it. */
  readonly because?: string
}
export type EffectKind =
  | 'steeled'
  | 'catching'
  | 'lucky'
  | 'confused'
  | 'frightened'
  | 'paralysed'
  | 'intangible'
  | 'flipped'
  | 'lifts'
  | 'mount balks'
  | 'rammed'
  | 'favoured'
