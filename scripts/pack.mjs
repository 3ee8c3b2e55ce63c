// Puts what a package must carry beside it before it is packed: the page that says what it is, every licence, and what it
// reads while it runs; and takes out of its build what no source stands behind any more.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
const [workspace = 'engine'] = process.argv.slice(2)
/** What a package reads while it runs and does not hold itself. */
const READS = { table: ['scenarios', 'docs/evenness.json'] }
for (const name of ['README.md', 'LICENSE', 'NOTICE.md', 'licences', ...(READS[workspace] ?? [])]) {
  cpSync(fileURLToPath(new URL(name, root)), fileURLToPath(new URL(`${workspace}/${name}`, root)), { recursive: true })
}

const dist = fileURLToPath(new URL(`${workspace}/dist`, root))
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.js.map')) continue
  const path = join(dist, name)
  const { sources } = JSON.parse(readFileSync(path, 'utf8'))
  if (sources.every((source) => existsSync(join(path, '..', source)))) continue
  const built = path.slice(0, -'.js.map'.length)
  for (const ending of ['.js', '.js.map', '.d.ts']) rmSync(built + ending, { force: true })
}
