import { lasts } from '../../../mechanisms/lasting.ts'
import { scaleAttack, scaleDifficulty } from '../body/scale.ts'
import { ownAttackDice } from '../body/special-abilities.ts'
import { D, type DieCode } from '../book/diecode.ts'
import { situations } from '../content/difficulty-modifiers.ts'
import { guidingDice } from '../ground/mounted.ts'
import { positionDifficulty } from '../ground/positions.ts'
import { ranks } from '../state/fighters.ts'
import { hasBegun } from '../state/lasting.ts'
import { counts, countsDice, type Note, ownOf, worth } from '../state/note.ts'
import type { Attack, Ctx, State } from '../state/types.ts'

/** What the situation adds to the difficulty of an attack: who sees whom, how the target stands, sizes. */
export function situation(ctx: Ctx, s: State, x: Attack, note: Note): number {
  const { attacker, target } = x
  let sum = 0
  if (target.blind || target.behind.includes(attacker.id)) {
    sum += worth(ctx, s, situations['target blind or from behind'], target.blind ? 'unseeing' : 'from behind', note)
  }
  return sum + positionDifficulty(ctx, s, x, note) + scaleDifficulty(s, x, note)
}
/** Dice the situation adds to the attack. */
export const attackDice = (s: State, x: Attack, note: Note): DieCode =>
  surpriseDice(s, x, note) + ownAttackDice(s, x, note) + guidingDice(s, x.attacker, note)
/** Points it adds to the attack total. */
export const attackAdds = (s: State, x: Attack, note: Note): number =>
  scaleAttack(s, x, note) + sensed(s, x, note) + swarming(x, note) + bothHands(x, note)

/** Animals of a kind make a swarm from this number on, and each further ten of them count. */
export const TEN = 10
/** What ten more are worth. */
const EACH = 5

/** What the number of a swarm adds to its one roll (D6-C-OPT-Swarm). */
export function swarming({ attacker, manoeuvre }: Attack, note: Note): number {
  if (manoeuvre.key !== 'swarm') return 0
  const many = attacker.uses.swarm ?? TEN
  return counts(note, EACH * Math.floor(many / TEN), `${many} of them`, 'D6-C-OPT-Swarm')
}

/** The ambidextrous have a point more on each total when both hands act (D6-C-SA-Ambidextrous). */
export function bothHands({ attacker, manoeuvre }: Attack, note: Note): number {
  if (manoeuvre.key !== 'two weapons') return 0
  const both = ranks(attacker, 'ambidextrous')
  return both === 0 ? 0 : counts(note, both, 'Ambidextrous', 'D6-C-SA-Ambidextrous')
}

const surprises = (s: State, { attacker, target }: Attack): boolean => {
  // Who has had his turn is surprised no longer.
  if (!lasts(target.lasting, 'surprised') || target.turned === s.round || hasBegun(attacker, 'surprising')) return false
  // Ruling D6-A23: from behind and by surprise both count.
  return s.options.stackSurpriseBehind || !target.behind.includes(attacker.id)
}

/** Who surprises acts first or has a die more (D6-C-OPT-Surprise). Ruling D6-A22. */
export function surpriseDice(s: State, x: Attack, note: Note): DieCode {
  if (!surprises(s, x)) return 0
  return countsDice(note, D * s.options.surpriseBonus, 'surprise', 'D6-C-OPT-Surprise')
}
/** Against Combat Sense surprise counts two less (D6-C-SA-CombatSense). */
export function sensed(s: State, x: Attack, note: Note): number {
  if (!surprises(s, x) || ranks(x.target, 'combatSense') === 0) return 0
  return counts(ownOf(note, x.target), -2, 'Combat Sense', 'D6-C-SA-CombatSense')
}
