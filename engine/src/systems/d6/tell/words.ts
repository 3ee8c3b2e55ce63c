export { count as number, metres } from '../../../mechanisms/telling.ts'

import type { Modifier } from '../../../kernel/types.ts'
import type { D6Event } from '../types.ts'

/** An event as a sentence; '' where another sentence says it already. */
export type Sentences = Readonly<Record<string, (e: D6Event) => string>>

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`)

/** A weapon as a sentence has it: `the short sword`, `bare hands`. */
export function the(weapon: unknown): string {
  const name = String(weapon)
  return name === 'unarmed' ? 'bare hands' : `the ${name}`
}
/** A total at the end of a sentence; nothing where nobody has seen it. */
export const total = (e: D6Event): string => (e.total === undefined ? '' : ` ${e.total}`)

const listed = ({ modifiers }: D6Event): readonly Modifier[] =>
  Array.isArray(modifiers) ? modifiers.filter((m): m is Modifier => typeof m === 'object') : []
/** What counted for or against somebody, each with its number; what counted for nothing is left out. */
export const modifiersOf = (e: D6Event): string =>
  listed(e)
    .filter(({ value }) => value !== 0)
    // Dice stand beside their reason, in brackets.
    .map(({ value, because }) => (/\([^)]*D[^)]*\)$/.test(because) ? because : `${because} ${signed(value)}`))
    .join(', ')
/** The same where the first is what all the others change: `passive defence 10, point blank -5`. */
export const reckoned = (e: D6Event): string => modifiersOf(e).replace(/^([^,]*) \+(\d+)/, '$1 $2')
