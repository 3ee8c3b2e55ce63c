import { die } from '../../dice/chance.ts'
import { FATIGUE_LEVELS } from './content/fatigue.ts'
import { combatActions } from './derive.ts'
import { shakesOff } from './heroic-abilities.ts'
import { dies, incapacitate, knockOut, ROUNDS_A_MINUTE } from './incapacity.ts'
import { plainSkill } from './modifiers.ts'
import type { LegendRule } from './rules.ts'
import { attempt } from './second-chance.ts'
import { succeeds } from './skill-tests.ts'
import type { Ctx, Fighter, State } from './types.ts'

const ATHLETICS = die('athletics', 100)
const PERSISTENCE = die('persistence', 100)

const DEBILITATED = FATIGUE_LEVELS.length - 1
const WORST = FATIGUE_LEVELS[DEBILITATED] ?? FATIGUE_LEVELS[0]

/** The level of Fatigue a fighter is at. */
export const fatigueOf = (f: Fighter): (typeof FATIGUE_LEVELS)[number] => FATIGUE_LEVELS[f.fatigue] ?? WORST

/** Combat Actions as fatigue leaves them: DEX counts for less (LEG-FAT-Exhausted, LEG-FAT-Debilitated). */
export function tiredActions(f: Fighter): number {
  const { dex: loss } = fatigueOf(f)
  if (loss === 0) return f.facts.combatActions
  const { dex, int } = f.facts.characteristics
  const fewer = combatActions({ dex, int }) - combatActions({ dex: Math.max(0, dex + loss), int })
  return Math.max(1, f.facts.combatActions - fewer)
}

/** So many levels further down (LEG-FAT-Winded to LEG-FAT-Debilitated), and below the last (LEG-FAT-Collapse). */
export function tire(ctx: Ctx, s: State, f: Fighter, levels: number, because: LegendRule): void {
  f.fatigue += levels
  const rule = f.fatigue > DEBILITATED ? 'LEG-FAT-Collapse' : fatigueOf(f).rule
  ctx.emit?.({ type: 'tired', who: f.id, level: fatigueOf(f).name, rule: [because, rule] })
  if (f.fatigue > DEBILITATED) spent(ctx, s, f)
  else shakesOff(ctx, s, f)
}

/**
 * Below Debilitated. Ruling LEG-A30: he drops unconscious and, if he bleeds, dies after CON rounds; or he descends through
 * incapacitated, semi-conscious and comatose to death.
 */
function spent(ctx: Ctx, s: State, f: Fighter): void {
  const below = f.fatigue - DEBILITATED
  if (s.options.bleedingOut === 'ladder') {
    if (below > 3) dies(ctx, s, f, 'LEG-FAT-Collapse')
    else if (below === 3) knockOut(ctx, s, f, 0, 'LEG-FAT-Collapse')
    else incapacitate(ctx, s, f, 'LEG-FAT-Collapse')
    return
  }
  f.fatigue = DEBILITATED + 1
  if (f.condition === 'up') knockOut(ctx, s, f, 0, 'LEG-FAT-Collapse')
  if (f.bleeding.length > 0) f.bleedingOut = f.facts.characteristics.con
}

/** After every CON strenuous Combat Actions Athletics, or a level of Fatigue (LEG-FAT-Combat). */
export function testExertion(ctx: Ctx, s: State, f: Fighter): void {
  if (!s.options.fatigue || f.exertion < f.facts.characteristics.con) return
  f.exertion -= f.facts.characteristics.con
  const level = attempt(ctx, f, ATHLETICS, plainSkill(s, f, 'athletics', undefined))
  ctx.emit?.({ type: 'exerted', who: f.id, level, rule: 'LEG-FAT-Combat' })
  if (!succeeds(level)) tire(ctx, s, f, 1, 'LEG-FAT-Combat')
}

/** The exhausted test Persistence each minute to stay conscious, the debilitated each round at −20% (LEG-FAT-Exhausted, LEG-FAT-Debilitated). */
export function testExhaustion(ctx: Ctx, s: State, f: Fighter): void {
  const level = fatigueOf(f)
  if (!('test' in level) || f.condition !== 'up') return
  f.exhausted++
  if (level.test.every === 'minute' && f.exhausted < ROUNDS_A_MINUTE) return
  f.exhausted = 0
  const skill = plainSkill(s, f, 'persistence', undefined) + level.test.modifier
  const result = attempt(ctx, f, PERSISTENCE, skill)
  ctx.emit?.({ type: 'keptAwake', who: f.id, skill, level: result, rule: level.rule })
  if (!succeeds(result)) knockOut(ctx, s, f, 0, level.rule)
}
