import { locationName } from '../../mechanisms/body.ts'
import { keptFromAttacking } from './fighters.ts'
import { tend } from './first-aid.ts'
import { staysConscious } from './general-hit-points.ts'
import { smoulder, withoutAir } from './hazards.ts'
import { dies, ticks, wakes } from './incapacity.ts'
import { fade } from './magic/targets.ts'
import { plainSkill } from './modifiers.ts'
import { attempt, RESIST, succeeds } from './skill-tests.ts'
import { loseBlood, testExertion, testExhaustion, tire } from './tiring.ts'
import type { Ctx, Fighter, State } from './types.ts'

/**
 * A fighter's Combat Action has come: everything counted in his own Combat Actions is counted here, before he decides.
 * False when it passes without him: he is unconscious, dead, or forfeits it.
 */
export function turnBegins(ctx: Ctx, s: State, f: Fighter): boolean {
  if (f.condition !== 'up' && !comesTo(ctx, s, f)) {
    f.actions = f.condition === 'dead' ? 0 : f.actions - 1
    return false
  }
  if (f.noRising > 0) f.noRising--
  feelLimbs(ctx, s, f)
  testExertion(ctx, s, f)
  f.barred = keptFromAttacking(f)
  if (f.noAttack > 0) f.noAttack--
  if (f.shaken > 0) f.shaken--
  f.defending = f.staggered > 0
  if (f.defending) f.staggered--
  if (f.forfeit > 0) {
    f.forfeit--
    f.actions--
    ctx.emit?.({ type: 'forfeited', who: f.id, left: f.forfeit, rule: 'LEG-CA-01' })
    return false
  }
  f.stumbling = false
  return true
}

/** The clocks of one who lies unconscious: he dies of it (LEG-NPC-Zero), or wakes and may act (LEG-MAN-StunLocation). */
function comesTo(ctx: Ctx, s: State, f: Fighter): boolean {
  if (!ticks(f)) return false
  if (f.expiring > 0) {
    f.expiring--
    if (f.expiring === 0) dies(ctx, s, f, 'LEG-NPC-Zero')
    return false
  }
  f.unconsciousFor--
  if (f.unconsciousFor > 0) return false
  wakes(ctx, f, 'LEG-MAN-StunLocation')
  return f.condition === 'up'
}

/** Numb limbs come back after their Combat Actions, or once Resilience succeeds (LEG-MAN-StunLocation, LEG-FUM-Nat-0406). */
function feelLimbs(ctx: Ctx, s: State, f: Fighter): void {
  const { limbs } = f
  for (let i = 0; i < limbs.length; i++) {
    const l = limbs[i]
    if (l === undefined || l.numb === 0) continue
    if (l.numb > 0) {
      l.numb--
      if (l.numb === 0) felt(ctx, f, i, 'LEG-MAN-StunLocation')
    } else if (succeeds(attempt(ctx, f, RESIST.resilience, plainSkill(s, f, 'resilience')))) {
      l.numb = 0
      felt(ctx, f, i, 'LEG-FUM-Nat-0406')
    }
  }
}

function felt(ctx: Ctx, f: Fighter, location: number, rule: 'LEG-MAN-StunLocation' | 'LEG-FUM-Nat-0406'): void {
  ctx.emit?.({ type: 'felt', who: f.id, location: locationName(f, location), rule })
}

/** A new round has begun: everything counted in rounds is counted here, before Combat Actions are dealt out. */
export function roundBegins(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (f.condition === 'dead' || f.condition === 'fled') continue
    if (f.condition === 'up') {
      if (f.facts.wounds === 'general' && f.general <= 0) staysConscious(ctx, s, f)
    } else lingers(ctx, s, f)
    calmDown(ctx, s, f)
    loseBlood(ctx, s, f)
    // Whom loss of blood leaves Debilitated is tested now: in the next round it fells him untested.
    if (f.fatigue > 0) testExhaustion(ctx, s, f)
    withoutAir(ctx, s, f)
    smoulder(ctx, s, f)
    tend(ctx, s, f)
  }
  fade(ctx, s)
}

/** After CON rounds of Battle Fury three levels of Fatigue follow (LEG-HER-BattleFury). */
function calmDown(ctx: Ctx, s: State, f: Fighter): void {
  if (f.fury === 0) return
  f.fury--
  if (f.fury === 0) tire(ctx, s, f, 3, 'LEG-HER-BattleFury')
}

/** One who is down: loss of blood and untreated Major Wounds kill in time, and minutes of unconsciousness pass (LEG-WND-Major, LEG-FAT-Collapse, LEG-WND-Serious). */
function lingers(ctx: Ctx, s: State, f: Fighter): void {
  if (f.bleedingOut > 0) {
    f.bleedingOut--
    if (f.bleedingOut === 0) dies(ctx, s, f, 'LEG-FAT-Collapse')
  }
  for (const l of f.limbs) {
    if (l.untreated <= 0) continue
    l.untreated--
    if (l.untreated === 0) dies(ctx, s, f, 'LEG-WND-Major')
  }
  if (f.unconsciousRounds > 0) {
    f.unconsciousRounds--
    if (f.unconsciousRounds === 0) wakes(ctx, f, 'LEG-WND-Serious')
  }
}
