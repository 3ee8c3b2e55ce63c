// Most people run a few fights in a fresh process: what the first thousand cost, against a thousand of a warm one.
import { quartiles, sized } from '../harness.mjs'
import { playing } from '../legend/contestants.mjs'
import { duel, SEED } from '../legend/duel.mjs'

export const title = 'Legend, processor time of the first 1,000 fights of a process, against the same fights warm'
export const unit = '×'
export const better = 'less'
export const bar = 3
export const aim = 2

const PROCESSES = sized(7, 1)
const FIGHTS = sized(1000, 20)
const WARM = sized(20_000, 20)

const time = async (contestant) => Number((await contestant.ask(`take duel 0 ${FIGHTS}`))[0].split(' ')[1])

export async function measure() {
  const ratios = []
  for (let p = 0; p < PROCESSES; p++) {
    const contestant = playing({ fights: { duel: { scenario: duel(1), plain: false, seed: SEED } } })
    try {
      const cold = await time(contestant)
      await contestant.ask(`take duel ${FIGHTS} ${WARM}`)
      ratios.push(cold / (await time(contestant)))
    } finally {
      contestant.end()
    }
  }
  return { ...quartiles(ratios), note: `${PROCESSES} fresh processes, default bots, log off.` }
}
