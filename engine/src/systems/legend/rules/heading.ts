import type { Rule, RuleId } from '../../../kernel/types.ts'

/** A rule whose id is known to the compiler. */
export type Known<I extends RuleId> = Rule & { readonly id: I }
/** Rules by id: the title of each, a colon, and what it says. */
type Rows<I extends RuleId> = Readonly<Record<I, `${string}: ${string}`>>

const read = <I extends RuleId>(heading: string, from: Rule['from'], rows: Rows<I>): readonly Known<I>[] =>
  // The keys of a record of rules are their ids.
  (Object.entries(rows) as [I, string][]).map(([id, text]) => {
    const at = text.indexOf(': ')
    return { id, title: text.slice(0, at), says: text.slice(at + 2), heading, from }
  })

/** Rules of the combat chapter that stand under one of its headings. */
export const chapter = <const I extends RuleId>(heading: string, rows: Rows<I>): readonly Known<I>[] =>
  read(heading, 'chapter', rows)

/** Rules of another chapter that a fight leans on. */
export const companion = <const I extends RuleId>(heading: string, rows: Rows<I>): readonly Known<I>[] =>
  read(heading, 'companion', rows)

/** Rules catalogued for honesty's sake and deliberately not implemented, with why. */
export const outOfScope = <I extends RuleId>(heading: string, because: string, rows: Rows<I>): readonly Known<I>[] =>
  companion(heading, rows).map((rule) => ({ ...rule, outOfScope: because }))
