// npm run refresh: writes what documents quote from the program: the tables of systems and of speed in the README, the example in
// docs/fight-file.md, and the JSON Schemas. Then it records kept fights anew that are told and end as before, or all of them with
// AFFRAY_RECORD="why". With --check it writes nothing, leaves kept fights to their tests, and fails where something is out of date.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { commitsSince } from '../bench/commit.mjs'
import { systems } from '../engine/dist/index.js'
import {
  copyTable,
  enter,
  join as joinBy,
  joining,
  makeTable,
  nextOf,
  said,
  setUp,
} from '../table/dist/protocol/index.js'
import { noticed } from './rule-coverage/proof.mjs'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const checking = process.argv.includes('--check')

/** A figure so many commits old says so. Its age is no reason to call the README out of date. */
const OLD = 80
const OF_OLD = ' (old)'

/** The games Affray is made for, in the order of the README; those whose system is not there yet are said to be coming. */
const GAMES = [
  ['legend', 'Legend'],
  ['cfi', 'Classic Fantasy Imperative'],
  ['d6', 'D6 Fantasy'],
  ['renaissance', 'Renaissance'],
  ['olde', 'Dungeons of Olde'],
  ['example', 'Brawl (ours, small: the one to copy)'],
]

refresh('README.md', (text) =>
  block(block(block(text, 'systems', systemsTable()), 'story', story()), 'bench', benchTable()),
)
refresh('docs/fight-file.md', (text) => block(text, 'example', `\`\`\`json\n${exampleFight()}\`\`\``))
for (const id of Object.keys(systems)) {
  const path = `schemas/${id}.schema.json`
  refresh(path, () => formatted(path, affray(['schema', id])))
}

/** What the table understands, by the name of the message or request. */
const TABLE = {
  said,
  'make-table': makeTable,
  enter,
  join: joinBy,
  joining,
  copy: copyTable,
  'set-up': setUp,
  next: nextOf,
}
for (const [name, shape] of Object.entries(TABLE)) {
  const path = `schemas/table/${name}.schema.json`
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  refresh(path, () => formatted(path, JSON.stringify(schema)))
}

if (!checking) keptFights()

/** Records kept fights anew; those that are told or end otherwise only with a reason, which the tests read themselves. */
function keptFights() {
  const vitest = at('node_modules/vitest/vitest.mjs')
  const only = ['kept-fights.test.ts', '-t', 'kept fights of', '--reporter=dot']
  const env = { ...process.env, AFFRAY_REFRESH: 'kept fights' }
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...only], { cwd: at('.'), stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}

function refresh(path, change) {
  const before = existsSync(at(path)) ? readFileSync(at(path), 'utf8') : ''
  const after = change(before)
  if (after === before || (checking && ageless(after) === ageless(before))) return
  if (checking) {
    console.error(`${path} is out of date. Run: npm run refresh`)
    process.exitCode = 1
  } else {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), after)
    console.log(`${path} refreshed`)
  }
}

function ageless(text) {
  return text.replaceAll(OF_OLD, '')
}

/** A text with what stands between the marks of a block replaced. */
function block(text, name, content) {
  const marks = new RegExp(`(<!-- begin: ${name}[^>]*-->\\n)[\\s\\S]*?(<!-- end: ${name} -->)`)
  if (!marks.test(text)) throw new Error(`there is no block ${name}`)
  return text.replace(marks, (_, begin, end) => `${begin}${content}\n${end}`)
}

function systemsTable() {
  const measured = existsSync(at('docs/coverage.json'))
    ? JSON.parse(readFileSync(at('docs/coverage.json'), 'utf8')).systems
    : []
  const rows = GAMES.map(([id, game]) => {
    const found = measured.find(({ system }) => system === id)
    if (systems[id] === undefined) return `| ${game} | \`${id}\` | coming | | |`
    if (found === undefined) return `| ${game} | \`${id}\` | not measured | | |`
    const { chapter, companion, mutants } = found
    const left = chapter.outOfScope + companion.outOfScope
    return `| ${game} | \`${id}\` | ${share(chapter)} | ${share(companion)} | ${left} | ${noticed(mutants)} |`
  })
  return [
    '| game | name | rules of its combat chapter proved | of chapters it refers to | left out | mutants noticed |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => (row.split('|').length < 8 ? `${row} |` : row)),
  ].join('\n')
}

function share({ proved, notYet }) {
  return proved + notYet === 0 ? '–' : `${proved} of ${proved + notYet}`
}

/** What `npm run bench` measured last of each row, and where. */
function benchTable() {
  const { rows } = JSON.parse(readFileSync(at('bench/results.json'), 'utf8'))
  const line = ({ title, median, low, high, unit, bar, aim, holds, commit }) => {
    const old = (commitsSince(commit) ?? 0) > OLD ? OF_OLD : ''
    const figures = [`${number(median)} ${unit}`, low === high ? '' : `${number(low)} – ${number(high)}`]
    return `| ${[holds ? '✓' : '✗', title, ...figures, wished(bar), wished(aim), `${commit}${old}`].join(' | ')} |`
  }
  const places = new Set(rows.map(({ machine, node }) => `${machine}, shared, Node ${node.slice(1)}`))
  return [
    '| | what | median | quartiles | bar | aim | commit |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(line),
    '',
    `On ${[...places].join('; ')}.`,
  ].join('\n')
}

function wished(value) {
  return value === undefined ? '–' : number(value)
}

function number(value) {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 })
}

/** How a fight ends, as `npm start` tells it. */
function story() {
  const told = affray(['fight', 'scenarios/example/tavern.yaml', '--seed', '2']).split('\n')
  const end = told.findIndex((line) => line.startsWith('Victory'))
  const round = told.findLastIndex((line, i) => i < end && line.startsWith('Round'))
  const from = told.findIndex((line, i) => i >= end - 12 && /^ {2}\S/.test(line))
  return ['```text', told[round], '  …', ...told.slice(from, end + 1), '```'].join('\n')
}

/** A short fight with typed dice, a ruling and an undo, as its file. */
function exampleFight() {
  const folder = mkdtempSync(join(tmpdir(), 'affray-refresh-'))
  const path = join(folder, 'stables.fight.json')
  const ruling = 'rule {"do": "set", "who": "ines", "field": "grit", "to": 9} because the hay was soft'
  const lines = ['bold', 'strike', '3', 'undo', 'undo', 'wait', 'none', ruling, '8']
  affray(['play', 'scenarios/example/duel.yaml', '--dice', 'typed', '--save', path], lines.join('\n'))
  const text = readFileSync(path, 'utf8')
  rmSync(folder, { recursive: true })
  return text
}

function affray(args, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('cli/dist/main.js'), ...args], {
    cwd: at('.'),
    encoding: 'utf8',
    input,
    env: { ...process.env, NO_COLOR: '1', COLUMNS: '96' },
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

function formatted(path, text) {
  const biome = at('node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'format', `--stdin-file-path=${path}`]
  return spawnSync(process.execPath, args, { cwd: at('.'), encoding: 'utf8', input: text }).stdout
}
