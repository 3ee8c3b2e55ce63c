// npm run bench [row …]: installs what Affray is measured against, checks that both sides compute the same, measures,
// prints the table and writes bench/results.json. Each file in rows/ is a row; a new file is a new row.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

if (!existsSync(here('node_modules'))) {
  console.error('Installing what Affray is measured against …')
  const args = ['ci', '--prefix', here('.'), '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (status !== 0) process.exit(1)
}

const wanted = process.argv.slice(2)
const names = readdirSync(here('rows'))
  .map((file) => file.replace(/\.mjs$/, ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort()

const rows = []
for (const name of names) {
  const { title, unit, bar, aim, better, measure } = await import(`./rows/${name}.mjs`)
  console.error(`measuring: ${title} …`)
  const { skipped, median, low = median, high = median, note = '' } = await measure()
  if (skipped !== undefined) {
    console.error(`  left out: ${skipped}`)
    continue
  }
  const holds = bar === undefined || (better === 'more' ? median >= bar : median <= bar)
  rows.push({
    row: name,
    title,
    median: round(median),
    low: round(low),
    high: round(high),
    unit,
    bar,
    aim,
    holds,
    note,
  })
}

print(rows)
const results = { node: process.version, machine: cpus()[0]?.model ?? 'unknown', rows }
if (wanted.length === 0) writeFileSync(here('results.json'), `${JSON.stringify(results, null, 2)}\n`)
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1

function print(rows) {
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
  for (const line of lines)
    console.log(
      line
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
  for (const { title, note } of rows) if (note !== '') console.log(`\n${title}: ${note}`)
}

function round(value) {
  return Number(value.toPrecision(3))
}
