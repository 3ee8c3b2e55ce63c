// npm run nodes: plays the same fights on Node 20, 22 and 24 and compares every byte of events and states.
// The versions are installed as packages in a folder of the system's temporary files, and kept there for the next time.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const VERSIONS = [20, 22, 24]
const SEEDS = 5

if (process.argv[2] === 'play') await play()
else compare()

/** Plays every scenario on this Node and prints a line for each: its name and the hash of all that came of it. */
async function play() {
  const { byPolicy, Fight, sample, streamOf, systems } = await import('../engine/dist/index.js')
  const { parse } = await import('yaml')
  for (const path of scenarios()) {
    const raw = parse(readFileSync(join(root, path), 'utf8'), { merge: true })
    const system = systems[raw.system]
    if (system === undefined) continue
    const policy = system.policies.default
    const hash = createHash('sha256')
    for (let seed = 0; seed < SEEDS; seed++) {
      const fight = Fight.begin(system, raw, { by: 'keyed', seed: `${seed}` }, [byPolicy(() => policy)]).proceed(5_000)
      hash.update(JSON.stringify([fight.events(), fight.state, fight.file()]))
      const { setup } = system.setup.parse(raw)
      const events = []
      const { state } = sample(
        system,
        system.begin(setup),
        streamOf('nodes', seed),
        () => policy,
        { steps: 5_000 },
        (e) => {
          events.push(e)
        },
      )
      hash.update(JSON.stringify([events, state]))
    }
    console.log(`${path} ${hash.digest('hex')}`)
  }
}

function scenarios() {
  return readdirSync(join(root, 'scenarios'), { recursive: true })
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .map((name) => `scenarios/${name.replaceAll('\\', '/')}`)
    .sort()
}

/** Runs `play` on each version; fails where the bytes differ. */
function compare() {
  const results = VERSIONS.map((version) => {
    const node = installed(version)
    const name = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
    const { status, stdout, stderr } = spawnSync(node, [fileURLToPath(import.meta.url), 'play'], { encoding: 'utf8' })
    if (status !== 0) fail(`The fights cannot be played on Node ${name}:\n${stderr}`)
    return { name, lines: stdout.trim().split('\n') }
  })
  const [first, ...others] = results
  console.log(`${first.lines.length} scenarios, ${SEEDS} fights each with keyed dice and as many with streams:`)
  for (const { name, lines } of results) {
    const bytes = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
    console.log(`  Node ${name.padEnd(10)} events and states ${bytes}`)
  }
  for (const { name, lines } of others) {
    const at = lines.findIndex((line, i) => line !== first.lines[i])
    if (at >= 0) fail(`Node ${name} and ${first.name} differ, first in ${lines[at].split(' ')[0]}.`)
  }
  console.log('All the same.')
}

/** The path of a Node of that major version: the package its `node` package installs for this machine. */
function installed(version) {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const folder = join(tmpdir(), 'affray-nodes', String(version))
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(node)) return node
  console.error(`Installing Node ${version} as a package (${name}) …`)
  mkdirSync(folder, { recursive: true })
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `${name}@${version}`,
  ]
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (status !== 0 || !existsSync(node)) fail(`Node ${version} cannot be installed. Is there a network?`)
  return node
}

function fail(why) {
  console.error(why)
  process.exit(1)
}
