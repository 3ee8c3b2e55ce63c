import type { Rule, RuleId } from '../kernel/types.ts'

/** A rule whose id is known to the compiler. */
export type Known<I extends RuleId> = Rule & { readonly id: I }

/** A rule as a glossary has it: its title, and our sentence. */
export type Entry = `${string}. ${string}.`
/** Where it is left out on purpose, why stands beside it. */
export type Row = Entry | readonly [entry: Entry, outOfScope: string]

/** The rules under one heading, by their ids. */
export function under<I extends RuleId>(
  from: Rule['from'],
  heading: string,
  rows: Readonly<Record<I, Row>>,
): readonly Known<I>[] {
  const rules: Known<I>[] = []
  for (const id in rows) {
    const row: Row = rows[id]
    const [entry, why] = typeof row === 'string' ? [row] : row
    const end = entry.indexOf('. ')
    const rule = { id, title: entry.slice(0, end), says: entry.slice(end + 2), heading, from }
    rules.push(why === undefined ? rule : { ...rule, outOfScope: why })
  }
  return rules
}

/** Rules by their ids. */
export type Rows<I extends RuleId> = Readonly<Record<I, Entry>>

/** Rules of the combat chapter that stand under one of its headings. */
export const chapter = <const I extends RuleId>(heading: string, rows: Rows<I>): readonly Known<I>[] =>
  under('chapter', heading, rows)

/** Rules of another chapter that a fight leans on. */
export const companion = <const I extends RuleId>(heading: string, rows: Rows<I>): readonly Known<I>[] =>
  under('companion', heading, rows)

/** Rules catalogued for honesty's sake and deliberately not implemented, all of them for one reason. */
export const outOfScope = <const I extends RuleId>(heading: string, why: string, rows: Rows<I>): readonly Known<I>[] =>
  companion(heading, rows).map((rule) => ({ ...rule, outOfScope: why }))
