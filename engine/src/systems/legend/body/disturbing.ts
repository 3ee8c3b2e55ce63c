import { die } from '../../../dice/chance.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { attempt, succeeds } from './checks.ts'
import { plainSkill } from './plain-skills.ts'

const PERSISTENCE = die('persistence', 100)

/** A Serious Wound calls for Persistence to go on casting (LEG-MAG-Disturbed). */
export function keepsConcentration(ctx: Ctx, s: State, f: Fighter): void {
  if (f.casting === undefined) return
  const { spell } = f.casting
  const level = attempt(ctx, f, PERSISTENCE, plainSkill(s, f, 'persistence'))
  ctx.emit?.({ type: 'concentration', who: f.id, spell, level, rule: 'LEG-MAG-Disturbed' })
  if (succeeds(level)) return
  f.casting = undefined
  ctx.emit?.({ type: 'spellLost', who: f.id, spell, rule: 'LEG-MAG-Disturbed' })
}
