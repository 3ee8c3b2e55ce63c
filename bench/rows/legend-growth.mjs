// What company costs: the time of one exchange among a hundred fighters, against that of a duel.
import { quartiles, sized } from '../harness.mjs'
import { playing } from '../legend/contestants.mjs'
import { duel, SEED } from '../legend/duel.mjs'

export const title = 'Legend, time of an exchange 50 against 50, against that of a duel'
export const unit = '×'
export const better = 'less'
export const bar = 3
export const aim = 2

const ROTATIONS = sized(15, 1)
/** So many fights of each are played in a rotation. */
const SLICES = { duel: sized(200, 5), battle: 1 }
/** Before that both have had about as many exchanges, some 110,000, to grow warm on. */
const WARM = { duel: sized(15_000, 5), battle: sized(240, 1) }

const fights = (each) => ({ scenario: duel(each), plain: false, seed: SEED })

export async function measure() {
  const alone = playing({ fights: { duel: fights(1) } })
  const crowd = playing({ fights: { battle: fights(50) } })
  const judge = playing({ fights: { duel: fights(1), battle: fights(50) } })
  try {
    const expected = { duel: await exchanges(judge, 'duel'), battle: await exchanges(judge, 'battle') }
    judge.end()
    await alone.ask(`take duel 0 ${WARM.duel}`)
    await crowd.ask(`take battle 0 ${WARM.battle}`)
    const times = { duel: [], battle: [] }
    for (let r = 0; r < ROTATIONS; r++) {
      times.duel.push(await perExchange(alone, 'duel', r, expected))
      times.battle.push(await perExchange(crowd, 'battle', r, expected))
    }
    const ratio = quartiles(times.battle.map((time, r) => time / times.duel[r]))
    const note = `default bots, log off; ${told(times.battle)} µs an exchange, ${told(times.duel)} µs in a duel, of processor time.`
    return { ...ratio, note }
  } finally {
    for (const contestant of [alone, crowd, judge]) contestant.end()
  }
}

/** How many exchanges each rotation has. */
async function exchanges(judge, name) {
  const count = SLICES[name] * ROTATIONS
  const lines = await judge.ask(`check ${name} 0 ${count}`, count)
  const sums = new Array(ROTATIONS).fill(0)
  lines.forEach((line, i) => {
    sums[Math.floor(i / SLICES[name])] += Number(line.split(' ')[2])
  })
  return sums
}

/** Nanoseconds of an exchange in one rotation. */
async function perExchange(contestant, name, rotation, expected) {
  const [answer] = await contestant.ask(`take ${name} ${rotation * SLICES[name]} ${SLICES[name]}`)
  return Number(answer.split(' ')[1]) / expected[name][rotation]
}

const told = (times) => (quartiles(times).median / 1000).toPrecision(3)
