import { seated } from '../../../mechanisms/ground/standing.ts'
import { pushedBack } from '../../../space/whereabouts.ts'
import { ATHLETICS, succeeds, tested } from '../body/checks.ts'
import { fall } from '../body/conditions.ts'
import { plainSkill } from '../body/plain-skills.ts'
import { inWater } from '../state/fighters.ts'
import type { Ctx, Fighter, LegendRule, State } from '../state/types.ts'
import { driven } from './displaced.ts'
import { dismounts } from './riding.ts'

/** A metre for every five points, or part of them. Ruling LEG-A41. */
export const metresFor = (points: number): number => Math.ceil(points / 5)

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
  const before = s.where
  const { where, moved, stopped } = pushedBack(before, f.id, from.id, metres)
  s.where = f.rider === undefined ? where : seated(where, f.rider, f.id)
  ctx.emit?.({ type: 'shoved', who: f.id, at: from.id, metres: moved, stopped: stopped ?? '', rule })
  if (moved > 0) driven(s, f, before)
  return stopped !== undefined
}
