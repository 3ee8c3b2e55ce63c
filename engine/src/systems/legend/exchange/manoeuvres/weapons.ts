import { RESIST } from '../../body/checks.ts'
import { drop, handFor, hurtItem, seize, strikingLimb } from '../../body/hands.ts'
import { wornAt } from '../../body/locations.ts'
import { wound } from '../../body/wounds.ts'
import { active, limb } from '../../state/fighters.ts'
import { counts } from '../../state/note.ts'
import type { Ctx, Exchange, Item, LegendRule, State } from '../../state/types.ts'
import { fullDamage } from '../damage.ts'
import {
  anyInPlay,
  bearer,
  combatSkill,
  type Resistance,
  whichWeapon,
  winningItem,
  withstands,
} from './exchange-won.ts'

/** The winner needs a weapon that can do damage, the loser one to be damaged. */
export const damageable = (s: State, x: Exchange): boolean =>
  (winningItem(x)?.weapon.damage ?? null) !== null && anyInPlay(s, x, true)

/**
 * The winner's weapon does its damage, Damage Modifier and all, to the loser's, whose Armour Points resist and which breaks
 * at 0 Hit Points; a natural weapon is a limb and is wounded (LEG-MAN-DamageWeapon). Ruling LEG-A66.
 */
export function damageWeapon(ctx: Ctx, s: State, x: Exchange): void {
  const mine = winningItem(x)
  const item = whichWeapon(ctx, s, x, true)
  if (x.winner === undefined || mine === undefined || item === undefined) return
  const victim = bearer(x)
  const damage = fullDamage(ctx, x.winner, mine, 'weapon damage')
  if (item.where === 'body') {
    const location = strikingLimb(victim, item)
    const through = damage - wornAt(victim, location) - limb(victim, location).natural
    ctx.emit?.({ type: 'limbStruck', who: victim.id, item: item.weapon.name, damage, rule: 'LEG-MAN-DamageWeapon' })
    wound(ctx, s, victim, location, through)
  } else hurtItem(ctx, s, victim, item, damage, 'resists', 'LEG-MAN-DamageWeapon')
}

/** It takes a weapon or hand that met his, something in his hands, and at most twice the winner's STR (LEG-MAN-Disarm). */
export const disarmable = (s: State, x: Exchange): boolean =>
  x.winner !== undefined &&
  (x.winner === x.attacker || x.guard !== undefined) &&
  bearer(x).facts.characteristics.str <= 2 * x.winner.facts.characteristics.str &&
  anyInPlay(s, x, false)

/** He keeps his weapon with his skill in it, a two-handed or entangling one at +20%. Ruling LEG-A67: the bonus is the victim's. */
function grasp(item: Item, rule: LegendRule): Resistance {
  return {
    chance: RESIST.disarm,
    base(s, f, note) {
      const firm = item.where === 'both' || item.weapon.kinds.includes('entangling')
      return combatSkill(s, f, item, note) + (firm ? counts(note, 20, 'two-handed or entangling', rule) : 0)
    },
    rule,
  }
}

const GRAB = [{ key: 'take' }, { key: 'leave' }] as const

/** The loser withstands the winning roll with his skill or loses the weapon, which a free hand may seize (LEG-MAN-Disarm). */
export function disarm(ctx: Ctx, s: State, x: Exchange): void {
  const item = wrested(ctx, s, x, 'LEG-MAN-Disarm')
  if (item === undefined || x.winner === undefined) return
  const hand = x.ranged ? undefined : handFor(x.winner, item)
  if (hand !== undefined) {
    const about = { ask: 'seize weapon', at: bearer(x).id, item: item.id, rule: 'LEG-MAN-Disarm' } as const
    if (ctx.choose({ who: x.winner.id, about, options: GRAB, usual: 'take' }).key === 'take') {
      seize(ctx, s, x.winner, bearer(x), item, hand, 'LEG-MAN-Disarm')
      return
    }
  }
  drop(ctx, s, bearer(x), item, 0, 'LEG-MAN-Disarm')
}

/** An unarmed Disarm that ends with the weapon in the defender's hands (LEG-MAN-TakeWeapon). */
export function takeWeapon(ctx: Ctx, s: State, x: Exchange): void {
  const item = wrested(ctx, s, x, 'LEG-MAN-TakeWeapon')
  if (item === undefined) return
  const hand = handFor(x.warden, item)
  if (hand === undefined) drop(ctx, s, x.attacker, item, 0, 'LEG-MAN-TakeWeapon')
  else seize(ctx, s, x.warden, x.attacker, item, hand, 'LEG-MAN-TakeWeapon')
}

function wrested(ctx: Ctx, s: State, x: Exchange, rule: LegendRule): Item | undefined {
  if (!active(bearer(x))) return undefined
  const item = whichWeapon(ctx, s, x, false)
  return item === undefined || withstands(ctx, s, x, grasp(item, rule), bearer(x)) ? undefined : item
}
