// One answer in a fight of six against six on a map, from the key to the state behind it, hash included: people hold all
// twelve and answer as bots would.
import { Game } from '../../engine/dist/play/index.js'
import { sized } from '../harness.mjs'
import { dice, legend, scenario } from '../table/skirmish.mjs'

export const title = 'an answer in a 6 against 6 on a map, hash included'
export const unit = 'ms'
export const better = 'less'
export const bar = 1
export const aim = 0.4

const WARM = sized(10, 0)
const FIGHTS = sized(15, 1)

/** Answers everything at one seat; milliseconds of processor time for each answer. */
function played(seed) {
  const fighters = ['bandit', 'goblin'].flatMap((name) => [1, 2, 3, 4, 5, 6].map((n) => `${name}-${n}`))
  const game = Game.begin(legend, scenario, dice(seed), { seats: [{ name: 'all', fighters, gm: true }] })
  const keys = []
  while (game.fight.asked !== undefined && 'choices' in game.fight.asked && game.fight.outcome === undefined) {
    const [{ who }] = game.fight.asked.choices.filter((choice) => !Object.hasOwn(game.fight.answered, choice.who))
    keys.push({ who, key: game.likely(who) })
    game.answer('all', who, keys.at(-1).key)
  }
  // The same answers again, with nothing else between them.
  const again = Game.begin(legend, scenario, dice(seed), { seats: [{ name: 'all', fighters, gm: true }] })
  const from = process.cpuUsage()
  for (const { who, key } of keys) again.answer('all', who, key)
  const { user, system } = process.cpuUsage(from)
  if (again.fight.head !== game.fight.head) throw new Error('the same answers, another fight')
  return { answers: keys.length, each: (user + system) / 1000 / keys.length }
}

export function measure() {
  for (let seed = 0; seed < WARM; seed++) played(seed)
  const fights = Array.from({ length: FIGHTS }, (_, seed) => played(seed)).sort((a, b) => a.each - b.each)
  const at = (part) => fights[Math.round(part * (fights.length - 1))].each
  const answers = fights.reduce((sum, fight) => sum + fight.answers, 0)
  return {
    median: at(0.5),
    low: at(0.25),
    high: at(0.75),
    note: `${answers} answers of ${fights.length} Legend fights.`,
  }
}
