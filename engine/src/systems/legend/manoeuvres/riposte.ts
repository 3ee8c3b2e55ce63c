import { amongNames } from '../../../mechanisms/lists.ts'
import { spend } from '../exertion.ts'
import { active, keptFromAttacking, noted, spare, usable } from '../fighters.ts'
import { inVain } from '../striking.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../types.ts'
import { held, itemOption } from '../weapons-in-hand.ts'
import { whichOf } from '../which-of.ts'

/** He parried, has a Combat Action left, nothing keeps him from attacking, and something to strike with (LEG-MAN-Riposte). */
export function canRiposte(s: State, x: Exchange): boolean {
  const { warden: f, attacker } = x
  if (x.defence !== 'parry' || spare(f) <= 0 || keptFromAttacking(f) || f.staggered > 0) return false
  if (f.surprised === s.round || f.casting !== undefined || amongNames(attacker.outmanoeuvred, f.id)) return false
  const { items } = f
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    if (item !== undefined && serves(s, f, item, x)) return true
  }
  return false
}

/** A weapon or shield in his hands, or what he parried with, that can reach his attacker and hurt him. */
const serves = (s: State, f: Fighter, item: Item, { guard, attacker }: Exchange): boolean =>
  item.weapon.use === 'close' &&
  !noted(item, 'trample') &&
  (held(item) || item === guard) &&
  item.id !== f.committed &&
  usable(s, f, item) &&
  inVain(s, f, item, attacker) === undefined

/** The Combat Action is spent when the riposte is chosen. */
export function payForRiposte(ctx: Ctx, s: State, x: Exchange): void {
  spend(ctx, s, x.warden, 'attack')
}

/** The counter-attack is the very next thing to happen; the other may parry it if he can. Ruling LEG-A65. */
export function riposteNext(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, warden: defender } = x
  if (!active(defender) || !active(attacker)) return
  const about = { ask: 'riposte with', at: attacker.id, rule: 'LEG-MAN-Riposte' } as const
  const arms = defender.items.filter((one) => serves(s, defender, one, x))
  const item = whichOf(ctx, defender.id, about, arms, (one) => itemOption(defender, one))
  if (item === undefined) return
  s.next.push({ kind: 'riposte', who: defender.id, at: attacker.id, item: item.id })
  ctx.emit?.({ type: 'ripostes', who: defender.id, at: attacker.id, weapon: item.weapon.name, rule: 'LEG-MAN-Riposte' })
}
