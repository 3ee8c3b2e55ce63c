import { able } from '../fighters.ts'
import { hampered } from '../modifiers.ts'
import { passes, ROLLS, reckoned } from '../skill-tests.ts'
import type { Ctx, Fighter, State } from '../types.ts'

/** Wounded, it must keep its head by Willpower, or rages for as many rounds as its CON (CFI-ABL-Frenzy). */
export function frenzies(ctx: Ctx, s: State, f: Fighter): void {
  if (f.frenzy > 0 || f.condition !== 'up' || !able(f, 'frenzy')) return
  const worth = reckoned(ctx, s, f.facts.skills.willpower, 'Willpower', 'CFI-ABL-Frenzy', hampered(s, f, 'willpower'))
  if (passes(ctx, f, ROLLS.willpower, worth, 'CFI-ABL-Frenzy')) return
  f.frenzy = f.facts.characteristics.con
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'frenzied', turns: f.frenzy, rule: 'CFI-ABL-Frenzy' })
}
