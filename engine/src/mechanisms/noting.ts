import type { Modifier, RuleId } from '../kernel/types.ts'

/** Where somebody listens, each modifier goes here with its rule; otherwise only the sum is made. */
export type Note = ((modifier: Modifier) => void) | undefined

/** Notes modifiers in a list, if there is one. */
export const noting = (list: Modifier[] | undefined): Note => list && ((modifier) => void list.push(modifier))

/** A modifier that counts, noted where somebody listens. A system narrows `rule` to its own ids. */
export function counts(note: Note, value: number, because: string, rule: RuleId): number {
  note?.({ value, because, rule })
  return value
}
