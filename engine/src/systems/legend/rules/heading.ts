import type { Rule, RuleId } from '../../../kernel/types.ts'

/** A rule whose id is known to the compiler. */
export type Known<I extends RuleId> = Rule & { readonly id: I }
type Rows<I extends RuleId> = readonly (readonly [id: I, title: string, says: string])[]

/** Rules of the combat chapter that stand under one of its headings. */
export function chapter<const I extends RuleId>(heading: string, rows: Rows<I>): readonly Known<I>[] {
  return rows.map(([id, title, says]) => ({ id, title, says, heading, from: 'chapter' }))
}

/** Rules of another chapter that a fight leans on. */
export function companion<const I extends RuleId>(heading: string, rows: Rows<I>): readonly Known<I>[] {
  return rows.map(([id, title, says]) => ({ id, title, says, heading, from: 'companion' }))
}

/** Rules catalogued for honesty's sake and deliberately not implemented, with why. */
export function outOfScope<const I extends RuleId>(
  heading: string,
  because: string,
  rows: Rows<I>,
): readonly Known<I>[] {
  return companion(heading, rows).map((rule) => ({ ...rule, outOfScope: because }))
}
