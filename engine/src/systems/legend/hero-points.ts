import { chance } from '../../dice/chance.ts'
import type { Chance } from '../../kernel/types.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter, LegendQuestion, Level } from './types.ts'

const KEEP_OR_SPEND = [{ key: 'keep' }, { key: 'spend' }] as const

/** Offers one who has a Hero Point to spend it; what is spent is gone (LEG-HP-Pool). */
export function spends(ctx: Ctx, f: Fighter, about: LegendQuestion, rule: LegendRule): boolean {
  if (ctx.choose({ who: f.id, about, options: KEEP_OR_SPEND, usual: 'keep' }).key === 'keep') return false
  f.heroPoints--
  ctx.emit?.({ type: 'heroPoint', who: f.id, for: about.ask, left: f.heroPoints, rule: ['LEG-HP-Pool', rule] })
  return true
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
