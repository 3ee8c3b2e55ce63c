import { amongNames } from '../../../mechanisms/lists.ts'
import type { HeroicAbility } from '../content/abilities.ts'
import { HEROIC_ABILITIES } from '../content/abilities.ts'
import type { Ctx, Fighter, LegendQuestion, State } from '../state/types.ts'
import { spends } from './checks.ts'
import { drained } from './magic-points.ts'

/** Whether he has learnt it and has the Magic Point it takes. */
export const couldInvoke = (f: Fighter, ability: HeroicAbility): boolean =>
  f.magicPoints > 0 && amongNames(f.facts.heroicAbilities, ability)

/** It takes a Magic Point and no roll; the last one takes its toll (LEG-MAG-Empty). */
export function invoke(ctx: Ctx, s: State, f: Fighter, ability: HeroicAbility): void {
  f.magicPoints--
  ctx.emit?.({ type: 'invoked', who: f.id, ability, left: f.magicPoints, rule: HEROIC_ABILITIES[ability] })
  if (f.magicPoints === 0) drained(ctx, s, f)
}

const KEEP_OR_INVOKE = [{ key: 'keep' }, { key: 'invoke' }] as const

function offered(ctx: Ctx, s: State, f: Fighter, ability: 'duellist' | 'tireless'): boolean {
  if (!couldInvoke(f, ability)) return false
  const about = { ask: ability, rule: HEROIC_ABILITIES[ability] } as const
  if (ctx.choose({ who: f.id, about, options: KEEP_OR_INVOKE, usual: 'keep', hidden: true }).key === 'keep')
    return false
  invoke(ctx, s, f, ability)
  return f.condition === 'up'
}

/** Once a round a duellist out of Combat Actions may have one more, for an attack or a parry (LEG-HER-Duellist). */
export function duels(ctx: Ctx, s: State, f: Fighter): void {
  if (f.facts.heroicAbilities.length === 0 || f.duelled === s.round) return
  if (!offered(ctx, s, f, 'duellist')) return
  f.actions++
  f.duelled = s.round
  f.duelling = true
}

/** The tireless may take back a level of Fatigue (LEG-HER-Tireless). */
export function shakesOff(ctx: Ctx, s: State, f: Fighter): void {
  if (f.facts.heroicAbilities.length > 0 && f.fatigue > 0 && offered(ctx, s, f, 'tireless')) f.fatigue--
}

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
    const before = f.actions
    lastChance(ctx, s, f, undefined)
    if (f.actions > before) bought = true
  }
  return bought
}
