import { die } from '../../../dice/chance.ts'
import type { Option } from '../../../kernel/types.ts'
import { contest, succeeds } from '../body/checks.ts'
import { locationName } from '../body/locations.ts'
import { wrestling } from '../body/plain-skills.ts'
import { holding } from '../ground/holds.ts'
import { arcOf } from '../ground/movement.ts'
import { active, isSurprised, isUnarmed, noted, soundArms } from '../state/fighters.ts'
import type { Ctx, Exchange, Fighter, Hold, Item, State } from '../state/types.ts'
import { hitLocation } from './hit-locations.ts'

/** Hands that neither carry nor hold anything, and can grip (LEG-UNA-02). */
export function grippingHands(s: State, f: Fighter): number {
  let hands = soundArms(f)
  const { locations } = f.facts.body
  for (const { where } of f.items) hands -= where === 'both' ? 2 : where === 'right' || where === 'left' ? 1 : 0
  for (const hold of s.holds) {
    if (hold.by === f.id && (hold.kind === 'grapple' || hold.kind === 'grip')) hands--
    if (hold.on === f.id && hold.location !== undefined && locations[hold.location]?.part === 'arm') hands--
  }
  return hands
}

/** Everybody's body a fighter holds. */
export const grapplesOf = (s: State, f: Fighter): Hold[] =>
  s.holds.filter((hold) => hold.kind === 'grapple' && hold.by === f.id)

/** The hold one fighter has on another's body. */
export const grappleOf = (s: State, by: Fighter, on: Fighter): Hold | undefined =>
  s.holds.find((hold) => hold.kind === 'grapple' && hold.by === by.id && hold.on === on.id)

const HURT: Option = { key: 'damage' }
const GRAPPLE: Option = { key: 'grapple' }
const BREAK_FREE: Option = { key: 'breakFree' }

/**
 * An unarmed attack that no parry turned does damage, takes hold, or breaks a hold (LEG-UNA-02). True when it did not go on
 * to damage.
 */
export function grapples(ctx: Ctx, s: State, x: Exchange): boolean {
  const { attacker, defender } = x
  if (!isUnarmed(x.item) || x.held >= 0 || (x.defence === 'parry' && succeeds(x.defenceLevel))) return false
  const options: Option[] = [HURT]
  if (active(attacker) && grippingHands(s, attacker) > 0 && grappleOf(s, attacker, defender) === undefined)
    options.push(GRAPPLE)
  const hold = grappleOf(s, defender, attacker)
  if (hold !== undefined) options.push(BREAK_FREE)
  const about = { ask: 'unarmed', at: defender.id } as const
  const chosen = options.length === 1 ? HURT : ctx.choose({ who: attacker.id, about, options, usual: HURT.key })
  const rule = ['LEG-UNA-01', 'LEG-UNA-02'] as const
  ctx.emit?.({ type: 'unarmed', who: attacker.id, at: defender.id, what: chosen.key, rule })
  if (chosen.key === HURT.key) return false
  if (chosen.key === GRAPPLE.key) takeHold(ctx, s, x, hitLocation(ctx, s, x))
  else if (hold !== undefined) loose(ctx, s, attacker, hold)
  return true
}

/** A hold on the location struck: a limb cannot be used, by head or trunk everything is at −20% (LEG-UNA-03). */
function takeHold(ctx: Ctx, s: State, x: Exchange, location: number): void {
  const { attacker, defender } = x
  s.holds.push(holding('grapple', attacker, defender, x.item, { location }))
  const where = locationName(defender, location)
  const rule = ['LEG-UNA-02', 'LEG-UNA-03'] as const
  ctx.emit?.({ type: 'grappled', who: attacker.id, at: defender.id, location: where, rule })
}

/** Where somebody's throat is. */
export const throatOf = (f: Fighter): number => f.facts.body.locations.findIndex(({ part }) => part === 'head')

/** A garrotte serves against one held by the head, or from behind against one who suspects nothing (LEG-EQP-Garrotte). */
export function canStrangle(s: State, f: Fighter, target: Fighter): boolean {
  if (grappleOf(s, f, target)?.location === throatOf(target)) return true
  return isSurprised(s, target) && arcOf(s, f, target) === 'back'
}

/** The noose holds where it has bitten, and hurts every Combat Action its wielder goes on (LEG-EQP-Garrotte). */
export function strangles(ctx: Ctx, s: State, x: Exchange): void {
  if (!noted(x.item, 'strangling')) return
  if (grappleOf(s, x.attacker, x.defender) === undefined) takeHold(ctx, s, x, x.location)
  ctx.emit?.({ type: 'strangled', who: x.attacker.id, at: x.defender.id, rule: 'LEG-EQP-Garrotte' })
}

/** The hold is over. */
export function loose(
  ctx: Ctx,
  s: State,
  by: Fighter,
  hold: Hold,
  rule: 'LEG-UNA-02' | 'LEG-UNA-05' = 'LEG-UNA-02',
): void {
  s.holds = s.holds.filter((other) => other !== hold)
  ctx.emit?.({ type: 'holdBroken', who: by.id, rule })
}

const BREAK = die('break free', 100)
const KEEP = die('keep hold', 100)

/** An Opposed Test of wrestling ends a hold if its victim wins (LEG-UNA-04, LEG-UNA-05). Ruling LEG-A93: keeping it costs the holder nothing. */
export function wrestleFree(ctx: Ctx, s: State, f: Fighter, holder: Fighter, hold: Hold): void {
  const skill = wrestling(s, f)
  const other = wrestling(s, holder)
  const free = contest(ctx, f, BREAK, skill, holder, KEEP, other) === 'wins'
  ctx.emit?.({ type: 'wrestled', who: f.id, at: holder.id, skill, against: other, free, rule: 'LEG-UNA-04' })
  if (free) loose(ctx, s, f, hold)
}

/** What bears the pressure on a held location: his own limbs, whatever he wields. */
export const ownBody = (f: Fighter): Item | undefined => f.items.find(({ where }) => where === 'body')
