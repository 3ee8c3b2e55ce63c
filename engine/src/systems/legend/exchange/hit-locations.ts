import { die } from '../../../dice/chance.ts'
import { locationName, locationOf, locationOptions, rolledLocation } from '../../../mechanisms/body.ts'
import { took } from '../../../mechanisms/effects.ts'
import { randomLocation } from '../body/locations.ts'
import { strikesFromAbove } from '../ground/riding.ts'
import type { Ctx, Exchange, Fighter, State } from '../state/types.ts'

const FROM_ABOVE = die('hit location', 10)

/** Where a blow lands: chosen by a manoeuvre, or 1D20 on the target's table, 1D10+10 from the saddle (LEG-LOC-01, LEG-MNT-02). */
export function hitLocation(ctx: Ctx, _s: State, x: Exchange): number {
  const { defender, attacker } = x
  if (x.held >= 0) return x.held
  if (x.limb >= 0) return strikingLimbHit(ctx, x)
  if (took(x, 'chooseLocation')) return chosenLocation(ctx, attacker, defender, 'LEG-MAN-ChooseLocation')
  if (took(x, 'redirectBlow')) return chosenLocation(ctx, defender, defender, 'LEG-MAN-RedirectBlow')
  if (x.ranged || !strikesFromAbove(attacker, x.item)) return randomLocation(ctx, attacker, defender)
  return rolledLocation(ctx, FROM_ABOVE, 'above', attacker.id, defender, ['LEG-LOC-01', 'LEG-MNT-02'])
}

/** All that can be reached of a huge monster is the limb it strikes with (LEG-RCH-03). */
function strikingLimbHit(ctx: Ctx, { attacker, defender, limb }: Exchange): number {
  const location = locationName(defender, limb)
  ctx.emit?.({ type: 'location', who: attacker.id, at: defender.id, location, rule: 'LEG-RCH-03' })
  return limb
}

function chosenLocation(
  ctx: Ctx,
  chooser: Fighter,
  target: Fighter,
  rule: 'LEG-MAN-ChooseLocation' | 'LEG-MAN-RedirectBlow',
): number {
  const options = locationOptions(target.facts.body)
  const { key } = ctx.choose({ who: chooser.id, about: { ask: 'location', at: target.id }, options })
  const location = locationOf(target.facts.body, key)
  ctx.emit?.({ type: 'location', who: chooser.id, at: target.id, location: locationName(target, location), rule })
  return location
}
