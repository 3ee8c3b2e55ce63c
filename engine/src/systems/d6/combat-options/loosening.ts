import { optionOf } from '../../../mechanisms/asking.ts'
import { chosen, keyed } from '../choosing.ts'
import { damageOf } from '../damage.ts'
import { harmTotal } from '../injury/over.ts'
import { moveUp } from '../turns.ts'
import type { Attack, Ctx, Fighter, Item, State } from '../types.ts'
import { skillTotal } from '../using-skills.ts'
import { stronger } from './escape.ts'

/** What he has in his hands. */
export const held = (f: Fighter): Item[] => f.items.filter((item) => item.where === 'hand')

const HOLD_ON = [optionOf('hold on'), optionOf('none')] as const
/** One who has not acted, or has an action left, may try to keep it: that is his action, his turn brought forward if need be. */
function holdsOn(ctx: Ctx, s: State, f: Fighter, needed: number): boolean {
  if (f.condition !== 'up' || (f.turned === s.round && f.actions === 0)) return false
  const about = { ask: 'hold on', needed } as const
  if (ctx.choose({ who: f.id, about, options: HOLD_ON, usual: 'hold on' }).key === 'none') return false
  if (f.turned < s.round) moveUp(ctx, s, f, 'hold on')
  else f.actions--
  return true
}

/** The item stays in hand only if Physique or lifting exceeds the damage, which hurts nobody (D6-C-OPT-Disarm). Ruling D6-A50. */
export function loosen(ctx: Ctx, s: State, x: Attack): void {
  const items = keyed(held(x.target))
  if (items.length === 0) return
  const { item } = chosen(ctx, x.attacker, { ask: 'which item', at: x.target.id }, items)
  const done = harmTotal(ctx, damageOf(ctx, s, x, 'force'))
  const tries = holdsOn(ctx, s, x.target, done + 1)
  const kept = tries && skillTotal(ctx, s, x.target, stronger(x.target), 'hold on') > done
  if (!kept) item.where = 'ground'
  ctx.emit?.({
    type: 'disarmed',
    who: x.target.id,
    by: x.attacker.id,
    weapon: item.key,
    done,
    kept,
    rule: 'D6-C-OPT-Disarm',
  })
}
