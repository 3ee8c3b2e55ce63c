// npm run strength: how well bots play. In fights of equals each system's default policy meets uniformly random play, and the
// look-ahead of `affray advise` meets the default policy, until it is certain who is better. Prints a table, writes
// docs/strength.json and the table in docs/analysis.md. `npm run strength -- legend` plays one system anew, `legend:3` only its
// fights of three against three; `--minutes 2` is the most a contest may take, `--thumbs` plays the rules of thumb alone, `--table`
// only writes the table.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { analysis, systems } from '../engine/dist/index.js'
import { MIRRORS } from './strength/mirrors.mjs'
import { THUMBS } from './strength/thumbs.mjs'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const args = process.argv.slice(2)
const minutes = args.includes('--minutes') ? Number(args[args.indexOf('--minutes') + 1]) : 2
const wanted = args.filter((arg) => Object.hasOwn(systems, arg.split(':')[0]))
const isWanted = (id, size) =>
  !args.includes('--table') && (wanted.length === 0 || wanted.includes(id) || wanted.includes(`${id}:${size}`))

/** What is claimed of each contest: the win chance that must be passed for certain. */
const CONTESTS = [
  { challenger: 'default', against: 'random', claim: 0.9 },
  { challenger: 'advise', against: 'default', claim: 0.5 },
]
/** A rule of thumb may be as good as the default policy; it must not be better for certain. */
const NOT_WORSE = 0.45
/** How hard `advise` thinks: rollouts of each option in the mean, and the rounds it looks ahead; a small game affords more. */
const EFFORT = {
  example: { rollouts: 100, rounds: 50 },
  d6: { rollouts: 6, rounds: 2 },
  // A turn has two to four rounds: what a trip or a saved point is worth shows after several turns.
  olde: { rollouts: 12, rounds: 12 },
}
const LITTLE = { rollouts: 3, rounds: 1 }
/** However clear it is, no claim rests on fewer. */
const LEAST_FIGHTS = 12
const MOST_FIGHTS = 4000

const results = JSON.parse(existsSync(at('docs/strength.json')) ? readFileSync(at('docs/strength.json'), 'utf8') : '[]')
const workers = Array.from({ length: availableParallelism() }, () => new Worker(at('scripts/strength/contest.mjs')))
for (const id of Object.keys(systems)) {
  for (const scenario of MIRRORS[id] ?? []) {
    if (!isWanted(id, sizeOf(scenario))) continue
    const thumbs = Object.keys(THUMBS[id] ?? {}).map((against) => ({
      challenger: 'default',
      against,
      claim: NOT_WORSE,
    }))
    for (const contest of [...(args.includes('--thumbs') ? [] : CONTESTS), ...thumbs])
      keep(await played(id, scenario, contest))
  }
}
for (const worker of workers) worker.terminate()
write()
if (results.some(({ certain }) => !certain)) process.exitCode = 1

/** Plays a contest until its claim is certain, or certainly false, or time is up. Fights count in their order, whichever ends first. */
async function played(system, scenario, { challenger, against, claim }) {
  const size = sizeOf(scenario)
  const until = Date.now() + minutes * 60_000
  const ended = new Map()
  let [next, counted, won, lost, drawn, ms] = [0, 0, 0, 0, 0, 0]
  let known = analysis.sequential(0, 0)
  const clear = () => counted >= LEAST_FIGHTS && (known.low > claim || known.high < claim)
  const settled = () => clear() || counted >= MOST_FIGHTS || Date.now() > until
  const run = (worker) =>
    new Promise((resolve, reject) => {
      const send = () =>
        worker.postMessage({
          scenario,
          challenger,
          against,
          seed: 'strength',
          index: next++,
          effort: EFFORT[system] ?? LITTLE,
        })
      worker.removeAllListeners()
      worker.once('error', reject)
      worker.on('message', (done) => {
        ended.set(done.index, done)
        for (let fight = ended.get(counted); fight !== undefined && !settled(); fight = ended.get(counted)) {
          ended.delete(counted++)
          ms += fight.ms
          if (fight.won === undefined) drawn++
          else if (fight.won) won++
          else lost++
          known = analysis.sequential(won, counted)
        }
        if (settled()) resolve()
        else send()
      })
      send()
    })
  await Promise.all(workers.map(run))
  const row = { system, size: `${size} against ${size}`, challenger, against, claim, fights: counted, won, lost, drawn }
  const { share, low, high } = known
  return { ...row, share, low, high, certain: low > claim, seconds: Number((ms / 1000 / counted).toFixed(3)) }
}

function sizeOf({ sides }) {
  return Object.keys(sides.left).length
}

function keep(row) {
  const same = (other) => ['system', 'size', 'challenger', 'against'].every((field) => other[field] === row[field])
  const before = results.findIndex(same)
  results.splice(before < 0 ? results.length : before, 1, row)
  console.log(line(row))
  write()
}

function write() {
  writeFileSync(at('docs/strength.json'), `${JSON.stringify(results, null, 2)}\n`)
  const page = readFileSync(at('docs/analysis.md'), 'utf8')
  const marks = /(<!-- begin: strength[^>]*-->\n)[\s\S]*?(<!-- end: strength -->)/
  const head = ['| fight | who against whom | won | fights | claimed | seconds a fight |', '|---|---|---|---|---|---|']
  const table = [...head, ...results.map(line)].join('\n')
  writeFileSync(
    at('docs/analysis.md'),
    page.replace(marks, (_, begin, end) => `${begin}${table}\n${end}`),
  )
}

function line({ system, size, challenger, against, share, low, high, fights, claim, certain, seconds }) {
  const percent = (x) => (x * 100).toFixed(1)
  const won = `${percent(share)} % (${percent(low)}–${percent(high)})`
  const claimed = `over ${claim * 100} %: ${certain ? 'certain' : 'not certain'}`
  return `| ${systems[system].title}, ${size} | ${challenger} against ${against} | ${won} | ${fights} | ${claimed} | ${seconds} |`
}
