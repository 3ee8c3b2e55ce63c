import { D } from '../book/diecode.ts'
import { type Hazard, hazards } from '../content/difficulties.ts'
import { fallDamage, fallSoftened } from '../state/derive.ts'
import { throwCode, totalShown } from '../state/dice.ts'
import { active } from '../state/fighters.ts'
import type { Ctx, Fighter, Harm, State } from '../state/types.ts'
import { disturbed } from './aiming.ts'
import { skillTotal, succeeds } from './checks.ts'
import { harmTo, injure } from './injure.ts'

/** Harm nobody strikes: dice the game master rolls, with points off. */
function harm(ctx: Ctx, s: State, on: Fighter, code: number, less: number): Harm {
  const thrown = throwCode(ctx, s, 'gm', 'damage', code, -less, {
    terms: less === 0 ? [] : [{ value: -less, because: 'softened', rule: 'D6-C-MISC-Fall' }],
  })
  return harmTo(on, 0, { thrown: thrown ?? null })
}

/** A fall: 1D for each metre and a half from three metres on; acrobatics softens it for one who has not had his turn (D6-C-MISC-Fall). */
export function fallFrom(ctx: Ctx, s: State, f: Fighter, metres: number): void {
  const code = fallDamage(metres)
  const less = active(f) && f.turned < s.round ? fallSoftened(skillTotal(ctx, s, f, 'acrobatics', 'acrobatics')) : 0
  f.stance = 'prone'
  f.felled = true
  disturbed(s, f)
  ctx.emit?.({ type: 'fallsFar', who: f.id, metres, dice: code / D, less, rule: 'D6-C-MISC-Fall' })
  if (code > 0) injure(ctx, s, harm(ctx, s, f, code, less))
}

/** A round of contact with something that hurts; poison can be withstood, drowning grows with the rounds (D6-C-MISC-Hazards). */
export function suffers(ctx: Ctx, s: State, f: Fighter, kind: Hazard, rounds: number): void {
  const row: { readonly damage: number; readonly stamina?: number } = hazards[kind]
  if (row.stamina !== undefined && succeeds(ctx, s, f, 'stamina', row.stamina, 'stamina')) {
    ctx.emit?.({ type: 'withstands', who: f.id, hazard: kind, difficulty: row.stamina, rule: 'D6-C-MISC-Hazards' })
    return
  }
  const code = kind === 'drowning' ? row.damage * rounds : row.damage
  const done = harm(ctx, s, f, code, 0)
  const total = done.thrown === null ? 0 : totalShown(ctx, done.thrown)
  ctx.emit?.({ type: 'hazard', who: f.id, hazard: kind, total, rule: 'D6-C-MISC-Hazards' })
  injure(ctx, s, done)
}
