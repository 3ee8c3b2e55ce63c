import { chance } from '../../dice/chance.ts'
import type { Chance } from '../../kernel/types.ts'
import { duels } from './heroic-abilities.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter, LegendQuestion, Level, State } from './types.ts'

const KEEP_OR_SPEND = [{ key: 'keep' }, { key: 'spend' }] as const

/** Offers a Hero Point to somebody who has one; what is spent is gone (LEG-HP-Pool). */
function spends(ctx: Ctx, f: Fighter, about: LegendQuestion, rule: LegendRule): boolean {
  if (f.heroPoints <= 0) return false
  if (ctx.choose({ who: f.id, about, options: KEEP_OR_SPEND, usual: 'keep' }).key === 'keep') return false
  f.heroPoints--
  ctx.emit?.({ type: 'heroPoint', who: f.id, for: about.ask, left: f.heroPoints, rule: ['LEG-HP-Pool', rule] })
  return true
}

/** Out of Combat Actions, he may buy one more (LEG-HP-LastChance). */
export function lastChance(ctx: Ctx, s: State, f: Fighter, against: string | undefined): void {
  duels(ctx, s, f)
  if (f.heroPoints <= 0 || f.actions > 0 || f.forfeit > 0 || f.condition !== 'up') return
  if (f.surprised === s.round && !f.alert) return
  const about: LegendQuestion =
    against === undefined
      ? { ask: 'last chance', rule: 'LEG-HP-LastChance' }
      : { ask: 'last chance', against, rule: 'LEG-HP-LastChance' }
  if (spends(ctx, f, about, 'LEG-HP-LastChance')) f.actions++
}

/** When everybody's Combat Actions are spent each may buy one more before the round ends; whether anybody did (LEG-HP-LastChance). */
export function lastChances(ctx: Ctx, s: State): boolean {
  let bought = false
  for (const f of s.fighters) {
    if (f.heroPoints <= 0 && f.facts.heroicAbilities.length === 0) continue
    lastChance(ctx, s, f, undefined)
    if (f.actions > 0) bought = true
  }
  return bought
}

/** After a roll that went against him he may have it made again (LEG-HP-SecondChance). */
export function secondChance(ctx: Ctx, f: Fighter, roll: string, level: Level | undefined): boolean {
  if (f.heroPoints <= 0) return false
  const about: LegendQuestion = { ask: 'second chance', roll, rule: 'LEG-HP-SecondChance' }
  return spends(ctx, f, level === undefined ? about : { ...about, level }, 'LEG-HP-SecondChance')
}

/** A Major Wound may become a Serious one (LEG-HP-GlancingBlow). */
export function glancingBlow(ctx: Ctx, f: Fighter, location: string): boolean {
  if (f.heroPoints <= 0) return false
  const about = { ask: 'glancing blow', location, rule: 'LEG-HP-GlancingBlow' } as const
  return spends(ctx, f, about, 'LEG-HP-GlancingBlow')
}

/** A last act before he collapses (LEG-WND-LastAction). */
export function burnsForLastAction(ctx: Ctx, f: Fighter): boolean {
  return spends(ctx, f, { ask: 'last action', rule: 'LEG-WND-LastAction' }, 'LEG-WND-LastAction')
}

const AGAIN = new Map<Chance<number>, Chance<number>>()

/** The same dice under the name a re-roll has. */
export function again(of: Chance<number>): Chance<number> {
  let made = AGAIN.get(of)
  if (made === undefined) {
    made = chance(
      `${of.label} again`,
      of.hidden === true,
      (from) => of.draw(from),
      () => of.law(),
    )
    AGAIN.set(of, made)
  }
  return made
}
