export { count as number, metres } from '../../../mechanisms/telling.ts'

import type { Modifier } from '../../../kernel/types.ts'
import type { D6Event, D6EventType } from '../types.ts'

/** How much is told: what matters, or every die and term. */
export type Form = 'short' | 'long'
/** An event as a sentence; '' where another sentence says it already. */
export type Sentences<T extends D6EventType = D6EventType> = Readonly<Record<T, (e: D6Event, form: Form) => string>>

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
/** What counted for or against somebody, each with its number; what counted for nothing is left out, and what these rules gave. */
export const termsOf = (e: D6Event, without: readonly string[]): string =>
  listed(e)
    .filter(({ value, rule }) => value !== 0 && !without.includes(rule))
    // Dice stand beside their reason, in brackets.
    .map(({ value, because }) => (IN_DICE.test(because) ? because : `${because} ${signed(value)}`))
    .join(', ')
const IN_DICE = /\([+-]?\d+(?:D(?:\+\d)?)?\)$/
export const modifiersOf = (e: D6Event): string => termsOf(e, [])
/** The same where the first is what all the others change: `passive defence 10, point blank -5`. */
export const reckoned = (e: D6Event): string => modifiersOf(e).replace(/^([^,]*) \+(\d+)/, '$1 $2')
