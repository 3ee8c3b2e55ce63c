// The real Legend with its default bots, n against n, each way of playing in a process of its own.
import { sized } from '../harness.mjs'
import { playing, rates, ratioOf, slices } from './contestants.mjs'
import { duel, SEED } from './duel.mjs'
import { silenced } from './silenced.mjs'

/** Small differences need longer slices and more of them. */
const FINE = { slice: sized(0.1, 0.001), rotations: sized(41, 2), alike: true }

const fightsOf = (each) => ({ duel: { scenario: duel(each), plain: false, seed: SEED } })

/** Fights per second with somebody listening, against nobody. */
export async function logged(each) {
  const on = playing({ log: true, fights: fightsOf(each) })
  const off = playing({ fights: fightsOf(each) })
  try {
    const { fast, other, ...ratio } = ratioOf(await rates([slices(on, 'duel'), slices(off, 'duel')], FINE), 0, 1)
    const note = `default bots; ${fast} fights/s with the log on, ${other} with the log off, in seconds of processor time.`
    return { ...ratio, note }
  } finally {
    on.end()
    off.end()
  }
}

/** Fights per second with the log off, against code that has no log. */
export async function unlistened() {
  const silent = silenced()
  const off = playing({ fights: fightsOf(1) })
  const without = playing({ engine: silent.engine, fights: fightsOf(1) })
  try {
    await same(without)
    const { fast, other, ...ratio } = ratioOf(await rates([slices(off, 'duel'), slices(without, 'duel')], FINE), 0, 1)
    const note = `default bots 1 against 1; ${fast} fights/s, ${other} with ${silent.calls} log calls taken out of the code.`
    return { ...ratio, note }
  } finally {
    off.end()
    without.end()
    silent.remove()
  }
}

const EQUAL = sized(500, 20)
/** Winner, rounds, steps and dice: a copy that tells nothing cannot count its exchanges. */
const told = (line) => line.split(' ').toSpliced(2, 1).join(' ')

async function same(without) {
  const judge = playing({ fights: fightsOf(1) })
  const ours = await judge.ask(`check duel 0 ${EQUAL}`, EQUAL)
  judge.end()
  const theirs = await without.ask(`check duel 0 ${EQUAL}`, EQUAL)
  const index = ours.findIndex((line, i) => told(line) !== told(theirs[i]))
  if (index >= 0) throw new Error(`without its log calls fight ${SEED}#${index} is another, so nothing was timed`)
}
