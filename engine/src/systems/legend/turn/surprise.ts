import { die } from '../../../dice/chance.ts'
import { attempt, succeeds } from '../body/checks.ts'
import { plainSkill } from '../body/plain-skills.ts'
import type { Ctx, State } from '../state/types.ts'

const PERCEPTION = die('perception', 100)

/** What surprise takes off initiative (LEG-SUR-02). */
export const SURPRISE = 10

/** Before the first round: who fails to notice what is coming, or is wholly unprepared, is surprised in it (LEG-SUR-01). */
export function testSurprise(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (f.readiness === 'ready') continue
    if (f.readiness === 'tested') {
      const level = attempt(ctx, f, PERCEPTION, plainSkill(s, f, 'perception'))
      ctx.emit?.({ type: 'perceived', who: f.id, level, rule: 'LEG-SUR-01' })
      if (succeeds(level)) {
        f.readiness = 'ready'
        continue
      }
    }
    f.surprised = s.round + 1
    ctx.emit?.({ type: 'surprised', who: f.id, state: f.readiness, rule: 'LEG-SUR-01' })
  }
}
