export { count as number, metres, nameOf as N } from '../../../../mechanisms/telling.ts'

import type { Term } from '../../state/note.ts'
import type { D6Event, D6EventType } from '../../state/types.ts'

/** How much is told: what matters, or every die and term. */
export type Form = 'short' | 'long'
/** Events of these kinds as sentences; '' where another sentence says it already. */
export type Sentences<T extends D6EventType = D6EventType> = {
  readonly [K in T]: (e: D6Event<K>, form: Form) => string
}

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`)

/** A weapon as a sentence has it: `the short sword`, `bare hands`. */
export const the = (weapon: string): string => (weapon === 'unarmed' ? 'bare hands' : `the ${weapon}`)
/** A total at the end of a sentence; nothing where nobody has seen it. */
export const total = ({ total: sum }: { readonly total?: number | undefined }): string =>
  sum === undefined ? '' : ` ${sum}`

/** What counted, each with its number; what counted for nothing is left out, and what these rules gave. */
export const termsOf = (terms: readonly Term[] = [], without: readonly string[] = []): string =>
  terms
    .filter(({ value, rule }) => value !== 0 && !without.includes(rule))
    // Dice stand beside their reason, in brackets.
    .map(({ value, because, dice }) => (dice === true ? because : `${because} ${signed(value)}`))
    .join(', ')
/** The same where the first is what all the others change: `passive defence 10, point blank -5`. */
export const reckoned = (terms?: readonly Term[]): string => termsOf(terms).replace(/^([^,]*) \+(\d+)/, '$1 $2')
