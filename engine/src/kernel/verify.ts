import { sha256 } from '../dice/sha256.ts'
import { advance } from './advance.ts'
import { isRoll, isRuling, type RollAnswer } from './answers.ts'
import { AffrayError } from './error.ts'
import { Fight } from './fight.ts'
import { readFightFile } from './fight-file.ts'
import { countKey, keyedDice } from './oracles/keyed-dice.ts'
import type { AnySystem } from './types.ts'

/** Checks a finished fight's dice against its promise: every roll that no ruling replaced must be the one the seed gives. */
export function verifyDice(system: AnySystem, raw: unknown): void {
  const file = readFightFile(raw)
  const { seed, promise, by } = file.dice
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
  const fight = Fight.open(system, raw)
  for (const entry of file.entries) {
    if (entry.answers.every(isRuling)) continue
    const before = fight.line(entry.after)
    const counts = new Map<string, number>()
    for (const answer of before.flatMap((e) => e.answers)) {
      if (isRoll(answer)) bump(counts, answer)
    }
    const open = entry.answers.map((answer) =>
      isRoll(answer) && answer.faces && !answer.ruled ? { roll: answer.roll, who: answer.who } : answer,
    )
    const state = fight.goTo(entry.after).settled
    const result = advance(system, state, open, [keyedDice(seed, entry.branch, counts)])
    result.answers.forEach((answer, i) => {
      const said = entry.answers[i]
      if (
        said !== undefined &&
        isRoll(answer) &&
        isRoll(said) &&
        !said.ruled &&
        String(answer.faces) !== String(said.faces)
      ) {
        throw new AffrayError(
          'verify/dice',
          `Entry ${entry.id} records ${said.faces?.join(' ')} for ${said.who}: ${said.roll}, and the promised dice give ${answer.faces?.join(' ')}.`,
          'The recorded dice were changed after they fell.',
        )
      }
    })
  }
}
const bump = (counts: Map<string, number>, { who, roll }: RollAnswer): void => {
  const key = countKey(who, roll)
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
