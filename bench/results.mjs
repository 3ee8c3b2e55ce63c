// What was measured, as it is kept in results.json and printed.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = fileURLToPath(new URL('results.json', import.meta.url))

/** The rows measured take the place of what was known of them; rows whose file is gone go. */
export function merged(before, measured, names) {
  const known = new Map([...before, ...measured].map((row) => [row.row, row]))
  return names.flatMap((name) => known.get(name) ?? [])
}

export function writeResults(measured, names) {
  const { rows } = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, `${JSON.stringify({ rows: merged(rows, measured, names) }, null, 2)}\n`)
}

export function printRows(rows) {
  const cells = rows.map(({ title, median, low, high, unit, bar, aim, holds }) => [
    holds ? '✓' : '✗',
    title,
    `${median} ${unit}`,
    low === high ? '' : `${low} – ${high}`,
    `${bar ?? '–'}`,
    `${aim ?? '–'}`,
  ])
  const lines = [['', 'row', 'median', 'quartiles', 'bar', 'aim'], ...cells]
  const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => line[i].length)))
  const padded = lines.map((line) => line.map((cell, i) => cell.padEnd(widths[i])).join('  '))
  for (const line of padded) console.log(line.trimEnd())
  for (const { title, note } of rows) if (note !== '') console.log(`\n${title}: ${note}`)
}
