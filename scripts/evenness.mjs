// npm run evenness: how often each side wins each ready scenario with bots on both, for whoever chooses one. Writes docs/evenness.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { analysis, systems } from '../engine/dist/index.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { parse } = createRequire(`${root}cli/package.json`)('yaml')
/** So many fights tell an even one from a hopeless one. */
const FIGHTS = 100

const rows = {}
for (const [id, system] of Object.entries(systems)) {
  for (const file of readdirSync(`${root}scenarios/${id}`).filter((name) => name.endsWith('.yaml'))) {
    const scenario = parse(readFileSync(`${root}scenarios/${id}/${file}`, 'utf8'))
    const { sides } = await analysis.simulate(system, { scenario, fights: FIGHTS, seed: 'evenness' })
    const name = `${id}/${file.replace(/\.yaml$/, '')}`
    rows[name] = Object.fromEntries(sides.map((side) => [side.id, Math.round(side.won.share * 100) / 100]))
    console.error(name, rows[name])
  }
}
writeFileSync(`${root}docs/evenness.json`, `${JSON.stringify({ fights: FIGHTS, wins: rows }, null, 2)}\n`)
