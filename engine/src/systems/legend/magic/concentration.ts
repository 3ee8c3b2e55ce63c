import { die } from '../../../dice/chance.ts'
import { plainSkill } from '../modifiers.ts'
import { attempt } from '../second-chance.ts'
import { succeeds } from '../skill-tests.ts'
import type { Ctx, Fighter, State } from '../types.ts'

const PERSISTENCE = die('persistence', 100)

/** A Serious Wound calls for Persistence to go on casting (LEG-MAG-Disturbed). */
export function keepsConcentration(ctx: Ctx, s: State, f: Fighter): void {
  if (f.casting === undefined) return
  const { spell } = f.casting
  const level = attempt(ctx, f, PERSISTENCE, plainSkill(s, f, 'persistence', undefined))
  ctx.emit?.({ type: 'concentration', who: f.id, spell, level, rule: 'LEG-MAG-Disturbed' })
  if (succeeds(level)) return
  f.casting = undefined
  ctx.emit?.({ type: 'spellLost', who: f.id, spell, rule: 'LEG-MAG-Disturbed' })
}
