import { active } from './fighters.ts'
import { shove } from './knockback.ts'
import { dismounts } from './mounted-combat.ts'
import { opposed, rank, succeeds } from './skill-tests.ts'
import type { Ctx, Exchange, State } from './types.ts'

/** How far a melee Evade gives ground, in metres. */
const GROUND = 1

/**
 * Whether an evader gets clear: the better level wins, and of equal levels the higher roll (LEG-EVD-01). Ruling LEG-A74:
 * if both fail the attack has missed anyway.
 */
export function evaded(ctx: Ctx, x: Exchange): boolean {
  const { attacker, defender, defenceToss } = x
  if (defenceToss === undefined) return false
  if (x.clear !== undefined) return x.clear
  const apart = rank(x.attackLevel) - rank(x.defenceLevel)
  const clear =
    apart !== 0
      ? apart < 0
      : opposed(ctx, attacker.id, x.attackToss, x.attackSkill, defenceToss, x.defenceSkill) !== 'wins'
  ctx.emit?.({ type: 'evaded', who: defender.id, at: attacker.id, clear, rule: 'LEG-EVD-01' })
  x.clear = clear
  return clear
}

/**
 * Whoever does not get clear of a charge has no defence (LEG-CHG-04). Ruling LEG-A21: he counts as having failed, or, where
 * the fight says so, as helpless.
 */
export function caughtByCharge(ctx: Ctx, s: State, x: Exchange): void {
  if (!succeeds(x.attackLevel)) return
  const { attacker, defender } = x
  const clear = evaded(ctx, x)
  ctx.emit?.({ type: 'charged', who: defender.id, at: attacker.id, clear, rule: 'LEG-CHG-04' })
  if (clear) return
  if (x.defenceLevel !== 'fumble') x.defenceLevel = 'failure'
  if (s.options.caughtByCharge === 'helpless') x.attackLevel = 'critical'
}

/**
 * Whatever comes of it, the evader cannot attack on his next Strike Rank (LEG-EVD-02); out of a close attack he gives ground
 * (LEG-EVD-05), and out of the saddle he dismounts (LEG-EVD-04).
 */
export function offBalance(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  defender.noAttack = Math.max(defender.noAttack, 1)
  ctx.emit?.({ type: 'offBalance', who: defender.id, rule: 'LEG-EVD-02' })
  dismounts(ctx, s, defender, 'LEG-EVD-04')
  if (!x.ranged && !x.charging && active(defender)) shove(ctx, s, defender, attacker, GROUND, 'LEG-EVD-05')
}
