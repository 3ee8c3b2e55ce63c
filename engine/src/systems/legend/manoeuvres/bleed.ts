import { bleed } from '../bleeding.ts'
import { plainSkill } from '../modifiers.ts'
import { RESIST } from '../skill-tests.ts'
import type { Ctx, Exchange, State } from '../types.ts'
import { type Resistance, withstands } from './exchange-won.ts'

const RESILIENCE: Resistance = {
  chance: RESIST.bleed,
  base: (s, f, note) => plainSkill(s, f, 'resilience', note),
  rule: 'LEG-MAN-Bleed',
}

/** A cut that injures opens a vein unless Resilience withstands the attack roll (LEG-MAN-Bleed). */
export function bleeds(ctx: Ctx, s: State, x: Exchange): void {
  if (x.through <= 0 || x.defender.condition === 'dead') return
  if (!withstands(ctx, s, x, RESILIENCE)) bleed(ctx, s, x.defender, x.location)
}
