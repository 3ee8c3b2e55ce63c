import type { Rule } from '../../../kernel/types.ts'

/** A rule whose id is known to the compiler. */
export type Known<Id extends string> = Rule & { readonly id: Id }
type Row = readonly [title: string, says: string, outOfScope?: string]

/** The rules under one heading: id → title, our sentence and, where it is left out on purpose, why. */
export function under<Id extends `REN-${string}`>(
  from: Rule['from'],
  heading: string,
  rows: Readonly<Record<Id, Row>>,
): readonly Known<Id>[] {
  const rules: Known<Id>[] = []
  for (const id in rows) {
    const [title, says, outOfScope] = rows[id]
    rules.push({ id, title, says, heading, from, ...(outOfScope === undefined ? {} : { outOfScope }) })
  }
  return rules
}
