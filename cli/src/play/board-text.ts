import type { AnySystem } from '@affray/engine'
import { ink, table } from '../terminal.ts'

/** The map with everybody on it, or the distances where there is none. */
export function boardLines(system: AnySystem, state: unknown): string[] {
  const { grid, tokens, pairs } = system.board(state)
  if (grid === undefined) {
    const apart = pairs.filter(({ distance }) => distance > 1)
    return table(apart.map(({ a, b, distance, engaged }) => [a, b, `${distance} apart${engaged ? ', engaged' : ''}`]))
  }
  const rows = grid.rows.map((row) => [...row])
  const legend: string[][] = []
  for (const [i, { id, at }] of tokens.entries()) {
    const row = at === undefined ? undefined : rows[at[1]]
    if (at === undefined || row === undefined) continue
    const letter = LETTERS[i % LETTERS.length] ?? '?'
    row[at[0]] = ink('bold', letter)
    legend.push([ink('bold', letter), `${id} at ${at[0]},${at[1]}`])
  }
  const scale = `one cell is ${grid.cell} ${grid.unit}`
  return [
    ...rows.map(
      (row, i) => `  ${grid.kind === 'hex' && i % 2 === 1 ? ' ' : ''}${row.join(grid.kind === 'hex' ? ' ' : '')}`,
    ),
    ink('dim', `  ${scale}`),
    ...table(legend),
  ]
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
