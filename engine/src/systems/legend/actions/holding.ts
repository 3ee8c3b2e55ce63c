import { die } from '../../../dice/chance.ts'
import { chosenOf, optionOf } from '../../../mechanisms/asking.ts'
import { holdsOn } from '../../../mechanisms/holds.ts'
import { contest, RESIST, resistsKept } from '../body/checks.ts'
import { fall } from '../body/conditions.ts'
import { locationName } from '../body/locations.ts'
import { plainSkill } from '../body/plain-skills.ts'
import { type Declared, declaring, exchange } from '../exchange/attack.ts'
import { combatSkill, resistingSkill } from '../exchange/manoeuvres/exchange-won.ts'
import { FOOTING } from '../exchange/manoeuvres/offensive.ts'
import { refuseAttacks } from '../exchange/striking.ts'
import { grapplesOf, loose, wrestleFree as wrestles } from '../exchange/unarmed-combat.ts'
import { holdOption, release } from '../ground/holds.ts'
import { active, blocked, fighter, inWater, itemOf } from '../state/fighters.ts'
import type { Ctx, Fighter, Hold, State, Why } from '../state/types.ts'
import { action } from './action.ts'

const BREAK = die('break free', 100)
const KEEP = die('keep grip', 100)
const NOT_GRIPPED: Why = { because: 'nobody grips him', rule: 'LEG-MAN-Grip' }

/** An Opposed Test of Unarmed breaks a grip (LEG-MAN-Grip). */
export const breakFree = action({
  key: 'breakFree',
  rule: 'LEG-MAN-Grip',
  refuse: (s, f) => (holdsOn(s, f.id, 'grip').length === 0 ? NOT_GRIPPED : undefined),
  act(ctx, s, f) {
    const hold = chosenOf(ctx, f.id, { ask: 'break free' }, holdsOn(s, f.id, 'grip'), holdOption)
    if (hold === undefined) return
    const holder = fighter(s, hold.by)
    const skill = plainSkill(s, f, 'unarmed')
    const result = contest(ctx, f, BREAK, skill, holder, KEEP, plainSkill(s, holder, 'unarmed'))
    ctx.emit?.({ type: 'wrestled', who: f.id, at: holder.id, skill, result, rule: 'LEG-MAN-Grip' })
    if (result === 'wins') release(ctx, s, hold, 'LEG-MAN-Grip')
  },
})

const NOT_HELD: Why = { because: 'nobody grapples him', rule: 'LEG-UNA-04' }

/** Tears himself out of a grapple by Unarmed or Brawn (LEG-UNA-04). */
export const wrestleFree = action({
  key: 'wrestleFree',
  rule: 'LEG-UNA-04',
  refuse: (s, f) => (holdsOn(s, f.id, 'grapple').length === 0 ? NOT_HELD : undefined),
  act(ctx, s, f) {
    const hold = chosenOf(ctx, f.id, { ask: 'wrestle' }, holdsOn(s, f.id, 'grapple'), ({ by }) => optionOf(by))
    if (hold !== undefined) wrestles(ctx, s, f, fighter(s, hold.by), hold)
  },
})

const HOLDS_NOBODY: Why = { because: 'he holds nobody', rule: 'LEG-UNA-05' }
const holdsNobody = (s: State, f: Fighter): Why | undefined =>
  grapplesOf(s, f).length === 0 ? HOLDS_NOBODY : undefined

/** Lets go of somebody he grapples: until then the hold lasts (LEG-UNA-05). */
export const letGoOf = action({
  key: 'letGo',
  rule: 'LEG-UNA-05',
  cost: 'free',
  refuse: holdsNobody,
  act(ctx, s, f) {
    const hold = chosenOf(ctx, f.id, { ask: 'let go' }, grapplesOf(s, f), ({ on }) => optionOf(on))
    if (hold !== undefined) loose(ctx, s, fighter(s, hold.by), hold, 'LEG-UNA-05')
  },
})

const KEPT_OFF: Why = { because: 'whom he holds has outmanoeuvred him this round', rule: 'LEG-MUL-02' }
const squeezable = (s: State, f: Fighter): Hold[] => grapplesOf(s, f).filter(({ on }) => !blocked(fighter(s, on), f))

/** Twists, crushes or strangles what he holds, which its owner may oppose with his own body (LEG-UNA-05). */
export const hurtHeld = action({
  key: 'hurtHeld',
  rule: 'LEG-UNA-05',
  refuse: (s, f) => refuseAttacks(f) ?? holdsNobody(s, f) ?? (squeezable(s, f).length === 0 ? KEPT_OFF : undefined),
  act(ctx, s, f) {
    const blow = squeezing(ctx, s, f)
    if (blow !== undefined) exchange(ctx, s, blow)
  },
  declare: (ctx, s, f) => squeezing(ctx, s, f),
})

function squeezing(ctx: Ctx, s: State, f: Fighter): Declared | undefined {
  const hold = chosenOf(ctx, f.id, { ask: 'target' }, squeezable(s, f), ({ on }) => optionOf(on))
  const item = hold === undefined ? undefined : itemOf(f, hold.with)
  if (hold?.location === undefined || item === undefined) return undefined
  const defender = fighter(s, hold.on)
  const location = locationName(defender, hold.location)
  ctx.emit?.({ type: 'squeezed', who: f.id, at: defender.id, location, rule: 'LEG-UNA-05' })
  return declaring(f, defender, item, { held: hold.location })
}

const NOBODY: Why = { because: 'nobody he has just entangled is on his feet', rule: 'LEG-MAN-Entangle' }

const ready = (s: State, f: Fighter): Hold[] =>
  s.holds.filter((hold) => {
    if (hold.by !== f.id || !hold.tripReady) return false
    const victim = fighter(s, hold.on)
    return active(victim) && victim.stance === 'standing' && !inWater(victim)
  })

/** On the turn after he entangled somebody, a Combat Action trips him without a roll to hit: the attack roll stands (LEG-MAN-Entangle). */
export const tripEntangled = action({
  key: 'tripEntangled',
  rule: 'LEG-MAN-Entangle',
  refuse: (s, f) => (ready(s, f).length === 0 ? NOBODY : undefined),
  act(ctx, s, f) {
    const hold = chosenOf(ctx, f.id, { ask: 'trip' }, ready(s, f), ({ on }) => optionOf(on))
    if (hold === undefined) return
    tripPasses(s, f)
    const victim = fighter(s, hold.on)
    const skill = resistingSkill(ctx, s, victim, f, FOOTING)
    const stands = resistsKept(ctx, victim, RESIST.trip, skill, hold.roll, hold.skill, hold.level)
    ctx.emit?.({ type: 'withstood', who: victim.id, what: 'trip', skill, stands, rule: 'LEG-MAN-Entangle' })
    if (!stands) fall(ctx, victim, 'LEG-MAN-Trip')
  },
})

/** The chance to trip is for his next action only (LEG-MAN-Entangle). */
export function tripPasses(s: State, f: Fighter): void {
  for (const hold of s.holds) if (hold.by === f.id) hold.tripReady = false
}

const FREE = die('free weapon', 100)
const KEEP_PINNED = die('keep pinned', 100)
const NOT_PINNED: Why = { because: 'nothing of his is pinned', rule: 'LEG-MAN-PinWeapon' }

/** An Opposed Test of combat skills, or his Brawn, frees a pinned weapon; a javelin in the shield only takes its time (LEG-MAN-PinWeapon, LEG-EQP-Javelin). */
export const freeWeapon = action({
  key: 'freeWeapon',
  rule: 'LEG-MAN-PinWeapon',
  refuse: (s, f) => (holdsOn(s, f.id, 'pin').length === 0 ? NOT_PINNED : undefined),
  act(ctx, s, f) {
    const hold = chosenOf(ctx, f.id, { ask: 'free' }, holdsOn(s, f.id, 'pin'), holdOption)
    if (hold === undefined) return
    if (hold.work > 0) workLoose(ctx, s, hold)
    else wrestle(ctx, s, f, hold)
  },
})

function workLoose(ctx: Ctx, s: State, hold: Hold): void {
  hold.work--
  ctx.emit?.({ type: 'worked', who: hold.on, left: hold.work, rule: 'LEG-EQP-Javelin' })
  if (hold.work === 0) release(ctx, s, hold, 'LEG-EQP-Javelin')
}

const WITH = [{ key: 'style' }, { key: 'brawn' }] as const

function wrestle(ctx: Ctx, s: State, f: Fighter, hold: Hold): void {
  const holder = fighter(s, hold.by)
  const mine = hold.item === undefined ? undefined : itemOf(f, hold.item)
  const theirs = itemOf(holder, hold.with)
  if (mine === undefined || theirs === undefined) return
  const style = combatSkill(s, f, mine)
  const brawn = plainSkill(s, f, 'brawn')
  const usual = brawn > style ? 'brawn' : 'style'
  const about = { ask: 'free with', at: holder.id, rule: 'LEG-MAN-PinWeapon' } as const
  const skill = ctx.choose({ who: f.id, about, options: WITH, usual }).key === 'brawn' ? brawn : style
  const result = contest(ctx, f, FREE, skill, holder, KEEP_PINNED, combatSkill(s, holder, theirs))
  ctx.emit?.({ type: 'wrestled', who: f.id, at: holder.id, skill, result, rule: 'LEG-MAN-PinWeapon' })
  if (result === 'wins') release(ctx, s, hold, 'LEG-MAN-PinWeapon')
}
