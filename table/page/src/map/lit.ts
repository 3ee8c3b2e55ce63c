import type { AskedChoice, Offered } from '@affray/engine/play'
import { computed, signal } from '@preact/signals'
import { choose, chosen, confirm, openSheet, pickedOption, pointedAt, question } from '../seat.ts'
import { amountOf, short } from '../seen/numbers.ts'
import type { Lit } from './draw.ts'
import type { CellAt, Point } from './ground.ts'

/** The option under the pointer or the focus: it is lit before it is chosen. */
export const considered = signal<Offered | undefined>(undefined)
/** Where the keyboard stands on the map. */
export const cursor = signal<CellAt | undefined>(undefined)
/** Whether a click measures instead of choosing, and between what. */
export const measuring = signal(false)
export const measured = signal<readonly [Point, Point] | undefined>(undefined)

const same = (a: CellAt, b: CellAt): boolean => a[0] === b[0] && a[1] === b[1]

/** What the map shows of the question in front of us. */
export const lit = computed<Lit>(() => {
  const at = question.value?.answered === undefined ? question.value : undefined
  const option = considered.value ?? pickedOption.value
  const { points } = option ?? {}
  const reached = at?.reach?.find(({ key }) => key === option?.key)
  return {
    cells: at?.reach?.map(({ cell }) => cell) ?? points?.cells ?? [],
    path: points?.path ?? [],
    cost:
      reached === undefined
        ? (points?.cost ?? []).map(({ of, amount }) => amountOf(amount, of)).join(', ')
        : short(reached.cost),
    actor: at?.who,
    targets: points?.fighters ?? [],
    choosable: at?.options.flatMap((one) => (one.points?.fighters?.length === 1 ? one.points.fighters : [])) ?? [],
    pointed: pointedAt.value,
    cursor: cursor.value,
    measured: measured.value,
  }
})

/** The options a fighter on the map stands for. */
export const aboutFighter = (at: AskedChoice, id: string): readonly Offered[] =>
  at.options.filter(({ points }) => points?.fighters?.length === 1 && points.fighters[0] === id)

/** The key of the answer a cell stands for. */
export function aboutCell(at: AskedChoice, cell: CellAt): string | undefined {
  const reached = at.reach?.find((one) => same(one.cell, cell))
  if (reached !== undefined) return reached.key
  return at.options.find(({ points }) => points?.cells?.length === 1 && points.cells.some((one) => same(one, cell)))
    ?.key
}

/** Somebody or some place on the map was touched: it is chosen, and touched again it is confirmed. */
export function touch(id: string | undefined, cell: CellAt | undefined): void {
  const key = question.value?.answered === undefined ? meant(id, cell) : undefined
  if (key === undefined) openSheet.value = id ?? openSheet.value
  else if (key === chosen.value) confirm()
  else choose(key)
}

/** The answer somebody means by touching the map; where a fighter stands for several, the next of them. */
function meant(id: string | undefined, cell: CellAt | undefined): string | undefined {
  const at = question.value
  if (at === undefined) return undefined
  const about = id === undefined ? [] : aboutFighter(at, id)
  const now = about.findIndex(({ key }) => key === chosen.value)
  return about[(now + 1) % Math.max(1, about.length)]?.key ?? (cell === undefined ? undefined : aboutCell(at, cell))
}
