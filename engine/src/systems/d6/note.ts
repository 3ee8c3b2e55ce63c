import type { Modifier } from '../../kernel/types.ts'
import { counts as count } from '../../mechanisms/noting.ts'
import { type DieCode, show } from './diecode.ts'
import type { Cited, Ctx, Why } from './types.ts'

/** A modifier as it is noted: of points, or of dice, whose value is in pips. */
export interface Term extends Modifier {
  readonly dice?: true
}
/** Where somebody listens, each modifier goes here with its rule; otherwise only the sum is made. */
export type Note = ((term: Term) => void) | undefined
export const into = (list: Term[] | undefined): Note => list && ((term) => void list.push(term))

/** A modifier that counts, noted where somebody listens. */
export const counts: (note: Note, value: number, because: string, rule: Cited) => number = count
/** The same for dice: the value is in pips, the code stands beside the reason. */
export function countsDice(note: Note, code: DieCode, because: string, rule: Cited): DieCode {
  note?.({ value: code, because: `${because} (${show(code)})`, rule, dice: true })
  return code
}

/** A rule that counts for nothing here and yet decides something, noted where somebody listens. */
export const cites = (note: Note, because: string, rule: Cited): void => note?.({ value: 0, because, rule })

/** Why something is not open to somebody now. */
export const why = (because: string, rule: Why['rule']): Why => ({ because, rule })

/** A list to note modifiers in, where somebody listens. */
export const noted = (ctx: Ctx): Term[] | undefined => (ctx.emit === undefined ? undefined : [])
/** The same with the note that fills it. */
export function noting(ctx: Ctx): readonly [list: Term[] | undefined, note: Note] {
  const list = noted(ctx)
  return list === undefined ? UNHEARD : [list, into(list)]
}
const UNHEARD = [undefined, undefined] as const
