import { asked, chosenOf } from '../../../mechanisms/asking.ts'
import { comesWithin } from '../../../mechanisms/ground/courses.ts'
import { armChosen } from '../body/hands.ts'
import { REACHES } from '../content/types.ts'
import { approach, type Bearings, engaged, goesWhere } from '../ground/movement.ts'
import { chargeReach, flies, movement, movementLeft, paceRules, rooted, walker } from '../ground/pace.ts'
import { CONTACT, GROUND, inContact } from '../ground/places.ts'
import { active, fighter, foes, inWater, itemOption, listed, owed, usable } from '../state/fighters.ts'
import { metres, turnsTo } from '../state/standing.ts'
import type { Ctx, Fighter, Item, State, Why } from '../state/types.ts'
import type { Declared } from './attack.ts'

/** Whether somebody is near enough to be charged this round by a way that leads there, and far enough to run at. */
export const canCharge = (s: State, f: Fighter, other: Fighter): boolean =>
  foes(f, other) &&
  active(other) &&
  !inContact(s, f.id, other.id) &&
  metres(s, f.id, other.id) <= chargeReach(s, f) + CONTACT &&
  comesWithin<State, Fighter>(GROUND, s, f, other.id, chargeReach(s, f))

/** A lance, or a long weapon that impales, can be braced in the saddle (LEG-MNT-05, LEG-EQP-Lance). */
const braceable = (item: Item): boolean =>
  item.weapon.use === 'close' && listed(item, 'impale') && REACHES.indexOf(item.weapon.reach) >= REACHES.indexOf('L')

/** In the saddle, the weapon he braces for the charge, if he braces one (LEG-MNT-05). */
export function bracedFor(ctx: Ctx, s: State, f: Fighter): Item | undefined {
  if (f.mount === undefined) return undefined
  const arms = f.items.filter((item) => braceable(item) && usable(s, f, item))
  return armChosen(ctx, f, { ask: 'brace', rule: 'LEG-MNT-05' }, arms)
}

/** He will charge at somebody this round (LEG-FRM-Charge); what he braces cannot defend until it is over (LEG-MNT-05). */
export function declareCharge(ctx: Ctx, f: Fighter, target: Fighter, braced: Item | undefined): void {
  declareFullRound(ctx, f, 'charge')
  f.chargeAt = target.id
  f.committed = braced?.id
  if (braced !== undefined) ctx.emit?.({ type: 'braced', who: f.id, item: braced.weapon.name, rule: 'LEG-MNT-05' })
}

/**
 * A Move of the charge. Ruling LEG-A20: the blow comes with the one Combat Action not spent on moving, so he keeps a last
 * run before him, as long as he likes; or he strikes when he arrives, and the Combat Actions he has left are forfeit.
 */
export function chargeOn(ctx: Ctx, s: State, f: Fighter): void {
  const target = f.chargeAt === undefined ? undefined : fighter(s, f.chargeAt)
  if (target === undefined || !active(target)) {
    goesWhere(ctx, s, f, movementLeft(s, f), 'LEG-FRM-Charge')
    return
  }
  const arrives = s.options.chargeStrike === 'onContact'
  const run = approach(ctx, s, f, target.id, movementLeft(s, f), arrives ? CONTACT : halt(ctx, s, f, target))
  turnsTo(s, f, target.id)
  const short = !inContact(s, f.id, target.id)
  ctx.emit?.({ type: 'ranUp', who: f.id, at: target.id, metres: run, short, rule: paceRules(s, f) })
  // Who cannot attack with this Combat Action has only run.
  if (!arrives || short || f.barred) return
  const item = chargeWeapon(ctx, s, f, target)
  if (item === undefined) return
  ctx.emit?.({ type: 'forfeitsRest', who: f.id, actions: f.actions, rule: 'LEG-FRM-Charge' })
  f.actions = 0
  s.next.push({ kind: 'charge', who: f.id, at: target.id, item: item.id })
}

/** Metres a blow needs at least before it to be a charge's. */
const LAST_RUN = 1

/** How far from his target he halts before the last run: up to twice Movement nearer (LEG-FRM-Charge), usually a Movement away. */
function halt(ctx: Ctx, s: State, f: Fighter, target: Fighter): number {
  const far = metres(s, f.id, target.id)
  const nearest = Math.max(CONTACT + LAST_RUN, far - movementLeft(s, f))
  const usual = Math.max(nearest, Math.min(far, movement(s, f)))
  if (nearest >= far) return usual
  const stops = new Set([usual, nearest])
  for (let metre = Math.ceil(nearest); metre < far; metre++) stops.add(metre)
  const options = [...stops].sort((a, b) => a - b).map((metre) => ({ key: String(tenths(metre)), metre }))
  const about = { ask: 'halt', at: target.id, rule: 'LEG-FRM-Charge' } as const
  return asked(ctx, { who: f.id, about, options, usual: String(tenths(usual)) }).metre
}
const tenths = (metre: number): number => Math.round(metre * 10) / 10

function chargeWeapon(ctx: Ctx, s: State, f: Fighter, target: Fighter): Item | undefined {
  const arms = f.items.filter(
    (item) =>
      item.weapon.use === 'close' && usable(s, f, item) && (f.committed === undefined || f.committed === item.id),
  )
  return chosenOf(ctx, f.id, { ask: 'weapon', at: target.id }, arms, (item) => itemOption(f, item))
}

/** The charge arrives with the blow: what follows are steps of their own. */
export function strikesHome(s: State, { attacker, defender, item, pulled }: Declared): void {
  s.next.push({ kind: 'charge', who: attacker.id, at: defender.id, item: item.id, pulled })
}

/** How the book calls it: a flyer's charge is a fly-by (LEG-CHG-10). */
export const onTheWing = (s: State, f: Fighter): boolean => flies(walker(s, f))

const BEGUN: Why = { because: 'it is declared with the first action of the round', rule: 'LEG-FRM-01' }
const ENGAGED: Why = { because: 'he is engaged', rule: 'LEG-ACT-Move' }
const NO_GROUND: Why = { because: 'he has no ground to run on', rule: 'LEG-FRM-01' }
const RUNNING: Why = { because: 'all his Combat Actions but one go on moving this round', rule: 'LEG-FRM-01' }

/** Why no full-round manoeuvre can begin now: it is declared with the first action, by somebody free to run (LEG-FRM-01). */
export function refuseFullRound(s: State, f: Fighter, { rooted: fixed, against }: Bearings): Why | undefined {
  if (f.turns > 0 || f.fullRound !== 'none') return BEGUN
  return fixed ?? (against > 0 ? ENGAGED : canRun(walker(s, f)) ? undefined : NO_GROUND)
}

/** Nobody runs up a wall, or in water he is not born to. Ruling LEG-A95. */
const canRun = (f: Fighter): boolean => f.footing !== 'climbing' && (!inWater(f) || f.facts.traits.includes('swimmer'))

/** All Combat Actions but one are pledged to moving (LEG-FRM-01). Ruling LEG-A19: with a single one he moves and acts at once. */
export function declareFullRound(ctx: Ctx, f: Fighter, kind: 'charge' | 'sprint'): void {
  f.fullRound = kind
  f.running = true
  f.pledged = f.actions - 1
  f.strides = 0
  const rule = kind === 'charge' ? 'LEG-FRM-Charge' : 'LEG-FRM-Sprint'
  ctx.emit?.({ type: 'fullRound', who: f.id, kind, pledged: f.pledged, rule: ['LEG-FRM-01', rule] })
}

/** While he owes moves he can do nothing else on his Strike Rank (LEG-FRM-01). */
export function pledgedToMove(f: Fighter, action: string): Why | undefined {
  return owed(f) > 0 && action !== 'move' ? RUNNING : undefined
}

/**
 * What hinders his legs, holds him in contact or leaves him only his defence ends the run (LEG-FRM-01). Ruling LEG-A102: the
 * Combat Actions dedicated to it are gone with it, unless the fight gives them back.
 */
export function breakOff(ctx: Ctx, s: State, f: Fighter): void {
  if (owed(f) === 0 || (rooted(s, f) === undefined && !engaged(s, f) && !f.defending)) return
  const lost = s.options.brokenRun === 'lost' ? Math.min(owed(f), f.actions) : 0
  f.actions -= lost
  f.fullRound = 'none'
  f.chargeAt = undefined
  f.committed = undefined
  ctx.emit?.({ type: 'brokeOff', who: f.id, lost, rule: 'LEG-FRM-01' })
}
