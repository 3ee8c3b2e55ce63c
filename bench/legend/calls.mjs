// How many calls make one exchange of Legend: V8 counts them, so that the figure does not move with the machine.
import { Session } from 'node:inspector'
import { analysis, dice, sample, systems, through } from '../../engine/dist/index.js'
import { duel, SEED } from './duel.mjs'
import { policy } from './policy.mjs'

const post = (session, method, params) =>
  new Promise((resolve, reject) => {
    session.post(method, params, (error, result) => (error ? reject(error) : resolve(result)))
  })

/** Calls of the engine's functions per exchange of so many fights, `each` against `each`, by the default bots or the plain mind. */
export async function callsPerExchange(each, fights, plain) {
  const { legend } = systems
  const scenario = duel(each)
  const begun = legend.begin(through(legend.setup, scenario, 'scenario'))
  const bots = plain ? () => policy : analysis.botsOf(legend, begun, {})
  let exchanges = 0
  const play = (emit) => {
    for (let n = 0; n < fights; n++)
      sample(legend, legend.copy(begun), new dice.Stream(SEED, n), bots, { steps: 1_000_000, rounds: 100 }, emit)
  }
  play(({ type }) => {
    if (type === 'attack') exchanges++
  })
  const session = new Session()
  session.connect()
  await post(session, 'Profiler.enable')
  await post(session, 'Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  play(undefined)
  const { result } = await post(session, 'Profiler.takePreciseCoverage')
  await post(session, 'Profiler.stopPreciseCoverage')
  session.disconnect()
  const calls = result
    .filter(({ url }) => url.includes('/engine/dist/'))
    .flatMap(({ functions }) => functions)
    .filter(({ functionName }) => functionName !== '')
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
  return { calls: calls / exchanges, exchanges }
}
