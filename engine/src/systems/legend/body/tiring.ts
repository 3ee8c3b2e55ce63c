import { die } from '../../../dice/chance.ts'
import { locationName } from '../../../mechanisms/body.ts'
import { fatigueOf } from '../state/fighters.ts'
import type { Ctx, Fighter, LegendRule, State } from '../state/types.ts'
import { attempt, succeeds } from './checks.ts'
import { knockOut, ROUNDS_A_MINUTE } from './conditions.ts'
import { DEBILITATED, wearies } from './fatigue.ts'
import { shakesOff } from './heroic-abilities.ts'
import { plainSkill } from './plain-skills.ts'

const ATHLETICS = die('athletics', 100)
const PERSISTENCE = die('persistence', 100)

/** So many levels further down; the tireless may shake one off (LEG-HER-Tireless). */
export function tire(ctx: Ctx, s: State, f: Fighter, levels: number, because: LegendRule): void {
  wearies(ctx, s, f, levels, because)
  if (f.fatigue <= DEBILITATED) shakesOff(ctx, s, f)
}

/** After every CON strenuous Combat Actions Athletics, or a level of Fatigue (LEG-FAT-Combat). */
export function testExertion(ctx: Ctx, s: State, f: Fighter): void {
  if (!s.options.fatigue || f.exertion < f.facts.characteristics.con) return
  f.exertion -= f.facts.characteristics.con
  const level = attempt(ctx, f, ATHLETICS, plainSkill(s, f, 'athletics'))
  ctx.emit?.({ type: 'exerted', who: f.id, level, rule: 'LEG-FAT-Combat' })
  if (!succeeds(level)) tire(ctx, s, f, 1, 'LEG-FAT-Combat')
}

/** The exhausted test Persistence each minute to stay conscious, the debilitated each round at −20% (LEG-FAT-Exhausted, LEG-FAT-Debilitated). */
export function testExhaustion(ctx: Ctx, s: State, f: Fighter): void {
  const level = fatigueOf(f)
  if (level.test === undefined || f.condition !== 'up') return
  f.exhausted++
  if (level.test.every === 'minute' && f.exhausted < ROUNDS_A_MINUTE) return
  f.exhausted = 0
  const skill = plainSkill(s, f, 'persistence') + level.test.modifier
  const result = attempt(ctx, f, PERSISTENCE, skill)
  ctx.emit?.({ type: 'keptAwake', who: f.id, skill, level: result, rule: level.rule })
  if (!succeeds(result)) knockOut(ctx, s, f, 0, level.rule)
}

/** A wound opens an artery: from now on it bleeds (LEG-MAN-Bleed). */
export function bleed(ctx: Ctx, f: Fighter, location: number): void {
  f.bleeding.push(location)
  ctx.emit?.({ type: 'bleeds', who: f.id, location: locationName(f, location), rule: 'LEG-MAN-Bleed' })
}

/**
 * At the start of a round each bleeding wound costs a level of Fatigue (LEG-MAN-Bleed). Ruling LEG-A31: each wound, or all
 * of them together one.
 */
export function loseBlood(ctx: Ctx, s: State, f: Fighter): void {
  if (f.bleeding.length === 0 || f.bleedingOut >= 0) return
  const levels = s.options.bleeding === 'eachWound' ? f.bleeding.length : 1
  ctx.emit?.({ type: 'lostBlood', who: f.id, levels, rule: 'LEG-MAN-Bleed' })
  tire(ctx, s, f, levels, 'LEG-MAN-Bleed')
}

/** First Aid or magic stops the blood of a location (LEG-AID-Bleeding, LEG-AID-Magic). */
export function staunch(ctx: Ctx, f: Fighter, location: number, rule: 'LEG-AID-Bleeding' | 'LEG-AID-Magic'): void {
  if (!f.bleeding.includes(location)) return
  f.bleeding = f.bleeding.filter((wound) => wound !== location)
  if (rule === 'LEG-AID-Bleeding') f.staunched.push(location)
  if (f.bleeding.length === 0) f.bleedingOut = -1
  ctx.emit?.({ type: 'staunched', who: f.id, location: locationName(f, location), rule })
}

/** Strenuous or violent action opens what First Aid had closed (LEG-MAN-Bleed). */
export function reopen(ctx: Ctx, f: Fighter): void {
  const { staunched } = f
  f.staunched = []
  for (const location of staunched) bleed(ctx, f, location)
}
