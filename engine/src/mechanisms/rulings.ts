import type { RuleId, Rulings } from '../kernel/types.ts'

/** A ruling: its id, the option, its title, and the values a fight may choose, of which the first is what is done otherwise. */
export type RulingRow = readonly [
  id: RuleId,
  option: string,
  title: string,
  values: readonly (string | number | boolean)[],
]
/** Rulings by what they are about. */
export type RulingRows = Readonly<Record<string, readonly RulingRow[]>>

/** The values a fight may choose for each option of some rulings. */
export type OptionsOf<R extends RulingRows> = {
  readonly [Row in R[keyof R][number] as Row[1]]: Row[3][number]
}

/** Rulings with why each is as it is, and which are shown before the rest; and every option at its default. */
export function rulingsOf<const R extends RulingRows>(
  groups: R,
  why: Readonly<Record<R[keyof R][number][1], string>>,
  first: readonly R[keyof R][number][1][],
): { readonly rulings: Rulings; readonly defaults: OptionsOf<R> } {
  const reasons: Readonly<Record<string, string>> = why
  const rulings = Object.entries(groups).flatMap(([group, rows]) =>
    rows.map(([id, option, title, values]) => ({
      id,
      option,
      title,
      group,
      values,
      default: values[0] ?? false,
      why: reasons[option] ?? '',
      ...(first.some((early) => early === option) ? { first: true as const } : {}),
    })),
  )
  // Each option has the first of its own values.
  const defaults = Object.fromEntries(rulings.map((ruling) => [ruling.option, ruling.default])) as OptionsOf<R>
  return { rulings, defaults }
}
