// npm run mutants -- <system> [--n 100] [--seed 1]: changes one number, comparison, sign or branch at a time in the rule
// files of a system, runs that system's tests, and lists the changes nobody noticed. The figure goes to docs/mutants.json.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { changesOf, drawn } from './mutants/changes.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What is no rule of a book: words, wiring, policies, and the data that tests of content check. */
const NO_RULES =
  /^(content|test|rules|policy|policies|view|tell)$|^(types|rules|rulings|scenario|tell|view|policy|index)\.ts$|\.test\.ts$/

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { n: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})
const [system] = positionals
const folder = join(root, 'engine/src/systems', system ?? '')
if (system === undefined || !existsSync(join(folder, 'index.ts'))) {
  console.error('Name a system: npm run mutants -- <system> [--n 100] [--seed 1]')
  process.exit(2)
}

const files = ruleFiles(folder)
const all = files.flatMap((file) => changesOf(file, readFileSync(file, 'utf8')))
const mutants = drawn(all, Number(values.n), Number(values.seed))
console.log(
  `${system}: ${all.length} possible changes in ${files.length} files, ${mutants.length} tried (seed ${values.seed}).`,
)

const began = Date.now()
const runners = await Promise.all([started(), started()])
const untouched = await tried(0, null, 600_000)
if (untouched !== 'missed') {
  console.error('The tests of this system fail as they are: make them pass first.')
  stop()
  process.exit(1)
}
const patience = 10_000 + 3 * (Date.now() - began)

const verdicts = new Map()
const waiting = [...mutants]
await Promise.all(runners.map((_, runner) => work(runner)))
stop()
const missed = mutants.filter((mutant) => verdicts.get(mutant) === 'missed')

console.log(`\n${mutants.length - missed.length} of ${mutants.length} noticed.`)
for (const { file, line, from, to } of missed) console.log(`  ${relative(root, file)}:${line}  ${from} → ${to}`)
const store = join(root, 'docs/mutants.json')
const figures = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {}
figures[system] = { noticed: mutants.length - missed.length, of: mutants.length, seed: Number(values.seed) }
const sorted = Object.fromEntries(Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(store, `${JSON.stringify(sorted, null, 2)}\n`)

function ruleFiles(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NO_RULES.test(name))
    .flatMap((entry) => {
      const inside = join(path, entry.name)
      return entry.isDirectory() ? ruleFiles(inside) : entry.name.endsWith('.ts') ? [inside] : []
    })
}

async function started() {
  const runner = fork(join(root, 'scripts/mutants/run.mjs'), [folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(runner, 'message')
  return runner
}

/** Takes changes one after the other until none is left. */
async function work(runner) {
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    verdicts.set(mutant, await tried(runner, mutant, patience))
    if (process.stdout.isTTY) process.stdout.write(`\r${verdicts.size} of ${mutants.length} `)
  }
}

/** Whether the change was noticed; a run that never ends or dies is noticed too, and its runner replaced. */
async function tried(runner, mutant, ms) {
  const child = runners[runner]
  child.send(mutant)
  const verdict = await new Promise((resolve) => {
    const timer = setTimeout(() => done('hung'), ms)
    const exit = () => done('died')
    const message = ({ noticed }) => done(noticed ? 'noticed' : 'missed')
    const done = (result) => {
      clearTimeout(timer)
      child.off('exit', exit)
      child.off('message', message)
      resolve(result)
    }
    child.once('exit', exit)
    child.once('message', message)
  })
  if (verdict === 'hung' || verdict === 'died') {
    child.kill('SIGKILL')
    runners[runner] = await started()
  }
  return verdict
}

function stop() {
  for (const child of runners) child.kill('SIGKILL')
}
