import { Stream } from '../../dice/stream.ts'
import { advance } from '../advance.ts'
import { type Answer, isRoll } from '../answers.ts'
import { AffrayError } from '../error.ts'
import type { FightFile } from '../fight-file.ts'
import { canonical } from '../hash.ts'
import type { AnySystem } from '../types.ts'
import type { Oracle } from './oracle.ts'

/** The dice of one fight of a simulation. */
export function streamDice(seed: string, index: number): Oracle {
  const dice = new Stream(seed, index)
  return { throw: () => ({ dice }) }
}

/**
 * The dice a recorded simulated fight goes on with: its stream, thrown as far as the file has come. A stream knows no
 * branches and nothing of other people's dice, so that behind either of them it refuses to be thrown.
 */
export function streamAfter(
  system: AnySystem,
  { dice, entries, tip, left }: FightFile,
  stateAt: (id: number) => unknown,
): Oracle {
  const name = dice.seed ?? ''
  const [, seed, index] = /^(.*)#(\d{1,15})$/s.exec(name) ?? []
  if (seed === undefined) return lost(name, 'that is no seed#index')
  const stream = streamDice(seed, Number(index))
  if (left.length > 0) return lost(name, 'a line of it was taken back and another begun')
  let last = 0
  for (const { id, after, answers } of [...entries, { id: -1, after: tip.entry, answers: tip.pending }]) {
    if (after !== last) return lost(name, 'a line of it was taken back and another begun')
    last = id
    if (answers.length > 0 && !thrownBy(stream, system, stateAt(after), answers))
      return lost(name, 'some of its dice were not thrown by the stream')
  }
  return stream
}

/** Whether the stream throws the dice of these answers; it is then thrown as far. */
function thrownBy(stream: Oracle, system: AnySystem, state: unknown, answers: readonly Answer[]): boolean {
  const rolls = answers.filter(isRoll)
  if (rolls.some(({ ruled, says }) => ruled !== undefined || says !== undefined)) return false
  const open = answers.map((answer) => (isRoll(answer) ? { roll: answer.roll, who: answer.who } : answer))
  try {
    return canonical(advance(system, state, open, [only(stream, rolls.length)]).answers) === canonical(answers)
  } catch (thrown) {
    // Other dice lead to other questions.
    if (thrown instanceof AffrayError) return false
    throw thrown
  }
}

/** Dice for so many rolls and no more. */
function only(dice: Oracle, rolls: number): Oracle {
  let thrown = 0
  return { throw: (chance, who, moment) => (thrown++ < rolls ? dice.throw?.(chance, who, moment) : undefined) }
}

function lost(name: string, why: string): Oracle {
  return {
    throw() {
      throw new AffrayError(
        'fight/stream',
        `The dice of the simulated fight ${name} cannot be thrown on: ${why}.`,
        'Play it anew from its seed, or begin a fight of your own with the scenario.',
      )
    },
  }
}
