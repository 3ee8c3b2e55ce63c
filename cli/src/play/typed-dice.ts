import { randomInt } from 'node:crypto'
import { AffrayError, type Chance, type Oracle, type Scalar } from '@affray/engine'

/** Dice people throw themselves: notices which dice are wanted, and throws one roll for them where they ask for it. */
export class TypedDice implements Oracle {
  /** The sides of the dice the waiting roll takes, as far as they are known before it is thrown. */
  sides: readonly number[] = []
  /** Whether that roll may be answered by what its dice come to. */
  addsUp = false
  private forThem = false

  /** The next roll is thrown by the program. */
  throwNext(): void {
    this.forThem = true
  }

  throw(chance: Chance<unknown>): ReturnType<NonNullable<Oracle['throw']>> {
    if (this.forThem) {
      this.forThem = false
      return { dice: { die: (sides) => randomInt(1, sides + 1) } }
    }
    const sides: number[] = []
    chance.draw({
      die(of) {
        sides.push(of)
        return 1
      },
    })
    this.sides = sides
    this.addsUp = chance.comesTo !== undefined
    return undefined
  }
}

/** Dice as they wait to be thrown. */
export type Waiting = Pick<TypedDice, 'sides' | 'addsUp'>

/** One number for several dice, or for one that is thrown again and shows no such face: what they come to. */
function isTotal(words: readonly string[], { sides, addsUp }: Waiting): boolean {
  if (words.length !== 1 || sides.length === 0) return false
  return sides.length > 1 || (addsUp && Number(words[0]) > (sides[0] ?? 0))
}

/** What was typed for a roll: whole numbers are faces or, one for several dice, their total; anything else words; 00 is 100. */
export function thrown(text: string, dice: Waiting): { faces: number[] } | { says: Scalar[] } {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (words.length === 0) throw new AffrayError('dice/none', 'Nothing was typed.', 'Type the faces, or a word.')
  if (words.every((word) => /^\d+$/.test(word)) && !isTotal(words, dice)) {
    return { faces: words.map((word, i) => (/^0+$/.test(word) && dice.sides[i] === 100 ? 100 : Number(word))) }
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

/** Dice in notation: `d100`, `2d6`, `d20 and d6`. */
export function diceInWords(sides: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const of of sides) counts.set(of, (counts.get(of) ?? 0) + 1)
  return [...counts].map(([of, count]) => `${count === 1 ? '' : count}d${of}`).join(' and ')
}
