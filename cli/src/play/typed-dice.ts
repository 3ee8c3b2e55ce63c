import { AffrayError, type Scalar } from '@affray/engine'
import type { AskedDice, WantedDie } from '@affray/engine/play'

/** Dice as they wait to be thrown. */
type Waiting = Pick<AskedDice, 'dice' | 'addsUp'>

/** One number for several dice, or for one that is thrown again and shows no such face: what they come to. */
function isTotal(words: readonly string[], { dice, addsUp }: Waiting): boolean {
  const [first] = dice
  if (words.length !== 1 || first === undefined) return false
  return dice.length > 1 || (addsUp && Number(words[0]) > first.sides)
}

/** What was typed for a roll: whole numbers are faces or, one for several dice, their total; anything else words; 00 is 100. */
export function thrown(text: string, dice: Waiting): { faces: number[] } | { says: Scalar[] } {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (words.length === 0) throw new AffrayError('dice/none', 'Nothing was typed.', 'Type the faces, or a word.')
  if (words.every((word) => /^\d+$/.test(word)) && !isTotal(words, dice)) {
    return { faces: words.map((word, i) => (/^0+$/.test(word) && dice.dice[i]?.sides === 100 ? 100 : Number(word))) }
  }
  return { says: words.map(saying) }
}

/** A word of a reading: a number, yes or no, or a word of the rules. */
export function saying(word: string): Scalar {
  const bare = word.replace(/^=/, '')
  if (/^-?\d+$/.test(bare)) return Number(bare)
  if (/^(true|yes|y)$/i.test(bare)) return true
  return /^(false|no|n)$/i.test(bare) ? false : bare
}

/** Dice in notation: `d100`, `2d6`, `4d6 and a wild d6, in this order`, `d10 less d4`. */
export function diceInWords(dice: readonly WantedDie[]): string {
  const groups: { what: string; count: number; die: WantedDie }[] = []
  // Where every die is thrown again on its highest face none of them is the wild one.
  const wild = dice.some(({ again }) => !again)
  for (const die of dice) {
    const what = `${die.minus ? 'less ' : ''}${die.again && wild ? 'wild ' : ''}d${die.sides}`
    const last = groups.at(-1)
    if (last?.what === what) last.count++
    else groups.push({ what, count: 1, die })
  }
  const written = groups.map(({ what, count }) => (count === 1 ? what : what.replace(/d(\d+)$/, `${count}d$1`)))
  return (
    written.join(', ').replaceAll(', less ', ' less ') +
    (written.some((one) => one.includes('wild')) ? ' (in this order)' : '')
  )
}
