import type { Sealed } from '../../../kernel/types.ts'
import { opposedTest, ROLLS } from '../body/checks.ts'
import { athleticSkill, hampered, worthOf } from '../body/hampered.ts'
import { rises } from '../body/stances.ts'
import { engagedBy } from '../ground/reach.ts'
import { cannotStand } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'
import { type Action, type Means, no } from './action.ts'

/** Brawn or Athletics, whichever is better (Ruling CFI-A66). */
export function footwork(s: Sealed<State>, f: Sealed<Fighter>): Means {
  const brawn = worthOf(s, f, 'brawn')
  const athletics = worthOf(s, f, athleticSkill(f), hampered(s, f, 'athletics'))
  return brawn > athletics ? { skill: brawn, chance: ROLLS.brawn } : { skill: athletics, chance: ROLLS.athletics }
}
/** Up by itself if nobody is upon him; otherwise against the best of those who are (CFI-PRO-RegainFooting; Ruling CFI-A90). */
export const regainFooting: Action = {
  key: 'regainFooting',
  rule: 'CFI-PRO-RegainFooting',
  cost: 'action',
  refuse(s, f) {
    if (f.stance !== 'prone') return no('he is on his feet', 'CFI-PRO-RegainFooting')
    if (cannotStand(f)) return no('his leg does not carry him', 'CFI-WND-SeriousLimb')
    return s.holds.some((hold) => hold.on === f.id && hold.kind === 'astride')
      ? no('somebody is astride him', 'CFI-LEAP-05')
      : undefined
  },
  act(ctx, s, f) {
    const against = engagedBy(s, f)
    const [foe] = against.map((other) => ({ other, ...footwork(s, other) })).sort((a, b) => b.skill - a.skill)
    if (foe !== undefined) {
      const mine = footwork(s, f)
      if (opposedTest(ctx, s, f, mine.chance, mine.skill, foe.other, foe.chance, foe.skill) !== 'wins') {
        ctx.emit?.({ type: 'wasted', who: f.id, action: 'regainFooting', rule: 'CFI-PRO-RegainFooting' })
        return
      }
    }
    rises(ctx, f, 'CFI-PRO-RegainFooting')
  },
}
