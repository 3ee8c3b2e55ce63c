// Runs the tests of the page again and again beside a loaded processor, and stops at the first that fails: a test that fails
// once in ten has a race. `npm run steady -- --times 3 table/test/page/links.test.ts` does less.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '10' } },
  allowPositionals: true,
})
const times = Number(values.times)
if (!Number.isInteger(times) || times < 1) {
  console.error(`--times ${values.times} is no number of runs. Give a whole number from 1 on.`)
  process.exit(2)
}
const which = positionals.length === 0 ? ['table/test/page'] : positionals

/** A process that does nothing for as long as this one lives. */
const BUSY = `const parent = process.ppid
while (process.ppid === parent) for (const until = Date.now() + 200; Date.now() < until; );`
const load = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', BUSY]))
const rest = () => {
  for (const one of load) one.kill('SIGKILL')
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    rest()
    process.exit(1)
  })

const folder = mkdtempSync(join(tmpdir(), 'affray-steady-'))
const report = join(folder, 'report.json')
let failed = []
for (let n = 1; n <= times && failed.length === 0; n++) {
  const began = Date.now()
  failed = run()
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`run ${n} of ${times}: ${failed.length === 0 ? 'all passed' : 'failed'} (${seconds} s)`)
}
rest()
rmSync(folder, { recursive: true })
for (const one of failed) console.log(`\n✗ ${one}`)
process.exitCode = failed.length === 0 ? 0 : 1

/** What fails in one run; it ends with the first. */
function run() {
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['--maxWorkers=1', '--bail=1', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...options, ...which], { cwd: root, stdio: 'ignore' })
  if (status === 0) return []
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const tests = testResults.flatMap(({ assertionResults, name, message }) => {
      const wrong = assertionResults.filter((test) => test.status === 'failed')
      if (wrong.length === 0 && message) return [`${name}\n${message}`]
      return wrong.map(({ fullName, failureMessages }) => `${fullName} (${name})\n${failureMessages.join('\n')}`)
    })
    if (tests.length > 0) return tests
  } catch {
    // A run that broke before its report was written is told as such.
  }
  return [`The run ended with ${status} and no report. Run it alone: npx vitest run ${which.join(' ')}`]
}
