import { ROLLS, reckoned, tested } from '../body/checks.ts'
import { leavesFight } from '../body/conditions.ts'
import { hampered } from '../body/hampered.ts'
import { MINUTE } from '../body/wounds.ts'
import { beside, lastsFor } from '../state/clocks.ts'
import { able } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/** Willpower against the sight of it; each is tried once in a fight (CFI-ABL-Terrifying, CFI-ABL-Intimidate). */
export function frightens(
  ctx: Ctx,
  s: State,
  by: Fighter,
  f: Fighter,
  rule: 'CFI-ABL-Terrifying' | 'CFI-ABL-Intimidate',
): void {
  by.terrified = [...by.terrified, f.id]
  if (able(f, 'immuneToFear') || able(f, 'undead')) {
    ctx.emit?.({ type: 'resisted', who: f.id, what: 'fear', stands: true, forced: false, rule: 'CFI-ABL-Immunity' })
    return
  }
  const worth = reckoned(ctx, s, f.facts.skills.willpower, 'Willpower', rule, hampered(s, f, 'willpower'))
  const level = tested(ctx, f, ROLLS.willpower, worth, rule)
  const terror = rule === 'CFI-ABL-Terrifying'
  if (level === 'critical' || (level === 'success' && !terror)) return
  if (level === 'success') {
    lastsFor(f, 'cowed', beside(s, 1))
    ctx.emit?.({ type: 'becomes', who: f.id, what: 'cowed', turns: 1, rule })
  } else if (level === 'fumble' && terror) {
    leavesFight(ctx, s, f, 'unconscious', rule)
    lastsFor(f, 'wakes', MINUTE)
  } else {
    const turns = level === 'failure' && !terror ? 1 : 3
    lastsFor(f, 'fleeing', beside(s, turns))
    ctx.emit?.({ type: 'becomes', who: f.id, what: 'fleeing', turns, rule })
  }
}
