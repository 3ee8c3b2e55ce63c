import type { Modifier } from '../../kernel/types.ts'
import { counts as count, type Note, noting } from '../../mechanisms/noting.ts'
import { type DieCode, show } from './diecode.ts'
import type { Cited, Ctx } from './types.ts'

export { type Note, noting as into }

/** A modifier that counts, noted where somebody listens. */
export const counts: (note: Note, value: number, because: string, rule: Cited) => number = count
/** The same for dice: the value is in pips, the code stands beside the reason. */
export function countsDice(note: Note, code: DieCode, because: string, rule: Cited): DieCode {
  note?.({ value: code, because: `${because} (${show(code)})`, rule })
  return code
}

/** A rule that counts for nothing here and yet decides something, noted where somebody listens. */
export const cites = (note: Note, because: string, rule: Cited): void => note?.({ value: 0, because, rule })

/** A list to note modifiers in, where somebody listens. */
export const noted = (ctx: Ctx): Modifier[] | undefined => (ctx.emit === undefined ? undefined : [])
