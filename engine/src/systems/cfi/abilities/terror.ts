import { leavesFight } from '../conditions.ts'
import { able } from '../fighters.ts'
import { hampered } from '../modifiers.ts'
import { ROLLS, reckoned, tested } from '../skill-tests.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { MINUTE } from '../wounds.ts'

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
    f.cowed = s.round + 1
    ctx.emit?.({ type: 'becomes', who: f.id, what: 'cowed', turns: 1, rule })
  } else if (level === 'fumble' && terror) {
    leavesFight(ctx, s, f, 'unconscious', rule)
    f.wakes = MINUTE
  } else {
    const turns = level === 'failure' && !terror ? 1 : 3
    f.fleeing = s.round + turns
    ctx.emit?.({ type: 'becomes', who: f.id, what: 'fleeing', turns, rule })
  }
}
