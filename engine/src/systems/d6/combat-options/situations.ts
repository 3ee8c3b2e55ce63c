import type { Note } from '../note.ts'
import type { Attack, Ctx, State } from '../types.ts'

/** What the situation adds to the difficulty of an attack: who sees whom, how the target stands, sizes, awkward weapons. */
export function situation(_ctx: Ctx, _s: State, _x: Attack, _note: Note): number {
  return 0
}
/** Points the situation adds to the attack total. */
export function attackAdds(_s: State, _x: Attack, _note: Note): number {
  return 0
}
/** Points it adds to the damage total. */
export function damageAdds(_s: State, _x: Attack, _note: Note): number {
  return 0
}
