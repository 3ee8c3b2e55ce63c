import { locationName } from '../hit-locations.ts'
import { face } from '../skill-tests.ts'
import type { Ctx, Exchange, State } from '../types.ts'

/**
 * The location struck is tied up: an arm cannot use what it holds, a leg cannot move, head or trunk suffer −20%; on his
 * next turn the wielder may trip without a roll to hit (LEG-MAN-Entangle).
 */
export function entangle(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender, item, location } = x
  if (location < 0 || defender.condition === 'dead') return
  s.holds.push({
    kind: 'entangle',
    by: attacker.id,
    on: defender.id,
    item: undefined,
    location,
    with: item.id,
    tripReady: true,
    roll: ctx.read(x.attackToss, face, 0),
    skill: x.attackSkill,
    level: x.attackLevel,
    work: 0,
  })
  ctx.emit?.({
    type: 'entangled',
    who: defender.id,
    at: attacker.id,
    location: locationName(defender, location),
    rule: 'LEG-MAN-Entangle',
  })
}
