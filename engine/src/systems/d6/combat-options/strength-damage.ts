import type { DieCode } from '../diecode.ts'
import { harmTo, injure } from '../injury/injure.ts'
import { into, noted } from '../note.ts'
import { throwCode, totalShown } from '../rolling-dice.ts'
import { strengthAdds, strengthDice } from '../strength.ts'
import type { Cited, Ctx, Fighter, State } from '../types.ts'
import { largerAdds, largerBy } from './scale.ts'

/** Hurts somebody by a code of its own, without a weapon. */
export function hurtBy(
  ctx: Ctx,
  s: State,
  by: Fighter,
  on: Fighter,
  code: DieCode,
  adds: number,
  rule: Cited | readonly Cited[],
  terms = noted(ctx),
): void {
  const larger = by === on ? 0 : largerBy(s, by, on, null)
  const more = adds + largerAdds(larger, into(terms))
  const thrown = throwCode(ctx, s, by.id, 'damage', code, more, { terms })
  const points = thrown === undefined ? Math.max(0, code + more) : 0
  ctx.emit?.({
    type: 'damage',
    who: by.id,
    at: on.id,
    total: thrown === undefined ? points : totalShown(ctx, thrown),
    rule,
  })
  injure(ctx, s, harmTo(on, points, { by: by.id, thrown: thrown ?? null, larger }))
}

/** Hurts him by Strength Damage and `more` dice. */
export function hurtByStrength(
  ctx: Ctx,
  s: State,
  by: Fighter,
  on: Fighter,
  more: DieCode,
  rule: Cited | readonly Cited[],
): void {
  const modifiers = noted(ctx)
  const note = into(modifiers)
  const code = strengthDice(by, note) + more
  hurtBy(ctx, s, by, on, code, strengthAdds(by, note), rule, modifiers)
}
