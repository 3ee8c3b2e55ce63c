import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { damage, damageOf } from '../damage.ts'
import { BLOWS, metres } from '../fighters.ts'
import { harmTotal } from '../injury/over.ts'
import type { Attack, Ctx, Fighter, State, Why } from '../types.ts'
import { seize } from './holds.ts'

/** As far as a whip wraps around somebody, in metres. */
const WRAPS = 2

/** Wrapped up, the target can only get free, against the weapon's damage total (D6-C-OPT-Entangle). */
function wraps(ctx: Ctx, s: State, x: Attack): void {
  const strength = harmTotal(ctx, damageOf(ctx, s, x, 'force'))
  seize(s, 'entangle', x.attacker, x.target, strength)
  ctx.emit?.({
    type: 'entangled',
    who: x.target.id,
    by: x.attacker.id,
    strength,
    rule: ['D6-C-OPT-Entangle', 'D6-C-OPT-Whip'],
  })
}
/** A whip that does not wrap still lashes, odd as it reads. Ruling D6-A48. */
function lashes(ctx: Ctx, s: State, x: Attack): void {
  if (!s.options.whipMissDamage) return
  ctx.emit?.({ type: 'lashes', who: x.attacker.id, at: x.target.id, rule: ['D6-C-OPT-Whip', 'D6-A48'] })
  damage(ctx, s, x)
}
const tooFar = (s: State, f: Fighter, target: Fighter): Why | undefined =>
  metres(s, f.id, target.id) > WRAPS
    ? { because: `${target.id} is beyond two metres`, rule: 'D6-C-OPT-Whip' }
    : undefined

/** Done with throwing, up to two metres (D6-C-OPT-Whip). */
export const entangle: Action = attackBy(
  {
    key: 'entangle',
    rule: 'D6-C-OPT-Entangle',
    dice: 0,
    standard: 0,
    damage: 'none',
    reach: 0,
    unmarked: true,
    skill: 'throwing',
    fits: (item) => item.weapon.entangles === true,
    against: tooFar,
    hits: wraps,
    misses: lashes,
  },
  BLOWS,
)
