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
