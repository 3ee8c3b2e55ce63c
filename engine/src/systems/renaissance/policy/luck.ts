import type { Choice, Option } from '../../../kernel/types.ts'
import { picking } from '../../../mechanisms/deciding.ts'
import { type Arm, armsAgainst } from '../body/arms.ts'
import { sum } from '../body/damage-value.ts'
import { armourTerms } from '../exchange/damage.ts'
import { PLAIN } from '../exchange/declared.ts'
import type { RenQuestion } from '../screens/questions.ts'
import { damageBonus, durability, woundThreshold } from '../state/derive.ts'
import { foes, type Person, type Scene } from '../state/fighters.ts'
import { bestAttack } from './turn.ts'
import { bestStrike, weighed } from './worth.ts'

type Before = Extract<RenQuestion, { ask: 'luck before' }>
type After = Extract<RenQuestion, { ask: 'luck after' }>

/** What leaves somebody open or helpless when it fails: worth a point, though not the last. */
const GRAVE: readonly string[] = [
  'knock-down',
  'thrown clear',
  'keeping the saddle',
  'escape',
  'holding on',
  'wrenching free',
  'endurance',
  'perception',
  'maneuver',
]

/** What an attack with that weapon does on the average, if it lands plainly. */
function expected(s: Scene, by: Person, target: Person, arm: Arm): number {
  const { mode, tags } = weighed(by, target, arm, 'none')
  const dv = (5.5 * mode.dv.dice) / mode.dv.over + mode.dv.plus + (mode.dv.db ? damageBonus(by) : 0)
  return Math.max(0, dv - Math.max(0, sum(armourTerms(s, target, tags, false)) - mode.ap))
}

/** Whether the blow he has to ward off would hurt, or, for the last point, wound or could put him out. Who strikes is whoever acts; out of turn, any foe. */
function threatened(s: Scene, me: Person, left: number): boolean {
  const enough = left > 1 ? 1 : Math.min(woundThreshold(me), durability(me) - me.damage)
  const strikes = s.fighters.filter((o) => foes(o, me) && (s.acting === me.id || s.acting === o.id))
  return strikes.some((o) =>
    armsAgainst(s, o, me).some(
      (arm) => expected(s, arm.by, me, arm) >= enough || me.damage + most(s, arm.by, me, arm) >= durability(me),
    ),
  )
}
/** The most a blow does that lands plainly. */
function most(s: Scene, by: Person, target: Person, arm: Arm): number {
  const { mode, tags } = weighed(by, target, arm, 'none')
  const dv = Math.floor((10 * mode.dv.dice) / mode.dv.over) + mode.dv.plus + (mode.dv.db ? damageBonus(by) : 0)
  return Math.max(0, dv - Math.max(0, sum(armourTerms(s, target, tags, false)) - mode.ap))
}

/** Whether an exceptional blow would do more than a plain one: a strike that comes off, or five more that wound or end it. */
function decides(s: Scene, me: Person): boolean {
  const plan = bestAttack(s, me)
  if (plan === undefined) return false
  const { arm, target } = plan
  if (bestStrike(s, arm.by, target, arm, PLAIN).strike !== 'none') return true
  const left = durability(target) - target.damage
  const does = expected(s, arm.by, target, arm)
  const wounds = (damage: number): number => Math.floor(damage / woundThreshold(target))
  return does < left && (does + 5 >= left || wounds(does + 5) > wounds(does))
}

function matters(s: Scene, me: Person, roll: string, left: number): boolean {
  if (roll === 'attack' || roll === 'defiance') return true
  return roll === 'defence' ? threatened(s, me, left) : left > 1 && GRAVE.includes(roll)
}

const FINE: readonly string[] = ['exceptional success', 'critical success']

/** Luck after a roll: where it turns a failure that matters, or makes a blow decide something; who has plenty makes any blow better. */
export function afterwards(choice: Choice<RenQuestion>, s: Scene, me: Person, about: After): Option {
  const { roll, result, flipped, left } = about
  if (result.endsWith('failure') && flipped.endsWith('success') && matters(s, me, roll, left))
    return picking(choice, 'flip')
  if (roll === 'attack' && result === 'success' && left > 1 && (left > 2 || decides(s, me)))
    return picking(choice, FINE.includes(flipped) ? 'flip' : 'upgrade')
  return picking(choice, 'none')
}

/** Luck before one: where much counts against a roll that matters, and it is not the last. */
export const beforehand = (choice: Choice<RenQuestion>, s: Scene, me: Person, about: Before): Option => {
  const { roll, tn, without } = about
  const much = without - tn >= 20 && tn < 50
  return picking(choice, much && me.luck > 1 && matters(s, me, roll, me.luck) ? 'spend' : 'none')
}
