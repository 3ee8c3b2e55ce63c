import { lasts } from '../../../mechanisms/lasting.ts'
import type { CfiRule } from '../book/rules.ts'
import { SEMI_CONSCIOUS } from '../content/tables.ts'
import { releaseAll } from '../ground/holds.ts'
import { isOver } from '../state/clocks.ts'
import { fighter, helpless, inWater, unaware } from '../state/fighters.ts'
import { getsOff, party } from '../state/saddle.ts'
import type { Condition, Ctx, Fighter, State } from '../state/types.ts'
import { unhorsed } from './stances.ts'

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
  getsOff(s, f)
  if (f.rider !== undefined) unhorsed(ctx, s, fighter(s, f.rider))
}

/** He leaves the fight in one of its ways. */
export function leavesFight(ctx: Ctx, s: State, f: Fighter, as: Exclude<Condition, 'up'>, rule: CfiRule): void {
  f.condition = as
  isOver(f, 'wakes')
  f.points = 0
  ctx.emit?.({ type: 'becomes', who: f.id, what: as, rule })
  // Who rides away is seen in the saddle to the last.
  if (as === 'fled') for (const other of party(s, f)) getsOff(s, other)
  goesDown(ctx, s, f, rule)
}

/** He wakes, unless blood loss or a Major Wound keeps him down. */
export function comesTo(ctx: Ctx, f: Fighter, rule: CfiRule): void {
  if (f.fatigue >= SEMI_CONSCIOUS || f.limbs.some(({ wound }) => wound === 'major')) return
  f.condition = 'up'
  isOver(f, 'wakes')
  // Nobody lies in the water.
  if (inWater(f)) f.stance = 'standing'
  ctx.emit?.({ type: 'becomes', who: f.id, what: 'awake', rule })
}

/** Whether he is in any state to react: conscious, not flat-footed, not stunned out of his wits, not in a frenzy (CFI-SUR-02). */
export function canReact(s: State, f: Fighter): boolean {
  if (f.condition !== 'up' || helpless(s, f) || lasts(f.lasting, 'senseless') || lasts(f.lasting, 'frenzy'))
    return false
  return !unaware(f)
}
