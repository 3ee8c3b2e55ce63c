import type { Modifier } from '../../kernel/types.ts'
import { type DieCode, show } from './diecode.ts'
import type { Cited, Ctx } from './types.ts'

/** Where somebody listens, each modifier goes here with its rule; otherwise only the sum is made. */
export type Note = ((modifier: Modifier) => void) | undefined

/** A modifier that counts, noted where somebody listens. */
export function counts(note: Note, value: number, because: string, rule: Cited): number {
  note?.({ value, because, rule })
  return value
}
/** The same for dice: the value is in pips, the code stands beside the reason. */
export function countsDice(note: Note, code: DieCode, because: string, rule: Cited): DieCode {
  note?.({ value: code, because: `${because} (${show(code)})`, rule })
  return code
}

/** A rule that counts for nothing here and yet decides something, noted where somebody listens. */
export const cites = (note: Note, because: string, rule: Cited): void => note?.({ value: 0, because, rule })

/** A list to note modifiers in, where somebody listens. */
export const noted = (ctx: Ctx): Modifier[] | undefined => (ctx.emit === undefined ? undefined : [])
export const into = (list: Modifier[] | undefined): Note => list && ((m) => void list.push(m))
