import type { Modifier } from '../../../kernel/types.ts'
import type { Note as Listening } from '../../../mechanisms/noting.ts'
import type { Cited, Ctx } from './types.ts'

/** Where somebody listens, each term goes here with its rule. */
export type Note = Listening

/** A list for terms, where somebody listens. */
export const termsFor = ({ emit }: Pick<Ctx, 'emit'>): Modifier[] | undefined => (emit === undefined ? undefined : [])

/** A term that counts, noted where somebody listens. */
export function term(note: Note, value: number, because: string, rule: Cited): number {
  if (value !== 0) note?.({ value, because, rule })
  return value
}
/** The terms a reckoning notes, and what they come to. */
export function reckoned(of: (note: Note) => number): { readonly value: number; readonly terms: readonly Modifier[] } {
  const terms: Modifier[] = []
  const value = of((modifier) => void terms.push(modifier))
  return { value, terms }
}
