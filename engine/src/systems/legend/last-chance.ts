import { spends } from './hero-points.ts'
import { duels } from './heroic-abilities.ts'
import type { Ctx, Fighter, LegendQuestion, State } from './types.ts'

/** Out of Combat Actions, he may buy one more: a duellist by his art, anybody with a Hero Point (LEG-HER-Duellist, LEG-HP-LastChance). */
export function lastChance(ctx: Ctx, s: State, f: Fighter, against: string | undefined): void {
  if (f.actions > 0 || f.forfeit > 0 || f.condition !== 'up') return
  if (f.surprised === s.round && !f.alert) return
  duels(ctx, s, f)
  if (f.heroPoints <= 0 || f.actions > 0) return
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
    const before = f.actions
    lastChance(ctx, s, f, undefined)
    if (f.actions > before) bought = true
  }
  return bought
}
