export type DefenceKind = 'dodge' | 'block' | 'parry'
/** An active defence that stands until its owner's next turn (D6-DEF-Window). */
export interface Standing {
  readonly kind: DefenceKind
  readonly total: number
  readonly full: boolean
  /** The item of a parry. */
  readonly item: string
}
