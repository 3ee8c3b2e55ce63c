import { lasts } from '../../../mechanisms/lasting.ts'
import { passes, ROLLS, reckoned } from '../body/checks.ts'
import { hampered } from '../body/hampered.ts'
import { lastsFor } from '../state/clocks.ts'
import { able } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/** Wounded, it must keep its head by Willpower, or rages for as many rounds as its CON (CFI-ABL-Frenzy). */
export function frenzies(ctx: Ctx, s: State, f: Fighter): void {
  if (lasts(f.lasting, 'frenzy') || f.condition !== 'up' || !able(f, 'frenzy')) return
  const worth = reckoned(ctx, s, f.facts.skills.willpower, 'Willpower', 'CFI-ABL-Frenzy', hampered(s, f, 'willpower'))
  if (passes(ctx, f, ROLLS.willpower, worth, 'CFI-ABL-Frenzy')) return
  const turns = f.facts.characteristics.con
  lastsFor(f, 'frenzy', turns)
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'frenzied', turns, rule: 'CFI-ABL-Frenzy' })
}
