import { took } from '../../mechanisms/effects.ts'
import { seated } from '../../mechanisms/ground/standing.ts'
import { pushedBack } from '../../space/whereabouts.ts'
import { active, inWater } from './fighters.ts'
import { fall } from './incapacity.ts'
import { plainSkill } from './modifiers.ts'
import { dismounts, steadied } from './mounted-combat.ts'
import { ATHLETICS, succeeds, tested } from './skill-tests.ts'
import type { Ctx, Exchange, Fighter, LegendRule, State } from './types.ts'

/** A metre for every five points, or part of them. Ruling LEG-A41. */
export const metresFor = (points: number): number => Math.ceil(points / 5)

/**
 * A blow whose damage as rolled exceeds its victim's SIZ shoves him a metre for each five points over it, and he needs
 * Athletics to keep his feet (LEG-KNB-01, LEG-KNB-02); Stand Fast prevents it (LEG-MAN-StandFast).
 */
export function knockback(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  if (x.rolled <= defender.facts.characteristics.siz) return
  const over = x.rolled - steadied(ctx, s, defender)
  if (over <= 0) return
  if (took(x, 'standFast')) {
    ctx.emit?.({ type: 'stoodFast', who: defender.id, over, rule: 'LEG-MAN-StandFast' })
    return
  }
  ctx.emit?.({ type: 'knockedBack', who: defender.id, at: attacker.id, over, rule: ['LEG-KNB-01', 'LEG-KNB-02'] })
  shove(ctx, s, defender, attacker, metresFor(over), 'LEG-KNB-02')
  if (active(defender) && defender.stance === 'standing') keepsFeet(ctx, s, defender, 0, 'LEG-KNB-01')
}

/** Athletics, or he falls; whoever swims has nothing to fall on (Ruling LEG-A95). */
export function keepsFeet(ctx: Ctx, s: State, f: Fighter, modifier: number, rule: LegendRule): void {
  if (inWater(f)) return
  const skill = plainSkill(s, f, 'athletics') + modifier
  const { toss, level } = tested(ctx, f, ATHLETICS, skill)
  const kept = succeeds(level)
  const rules = modifier === 0 ? rule : ([rule, 'LEG-SKL-Difficulty'] as const)
  ctx.emit?.({ type: 'keptFeet', who: f.id, kept, roll: ctx.shown(toss), skill, rule: rules })
  if (!kept) fall(ctx, f, rule)
}

/** Somebody is driven so many metres straight away from another; true when something stopped him short. */
export function shove(ctx: Ctx, s: State, f: Fighter, from: Fighter, metres: number, rule: LegendRule): boolean {
  if (f.cornered) {
    ctx.emit?.({ type: 'shoved', who: f.id, at: from.id, metres: 0, stopped: 'wall', rule })
    return true
  }
  dismounts(ctx, s, f, rule)
  const { where, moved, stopped } = pushedBack(s.where, f.id, from.id, metres)
  s.where = f.rider === undefined ? where : seated(where, f.rider, f.id)
  // What he stood behind stays where it is.
  if (moved > 0) f.cover = undefined
  ctx.emit?.({ type: 'shoved', who: f.id, at: from.id, metres: moved, stopped: stopped ?? '', rule })
  return stopped !== undefined
}
