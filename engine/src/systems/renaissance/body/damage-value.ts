import { dice } from '../../../dice/chance.ts'
import type { Modifier, Rolled } from '../../../kernel/types.ts'
import { remembered } from '../../../mechanisms/remembered.ts'
import type { Dv } from '../content/weapon.ts'
import type { Ctx, Fighter } from '../state/types.ts'

/** Dice of damage by their number: d10s all. */
const damageDice = remembered((count: number) => dice('damage', count, 10))
const whole = (value: number): number => value

/** The dice of an attack: rolled, or at their highest for a critical (REN-ATK-08). */
export function rollDv(
  ctx: Ctx,
  who: Fighter,
  dv: Dv,
  critical: boolean,
): { value: number; faces: readonly number[] | undefined } {
  if (dv.dice === 0) return { value: 0, faces: [] }
  if (critical) return { value: Math.floor((10 * dv.dice) / dv.over), faces: Array.from({ length: dv.dice }, () => 10) }
  const toss = ctx.toss(damageDice(dv.dice), who.id)
  const value = ctx.read(toss, whole, undefined)
  return { value: Math.floor(value / dv.over), faces: ctx.faces(toss) }
}

/** Damage as an event carries it. */
export const rolledDv = (
  who: string,
  dv: Dv,
  faces: readonly number[] | undefined,
  terms: readonly Modifier[],
  total: number,
): Rolled => ({
  of: 'damage',
  who,
  dice: `${dv.dice}d10${dv.over > 1 ? `÷${dv.over}` : ''}`,
  faces,
  terms,
  total,
})

/** What terms come to together. */
export const sum = (terms: readonly Modifier[]): number => {
  let all = 0
  for (const { value } of terms) all += value
  return all
}
