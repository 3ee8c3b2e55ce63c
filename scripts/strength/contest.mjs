import { parentPort } from 'node:worker_threads'
import { advance, byLookahead, byPolicy, streamOf, systems } from '../../engine/dist/index.js'
import { THUMBS } from './thumbs.mjs'

/** A fight still open after so many rounds is nobody's. */
const ROUNDS = 100

/** Who decides for a side: `default` or another policy of the system, `random`, or `advise`, which looks ahead from what its seat may know. */
function mind(name, system, seat, luck, effort) {
  const own = (oracle) => ({
    decide: (choice, ...rest) => (seat.fighters.includes(choice.who) ? oracle.decide(choice, ...rest) : undefined),
  })
  if (name === 'random') return own({ decide: ({ options }) => options[luck.die(options.length) - 1].key })
  if (name === 'advise') return byLookahead(system, seat, { policy: () => system.policies.default, ...effort })
  const thumb = THUMBS[system.id]?.[name]
  if (thumb !== undefined) {
    const sensible = (state) => (choice) => system.policies.default(choice, state)
    return own(byPolicy(() => (choice, state) => thumb(choice, sensible(state)) ?? sensible(state)(choice)))
  }
  return own(byPolicy(() => system.policies[name]))
}

/** Plays fight `index` of a contest; the challenger is the left side in every second one. True when he won, undefined when nobody did. */
export function contest({ scenario, challenger, against, seed, index, effort }) {
  const system = systems[scenario.system]
  const parsed = system.setup.parse(scenario)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
  const place = index % 2 === 0 ? 'left' : 'right'
  const luck = streamOf(`${seed} random`, index)
  let state = system.begin(parsed.setup)
  const minds = system.sides(state).map(({ id, fighters }) => {
    const seat = { name: id, fighters, gm: false }
    return mind(id === place ? challenger : against, system, seat, luck, { ...effort, seed: `${seed} ${index}` })
  })
  const gm = { decide: ({ options, usual }) => usual ?? options[0].key }
  const thrown = streamOf(seed, index)
  const oracles = [...minds, gm, { throw: () => ({ dice: thrown }) }]
  while (system.outcome(state) === undefined && state.round <= ROUNDS) state = advance(system, state, [], oracles).state
  const won = system.outcome(state)?.won ?? []
  return won.length === 0 ? undefined : won.includes(place)
}

parentPort?.on('message', (fight) => {
  const begun = performance.now()
  const won = contest(fight)
  parentPort.postMessage({ index: fight.index, won, ms: performance.now() - begun })
})
