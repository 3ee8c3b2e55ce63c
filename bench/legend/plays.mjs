// A process that plays fights of the real systems when it is asked to, so that each contestant has a machine of its own to
// grow warm on. Its argument: { engine, log, fights: { name: { scenario, plain, seed } } }. It answers lines:
//   check NAME FROM COUNT    what each of those fights came to: winner, rounds, exchanges, steps, the next word of its dice
//   until NAME FROM SECONDS  fights fought from there on and the nanoseconds they took
//   take NAME FROM COUNT     the same for that many fights
import { createInterface } from 'node:readline'
import { policy } from './policy.mjs'

const { engine, log, fights } = JSON.parse(process.argv[2])
const { analysis, dice, sample, systems, through } = await import(engine)
const LIMITS = { steps: 1_000_000, rounds: 100 }

const stages = Object.fromEntries(
  Object.entries(fights).map(([name, { scenario, plain, seed }]) => {
    const system = systems[scenario.system]
    const begun = system.begin(through(system.setup, scenario, 'scenario'))
    const bots = plain ? () => policy : analysis.botsOf(system, begun, scenario.policies ?? {})
    return [name, { system, begun, bots, seed, sides: Object.keys(scenario.sides), stream: new dice.Stream(seed, 0) }]
  }),
)

/** Plays one fight to its end. */
function fought({ system, begun, bots, seed, stream }, index, emit) {
  stream.restart(seed, index)
  return sample(system, system.copy(begun), stream, bots, LIMITS, emit)
}

/** Where the log is on, what happens is collected as a page that shows the fight would collect it. */
function play(stage, index) {
  if (!log) return void fought(stage, index, undefined)
  const events = []
  fought(stage, index, (event) => void events.push(event))
}

/** Processor time in nanoseconds: waiting for a core says nothing about a program. */
function nanoseconds() {
  const { user, system } = process.cpuUsage()
  return 1000 * (user + system)
}

/** Fights between two looks at the clock, which costs a little itself. */
const BATCH = 16

const ANSWERS = {
  check(stage, from, count) {
    const lines = []
    for (let index = from; index < from + count; index++) {
      let exchanges = 0
      const { state, capped, steps } = fought(stage, index, ({ type }) => {
        if (type === 'attack') exchanges++
      })
      const [winner] = stage.system.outcome(state)?.won ?? []
      const won = capped ? 3 : winner === undefined ? 2 : stage.sides.indexOf(winner)
      lines.push(`${won} ${state.round} ${exchanges} ${steps} ${stage.stream.word() >>> 0}`)
    }
    return lines.join('\n')
  },
  until(stage, from, seconds) {
    const begun = nanoseconds()
    let count = 0
    let now = begun
    while (now - begun < seconds * 1e9) {
      for (let i = 0; i < BATCH; i++) play(stage, from + count++)
      now = nanoseconds()
    }
    return `${count} ${now - begun}`
  },
  take(stage, from, count) {
    const begun = nanoseconds()
    for (let index = from; index < from + count; index++) play(stage, index)
    return `${count} ${nanoseconds() - begun}`
  },
}

for await (const line of createInterface({ input: process.stdin })) {
  const [what, name, from, much] = line.split(' ')
  process.stdout.write(`${ANSWERS[what](stages[name], Number(from), Number(much))}\n`)
}
