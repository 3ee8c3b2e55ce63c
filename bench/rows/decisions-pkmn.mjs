// Decisions per second with everything told, against @pkmn/sim's random battles of the ninth generation.
import { createRequire } from 'node:module'
import { dice, sample, systems, through } from '../../engine/dist/index.js'
import { ratio } from '../harness.mjs'
import { duel } from '../legend/duel.mjs'

export const title = 'decisions per second with the log on, Legend by its bots against @pkmn/sim'
export const unit = '×'
export const better = 'more'
export const bar = 250
export const aim = 400

const require = createRequire(import.meta.url)

export function measure() {
  const [ours, theirs] = [legendDecisions(), pkmnDecisions()]
  const measured = ratio(ours.run, theirs.run, { slice: 250, warm: 8000 })
  const told = `${Math.round(ours.told())} events a decision here, ${Math.round(theirs.told())} lines there`
  return { ...measured, note: `${told}; their teams are made beforehand and take the default choice.` }
}

/** Plays duels by the default bots, every event heard, so many decisions at a time. */
function legendDecisions() {
  const { legend } = systems
  const begun = legend.begin(through(legend.setup, duel(1), 'scenario'))
  const policy = legend.policies.default
  const stream = new dice.Stream('pkmn', 0)
  let [fight, decided, goal, events] = [0, 0, 0, 0]
  const decide = () => {
    decided++
    return policy
  }
  return {
    told: () => events / decided,
    run(count) {
      // A fight goes on past the decisions asked for; they count for the next call.
      for (goal += count; decided < goal; ) {
        const log = []
        stream.restart('pkmn', fight++)
        sample(legend, legend.copy(begun), stream, decide, undefined, (event) => log.push(event))
        events += log.length
      }
    },
  }
}

/** Plays random battles, so many decisions at a time. */
function pkmnDecisions() {
  const { Battle, Teams } = require('@pkmn/sim')
  const { TeamGenerators } = require('@pkmn/randoms')
  Teams.setGeneratorFactory(TeamGenerators)
  const teams = Array.from({ length: 20 }, (_, i) =>
    Teams.pack(Teams.generate('gen9randombattle', { seed: `1,2,3,${i + 1}` })),
  )
  const begin = (n) => {
    const battle = new Battle({ formatid: 'gen9randombattle', seed: `5,6,7,${n + 1}` })
    battle.setPlayer('p1', { name: 'one', team: teams[n % 20] })
    battle.setPlayer('p2', { name: 'two', team: teams[(n + 7) % 20] })
    return battle
  }
  let [n, decided, goal, lines] = [0, 0, 0, 0]
  let battle = begin(0)
  return {
    told: () => lines / decided,
    run(count) {
      for (goal += count; decided < goal; ) {
        if (battle.ended) {
          lines += battle.log.length
          battle = begin(++n)
        }
        for (const id of ['p1', 'p2']) {
          if (battle.ended || battle[id].requestState === '' || battle[id].isChoiceDone()) continue
          if (!battle.choose(id, 'default')) throw new Error(`${id} may not do the default: ${battle[id].choice.error}`)
          decided++
        }
      }
    },
  }
}
