// The long forms of the proofs: npm run reliability -- load | kill | damage | disk | frames | half-open | never-read | restart | week
import { rmSync } from 'node:fs'
import process from 'node:process'
import { freshFolder, Server } from '../server.ts'
import { campaign } from './campaign.ts'
import { copyOf, damage, opens, storeOfKilled } from './damage.ts'
import { disk } from './disk.ts'
import { frames } from './frames.ts'
import { halfOpen, neverRead } from './hostile.ts'
import { killed } from './killing.ts'
import { load } from './load.ts'
import { restart } from './restart.ts'
import { week } from './week.ts'

const [what = '', ...rest] = process.argv.slice(2)
const options = new Map(
  rest.map((one): [string, string] => {
    const [name = '', value = ''] = one.replace(/^--/, '').split('=')
    return [name, value]
  }),
)
const number = (name: string, usual: number): number => Number(options.get(name) ?? usual)
/** Where what earlier runs counted is added to. */
const resume = options.has('resume') ? options.get('resume') || '.affray/campaigns' : undefined

const RUNS: Readonly<Record<string, () => Promise<unknown>>> = {
  async load() {
    const profiled = !options.has('profile') ? [] : ['--cpu-prof', '--cpu-prof-dir=.affray/profiles']
    const server = await Server.start(freshFolder(), ['--metrics', '0'], {}, profiled)
    try {
      return await load({
        address: server.address,
        pid: server.process.pid ?? 0,
        metrics: server.metrics,
        tables: number('tables', 300),
        sockets: number('sockets', 6),
        perSecond: number('per-second', 150),
        seconds: number('seconds', 60),
        crowd: options.get('crowd'),
      })
    } finally {
      await server.stop()
    }
  },
  kill: () =>
    campaign('kill', { count: number('cycles', 50), block: 10, resume }, async (from, many) => ({
      ...(await killed(many, from)),
    })),
  async damage() {
    const { folder, table, sums } = await storeOfKilled(number('deeds', 120))
    return campaign('damage', { count: number('copies', 1000), block: 50, resume }, async (from, many) => {
      const found: Record<string, number> = {}
      for (let seed = from; seed < from + many; seed++) {
        const copy = copyOf(folder)
        damage(copy, seed)
        const how = await opens(copy, table, sums)
        found[how] = (found[how] ?? 0) + 1
        rmSync(copy, { recursive: true })
      }
      return found
    })
  },
  frames: () => frames(number('frames', 100_000)),
  disk: () => disk(number('megabytes', 4)),
  'half-open': () => halfOpen(number('connections', 10_000)),
  'never-read': () => neverRead(number('sockets', 50)),
  restart: () => restart(number('tables', 1000), number('deeds', 60)),
  week: () => week(number('tables', 200)),
}

const run = RUNS[what]
if (run === undefined) {
  console.error(`Say what: ${Object.keys(RUNS).join(', ')}. Options are --name=number: docs/reliability.md.`)
  process.exitCode = 2
} else {
  console.log(JSON.stringify({ [what]: await run() }, null, 2))
  process.exit(0)
}
