// Everything that must hold before a change lands: style, types, tests. Ends with `N passed, N failed` alone on a line.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installChromium } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (path) => join(root, 'node_modules', path)
const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0

const count = { passed: 0, failed: 0 }
/** So many files are named by what they cost. */
const MOST_DEAR = 10

/** One check is one test: what it prints when it fails says why. */
function check(name, args) {
  const held = run(args)
  count[held ? 'passed' : 'failed'] += 1
  console.log(`${held ? '✓' : '✗'} ${name}`)
}

check('style: biome check', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])
check('types of the engine and its tests', [bin('typescript/bin/tsc'), '-p', 'engine/tsconfig.test.json'])
check('types of the table and its tests', [bin('typescript/bin/tsc'), '-p', 'table/tsconfig.test.json'])
check('types of the page and its tests', [bin('typescript/bin/tsc'), '-p', 'table/page'])
check('types of the command and its tests', [bin('typescript/bin/tsc'), '-p', 'cli/tsconfig.test.json'])

const without = installChromium()
if (without !== undefined) console.log(`The tests of the page in a browser are skipped: ${without}.`)

const folder = mkdtempSync(join(tmpdir(), 'affray-test-'))
const report = join(folder, 'report.json')
const ended = run([
  bin('vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
])
const { passed, failed, dearest } = tests(report)
rmSync(folder, { recursive: true })
count.passed += passed
// A run that broke without a failed test (a file that does not load, an error nobody caught) is a failure too.
count.failed += failed === 0 && !ended ? 1 : failed

if (dearest.length > 1) console.log(`\nThe dearest files of tests:\n${dearest.map(said).join('\n')}`)
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exitCode = count.failed === 0 ? 0 : 1

function said({ name, seconds }) {
  return `${seconds.toFixed(1).padStart(7)} s  ${name}`
}

function tests(path) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
    const unloaded = testResults.filter(({ status, assertionResults }) => {
      return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
    })
    const cost = ({ name, assertionResults }) => ({
      name: relative(root, name),
      seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
    })
    const dearest = testResults.map(cost).sort((a, b) => b.seconds - a.seconds)
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length, dearest: dearest.slice(0, MOST_DEAR) }
  } catch {
    return { passed: 0, failed: 1, dearest: [] }
  }
}
