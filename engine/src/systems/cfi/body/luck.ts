import type { FighterId, Option } from '../../../kernel/types.ts'
import type { Level } from '../../../mechanisms/percentile.ts'
import type { Ctx, Fighter } from '../state/types.ts'

const NONE: Option = { key: 'none' }
const AGAIN: Option = { key: 'again' }
const FORCE: Option = { key: 'force' }

/** One Luck Point at most in support of one action (CFI-LUCK-One). */
export const mayUseLuck = (f: Fighter): boolean => f.luck > 0 && !f.lucky

export function spendLuck(
  ctx: Ctx,
  f: Fighter,
  how: 'again' | 'swap' | 'force' | 'desperate' | 'mitigate' | 'last',
): void {
  f.luck--
  f.lucky = true
  ctx.emit?.({ type: 'luck', who: f.id, how, left: f.luck, rule: [RULE[how], 'CFI-FRE-Luck', 'CFI-LUCK-One'] })
}
const RULE = {
  again: 'CFI-LUCK-Again',
  swap: 'CFI-LUCK-Swap',
  force: 'CFI-LUCK-Force',
  desperate: 'CFI-LUCK-Desperate',
  mitigate: 'CFI-LUCK-Mitigate',
  last: 'CFI-LUCK-Last',
} as const

/** One of a fighter's own rolls that has no level: thrown again for a Luck Point (CFI-LUCK-Again). */
export function luckRerolls(ctx: Ctx, f: Fighter, roll: string, at: FighterId | undefined): boolean {
  if (!mayUseLuck(f)) return false
  const about = { ask: 'luck', roll, level: undefined, swapped: undefined, at } as const
  if (ctx.choose({ who: f.id, about, options: [AGAIN, NONE], usual: 'none', hidden: true }) === NONE) return false
  spendLuck(ctx, f, 'again')
  return true
}

/** Whether somebody makes his opponent roll again (CFI-LUCK-Force). */
export function luckForces(
  ctx: Ctx,
  f: Fighter,
  roll: 'attack' | 'damage',
  level: Level | undefined,
  at: FighterId,
): boolean {
  if (!mayUseLuck(f)) return false
  const about = { ask: 'luck', roll, level, swapped: undefined, at } as const
  if (ctx.choose({ who: f.id, about, options: [FORCE, NONE], usual: 'none', hidden: true }) === NONE) return false
  spendLuck(ctx, f, 'force')
  return true
}

/** Out of Action Points, a Luck Point gives one (CFI-LUCK-Desperate). */
export function desperate(ctx: Ctx, f: Fighter, at: FighterId | undefined): boolean {
  if (f.points > 0 || !mayUseLuck(f)) return false
  const about = { ask: 'desperate', at } as const
  if (ctx.choose({ who: f.id, about, options: DESPERATE, usual: 'none', hidden: true }).key === 'none') return false
  spendLuck(ctx, f, 'desperate')
  f.points = 1
  return true
}
const DESPERATE = [{ key: 'effort' }, { key: 'none' }] as const
