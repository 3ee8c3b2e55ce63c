// Running a step again with 30 recorded answers: what every answer at a table costs.
import { advance, byPolicy, dice, systems } from '../../engine/dist/index.js'
import { microseconds } from '../harness.mjs'

export const title = 'a step run again with 30 recorded answers'
export const unit = 'µs'
export const better = 'less'
export const bar = 50
export const aim = 20

/** Many brawlers and steps of many turns, so that one step takes 30 answers. */
const { example } = systems
const scenario = {
  system: 'example',
  sides: { crew: { sailor: { count: 2, grit: 200 } }, house: { thug: { count: 2, grit: 200 } } },
}

export function measure() {
  const { setup } = example.setup.parse(scenario)
  const bots = byPolicy(() => example.policies.default)
  const stream = new dice.Stream('bench', 0)
  const oracles = [bots, { throw: () => ({ dice: stream }) }]
  for (let turns = 1; ; turns++) {
    const system = { ...example, step: (ctx, state) => repeat(turns, () => example.step(ctx, state)) }
    const state = system.begin(setup)
    const first = advance(system, state, [], oracles)
    if (first.answers.length < 30) continue
    const answers = first.answers
    const again = advance(system, state, answers)
    if (JSON.stringify(again.state) !== JSON.stringify(first.state)) throw new Error('the same answers, another state')
    const run = (count) => {
      for (let i = 0; i < count; i++) advance(system, state, answers)
    }
    return { ...microseconds(run), note: `${answers.length} answers, ${first.events.length} events told, Brawl.` }
  }
}

function repeat(times, run) {
  for (let i = 0; i < times; i++) run()
}
