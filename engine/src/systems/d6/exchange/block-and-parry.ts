import { D } from '../book/diecode.ts'
import { shelter } from '../ground/cover.ts'
import { bladed, bodily, itemOf, ranks, sharp } from '../state/fighters.ts'
import type { Attack, Ctx, Fighter, State } from '../state/types.ts'
import { listedDamage } from './damage.ts'

/** What a block or a parry costs either of them, besides the damage of a hit. */
export function blockedOrParried(ctx: Ctx, s: State, x: Attack): void {
  if (x.defence?.kind === 'parry' && !x.hit) cutsHimself(ctx, s, x)
  else if (x.defence?.kind === 'block') bladeAgainstBody(ctx, s, x)
}

/** An unarmed blow parried with something sharp hurts the one who struck it, by the weapon's own code (D6-DEF-ParrySharpVsUnarmed, D6-DEF-ParryNoStr). */
function cutsHimself(ctx: Ctx, s: State, x: Attack): void {
  const guard = itemOf(x.target, x.defence?.item ?? '')
  // A fist that meets a wall meets no blade behind it.
  if (shelter(s, x.attacker, x.target) !== null) return
  if (guard === undefined || !sharp(guard) || !bodily(x.item) || x.item.weapon.ranges !== undefined) return
  const rule = ['D6-DEF-ParrySharpVsUnarmed', 'D6-DEF-ParryNoStr'] as const
  ctx.emit?.({ type: 'cut', who: x.attacker.id, at: x.target.id, weapon: guard.key, rule })
  listedDamage(ctx, s, x.target, x.attacker, guard)
}

/**
 * A blade met with the body always does the weapon's damage (D6-DEF-BodyBlockBladed): all of it if the block failed, the
 * listed code alone if it succeeded (D6-DEF-BodyBlockFail, D6-DEF-BodyBlockSuccess). Ruling D6-A15.
 */
function bladeAgainstBody(ctx: Ctx, s: State, x: Attack): void {
  if (!s.options.bodyBlockDamage || x.item.weapon.skill !== 'melee combat' || !bladed(x.item)) return
  if (x.hit) {
    ctx.emit?.({ type: 'blockFails', who: x.target.id, at: x.attacker.id, rule: 'D6-DEF-BodyBlockFail' })
    return
  }
  const spared = sparedBy(s, x.target)
  if (spared !== undefined) {
    ctx.emit?.({
      type: 'blockSpared',
      who: x.target.id,
      at: x.attacker.id,
      by: spared.by,
      rule: ['D6-DEF-BodyBlockBladed', spared.rule],
    })
    return
  }
  if (x.manoeuvre.damage === 'none') return
  const rule = ['D6-DEF-BodyBlockBladed', 'D6-DEF-BodyBlockSuccess', 'D6-A15'] as const
  ctx.emit?.({ type: 'blocksBlade', who: x.target.id, at: x.attacker.id, rule })
  listedDamage(ctx, s, x.attacker, x.target, x.item)
}

/** What saves the arm that stops a blade: armour, an ability, or schooling. Ruling D6-A16: any armour, or a whole die of it. */
function sparedBy(s: State, f: Fighter) {
  const worn = f.facts.armour + f.facts.hide
  if (worn >= (s.options.bodyBlockArmour === 'any' ? 1 : D)) {
    return { by: 'armour', rule: 'D6-DEF-BodyBlockAvoidArmor' } as const
  }
  if (ranks(f, 'naturalArmor') > 0 || ranks(f, 'intangibility') > 0) {
    return { by: 'ability', rule: 'D6-DEF-BodyBlockAvoidAbility' } as const
  }
  if (Object.keys(f.facts.specializations).some((name) => name.includes('melee parry'))) {
    return { by: 'schooling', rule: 'D6-DEF-BodyBlockAvoidSpec' } as const
  }
  return undefined
}
