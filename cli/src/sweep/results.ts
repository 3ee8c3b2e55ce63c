import type { analysis } from '@affray/engine'
import type { PlanFile } from './plan-file.ts'

/** How fighters may end, in the order of the columns. */
const CONDITIONS = ['unhurt', 'wounded', 'down', 'dead', 'fled'] as const

/** One side in one cell, as a row. */
type Row = Readonly<Record<string, unknown>>

/** A row for each cell and side, cells in their order. */
function rowsOf(cells: readonly analysis.CellPlayed[], axes: readonly string[]): Row[] {
  return cells.flatMap(({ n, system, settings, fights, ended, sides, drawn, cut, rounds }) =>
    sides.map((side) => ({
      cell: n,
      game: system,
      ...Object.fromEntries(axes.map((axis) => [axis, settings[axis]])),
      side: side.id,
      fights,
      ended,
      won: side.won.share,
      low: side.won.low,
      high: side.won.high,
      ...(side.gained === undefined
        ? {}
        : { gained: side.gained.mean, gainedLow: side.gained.low, gainedHigh: side.gained.high }),
      drawn: drawn.share,
      cut: cut.share,
      rounds: rounds.mean,
      ...Object.fromEntries(CONDITIONS.map((condition) => [condition, side.ended[condition]])),
    })),
  )
}

/** The results as JSON lines: a row for each cell and side, with seed and versions. */
export function jsonLines({ plan, grid, systems }: PlanFile, cells: readonly analysis.CellPlayed[]): string {
  const rows = rowsOf(cells, grid.axes.flat()).map((row) => {
    const version = systems.get(String(row.game))?.version
    return `${JSON.stringify({ ...row, game: `${String(row.game)}@${version}`, seed: plan.seed })}\n`
  })
  return rows.join('')
}

/** The same as a table that spreadsheets read. */
export function csv({ plan, grid }: PlanFile, cells: readonly analysis.CellPlayed[]): string {
  const gained = plan.against === undefined ? [] : ['gained', 'gainedLow', 'gainedHigh']
  const columns = [
    ...['cell', 'game', ...grid.axes.flat(), 'side', 'fights', 'ended', 'won', 'low', 'high'],
    ...gained,
    ...['drawn', 'cut', 'rounds', ...CONDITIONS],
  ]
  const lines = rowsOf(cells, grid.axes.flat()).map((row) => columns.map((column) => field(row[column])).join(','))
  return [columns.map(field).join(','), ...lines].map((line) => `${line}\r\n`).join('')
}

/** A field of a CSV file. A text that a spreadsheet would take for a formula is none there. */
function field(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
