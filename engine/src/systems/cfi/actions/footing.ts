import { engagedBy } from '../engagement.ts'
import { active, cannotStand } from '../fighters.ts'
import { athleticSkill, hampered } from '../modifiers.ts'
import { opposedTest, type Reckoned, ROLLS, reckoned } from '../skill-tests.ts'
import { rises } from '../stances.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { type Action, no } from './action.ts'

/** Brawn or Athletics, whichever is better (Ruling CFI-A66). */
function footwork(ctx: Ctx, s: State, f: Fighter): { readonly worth: Reckoned; readonly roll: 'brawn' | 'athletics' } {
  const brawn = reckoned(ctx, s, f.facts.skills.brawn, 'Brawn', 'CFI-PRO-RegainFooting', hampered(s, f, 'brawn'))
  const athletics = reckoned(
    ctx,
    s,
    f.facts.skills[athleticSkill(f)],
    'Athletics',
    'CFI-PRO-RegainFooting',
    hampered(s, f, 'athletics'),
  )
  return brawn.skill > athletics.skill ? { worth: brawn, roll: 'brawn' } : { worth: athletics, roll: 'athletics' }
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
    const against = engagedBy(s, f).filter(active)
    const [foe] = against
      .map((other) => ({ other, ...footwork(ctx, s, other) }))
      .sort((a, b) => b.worth.skill - a.worth.skill)
    if (foe !== undefined) {
      const mine = footwork(ctx, s, f)
      if (
        opposedTest(ctx, s, f, ROLLS[mine.roll], mine.worth.skill, foe.other, ROLLS[foe.roll], foe.worth.skill) !==
        'wins'
      ) {
        ctx.emit?.({ type: 'wasted', who: f.id, action: 'regainFooting', rule: 'CFI-PRO-RegainFooting' })
        return
      }
    }
    rises(ctx, f, 'CFI-PRO-RegainFooting')
  },
}
