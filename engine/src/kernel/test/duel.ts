/** A duel at closing time, as the tests of fights play it. */
import { example } from '../../systems/example/index.ts'
import type { State } from '../../systems/example/state/types.ts'
import { type Answer, isRoll } from '../answers.ts'
import { Fight } from '../fight.ts'
import type { DiceFrom } from '../fight-dice.ts'
import type { Oracle } from '../oracles/oracle.ts'
import { byPolicy } from '../oracles/policy.ts'
import type { AnySystem } from '../types.ts'

export const duel = { system: 'example', sides: { house: { bouncer: {} }, guests: { sailor: {} } } }
export const KEYED: DiceFrom = { by: 'keyed', seed: 'closing time' }
export const system: AnySystem = example
export const bots: Oracle = byPolicy(() => system.policies.default)

export const begun = (dice: DiceFrom = KEYED): Fight => Fight.begin(example, duel, dice).proceed()
/** Answers each question with the option at `index`, round about. */
export function answerAll(fight: Fight, index: number): Fight {
  const { asked } = fight
  if (asked === undefined || !('choices' in asked)) return fight
  for (const { who, options } of asked.choices) fight.answer(who, options[index % options.length]?.key ?? '')
  return fight
}
export const ownDice = (answer: Answer): boolean => isRoll(answer) && answer.typed === true
export const bytes = (fight: Fight): string => JSON.stringify(fight.file())
export const reload = (fight: Fight, seed?: string): Fight =>
  Fight.open(example, JSON.parse(bytes(fight)), seed === undefined ? {} : { seed }).proceed()
export const grit = (fight: Fight, id: string): number | undefined =>
  (fight.state as State).fighters.find((fighter) => fighter.id === id)?.grit
