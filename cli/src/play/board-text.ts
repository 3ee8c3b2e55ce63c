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
  for (const [i, { id, at, cells }] of tokens.entries()) {
    const letter = LETTERS[i % LETTERS.length] ?? '?'
    if (at === undefined) continue
    for (const [x, y] of cells ?? [at]) {
      const row = rows[y]
      if (row?.[x] !== undefined) row[x] = ink('bold', letter)
    }
    legend.push([ink('bold', letter), `${id} at ${at[0]},${at[1]}`])
  }
  const hex = grid.kind === 'hex'
  const gap = hex ? ' ' : ''
  const margin = String(rows.length - 1).length
  const columns = rows[0]?.map((_, x) => String(x % 10)).join(gap) ?? ''
  const tens = rows[0]?.map((_, x) => (x % 10 === 0 && x > 0 ? String(Math.floor(x / 10) % 10) : ' ')).join(gap) ?? ''
  const ruler = (line: string): string => ink('dim', `  ${' '.repeat(margin)} ${line}`)
  const kinds = (grid.kinds ?? []).filter(({ mark }) => mark !== '.' && mark !== '#')
  const doors = (grid.edges ?? []).filter(({ kind }) => kind === 'door')
  return [
    ...(tens.trim() === '' ? [] : [ruler(tens)]),
    ruler(columns),
    ...rows.map(
      (row, y) => `  ${ink('dim', String(y).padStart(margin))} ${hex && y % 2 === 1 ? ' ' : ''}${row.join(gap)}`,
    ),
    ink(
      'dim',
      `  columns across, rows down; one cell is ${grid.cell} ${grid.cell === 1 ? grid.unit.replace(/s$/, '') : grid.unit}`,
    ),
    ...table([
      ...kinds.map(({ mark, title, blocks, cost }) => [
        mark,
        `${title}${blocks ? ', in the way' : cost === 1 ? '' : `, ${cost} times the way`}`,
      ]),
      ...doors.map(({ id, open }) => ['', `door at ${id}, ${open ? 'open' : 'shut'}`]),
      ...legend,
    ]),
  ]
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
