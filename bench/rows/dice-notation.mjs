// Dice notation, parsed each time and rolled, against @dice-roller/rpg-dice-roller.
import { DiceRoll, NumberGenerator } from '@dice-roller/rpg-dice-roller'
import { dice } from '../../engine/dist/index.js'
import { ratio, sized } from '../harness.mjs'

export const title = 'dice notation parsed and rolled, against rpg-dice-roller'
export const unit = '×'
export const better = 'more'
export const bar = 30
export const aim = 100

const NOTATIONS = ['2d6+1', 'd%', '4d6kh3', '3d8!', '1d20+5', '2d10+1d6-3', '6d6kl2', '10d10']

export function measure() {
  same()
  const stream = new dice.Stream('bench', 0)
  let sum = 0
  const ours = (count) => {
    for (let i = 0; i < count; i++) sum += dice.roll(dice.parse(NOTATIONS[i & 7]), stream).total
  }
  const theirs = (count) => {
    for (let i = 0; i < count; i++) sum += new DiceRoll(NOTATIONS[i & 7]).total
  }
  const { median, low, high } = ratio(ours, theirs)
  if (Number.isNaN(sum)) throw new Error('a roll is a number')
  return {
    median,
    low,
    high,
    note: `${NOTATIONS.join(', ')}; both show every die, and agree on 8,000 rolls of one stream.`,
  }
}

/** The same dice must give both the same totals. */
function same() {
  const { generator } = NumberGenerator
  const before = generator.integer
  for (const text of NOTATIONS) {
    for (let index = 0; index < sized(1_000, 10); index++) {
      const theirs = new dice.Stream(text, index)
      generator.integer = (least, most) => theirs.die(most - least + 1) + least - 1
      const rolled = new DiceRoll(text).total
      const ours = dice.roll(dice.parse(text), new dice.Stream(text, index)).total
      if (ours !== rolled) throw new Error(`${text}, stream ${index}: ours ${ours}, theirs ${rolled}`)
    }
  }
  generator.integer = before
}
