import { easier } from './difficulty.ts'
import { bracedSiz, isBodily } from './fighters.ts'
import { athleticSkill, hampered } from './modifiers.ts'
import { pushedAway } from './pushing.ts'
import type { CfiRule } from './rules.ts'
import { ROLLS, reckoned, succeeds, tested } from './skill-tests.ts'
import { falls } from './stances.ts'
import type { Ctx, Exchange, Fighter, State } from './types.ts'

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
  if (defender.stance !== 'prone' && !keepsFeet(ctx, s, defender)) falls(ctx, s, defender, 'CFI-KNB-02')
}

/** Easy Acrobatics or Standard Athletics, whichever he is better at (CFI-KNB-02; Ruling CFI-A51). */
function keepsFeet(ctx: Ctx, s: State, f: Fighter): boolean {
  const { skills } = f.facts
  const b = hampered(s, f, 'acrobatics')
  easier(b, 'easy', 'Knockback', 'CFI-KNB-02')
  const acrobatics =
    skills.acrobatics === 0 ? undefined : reckoned(ctx, s, skills.acrobatics, 'Acrobatics', 'CFI-KNB-02', b)
  const athletics = reckoned(ctx, s, skills[athleticSkill(f)], 'Athletics', 'CFI-KNB-02', hampered(s, f, 'athletics'))
  const nimble = acrobatics !== undefined && acrobatics.skill >= athletics.skill
  return succeeds(
    nimble
      ? tested(ctx, f, ROLLS.acrobatics, acrobatics, 'CFI-KNB-02')
      : tested(ctx, f, ROLLS.athletics, athletics, 'CFI-KNB-02'),
  )
}

export { isBodily }
