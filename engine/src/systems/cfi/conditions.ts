import { SEMI_CONSCIOUS } from './content/tables.ts'
import { fighter } from './fighters.ts'
import { releaseAll } from './holding.ts'
import type { CfiRule } from './rules.ts'
import type { Condition, Ctx, Fighter, State } from './types.ts'

/** He is out of it: down, holding nobody, casting nothing, guarding nothing. */
export function goesDown(ctx: Ctx, s: State, f: Fighter, rule: CfiRule): void {
  f.stance = 'prone'
  f.delaying = false
  f.ward = undefined
  f.braced = false
  f.aloft = false
  if (f.casting !== undefined) {
    const { spell } = f.casting
    f.casting = undefined
    ctx.emit?.({ type: 'spellLost', who: f.id, spell, why: 'disturbed', rule: 'CFI-CAST-Interrupted' })
  }
  releaseAll(ctx, s, f, rule)
  if (f.mount !== undefined) fighter(s, f.mount).rider = undefined
  if (f.rider !== undefined) fighter(s, f.rider).mount = undefined
  f.mount = undefined
  f.rider = undefined
}

/** He leaves the fight in one of its ways. */
export function leavesFight(ctx: Ctx, s: State, f: Fighter, as: Exclude<Condition, 'up'>, rule: CfiRule): void {
  f.condition = as
  f.points = 0
  ctx.emit?.({ type: 'becomes', who: f.id, what: as, rule })
  goesDown(ctx, s, f, rule)
}

/** He wakes, unless blood loss or a Major Wound keeps him down. */
export function comesTo(ctx: Ctx, f: Fighter, rule: CfiRule): void {
  if (f.fatigue >= SEMI_CONSCIOUS || f.limbs.some(({ wound }) => wound === 'major')) return
  f.condition = 'up'
  f.wakes = -1
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'awake', rule })
}
