import { active, limb } from '../fighters.ts'
import { locationName } from '../hit-locations.ts'
import { lasting, stun } from '../incapacity.ts'
import { plainSkill } from '../modifiers.ts'
import { RESIST } from '../skill-tests.ts'
import type { Ctx, Exchange, State } from '../types.ts'
import { type Resistance, withstands } from './exchange-won.ts'

const RESILIENCE: Resistance = {
  chance: RESIST.stun,
  base: (s, f, note) => plainSkill(s, f, 'resilience', note),
  rule: 'LEG-MAN-StunLocation',
}

/**
 * A bludgeon that got past the armour: unless Resilience withstands the attack roll, for as many of his own Combat Actions
 * as it hurt a limb is useless, one struck in the body may only defend, one struck on the head is unconscious
 * (LEG-MAN-StunLocation). Ruling LEG-A70.
 */
export function stunLocation(ctx: Ctx, s: State, x: Exchange): void {
  const { defender, location, through } = x
  if (through <= 0 || !active(defender) || withstands(ctx, s, x, RESILIENCE)) return
  const part = defender.facts.body.locations[location]?.part
  if (part === 'head') {
    stun(ctx, s, defender, through, 'LEG-MAN-StunLocation')
    return
  }
  if (part === 'body') defender.staggered = Math.max(defender.staggered, through)
  else {
    const hit = limb(defender, location)
    if (hit.numb >= 0) hit.numb = Math.max(hit.numb, lasting(through))
  }
  ctx.emit?.({
    type: 'stunned',
    who: defender.id,
    location: locationName(defender, location),
    actions: through,
    rule: 'LEG-MAN-StunLocation',
  })
}
