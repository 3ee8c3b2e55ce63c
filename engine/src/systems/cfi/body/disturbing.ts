import type { Ctx, Exchange, Fighter, State } from '../state/types.ts'
import { passes, ROLLS, reckoned } from './checks.ts'
import { hampered } from './hampered.ts'

/** Wounded while he casts: Willpower, or a grade harder; a Serious Wound one grade or two; a Major one ends it (CFI-CAST-Interrupted). */
export function disturbed(ctx: Ctx, s: State, f: Fighter, wound: Exchange['wound']): void {
  const { casting } = f
  if (casting === undefined) return
  if (wound === 'major') {
    f.casting = undefined
    ctx.emit?.({ type: 'spellLost', who: f.id, spell: casting.spell, why: 'disturbed', rule: 'CFI-CAST-Interrupted' })
    return
  }
  const worth = reckoned(
    ctx,
    s,
    f.facts.skills.willpower,
    'Willpower',
    'CFI-CAST-Interrupted',
    hampered(s, f, 'willpower'),
  )
  const keeps = passes(ctx, f, ROLLS.willpower, worth, 'CFI-CAST-Interrupted')
  const grades = (wound === 'serious' ? 1 : 0) + (keeps ? 0 : 1)
  if (grades === 0) return
  f.casting = { ...casting, harder: casting.harder + grades }
  ctx.emit?.({ type: 'disturbed', who: f.id, grades, rule: 'CFI-CAST-Interrupted' })
}
