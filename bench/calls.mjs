// node bench/calls.mjs <game> …: calls of the engine's functions per step, in every ready scenario of these games. V8 counts them,
// so that the figure does not move with the machine; a change that leaves the fights as they are is compared by it.
import { readdirSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { analysis, dice, sample, systems, through } from '../engine/dist/index.js'

const FIGHTS = 20
const SEED = 'calls'
const post = (session, method, params) =>
  new Promise((resolve, reject) => {
    session.post(method, params, (error, result) => (error ? reject(error) : resolve(result)))
  })

function scenariosOf(game) {
  const folder = fileURLToPath(new URL(`../scenarios/${game}/`, import.meta.url))
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(readFileSync(`${folder}${name}`, 'utf8')))
}

async function callsPerStep(game) {
  const system = systems[game]
  const begun = scenariosOf(game).map((scenario) => system.begin(through(system.setup, scenario, 'scenario')))
  let steps = 0
  const counting = { ...system, step: (ctx, state) => system.step(ctx, state, void steps++) }
  const play = (of) => {
    for (const state of begun) {
      const bots = analysis.botsOf(of, state, {})
      for (let n = 0; n < FIGHTS; n++)
        sample(of, of.copy(state), new dice.Stream(SEED, n), bots, { steps: 100_000, rounds: 100 }, undefined)
    }
  }
  play(counting)
  const session = new Session()
  session.connect()
  await post(session, 'Profiler.enable')
  await post(session, 'Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  play(system)
  const { result } = await post(session, 'Profiler.takePreciseCoverage')
  session.disconnect()
  const calls = result
    .filter(({ url }) => url.includes('/engine/dist/'))
    .flatMap(({ functions }) => functions)
    .filter(({ functionName }) => functionName !== '')
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
  return { calls: calls / steps, steps }
}

for (const game of process.argv.slice(2)) {
  const { calls, steps } = await callsPerStep(game)
  console.log(`${game}: ${calls.toFixed(1)} calls a step, ${steps} steps`)
}
