// One option's odds as somebody at a table asks for them: from what his seat may believe, on the first turn of a fight.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { analysis, byPolicy, Fight, systems } from '../../engine/dist/index.js'
import { sized } from '../harness.mjs'

export const title = 'one option’s odds asked at a table, the slowest of the games’ first turns'
export const unit = 's'
export const better = 'less'
export const bar = 1
export const aim = 0.3

const SCENARIOS = {
  example: 'tavern',
  legend: 'goblin-cavern',
  cfi: 'bandits-on-the-road',
  d6: 'cians-street',
  renaissance: 'slaver-camp',
  olde: 'ambush',
}

/** The fight where somebody is first asked what he does on his turn. */
function firstTurn(system) {
  const text = readFileSync(
    new URL(`../../scenarios/${system.id}/${SCENARIOS[system.id]}.yaml`, import.meta.url),
    'utf8',
  )
  const bots = byPolicy((choice) => (choice.about.ask === system.turn ? undefined : system.policies.default))
  return Fight.begin(system, parse(text), { by: 'keyed', seed: 'bench' }, [bots]).proceed()
}

export async function measure() {
  const rows = []
  for (const system of Object.values(systems)) {
    const fight = firstTurn(system)
    const waiting = analysis.waitingIn(fight)
    const side = system.sides(fight.state).find(({ fighters }) => fighters.includes(waiting.choice.who))
    const seat = { name: side.id, fighters: side.fighters, gm: false }
    const times = []
    for (const { key } of waiting.choice.options.slice(0, sized(undefined, 1))) {
      const from = process.cpuUsage()
      const [{ method } = {}] = await analysis.odds(system, waiting, {
        policy: () => system.policies.default,
        seat,
        samples: sized(2000, 2),
        option: key,
      })
      const { user, system: kernel } = process.cpuUsage(from)
      times.push({ key, method, seconds: (user + kernel) / 1e6 })
    }
    times.sort((a, b) => b.seconds - a.seconds)
    rows.push({ id: system.id, times, whole: times.reduce((sum, { seconds }) => sum + seconds, 0) })
  }
  const note = rows.map(({ id, times: [slowest, ...more], whole }) => {
    const menu = `${more.length + 1} options in ${whole.toFixed(2)} s`
    return `${id} ${slowest.seconds.toFixed(2)} s for ${slowest.key} (${slowest.method}; ${menu})`
  })
  return { median: Math.max(...rows.map(({ times }) => times[0].seconds)), note: `${note.join(', ')}.` }
}
