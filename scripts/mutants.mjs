// npm run mutants -- <system|mechanisms> [--n 100] [--seed 7]: changes one thing at a time in the rules of a system, in what it
// tells whom, and in its screens, runs
// the tests that touch it, and lists the changes nobody noticed. Half are figures (a number, a comparison, a sign, a branch),
// half are mistakes as people make them (scripts/mutants/changes.mjs). Without --seed a fresh one is drawn; only such a figure
// of at least a hundred changes goes to docs/mutants.json, with the commit it belongs to. --fast skips the second look at what
// was missed; --quick skips laws and exhaustive play too, for work on tests of rules. --reach [--only kept-fights] changes
// nothing: it lists the lines no test (of the files whose names have that part) reaches at all. --at closing.ts:41,styles.ts tries
// every change in these lines or files of the system and no other, laws aside and looking twice only at what modules read as
// they load: for the work on what a run has listed.
import { execFileSync, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { changesOf, drawn } from './mutants/changes.mjs'
import { figure, inWords } from './mutants/figure.mjs'
import { page } from './rule-coverage/proof.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What says nothing of its own: lists, wiring, tests, the minds of bots, and words about rules. */
const NO_RULES =
  /^(content|test|rules|policy|policies)$|^(types|rules|rulings|scenario|policy|index|copy)\.ts$|\.test\.ts$/
/** How long nothing may be heard of a child that tries changes. */
const PATIENCE = 90_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    n: { type: 'string', default: '100' },
    seed: { type: 'string' },
    fast: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    reach: { type: 'boolean', default: false },
    only: { type: 'string' },
    at: { type: 'string' },
  },
})
const [name] = positionals
const folder =
  name === 'mechanisms' ? join(root, 'engine/src/mechanisms') : join(root, 'engine/src/systems', name ?? '')
if (name === undefined || (name !== 'mechanisms' && !existsSync(join(folder, 'index.ts')))) {
  console.error(
    'Name a system, or mechanisms: npm run mutants -- <system> [--n 100] [--seed 7] [--at x.ts:12] [--fast|--quick|--reach]',
  )
  process.exit(2)
}
/** The tests of a system are its own; those of the mechanisms are the games' that stand on them too. */
const tests =
  name === 'mechanisms'
    ? [folder, ...['example', 'd6', 'legend'].map((id) => join(root, 'engine/src/systems', id))]
    : [folder]
const fresh = values.seed === undefined
const seed = fresh ? randomInt(1, 1_000_000) : Number(values.seed)
setPriority(10)

const files = ruleFiles(folder)
const all = files.flatMap((file) => changesOf(file, readFileSync(file, 'utf8')))
if (values.reach) await listUnreached()
const places = values.at !== undefined
const quick = values.quick || places
const chosen = !places ? drawn(all, Number(values.n), seed) : within(values.at)
const mutants = chosen.map((mutant, n) => ({ ...mutant, n }))
console.log(`${name}: ${all.length} possible changes in ${files.length} files, ${mutants.length} tried (seed ${seed}).`)

const scratch = mkdtempSync(join(tmpdir(), 'affray-mutants-'))
const verdicts = new Map()
const touched = new Map(mutants.map(({ n }) => [n, new Set()]))
const atLoad = new Set()
/** Tests that failed without any change, and why: as they are, or because a change before was remembered. */
const unsure = new Map()
const began = Date.now()
try {
  await Promise.all(
    [0, 1].map((half) =>
      together(
        mutants.filter(({ n }) => n % 2 === half),
        half,
      ),
    ),
  )
  if (!values.fast && !values.quick)
    await oneByOne(mutants.filter(({ n }) => !verdicts.has(n) && (!places || atLoad.has(n))))
} finally {
  rmSync(scratch, { recursive: true })
}
for (const { n } of mutants) if (!verdicts.has(n)) verdicts.set(n, { verdict: 'missed' })

const found = figure(
  mutants,
  (n) => verdicts.get(n).verdict,
  { seed, commit: commit() },
  (n) => verdicts.get(n).by,
)
console.log(`\n${inWords(found)} (${Math.round((Date.now() - began) / 1000)} s)`)
for (const { n, kind, file, line, from, to } of mutants) {
  const { verdict } = verdicts.get(n)
  if (verdict !== 'noticed')
    console.log(`  ${verdict}: ${relative(root, file)}:${line}  (${kind}) ${short(from)} → ${short(to)}`)
}
if (fresh && mutants.length >= 100 && !values.fast && !quick) {
  const store = join(root, 'docs/mutants.json')
  const figures = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {}
  figures[name] = found
  const sorted = Object.fromEntries(Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(store, `${JSON.stringify(sorted, null, 2)}\n`)
  quoted(sorted)
}

/** Puts the figures where coverage quotes them: what tests prove stays as it was. */
function quoted(figures) {
  const path = join(root, 'docs/coverage.json')
  if (!existsSync(path)) return
  const coverage = JSON.parse(readFileSync(path, 'utf8'))
  for (const of of coverage.systems) if (figures[of.system] !== undefined) of.mutants = figures[of.system]
  writeFileSync(path, `${JSON.stringify(coverage, null, 1)}\n`)
  writeFileSync(join(root, 'docs/coverage.md'), page(coverage))
}

/** The changes in lines and files named as `closing.ts:41` or `closing.ts`, by their paths in the system's folder. */
function within(listed) {
  const wanted = listed.split(',').map((place) => place.split(':'))
  return all.filter(({ file, line }) => {
    const path = relative(folder, file)
    return wanted.some(([name, at]) => path === name && (at === undefined || Number(at) === line))
  })
}

/** Runs the tests as they are and lists the lines with places of changes that none of them passes. */
async function listUnreached() {
  const out = join(tmpdir(), `affray-reach-${process.pid}.out`)
  const task = join(tmpdir(), `affray-reach-${process.pid}.json`)
  const numbered = all.map((mutant, n) => ({ ...mutant, n }))
  const { reach, only } = values
  writeFileSync(out, '')
  writeFileSync(
    task,
    JSON.stringify({ mutants: numbered, tests, quick: values.quick, reach, only, count: all.length, out }),
  )
  const child = fork(join(root, 'scripts/mutants/fast.mjs'), [], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, AFFRAY_MUTANTS: task, NODE_NO_WARNINGS: '1' },
  })
  await once(child, 'exit')
  const said = readFileSync(out, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  for (const path of [out, task]) rmSync(path)
  const reached = new Set(said.flatMap((line) => [...(line.reached ?? []), ...(line.atLoad ?? [])]))
  const missing = numbered.filter(({ n }) => !reached.has(n))
  console.log(`${name}: ${missing.length} of ${all.length} places are reached by no test.`)
  for (const [file, list] of grouped(missing)) {
    console.log(`  ${relative(root, file)}: ${[...new Set(list.map(({ line }) => line))].join(' ')}`)
  }
  process.exit(0)
}

function grouped(list) {
  const by = new Map()
  for (const one of list) by.set(one.file, [...(by.get(one.file) ?? []), one])
  return by
}

/** All these changes in one process, each switched on in turn; started again without what made it stop. */
async function together(mine, half) {
  let open = mine
  for (let attempt = 0; open.length > 0; attempt++) {
    const out = join(scratch, `${half}-${attempt}.out`)
    const task = join(scratch, `${half}-${attempt}.json`)
    writeFileSync(out, '')
    const numbered = open.map((mutant, at) => ({ ...mutant, n: at }))
    writeFileSync(task, JSON.stringify({ mutants: numbered, tests, quick, count: open.length, out }))
    const child = fork(join(root, 'scripts/mutants/fast.mjs'), [], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, AFFRAY_MUTANTS: task, NODE_NO_WARNINGS: '1' },
    })
    const end = await ended(child, out)
    const culprit = heard(out, open)
    if (end === 0) return
    if (end === 3 || culprit === undefined) fail('The tests of this system do not load with the changes built in.')
    verdicts.set(culprit, { verdict: end === 'hung' ? 'hung' : 'died' })
    open = open.filter(({ n }) => !verdicts.has(n))
  }
}

/** Takes in what a child found, in our numbers; the change it tried last. */
function heard(out, open) {
  let last
  for (const line of readFileSync(out, 'utf8').split('\n').filter(Boolean)) {
    const said = JSON.parse(line)
    const number = (at) => open[at].n
    if ('touches' in said) {
      last = number(said.touches)
      touched.get(last).add(said.file)
    }
    if ('verdict' in said) verdicts.set(number(said.n), { verdict: said.verdict, by: said.by })
    if ('atLoad' in said) for (const at of said.atLoad) atLoad.add(number(at))
    if ('unsure' in said) unsure.set(said.unsure, said.why)
  }
  return last
}

/** How a child ended: its code, or `hung` where nothing was heard of it for too long. */
async function ended(child, out) {
  let killed = false
  const watch = setInterval(() => {
    if (process.stdout.isTTY) process.stdout.write(`\r${verdicts.size} of ${mutants.length} `)
    if (Date.now() - statSync(out).mtimeMs < PATIENCE || statSync(out).size === 0) return
    killed = true
    child.kill('SIGKILL')
  }, 2_000)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  return killed ? 'hung' : (code ?? 1)
}

/**
 * A second look at what was not noticed, each in a file truly changed and loaded anew: what is computed when a module loads
 * or remembered between tests cannot be switched. The tests that touch it, without those that take long where they ran already.
 */
async function oneByOne(doubtful) {
  const waiting = [...doubtful]
  const work = async () => {
    let runner
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const loads = atLoad.has(mutant.n)
      if (!loads && touched.get(mutant.n).size === 0) continue
      runner ??= await started()
      if (unsure.size > 0) await checked(runner)
      const { verdict, by } = await tried(runner, mutant, loads)
      if (verdict !== 'missed') verdicts.set(mutant.n, { verdict, by })
      if (verdict === 'hung' || verdict === 'died') {
        runner.kill('SIGKILL')
        runner = undefined
      }
      if (process.stdout.isTTY) process.stdout.write(`\r${mutants.length - waiting.length} of ${mutants.length} `)
    }
    runner?.kill('SIGKILL')
  }
  await Promise.all([work(), work()])
}

/** Where tests were in doubt: that they pass as they are. */
async function checked(runner) {
  const tests = [...unsure]
  unsure.clear()
  const { verdict } = await tried(runner, { file: '', start: 0, end: 0, to: '' }, true)
  if (verdict !== 'missed')
    fail(`The tests of this system fail as they are: ${tests.map((one) => one.join(': ')).join('; ')}`)
}

function fail(why) {
  console.error(why)
  process.exit(1)
}

async function started() {
  const runner = fork(join(root, 'scripts/mutants/run.mjs'), tests, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(runner, 'message')
  return runner
}

function tried(child, mutant, all) {
  child.send({ mutant, all })
  return new Promise((resolve) => {
    const timer = setTimeout(() => done({ verdict: 'hung' }), 4 * PATIENCE)
    const exit = () => done({ verdict: 'died' })
    const done = (result) => {
      clearTimeout(timer)
      child.off('exit', exit)
      child.off('message', done)
      resolve(result)
    }
    child.once('exit', exit)
    child.once('message', done)
  })
}

function ruleFiles(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name: entry }) => !NO_RULES.test(entry))
    .flatMap((entry) => {
      const inside = join(path, entry.name)
      return entry.isDirectory() ? ruleFiles(inside) : entry.name.endsWith('.ts') ? [inside] : []
    })
}

/** The commit the rules and tests are of; with a plus where something was changed since. */
function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const dirty = git('status', '--porcelain', '--', 'engine') === '' ? '' : '+'
  return `${git('rev-parse', '--short', 'HEAD')}${dirty}`
}

function short(text) {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length <= 90 ? line : `${line.slice(0, 89)}…`
}
