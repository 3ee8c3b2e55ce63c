import type { DieCode } from '../book/diecode.ts'
import { throwCode, totalShown } from '../state/dice.ts'
import { ranks } from '../state/fighters.ts'
import { cites, counts, countsDice, into, type Note, noted, noting } from '../state/note.ts'
import type { Cites, Ctx, Fighter, State } from '../state/types.ts'
import { harmTo, injure } from './injure.ts'
import { largerAdds, largerBy } from './scale.ts'

/** Strength Damage in dice (D6-STR-Formula), from Physique or lifting, whichever is more (D6-STR-PhysOrLift). */
export function strengthDice(f: Fighter, note: Note): DieCode {
  const { attributes, skills, strengthDamage } = f.facts
  if (skills.lifting > attributes.physique) cites(note, 'lifting', 'D6-STR-PhysOrLift')
  return countsDice(note, strengthDamage, 'Strength Damage', 'D6-STR-Formula')
}
/** Points on it: Increased Attribute: Physique, and what makes weak (D6-STR-Mods). */
export function strengthAdds(f: Fighter, note: Note): number {
  const sum = ranks(f, 'increasedAttribute', 'physique') - ranks(f, 'hindrance', 'strength damage')
  return sum === 0 ? 0 : counts(note, sum, 'strength', 'D6-STR-Mods')
}

/** Hurts somebody by a code of its own, without a weapon. */
export function hurtBy(
  ctx: Ctx,
  s: State,
  by: Fighter,
  on: Fighter,
  code: DieCode,
  adds: number,
  rule: Cites,
  terms = noted(ctx),
): void {
  const larger = largerBy(s, by, on, null)
  const more = adds + largerAdds(larger, into(terms))
  const thrown = throwCode(ctx, s, by.id, 'damage', code, more, { terms })
  const points = thrown === undefined ? Math.max(0, code + more) : 0
  const total = thrown === undefined ? points : totalShown(ctx, thrown)
  ctx.emit?.({ type: 'damage', who: by.id, at: on.id, total, rule })
  injure(ctx, s, harmTo(on, points, { by: by.id, thrown: thrown ?? null, larger }))
}

/** Hurts him by Strength Damage and `more` dice. */
export function hurtByStrength(ctx: Ctx, s: State, by: Fighter, on: Fighter, more: DieCode, rule: Cites): void {
  const [modifiers, note] = noting(ctx)
  const code = strengthDice(by, note) + more
  hurtBy(ctx, s, by, on, code, strengthAdds(by, note), rule, modifiers)
}
