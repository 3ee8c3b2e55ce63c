import { passes, type Reckoned, ROLLS, reckoned } from '../body/checks.ts'
import { easier, situation } from '../body/difficulty.ts'
import { athleticSkill, hampered } from '../body/hampered.ts'
import type { CfiRule } from '../book/rules.ts'
import type { Grade } from '../content/tables.ts'
import type { Skill } from '../content/types.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { carrier } from './pace.ts'

/** How hard it is to keep one's feet by either skill, and why. */
export interface Upset {
  readonly acrobatics: Grade
  readonly athletics: Grade
  readonly because: string
  readonly rule: CfiRule
}

/** Acrobatics or Athletics, whichever leaves him better off; a rider relies on his mount's. */
export function keepsFeet(ctx: Ctx, s: State, f: Fighter, upset: Upset): boolean {
  const legs = carrier(s, f)
  const worth = (skill: Skill, name: string, grade: Grade): Reckoned => {
    const b = hampered(s, legs, skill)
    if (grade === 'easy') easier(b, grade, upset.because, upset.rule)
    else situation(b, grade, upset.because, upset.rule)
    return reckoned(ctx, s, legs.facts.skills[skill], name, upset.rule, b)
  }
  const athletics = worth(athleticSkill(legs), 'Athletics', upset.athletics)
  if (legs.facts.skills.acrobatics > 0) {
    const acrobatics = worth('acrobatics', 'Acrobatics', upset.acrobatics)
    if (acrobatics.skill >= athletics.skill) return passes(ctx, f, ROLLS.acrobatics, acrobatics, upset.rule)
  }
  return passes(ctx, f, ROLLS.athletics, athletics, upset.rule)
}
