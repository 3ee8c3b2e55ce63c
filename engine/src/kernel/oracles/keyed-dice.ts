import { keyed } from '../../dice/keyed.ts'
import { type Answer, isRoll } from '../answers.ts'
import type { Oracle } from './oracle.ts'

/** How often each fighter has made each roll in this line of the fight. */
export type Counts = Map<string, number>
export const countKey = (who: string, label: string): string => `${who}\u0000${label}`

/** How often somebody made a roll among these answers. */
export function counted(answers: readonly Answer[], who: string, label: string): number {
  let n = 0
  for (const answer of answers) if (isRoll(answer) && answer.who === who && answer.roll === label) n++
  return n
}

/**
 * The server's dice: a roll is a function of seed, branch, who rolls, what is rolled and how often that was rolled before
 * in this line, so that a delay or a ruling elsewhere shifts nothing.
 */
export function keyedDice(seed: string, branch: number, before: ReadonlyMap<string, number>): Oracle {
  const counts: Counts = new Map(before)
  return {
    throw(chance, who) {
      const key = countKey(who, chance.label)
      const n = counts.get(key) ?? 0
      counts.set(key, n + 1)
      return { dice: keyed(seed, branch, who, chance.label, n) }
    },
  }
}
