import { locationName } from '../../mechanisms/body.ts'
import { tire } from './tiring.ts'
import type { Ctx, Fighter, State } from './types.ts'

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
