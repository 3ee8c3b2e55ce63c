import { lasts } from '../../../mechanisms/lasting.ts'
import type { CfiRule } from '../book/rules.ts'
import { BLED_TO_DEATH, COMATOSE, SEMI_CONSCIOUS, weariness } from '../content/tables.ts'
import { able } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { leavesFight } from './conditions.ts'

/** Levels of fatigue; at the end of them he is out of the fight, and then dead (CFI-FTG-Out). The undead never tire. */
export function tires(ctx: Ctx, s: State, f: Fighter, levels: number, rule: CfiRule): void {
  if (
    levels <= 0 ||
    f.condition === 'dead' ||
    able(f, 'undead') ||
    (lasts(f.lasting, 'frenzy') && rule !== 'CFI-FTG-Blood')
  )
    return
  f.fatigue = Math.min(BLED_TO_DEATH, f.fatigue + levels)
  ctx.emit?.({ type: 'tires', who: f.id, level: weariness(f.fatigue).name, by: levels, rule })
  if (f.fatigue === BLED_TO_DEATH) leavesFight(ctx, s, f, 'dead', 'CFI-FTG-Out')
  else if (f.fatigue === COMATOSE && f.condition !== 'unconscious') leavesFight(ctx, s, f, 'unconscious', 'CFI-FTG-Out')
  else if (f.fatigue === SEMI_CONSCIOUS && f.condition === 'up') leavesFight(ctx, s, f, 'incapacitated', 'CFI-FTG-Out')
}
