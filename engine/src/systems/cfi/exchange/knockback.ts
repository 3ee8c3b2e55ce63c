import { falls } from '../body/stances.ts'
import type { CfiRule } from '../book/rules.ts'
import { keepsFeet, type Upset } from '../ground/keeping-feet.ts'
import { pushedAway } from '../ground/pushing.ts'
import { bracedSiz } from '../state/fighters.ts'
import type { Ctx, Exchange, State } from '../state/types.ts'

/** Points over SIZ for each five feet (CFI-KNB-03). */
const POINTS = 8

/** A blow of more than his SIZ, before parry and armor, thrusts him back (CFI-KNB-01). */
export function knockback(ctx: Ctx, s: State, x: Exchange): void {
  const { defender, attacker } = x
  const over = x.rolled - bracedSiz(defender, 1.5)
  if (over <= 0 || defender.condition === 'dead') return
  const back = 5 * Math.ceil(over / POINTS)
  const rule: CfiRule[] = ['CFI-KNB-01', 'CFI-KNB-03']
  if (defender.braced) rule.push('CFI-PRO-Brace')
  pushedAway(ctx, s, defender, attacker, back, rule)
  if (defender.stance !== 'prone' && !keepsFeet(ctx, s, defender, THRUST)) falls(ctx, s, defender, 'CFI-KNB-02')
}

/** Easy Acrobatics or Standard Athletics (CFI-KNB-02; Ruling CFI-A51). */
const THRUST = {
  acrobatics: 'easy',
  athletics: 'standard',
  because: 'Knockback',
  rule: 'CFI-KNB-02',
} as const satisfies Upset
