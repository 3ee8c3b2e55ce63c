import { die } from '../../dice/chance.ts'
import { DEBILITATED, wearies } from './fatigue.ts'
import { fatigueOf } from './fighters.ts'
import { shakesOff } from './heroic-abilities.ts'
import { knockOut, ROUNDS_A_MINUTE } from './incapacity.ts'
import { plainSkill } from './modifiers.ts'
import type { LegendRule } from './rules.ts'
import { attempt, succeeds } from './skill-tests.ts'
import type { Ctx, Fighter, State } from './types.ts'

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
