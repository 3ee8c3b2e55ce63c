import { AffrayError } from './error.ts'
import type { Chance, Scalar } from './types.ts'
import { narrow, narrowTo, type Part, type Rows, rowsOfLaw, rowsWhere, type Unseen } from './unseen.ts'

/** Words said of a roll in place of its faces, in the order readings want them. */
export interface Words {
  readonly roll: string
  readonly who: string
  readonly says: readonly Scalar[]
  /** How many of them were wanted so far. */
  used: number
}

/**
 * The part of a reading that the next word picks: by its name, or by a number that is the face itself. A reading with one
 * possible result needs no word. Undefined where a word is needed and none is left.
 */
export function picked(words: Words, toss: Unseen, parts: () => readonly Part[]): Part | undefined {
  for (;;) {
    const possible = parts()
    const only = possible.length === 1 ? possible[0] : undefined
    const word = words.says[words.used]
    if (word === undefined) return only
    const named = possible.find((part) => String(part.value) === String(word))
    if (named !== undefined) {
      words.used++
      return named
    }
    if (only !== undefined && typeof word !== 'number') return only
    const rows = typeof word === 'number' ? narrowTo(toss, word) : undefined
    if (rows === undefined) {
      throw new AffrayError(
        'dice/word',
        `The roll ${words.roll} of ${words.who} cannot be read as "${word}" here.`,
        `Say one of: ${possible.map((part) => part.value).join(', ')}.`,
      )
    }
    narrow(toss, rows)
    words.used++
  }
}

/** What a roll may be that comes to the total somebody called out as its first word; undefined where he said something else. */
export function calledOut<V>(chance: Chance<V>, who: string, says: readonly Scalar[]): Rows | undefined {
  const total = says[0]
  if (chance.comesTo === undefined || typeof total !== 'number') return undefined
  const law = chance.law()
  const rows = rowsWhere(rowsOfLaw(law), (value) => chance.comesTo?.(value as V) === total)
  if (rows !== undefined) return rows
  const least = law.support.reduce((low, [value]) => Math.min(low, chance.comesTo?.(value) ?? low), Infinity)
  throw new AffrayError(
    'dice/total',
    `The dice of ${chance.label} of ${who} cannot come to ${total}.`,
    `Say what they come to without anything added, ${least} or more, or type each face.`,
  )
}
