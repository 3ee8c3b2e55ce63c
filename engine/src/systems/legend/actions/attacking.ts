import { Offer, offered, sole } from '../../../kernel/offer.ts'
import type { Asks, Option } from '../../../kernel/types.ts'
import { asked, chosenOf, optionOf } from '../../../mechanisms/asking.ts'
import { found } from '../../../mechanisms/fighters.ts'
import { throwInWords } from '../../../mechanisms/throwing.ts'
import { type Declared, declaring, exchange } from '../exchange/attack.ts'
import { strikesHome } from '../exchange/charging.ts'
import { clubOption, shoots, turnsRound } from '../exchange/ranged/missile-weapons.ts'
import {
  bearsMissiles,
  isMark,
  isThrown,
  letFly,
  missileOf,
  noShotWith,
  shotOption,
  shotsCarry,
} from '../exchange/ranged-attacks.ts'
import { NOBODY, prey, spared, unfit } from '../exchange/striking.ts'
import { throatOf } from '../exchange/unarmed-combat.ts'
import { approach, type Bearings, bearings, withinReach } from '../ground/movement.ts'
import { movementLeft, paceRules } from '../ground/pace.ts'
import { inContact } from '../ground/places.ts'
import { reachableLimb } from '../ground/reach.ts'
import { active, foes, helpless, itemOption, noted, usable } from '../state/fighters.ts'
import { turnsTo } from '../state/standing.ts'
import type { Ctx, Fighter, Item, State, Why } from '../state/types.ts'
import { action, noBlow, noShot, type Situation } from './action.ts'

/** Strikes at an opponent with a hand weapon, going up to him if Movement allows, or shoots or throws at him from where he stands (LEG-ACT-Attack, LEG-RNG-01). */
export const attack = action({
  key: 'attack',
  rule: 'LEG-ACT-Attack',
  refuse(s, f, at) {
    const why = noBlow(s, f, at)
    if (why === undefined || f.barred) return why
    const carries = shotsCarry(s, f)
    if (carries > 0 && s.fighters.some((other) => prey(f, other) && isMark(s, f, carries, other))) return undefined
    return why === NOBODY && bearsMissiles(s, f) ? (noShot(s, f, at) ?? why) : why
  },
  act(ctx, s, f, at) {
    strikes(ctx, s, declared(ctx, s, f, false, at))
  },
  declare: (ctx, s, f, his) => declared(ctx, s, f, false, his),
})

/** The blow falls, or the charge goes home with it. */
function strikes(ctx: Ctx, s: State, blow: Declared | undefined): void {
  if (blow === undefined) return
  const { attacker, item } = blow
  if (attacker.fullRound === 'charge' && attacker.paced > 0 && item.weapon.use === 'close') strikesHome(s, blow)
  else exchange(ctx, s, blow)
}

/** At whom, with what, and up to him. */
export function declared(
  ctx: Ctx,
  s: State,
  f: Fighter,
  pulled = false,
  his: Bearings = bearings(s, f),
): Declared | undefined {
  const to = { s, f, his, pulled, carries: undefined }
  const { target: defender } = asked(ctx, new Offer(f.id, TARGET, toStrike, to))
  const against = { s, f, his, defender, pulled, near: withinReach(s, f, defender, his) }
  const { item, how } = asked(ctx, new Offer(f.id, { ask: 'weapon', at: defender.id }, toUse, against))
  if (how === 'shot') {
    turnsTo(s, f, defender.id)
    letFly(ctx, s, f, item, defender)
    return declaring(f, defender, item)
  }
  if (how === 'club') turnsRound(item)
  comesUp(ctx, s, f, defender)
  if (noted(item, 'strangling')) {
    return declaring(f, defender, item, { pulled, held: throatOf(defender) })
  }
  return declaring(f, defender, item, { pulled, limb: reachableLimb(s, f, item, defender) })
}

const TARGET = { ask: 'target' } as const

/** Who looks for somebody to attack, and how far he could shoot, once that was asked. */
interface Aiming {
  readonly s: State
  readonly f: Fighter
  readonly his: Bearings
  readonly pulled: boolean
  carries: number | undefined
}
interface Target extends Option {
  readonly target: Fighter
}
const OUT_OF_REACH: Why = { because: 'he is out of reach', rule: 'LEG-ACT-Attack' }

/** Whom he could attack: those in the fight before those who lie helpless. */
const toStrike: Asks<Aiming, Target> = {
  each({ s, f }, visit) {
    const down: Fighter[] = []
    for (const o of s.fighters) {
      if (!foes(f, o)) continue
      if (!active(o)) down.push(o)
      else if (visit({ key: o.id, target: o })) return
    }
    for (const o of down) if (helpless(o) && visit({ key: o.id, target: o })) return
  },
  named({ s, f }, key) {
    const o = found(s.fighters, key)
    return o !== undefined && prey(f, o) ? { key, target: o } : undefined
  },
  why(a, { target }) {
    const { s, f, his, pulled } = a
    const not = withinReach(s, f, target, his) ? spared(s, f, target, his) : OUT_OF_REACH
    if (not === undefined || pulled) return not
    a.carries ??= shotsCarry(s, f)
    return isMark(s, f, a.carries, target) ? undefined : not
  },
  comesTo: ({ s, f, his, pulled }, { target }) => onlyThrowAt(s, f, his, target, pulled),
}

/** What an attack on somebody can only be: the throw of the one weapon that serves. */
function onlyThrowAt(s: State, f: Fighter, his: Bearings, defender: Fighter, pulled: boolean): string | undefined {
  const against = { s, f, his, defender, pulled, near: withinReach(s, f, defender, his) }
  const only = sole(toUse, against)
  return only === undefined ? undefined : toUse.comesTo?.(against, only)
}
/** What an attack can only be now, whoever it is on. */
export function onlyThrow(s: State, f: Fighter, his: Situation): string | undefined {
  if (noBlow(s, f, his) === undefined) return undefined
  const aiming = { s, f, his, pulled: false, carries: undefined }
  const throws = offered(toStrike, aiming).map(({ target }) => onlyThrowAt(s, f, his, target, false))
  return throws.every((one) => one === throws[0]) ? throws[0] : undefined
}

/** Something to attack with, and how. */
interface Use extends Option {
  readonly item: Item
  readonly how: 'blow' | 'shot' | 'club'
}
interface Striking {
  readonly s: State
  readonly f: Fighter
  readonly his: Bearings
  readonly defender: Fighter
  readonly pulled: boolean
  /** He can come up to him. */
  readonly near: boolean
}
const NOT_PULLED: Why = { because: 'a shot is not pulled', rule: 'LEG-PUL-01' }
const NO_CLUB: Why = { because: 'it is no club while nothing else serves in the hand', rule: 'LEG-EQP-Improvised' }

/** What he could attack somebody with: hand weapons, then what shoots or can be thrown, then what could be swung as a club. */
const toUse: Asks<Striking, Use> = {
  each({ f }, visit) {
    for (const item of f.items) {
      if (item.weapon.use === 'close' && visit({ key: itemOption(f, item).key, item, how: 'blow' })) return
    }
    for (const item of f.items) {
      if (missileOf(item) !== undefined && visit({ key: shotOption(f, item).key, item, how: 'shot' })) return
    }
    for (const item of f.items) {
      if (shoots(item) && visit({ key: clubOption(f, item).key, item, how: 'club' })) return
    }
  },
  named(a, key) {
    let use: Use | undefined
    toUse.each(a, (one) => {
      if (one.key === key) use = one
      return use !== undefined
    })
    return use
  },
  why({ s, f, his, defender, pulled, near }, { item, how }) {
    if (how === 'blow') return near ? unfit(s, f, item, defender, his) : OUT_OF_REACH
    if (how === 'shot') return pulled ? NOT_PULLED : noShotWith(s, f, item, defender)
    return near && spared(s, f, defender, his) === undefined && usable(s, f, item) ? undefined : NO_CLUB
  },
  comesTo: ({ f }, { item, how }) => (how === 'shot' && isThrown(item) ? throwInWords(item, f.items) : undefined),
}
/** Goes up to the one he means to strike. */
function comesUp(ctx: Ctx, s: State, f: Fighter, defender: Fighter): void {
  const metres = inContact(s, f.id, defender.id) ? 0 : approach(ctx, s, f, defender.id, movementLeft(s, f))
  turnsTo(s, f, defender.id)
  if (metres > 0) ctx.emit?.({ type: 'ranUp', who: f.id, at: defender.id, metres, rule: paceRules(s, f) })
}

/** Strikes with the flat or holds back, which he says before he attacks (LEG-PUL-01). */
export const pulledBlow = action({
  key: 'pulledBlow',
  rule: 'LEG-PUL-01',
  refuse: noBlow,
  act(ctx, s, f) {
    strikes(ctx, s, declared(ctx, s, f, true))
  },
  declare: (ctx, s, f, his) => declared(ctx, s, f, true, his),
})

const named = ({ id }: Fighter) => optionOf(id)

/** Spends a Combat Action on aiming at somebody he could shoot at (LEG-RNG-Aim). */
export const aim = action({
  key: 'aim',
  rule: 'LEG-RNG-Aim',
  refuse: noShot,
  act(ctx, s, f) {
    const carries = shotsCarry(s, f)
    const marks = s.fighters.filter((other) => foes(f, other) && active(other) && isMark(s, f, carries, other))
    const mark = chosenOf(ctx, f.id, { ask: 'aim' }, marks, named)
    if (mark === undefined) return
    f.aimed = f.aimingAt === mark.id ? f.aimed + 1 : 1
    f.aimingAt = mark.id
    ctx.emit?.({ type: 'aimed', who: f.id, at: mark.id, actions: f.aimed, rule: 'LEG-RNG-Aim' })
  },
})
