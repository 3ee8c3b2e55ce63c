import type { Points } from '@affray/engine'
import type { AskedChoice, Offered } from '@affray/engine/play'

export type Group = Points['group']
export const ORDER: readonly Group[] = ['strike', 'cast', 'move', 'guard', 'spend', 'other']

/** Options of one kind. */
export interface Grouped {
  readonly group: Group
  readonly options: readonly Offered[]
}

/** A question's options as a person thinks of them: by kind, in the order they came. */
export function grouped({ options }: Pick<AskedChoice, 'options'>): readonly Grouped[] {
  const of = (option: Offered): Group => option.points?.group ?? 'other'
  return ORDER.map((group) => ({ group, options: options.filter((one) => of(one) === group) })).filter(
    ({ options: some }) => some.length > 0,
  )
}

/** The options in the order they stand on the page, which is the order of their keys 1 to 9. */
export const inOrder = (asked: Pick<AskedChoice, 'options'>): readonly Offered[] =>
  grouped(asked).flatMap(({ options }) => options)
