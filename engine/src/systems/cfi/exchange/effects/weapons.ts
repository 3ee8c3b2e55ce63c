import { dice } from '../../../../dice/chance.ts'
import type { Option } from '../../../../kernel/types.ts'
import { asked } from '../../../../mechanisms/asking.ts'
import { took } from '../../../../mechanisms/effects.ts'
import { held, itemOption } from '../../../../mechanisms/hands.ts'
import { ROLLS } from '../../body/checks.ts'
import { effective, shift } from '../../body/difficulty.ts'
import { hampered } from '../../body/hampered.ts'
import { drop, hurtItem } from '../../body/hands.ts'
import { modifierDice, NO_MODIFIER } from '../../content/tables.ts'
import { damageRoll } from '../../state/damage-dice.ts'
import { formOf, has, isBodily } from '../../state/fighters.ts'
import type { Ctx, Exchange, Item, State } from '../../state/types.ts'
import { combatSkill } from '../combat-skill.ts'
import { loser, resistsEffect, winner, winningItem } from './exchange-won.ts'

/** Whether the winner is entangled in it, and so may turn what he won on it (CFI-SE-Entangle). */
const catches = (s: State, x: Exchange, item: Item): boolean =>
  s.holds.some((hold) => hold.kind === 'entangle' && hold.on === winner(x).id && hold.with === item.id)

/** The loser's weapon that was in the exchange, any in his hands if none was, and one that has the winner entangled. */
function weaponsInPlay(s: State, x: Exchange): Item[] {
  const met = x.winner === x.attacker ? x.guard : x.item
  return loser(x).items.filter(
    (item) => held(item) && (met === undefined || isBodily(met) || item === met || catches(s, x, item)),
  )
}

/** An attacker aims at the weapon that parried, or at what he is entangled in; a defender needs something to strike with. */
function damageableWeapons(s: State, x: Exchange): Item[] {
  if (x.winner === x.attacker)
    return loser(x).items.filter((item) => held(item) && (item === x.guard || catches(s, x, item)))
  return x.guard === undefined ? [] : weaponsInPlay(s, x)
}
export const damageable = (s: State, x: Exchange): boolean => damageableWeapons(s, x).length > 0

/** The weapon an attacker's blow goes at instead of its wielder (CFI-SE-DamageWeapon). */
export const weaponStruck = (ctx: Ctx, s: State, x: Exchange): Item | undefined =>
  x.winner === x.attacker && took(x, 'damageWeapon') ? whichWeapon(ctx, x, damageableWeapons(s, x)) : undefined

/** A defender turns his parrying weapon on the one that struck (CFI-SE-DamageWeapon; Ruling CFI-A61). */
export function damageWeapon(ctx: Ctx, s: State, x: Exchange): void {
  if (x.winner === x.attacker || x.guard === undefined) return
  const item = whichWeapon(ctx, x, damageableWeapons(s, x))
  if (item === undefined) return
  const chance = damageRoll(formOf(x.guard).damage, x.defender.facts.step, 0, 'weapon damage')
  hurtItem(ctx, s, x.attacker, item, ctx.roll(chance, x.defender.id), 'CFI-SE-DamageWeapon')
}

/** What is not strapped to an arm. */
const loose = (s: State, x: Exchange): Item[] => weaponsInPlay(s, x).filter((item) => !has(item, 'strapped'))

/** Nobody of more than twice the disarmer's STR, and nothing strapped on (CFI-SE-DisarmOpponent; Ruling CFI-A17). */
export const disarmable = (s: State, x: Exchange): boolean =>
  loser(x).facts.characteristics.str <= 2 * winner(x).facts.characteristics.str && loose(s, x).length > 0

/** Each Size the disarmer's weapon is larger makes it a grade harder to keep hold, each smaller a grade easier. */
export function disarm(ctx: Ctx, s: State, x: Exchange): void {
  const victim = loser(x)
  const by = winner(x)
  const item = whichWeapon(ctx, x, loose(s, x))
  if (item === undefined) return
  const mine = winningItem(x)
  const b = hampered(s, victim, 'combat')
  shift(b, (mine === undefined ? 0 : formOf(mine).size) - formOf(item).size, 'Sizes', 'CFI-SE-DisarmOpponent')
  const skill = effective(s.options, combatSkill(s, victim, item), b, undefined)
  if (resistsEffect(ctx, s, x, 'disarmOpponent', ROLLS.disarm, skill, 'CFI-SE-DisarmOpponent')) return
  drop(ctx, s, victim, item, flung(ctx, by.facts.step, by.id), 'CFI-SE-DisarmOpponent')
}

/** The disarmer's Damage Modifier times three in feet; without one it drops where he stands (Ruling CFI-A16). */
function flung(ctx: Ctx, step: number, by: string): number {
  if (step <= NO_MODIFIER) return 0
  let far = 0
  for (const [count, sides] of modifierDice(step).dice) far += ctx.roll(dice('flung', count, sides), by)
  return 3 * far
}

function whichWeapon(ctx: Ctx, x: Exchange, items: readonly Item[]): Item | undefined {
  const options = items.map((item): Option & { readonly item: Item } => ({ ...itemOption(loser(x), item), item }))
  if (options.length === 0) return undefined
  return asked(ctx, { who: winner(x).id, about: { ask: 'which weapon', at: loser(x).id } as const, options }).item
}
