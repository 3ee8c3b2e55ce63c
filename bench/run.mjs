// npm run bench [row …]: installs what Affray is measured against, checks that both sides compute the same, measures,
// prints the table and writes the rows measured into bench/results.json. With --small every row runs once, on the least that
// shows that it runs, and nothing is written. With --json the rows come as JSON. Each file in rows/ is a row; a new file is a new row.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measureRows } from './measuring.mjs'
import { installPeers } from './peers.mjs'
import { printRows, writeResults } from './results.mjs'

const small = process.argv.includes('--small')
if (small) process.env.AFFRAY_BENCH = 'small'
if (!installPeers()) process.exit(1)

const names = readdirSync(fileURLToPath(new URL('rows', import.meta.url)))
  .map((file) => file.replace(/\.mjs$/, ''))
  .sort()
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(2)
}

const { measured, failed, skipped } = await measureRows(
  wanted.length === 0 ? names : names.filter((name) => wanted.includes(name)),
  (name) => import(`./rows/${name}.mjs`),
  (line) => console.error(line),
)
if (process.argv.includes('--json')) console.log(JSON.stringify({ measured, failed, skipped }))
else printRows(measured)
if (!small) writeResults(measured, names)
console.error(`${measured.length} measured, ${skipped.length} left out, ${failed.length} failed`)
if (failed.length > 0) console.error(`Failed, with the reason above: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 && (small || measured.every(({ holds }) => holds)) ? 0 : 1
