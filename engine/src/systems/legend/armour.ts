import { limb } from './fighters.ts'
import type { Ctx, Exchange, State } from './types.ts'
import { wound } from './wounds.ts'

/** Armour worn and natural takes its points off what passes; the rest wounds (LEG-DMG-01). */
export function struck(ctx: Ctx, s: State, x: Exchange, passing: number): void {
  const { defender } = x
  const hit = limb(defender, x.location)
  const bypass = x.chosen.includes('bypassArmour')
  const stopped = bypass ? Math.min(hit.worn, hit.natural) : hit.worn + hit.natural
  if (bypass)
    ctx.emit?.({
      type: 'bypassed',
      who: x.attacker.id,
      at: defender.id,
      armour: hit.worn + hit.natural - stopped,
      rule: 'LEG-MAN-BypassArmour',
    })
  x.through = Math.max(0, passing - stopped)
  if (stopped > 0) ctx.emit?.({ type: 'armour', who: defender.id, stopped: passing - x.through, rule: 'LEG-DMG-01' })
  wound(ctx, s, defender, x.location, x.through, { by: x.attacker.id, roll: x.attackToss, skill: x.attackSkill })
}
