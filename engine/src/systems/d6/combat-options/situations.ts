import { situations } from '../content/modifiers.ts'
import type { DieCode } from '../diecode.ts'
import type { Note } from '../note.ts'
import { worth } from '../rolled-modifiers.ts'
import { ownAttackDice } from '../special-abilities.ts'
import type { Attack, Ctx, State } from '../types.ts'
import { guidingDice } from './mounted.ts'
import { positionDifficulty } from './positions.ts'
import { scaleAttack, scaleDamage, scaleDifficulty } from './scale.ts'
import { sensed, surpriseDice } from './surprise.ts'
import { bothHands, swarming } from './together.ts'
import { awkward } from './unwieldy.ts'

/** What the situation adds to the difficulty of an attack: who sees whom, how the target stands, sizes, awkward weapons. */
export function situation(ctx: Ctx, s: State, x: Attack, note: Note): number {
  const { attacker, target } = x
  let sum = 0
  if (attacker.blind) sum += worth(ctx, s, situations['attacker blind'], 'cannot see', note)
  if (target.blind || target.behind.includes(attacker.id)) {
    sum += worth(ctx, s, situations['target blind or from behind'], target.blind ? 'unseeing' : 'from behind', note)
  }
  sum += positionDifficulty(ctx, s, x, note)
  sum += awkward(s, x, note)
  return sum + scaleDifficulty(s, x, note)
}
/** Dice the situation adds to the attack. */
export const attackDice = (s: State, x: Attack, note: Note): DieCode =>
  surpriseDice(s, x, note) + ownAttackDice(s, x, note) + guidingDice(s, x.attacker, note)
/** Points it adds to the attack total. */
export const attackAdds = (s: State, x: Attack, note: Note): number =>
  scaleAttack(s, x, note) + sensed(s, x, note) + swarming(x, note) + bothHands(x, note)
/** Points it adds to the damage total. */
export const damageAdds = (s: State, x: Attack, note: Note): number => scaleDamage(s, x, note)
