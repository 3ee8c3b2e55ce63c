import { keyed } from '../dice/keyed.ts'
import { sha256 } from '../dice/sha256.ts'
import { advance } from './advance.ts'
import { isRoll, isRuling, type RollAnswer } from './answers.ts'
import { AffrayError } from './error.ts'
import { Fight } from './fight.ts'
import { type EarlierDice, readFightFile } from './fight-file.ts'
import { countKey } from './oracles/keyed-dice.ts'
import type { Oracle } from './oracles/oracle.ts'
import type { AnySystem } from './types.ts'

/** Checks a finished fight's dice against its promise: every roll that no ruling replaced and nobody threw himself must be the one the seed gives. */
export function verifyDice(system: AnySystem, raw: unknown): void {
  const file = readFightFile(raw)
  const { earlier = [], ...now } = file.dice
  const seeds = earlier.map((one) => ({ seed: kept(one), upTo: one.upTo }))
  const last = kept(now)
  const fight = Fight.open(system, raw)
  for (const entry of file.entries) {
    if (entry.answers.every(isRuling)) continue
    const before = fight.line(entry.after)
    // What stands before a change of seeds fell by the old one; a step may have been begun by that and ended by a later one.
    const old = seeds.find(({ upTo }) => entry.id <= upTo)
    const mayThrow = old === undefined ? [...seeds.map(({ seed }) => seed), last] : [old.seed]
    const counts = new Map<string, number>()
    for (const answer of before.flatMap((e) => e.answers)) {
      if (isRoll(answer)) bump(counts, answer)
    }
    const thrown: { readonly said: RollAnswer; readonly n: number; readonly branch: number }[] = []
    const open = entry.answers.map((answer, i) => {
      if (!isRoll(answer)) return answer
      const n = bump(counts, answer)
      if (answer.ruled !== undefined || answer.typed === true) return answer
      // A line that left another in mid-step has the dice of that one before the place where it did.
      const branch = fight.firstOn(entry.after, entry.answers.slice(0, i + 1))
      thrown.push({ said: answer, n, branch })
      return { roll: answer.roll, who: answer.who }
    })
    const promised: Oracle = {
      throw(chance, who) {
        const roll = thrown.shift()
        if (roll === undefined) return undefined
        const each = mayThrow.map((seed) => keyed(seed, roll.branch, who, chance.label, roll.n))
        const fell: number[][] = each.map(() => [])
        const { faces: said = [] } = roll.said
        const die = (sides: number): number => {
          for (const [i, dice] of each.entries()) fell[i]?.push(dice.die(sides))
          const fits = fell.findLast((faces) => faces.every((face, i) => face === said[i]))
          return (fits ?? fell.at(-1))?.at(-1) ?? 0
        }
        return { dice: { die }, done: () => checkFaces(entry.id, roll.said, fell) }
      },
    }
    advance(system, fight.goTo(entry.after).settled, open, [promised])
  }
}

/** A published seed that was promised. */
function kept({ by, promise, seed }: Pick<EarlierDice, 'by' | 'promise' | 'seed'>): string {
  if (by !== 'keyed' || seed === undefined) {
    throw new AffrayError(
      'verify/seed',
      'This fight has no seed to check its dice against.',
      'Only keyed dice can be checked, once the seed was published.',
    )
  }
  if (sha256(seed) !== promise) {
    throw new AffrayError(
      'verify/promise',
      'The seed is not the one promised when the fight began.',
      'Do not trust the dice of this fight.',
    )
  }
  return seed
}

function checkFaces(entry: number, said: RollAnswer, fell: readonly (readonly number[])[]): void {
  if (fell.some((faces) => String(said.faces) === String(faces))) return
  const faces = fell.at(-1) ?? []
  const recorded = (said.faces ?? said.says ?? []).join(' ')
  throw new AffrayError(
    'verify/dice',
    `Entry ${entry} records ${recorded} for ${said.who}: ${said.roll}, and the promised dice give ${faces.join(' ')}.`,
    'The recorded dice were changed after they fell.',
  )
}

/** Counts a roll, and says how many such came before it. */
const bump = (counts: Map<string, number>, { who, roll }: RollAnswer): number => {
  const key = countKey(who, roll)
  const n = counts.get(key) ?? 0
  counts.set(key, n + 1)
  return n
}
