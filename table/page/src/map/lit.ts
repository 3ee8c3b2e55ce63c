import type { AskedChoice, Offered } from '@affray/engine/play'
import { computed, signal } from '@preact/signals'
import { again, choose, chooseRow, chosenRow, confirm, isPicked, pickedOption, rows, ways } from '../choosing.ts'
import type { Row } from '../question/rows.ts'
import { openSheet, pointedAt, question, shown } from '../seat.ts'
import { amountOf, short } from '../seen/numbers.ts'
import type { Lit } from './draw.ts'
import type { CellAt, Point } from './ground.ts'
import { canPlace, pickUp, wanted } from './placing.ts'

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
    cells: wanted.value?.cells ?? at?.reach?.map(({ cell }) => cell) ?? points?.cells ?? [],
    path: points?.path ?? [],
    cost:
      reached === undefined
        ? (points?.cost ?? []).map(({ of, amount }) => amountOf(amount, of)).join(', ')
        : short(reached.cost),
    actor: at?.who,
    targets: points?.fighters ?? [],
    choosable: rows.value.flatMap(({ foe }) => (foe === undefined ? [] : [foe])),
    pointed: pointedAt.value,
    cursor: cursor.value,
    measured: measured.value,
  }
})

/** What can be done that is about exactly this fighter, the suggested verb first. */
export function aboutFighter(id: string): readonly Row[] {
  const about = rows.value.filter(({ foe }) => foe === id)
  const likely = about.find(({ option }) => option.key === ways.value?.likely)
  return likely === undefined ? about : [likely, ...about.filter((row) => row !== likely)]
}

/** The key of the answer a cell stands for. */
export function aboutCell(at: AskedChoice, cell: CellAt): string | undefined {
  const reached = at.reach?.find((one) => same(one.cell, cell))
  if (reached !== undefined) return reached.key
  return at.options.find(({ points }) => points?.cells?.length === 1 && points.cells.some((one) => same(one, cell)))
    ?.key
}

/** Somebody or some place on the map was touched: it is chosen, and touched again it is confirmed. */
export function touch(id: string | undefined, cell: CellAt | undefined): void {
  const put = wanted.value
  if (put !== undefined) {
    if (cell !== undefined) put.give(cell)
    return
  }
  const at = question.value?.answered === undefined ? question.value : undefined
  const [row] = at === undefined || id === undefined ? [] : aboutFighter(id)
  if (row !== undefined) {
    const now = chosenRow.value
    const same = now !== undefined && now.foe === id && isPicked(now.option.key)
    if (!same) chooseRow(row)
    else if (again()) confirm()
    return
  }
  const key = at === undefined || cell === undefined ? undefined : aboutCell(at, cell)
  if (key === undefined && id !== undefined && canPlace.value && shown.value?.table.state === 'lobby') void pickUp(id)
  else if (key === undefined) openSheet.value = id ?? openSheet.value
  else if (!isPicked(key)) choose(key)
  else if (again()) confirm()
}
