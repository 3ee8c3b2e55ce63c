import { die } from '../../../../dice/chance.ts'
import { chosenOf } from '../../../../mechanisms/asking.ts'
import { times } from '../../../../mechanisms/effects.ts'
import { RESIST } from '../../body/checks.ts'
import { spend } from '../../body/exertion.ts'
import { evadeSkill } from '../../body/plain-skills.ts'
import { holdItem, holdOption, release } from '../../ground/holds.ts'
import {
  active,
  blocked,
  held,
  isShield,
  itemOption,
  keptFromAttacking,
  noted,
  spare,
  usable,
} from '../../state/fighters.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../../state/types.ts'
import { inVain } from '../striking.ts'
import { combatSkill, loser, type Resistance, withstands } from './exchange-won.ts'

/** The attacker cannot attack on his next Strike Rank. Ruling LEG-A09: nor on one more for each time it was chosen, beyond those he is barred from anyway (LEG-MAN-Overextend). */
export function overextend(ctx: Ctx, _s: State, x: Exchange): void {
  const turns = times(x, 'overextendOpponent')
  x.attacker.noAttack += turns
  ctx.emit?.({ type: 'overextended', who: x.attacker.id, at: x.defender.id, turns, rule: 'LEG-MAN-Overextend' })
}

/** The defender uses the attack's momentum to get back on his feet (LEG-MAN-RegainFooting). */
export function regainFooting(ctx: Ctx, _s: State, x: Exchange): void {
  if (!active(x.warden)) return
  x.warden.stance = 'standing'
  ctx.emit?.({ type: 'stance', who: x.warden.id, stance: 'standing', rule: 'LEG-MAN-RegainFooting' })
}

/** The defender breaks an Entangle, a Grip or a Pin on himself or his weapon (LEG-MAN-SlipFree). */
export function slipFree(ctx: Ctx, s: State, x: Exchange): void {
  const { warden: defender } = x
  const on = s.holds.filter((hold) => hold.on === defender.id && hold.kind !== 'grapple')
  const about = { ask: 'slip free of', rule: 'LEG-MAN-SlipFree' } as const
  const hold = chosenOf(ctx, defender.id, about, on, holdOption)
  if (hold !== undefined) release(ctx, s, hold, 'LEG-MAN-SlipFree')
}

/** What struck is pinned by what parried it, if it is a thing and not a limb (LEG-MAN-PinWeapon). */
export const pinnable = (_s: State, x: Exchange): boolean => x.guard !== undefined && held(x.item)

/**
 * The attacker's weapon cannot be used until he works it free (LEG-MAN-PinWeapon); a javelin pins the shield that parried
 * it, which takes a whole round to clear (LEG-EQP-Javelin).
 */
export function pinWeapon(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender, warden, guard, item } = x
  if (guard === undefined || !active(loser(x))) return
  if (x.winner === warden) holdItem(ctx, s, 'pin', [warden, guard], [attacker, item], 0, 'LEG-MAN-PinWeapon')
  else holdItem(ctx, s, 'pin', [attacker, item], [defender, guard], Math.max(1, defender.allotted), 'LEG-EQP-Javelin')
}

/** He parried, has a Combat Action left, nothing keeps him from attacking, and something to strike with (LEG-MAN-Riposte). */
export function canRiposte(s: State, x: Exchange): boolean {
  const { warden: f, attacker } = x
  if (x.defence !== 'parry' || spare(f) <= 0 || keptFromAttacking(f) || f.staggered > 0) return false
  if (f.surprised === s.round || f.casting !== undefined || blocked(attacker, f)) return false
  for (const item of f.items) if (serves(s, f, item, x)) return true
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
  const item = chosenOf(ctx, defender.id, about, arms, (one) => itemOption(defender, one))
  if (item === undefined) return
  s.next.push({ kind: 'riposte', who: defender.id, at: attacker.id, item: item.id })
  ctx.emit?.({ type: 'ripostes', who: defender.id, at: attacker.id, weapon: item.weapon.name, rule: 'LEG-MAN-Riposte' })
}

const BLINDED = die('blinded', 3)

const BY_EVADE: Resistance = {
  chance: RESIST.blind,
  base: (s, f, note) => evadeSkill(s, f, note),
  rule: 'LEG-MAN-BlindOpponent',
}
const byStyle = (shield: Item): Resistance => ({
  chance: RESIST.blind,
  base: (s, f, note) => combatSkill(s, f, shield, note),
  rule: 'LEG-MAN-BlindOpponent',
})
const shieldOf = (s: State, f: Fighter): Item | undefined =>
  f.items.find((item) => isShield(item) && usable(s, f, item))

const WITH = [{ key: 'evade' }, { key: 'style' }] as const

/**
 * The attacker withstands the defender's roll with Evade, or behind a shield with his style if he likes, or cannot attack
 * for 1D3 Combat Actions (LEG-MAN-BlindOpponent). Ruling LEG-A68: the shield is the attacker's own.
 */
export function blindOpponent(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  if (!active(attacker)) return
  let how = BY_EVADE
  const shield = shieldOf(s, attacker)
  if (shield !== undefined) {
    const style = byStyle(shield)
    const better = style.base(s, attacker, undefined) >= BY_EVADE.base(s, attacker, undefined)
    const about = { ask: 'resist with', at: defender.id, rule: 'LEG-MAN-BlindOpponent' } as const
    const chosen = ctx.choose({ who: attacker.id, about, options: WITH, usual: better ? 'style' : 'evade' })
    if (chosen.key === 'style') how = style
  }
  if (withstands(ctx, s, x, how)) return
  const actions = ctx.roll(BLINDED, defender.id)
  attacker.shaken = Math.max(attacker.shaken, actions)
  ctx.emit?.({ type: 'blinded', who: attacker.id, at: defender.id, actions, rule: 'LEG-MAN-BlindOpponent' })
}
