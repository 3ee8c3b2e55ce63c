import { FATIGUE_LEVELS } from '../content/fatigue-levels.ts'
import { combatActions } from '../state/derive.ts'
import { fatigueOf } from '../state/fighters.ts'
import type { Ctx, Fighter, LegendRule, State } from '../state/types.ts'
import { dies, incapacitate, knockOut } from './conditions.ts'

/** The last level of Fatigue. */
export const DEBILITATED = FATIGUE_LEVELS.length - 1

/** Combat Actions as fatigue leaves them: DEX counts for less (LEG-FAT-Exhausted, LEG-FAT-Debilitated). */
export function tiredActions(f: Fighter): number {
  const { dex: loss } = fatigueOf(f)
  if (loss === 0) return f.facts.combatActions
  const { dex, int } = f.facts.characteristics
  const fewer = combatActions({ dex, int }) - combatActions({ dex: Math.max(0, dex + loss), int })
  return Math.max(1, f.facts.combatActions - fewer)
}

/** So many levels further down (LEG-FAT-Winded to LEG-FAT-Debilitated), and below the last (LEG-FAT-Collapse). */
export function wearies(ctx: Ctx, s: State, f: Fighter, levels: number, because: LegendRule): void {
  f.fatigue += levels
  const rule = f.fatigue > DEBILITATED ? 'LEG-FAT-Collapse' : fatigueOf(f).rule
  ctx.emit?.({ type: 'tired', who: f.id, level: fatigueOf(f).name, rule: [because, rule] })
  if (f.fatigue > DEBILITATED) spent(ctx, s, f)
}

/**
 * Below Debilitated. Ruling LEG-A30: he drops unconscious and, if he bleeds, dies after CON rounds; or he descends through
 * incapacitated, semi-conscious and comatose to death.
 */
function spent(ctx: Ctx, s: State, f: Fighter): void {
  const below = f.fatigue - DEBILITATED
  if (s.options.bleedingOut === 'ladder') {
    if (below > 3) dies(ctx, s, f, 'LEG-FAT-Collapse')
    else if (below === 3) knockOut(ctx, s, f, 0, 'LEG-FAT-Collapse')
    else incapacitate(ctx, s, f, 'LEG-FAT-Collapse')
    return
  }
  f.fatigue = DEBILITATED + 1
  if (f.condition === 'up') knockOut(ctx, s, f, 0, 'LEG-FAT-Collapse')
  if (f.bleeding.length > 0) f.bleedingOut = f.facts.characteristics.con
}
