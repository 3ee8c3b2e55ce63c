import type { Rule, RuleId } from '../../../kernel/types.ts'

/** A rule whose id is known to the compiler. */
export type Known<I extends RuleId> = Rule & { readonly id: I }
type Rows<I extends RuleId> = readonly (readonly [id: I, title: string, says: string])[]

/** Rules of the combat chapter under one of its headings. */
export const chapter = <const I extends RuleId>(heading: string, rows: Rows<I>): readonly Known<I>[] =>
  rows.map(([id, title, says]) => ({ id, title, says, heading, from: 'chapter' }))

/** Rules of other chapters that a fight leans on. */
export const companion = <const I extends RuleId>(heading: string, rows: Rows<I>): readonly Known<I>[] =>
  rows.map(([id, title, says]) => ({ id, title, says, heading, from: 'companion' }))

/** Rules catalogued for honesty's sake and deliberately left out, with why. */
export const outOfScope = <const I extends RuleId>(heading: string, why: string, rows: Rows<I>): readonly Known<I>[] =>
  companion(heading, rows).map((rule) => ({ ...rule, outOfScope: why }))
