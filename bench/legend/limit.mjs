// How near the real Legend comes to the physical limit: limit.c, compiled for one scenario, plays the same fights.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dice, systems, through } from '../../engine/dist/index.js'
import { sized } from '../harness.mjs'
import { playing, rate, rates, ratioOf, slices, started } from './contestants.mjs'
import { duel, SEED } from './duel.mjs'

const { legend } = systems
const SOURCE = fileURLToPath(new URL('../limit.c', import.meta.url))
/** So many fights must be equal before any time is taken. */
const EQUAL = sized(20_000, 200)

/** The ratio of fights per second, ours to the limit's, with so many on each side. */
export async function againstLimit(each) {
  const cc = ['gcc', 'cc'].find((name) => spawnSync(name, ['--version']).status === 0)
  if (cc === undefined) return { skipped: 'there is no C compiler here (gcc or cc) to build the limit with' }
  const folder = mkdtempSync(join(tmpdir(), 'affray-limit-'))
  const scenario = duel(each)
  const ours = playing({ fights: { duel: { scenario, plain: true, seed: SEED } } })
  const judge = playing({ fights: { duel: { scenario, plain: true, seed: SEED } } })
  const limit = started(compiled(cc, folder, scenario), [...dice.sha256Words(SEED).slice(0, 4)].map(String))
  try {
    await same(judge, limit, each)
    judge.end()
    const theirs = { fights: 'duel', until: (from, seconds) => rate(limit, `until ${from} ${seconds}`) }
    const { fast, other, ...ratio } = ratioOf(await rates([slices(ours, 'duel'), theirs]), 0, 1)
    const equal = `${EQUAL.toLocaleString('en')} fights equal`
    return { ...ratio, note: `${equal}; ${fast} fights/s, the limit ${other}, in seconds of processor time.` }
  } finally {
    for (const contestant of [ours, judge, limit]) contestant.end()
    rmSync(folder, { recursive: true })
  }
}

function compiled(cc, folder, scenario) {
  const program = join(folder, 'limit')
  // Distances must round as they do in JavaScript, which never fuses a product with a sum.
  const options = ['-O2', '-ffp-contract=off', ...numbers(scenario)]
  const { status, stderr } = spawnSync(cc, [...options, '-o', program, SOURCE, '-lm'])
  if (status !== 0) throw new Error(`limit.c does not compile with ${cc}:\n${stderr}`)
  return program
}

/** What limit.c has to know of the fighters, taken from the state in which they begin the fight. */
function numbers(scenario) {
  const { fighters, where } = legend.begin(through(legend.setup, scenario, 'scenario'))
  const [{ facts, limbs }] = fighters
  const worn = limbs.map((limb) => limb.worn)
  const penalty = Math.ceil(worn.reduce((sum, points) => sum + points, 0) / 5)
  const given = {
    EACH: fighters.length / 2,
    MOVE: facts.move,
    STYLE: facts.styles[0].skill,
    UNARMED: facts.skills.unarmed,
    EVADE: facts.skills.evade,
    RESILIENCE: facts.skills.resilience,
    COMBAT_ACTIONS: facts.combatActions,
    STRIKE_RANK: facts.strikeRank - penalty,
    HIT_POINTS: `{${facts.hitPoints}}`,
    ARMOUR: `{${worn}}`,
    PLACES: `{${where.bands.places}}`,
  }
  return Object.entries(given).map(([name, value]) => `-D${name}=${value}`)
}

/** Refuses to go on unless fights come out the same: winner, rounds, exchanges, steps, and what the dice would throw next. */
async function same(judge, limit, each) {
  const ours = await judge.ask(`check duel 0 ${EQUAL}`, EQUAL)
  const theirs = await limit.ask(`check 0 ${EQUAL}`, EQUAL)
  const index = ours.findIndex((fight, i) => fight !== theirs[i])
  if (index < 0) return
  throw new Error(
    `limit.c plays another fight ${SEED}#${index} of ${each} against ${each}, so nothing was timed. ` +
      `Winner, rounds, exchanges, steps, dice: ${ours[index]} here, ${theirs[index]} there.`,
  )
}
