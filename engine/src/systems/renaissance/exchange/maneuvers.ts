import type { Option, Sealed } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import type { ActionKey } from '../actions/keys.ts'
import { type Arm, eachArm, unfit } from '../body/arms.ts'
import { opposed, rolled, tested, thrown } from '../body/checks.ts'
import { contested } from '../body/contest.ts'
import { nothingToResist } from '../body/resistance.ts'
import { aptitudeCheck, skillCheck } from '../body/target-numbers.ts'
import type { Suited } from '../content/weapon.ts'
import { becomesAware } from '../ground/awareness.ts'
import { fallsProne } from '../ground/falling.ts'
import { drops, letsGo, takesHold } from '../ground/holds.ts'
import { sees } from '../ground/sight.ts'
import { sizeStep } from '../state/derive.ts'
import * as check from '../state/dice.ts'
import {
  fighter,
  inHand,
  isUnarmed,
  type Person,
  type Scene,
  spareHands,
  type Thing,
  tagged,
} from '../state/fighters.ts'
import { better, cites, counts } from '../state/note.ts'
import type { Attack, Cited, Ctx, Fighter, Hold, Item, State, Tally } from '../state/types.ts'
import { notices, ordered, type Rolls } from './attack.ts'
import { attackWith, PLAIN } from './declared.ts'
import { type Defence, defenceCheck, waysToDefend } from './defence.ts'
import { attackCheck, sizeRule } from './modifiers.ts'

const MANEUVER = check.percent('maneuver')
const DECEPTION = check.percent('deception')
const SEES_THROUGH = check.percent('seeing through')
const ESCAPE = check.percent('escape')
const HOLD_ON = check.percent('holding on')
const SEAT = check.percent('keeping the saddle')
const WRENCH = check.percent('wrenching free')

export type Maneuver = 'disarm' | 'trip' | 'grab' | 'dismount'
const ROWS = {
  disarm: { rule: 'REN-MAN-Disarm', suited: 'Disarm' },
  trip: { rule: 'REN-MAN-Trip', suited: 'Trip' },
  grab: { rule: 'REN-MAN-Grab', suited: null },
  dismount: { rule: 'REN-DISMOUNT-01', suited: 'Dismount' },
} as const satisfies Record<Maneuver, { readonly rule: Cited; readonly suited: Suited | null }>

/** The weapons a maneuver can be made with: bare hands for a grab, any melee weapon in hand for the others. */
export function maneuverArms(s: Scene, f: Person, target: Person, what: Maneuver): Arm[] {
  const found: Arm[] = []
  eachArm(s, f, (arm) => {
    if (arm.by.id !== f.id || arm.mode.kind !== 'melee') return false
    const catching = what === 'disarm' && caughtBy(s, f, target, arm.item) !== undefined
    if (!catching && unfit(s, f, arm, target) !== undefined) return false
    if (found.some(({ item }) => item.id === arm.item.id)) return false
    const hands = isUnarmed(arm.item) || arm.item.where === 'body'
    // Bare hands trip and disarm too; a grab takes a hand that is free, or teeth (ruling REN-A72).
    const free = spareHands(s, f) > 0 || !isUnarmed(arm.item)
    if (what === 'grab' ? hands && free : what !== 'dismount' || !isUnarmed(arm.item)) found.push(arm)
    return false
  })
  return found
}

/** The check of a maneuver: the attack's own, with what helps or hinders this one (REN-MAN-00). */
function maneuverCheck(ctx: Ctx, s: State, x: Attack, what: Maneuver, item: Item | null): Tally {
  // Bare hands grapple; teeth hold as they bite.
  const t = what === 'grab' && isUnarmed(x.item) ? attackCheck(ctx, s, x, 'grappling') : attackCheck(ctx, s, x)
  const { suited } = ROWS[what]
  const fit = suited !== null && x.item.weapon.suited.includes(suited)
  if (what === 'dismount') {
    if (fit) cites(t, 'well suited for dismounting', 'REN-TAG-WellSuited')
    else counts(t, -10, 'pulling a rider down', 'REN-DISMOUNT-01')
  } else if (fit && s.options.wellSuitedNoPenalty > 0)
    counts(t, s.options.wellSuitedNoPenalty, `well suited for ${what}`, 'REN-TAG-WellSuited')
  if (what === 'disarm' && item !== null) {
    if (tagged(item, 'Secure')) counts(t, -20, 'a secure grip', 'REN-TAG-Secure')
    if (s.holds.some((hold) => hold.kind === 'catch' && hold.by === x.by.id && hold.item === item.id))
      counts(t, 10, 'caught', 'REN-CATCH-06')
  }
  if (what === 'grab') {
    const step = sizeStep(x.target.facts.size)
    if (step !== 0) counts(t, -10 * step, `a ${x.target.facts.size} foe`, sizeRule(step))
    if (x.by.items.some((each) => each.where === 'body' && tagged(each, 'Grip'))) counts(t, 10, 'grip', 'REN-TAG-Grip')
  }
  return t
}

/** How the target may withstand it: a disarm by weapon or Fray, a grab by Fray or bare hands, a trip by Fray, a pull by Ride or Fray. */
function withstands(s: State, x: Attack, what: Maneuver): Defence {
  const fray: Defence = { key: 'fray', by: 'fray', item: null, special: false }
  const ways: Defence[] = [fray]
  for (const way of waysToDefend(s, x)) {
    if (way.special) continue
    if (what === 'disarm' && way.by === 'parry') ways.push(way)
  }
  if (what === 'grab') {
    const item = x.target.items.find((each) => each.where === 'body')
    if (item !== undefined) ways.push({ key: `unarmed ${item.key}`, by: 'unarmed', item, special: false })
  }
  if (what === 'dismount') ways.push({ key: 'movement', by: 'movement', item: null, special: false })
  let best = fray
  let most = Number.NEGATIVE_INFINITY
  for (const way of ways) {
    const t = defenceCheck(undefined, s, x, way)
    const tn = check.target(t, s.options.modifierFloor)
    if (tn > most) {
      best = way
      most = tn
    }
  }
  return best
}

/** A maneuver at somebody: ordered like an attack (ruling REN-A66), without damage, and with its own result. */
export function maneuver(
  ctx: Ctx,
  s: State,
  by: Fighter,
  target: Fighter,
  what: Maneuver,
  using: Item,
  item: Item | null,
): Rolls {
  const mode = using.weapon.modes.find(({ kind }) => kind === 'melee')
  if (mode === undefined) throw new RangeError(`${using.key} cannot be used in melee`)
  const x = attackWith(by, target, using, mode, { ...PLAIN, maneuver: true })
  notices(ctx, s, x)
  const t = maneuverCheck(ctx, s, x, what, item)
  by.helpers = []
  const { rule } = ROWS[what]
  const rolls = ordered(
    ctx,
    s,
    x,
    () => thrown(ctx, s, by, MANEUVER, t),
    (roll, success) =>
      ctx.emit?.({
        type: 'maneuver',
        who: by.id,
        at: target.id,
        what,
        roll: rolled(ctx, roll, what),
        success,
        rule: what === 'grab' && isUnarmed(using) ? [rule, 'REN-MAN-00', 'REN-UNARM-06'] : [rule, 'REN-MAN-00'],
      }),
    () => withstands(s, x, what),
  )
  nothingToResist(ctx, target, x.tags)
  if (target.condition === 'up') becomesAware(ctx, s, target, 'was attacked', 'REN-UNAWARE-04')
  if (!rolls.hit) {
    ctx.emit?.({ type: 'missed', who: by.id, at: target.id, by: what, rule })
    return rolls
  }
  if (what === 'disarm' && item !== null) drops(ctx, s, target, item, rule)
  if (what === 'trip') fallsProne(ctx, s, target, 'tripped', rule)
  if (what === 'grab') takesHold(ctx, s, 'grab', by, target, rule, using)
  if (what === 'dismount') pulled(ctx, s, target)
  return rolls
}

/** Ours (ruling REN-A47): COO+COO+SOM or off the saddle and prone. */
function pulled(ctx: Ctx, s: State, rider: Fighter): void {
  const t = aptitudeCheck(ctx, rider, 'COO+COO+SOM', ['COO', 'COO', 'SOM'])
  if (tested(ctx, s, rider, SEAT, t, 'REN-DISMOUNT-01')) return
  fallsProne(ctx, s, rider, 'pulled down', 'REN-DISMOUNT-01')
}

/** What he holds that could be struck from his hand. */
export const holdings = (f: Person): Person['items'] => f.items.filter(inHand)

/** The hold by which a weapon of his has caught one of that foe's. */
const caughtBy = (s: Scene, f: Person, target: Person, using: Thing): Sealed<Hold> | undefined =>
  s.holds.find(({ kind, by, on, with: own }) => kind === 'catch' && by === f.id && on === target.id && own === using.id)

/** What a disarm with that weapon is after, named before the roll (REN-MAN-Disarm): the weapon it has caught, or anything held. */
export function disarmed(ctx: Ctx, s: State, f: Fighter, target: Fighter, using: Item): Item {
  const caught = caughtBy(s, f, target, using)?.item
  const items = target.items.filter((item) => (caught === undefined ? inHand(item) : item.id === caught))
  return pickItem(ctx, f, 'disarm', target.id, items)
}

/** A feint (REN-MAN-Feint): Deception against SAV+INT or Read; until the feinter's next turn the loser defends at -20. It fools nobody who does not see it. */
export function feint(ctx: Ctx, s: State, f: Fighter, target: Fighter): void {
  if (!sees(s, target, f)) {
    ctx.emit?.({ type: 'missed', who: f.id, at: target.id, by: 'feint', rule: 'REN-MAN-Feint' })
    return
  }
  const own = skillCheck(ctx, s, f, 'deception')
  const against = better(aptitudeCheck(ctx, target, 'SAV+INT', ['SAV', 'INT']), skillCheck(ctx, s, target, 'read'))
  if (!fools(ctx, s, f, target, own, against)) return
  if (!target.feints.includes(f.id)) target.feints.push(f.id)
  ctx.emit?.({ type: 'feinted', who: target.id, by: f.id, rule: 'REN-MAN-Feint' })
}

/** Ordered: he who sees through it throws only if the feint was well made. */
const fools = (ctx: Ctx, s: State, f: Fighter, target: Fighter, own: Tally, against: Tally): boolean =>
  contested(ctx, s, {
    by: f,
    at: target,
    label: 'deception',
    against: 'seeing through',
    strikes: false,
    first: () => thrown(ctx, s, f, DECEPTION, own),
    tried(roll, success) {
      ctx.emit?.({
        type: 'maneuver',
        who: f.id,
        at: target.id,
        what: 'feint',
        roll: rolled(ctx, roll, 'deception'),
        success,
        rule: ['REN-MAN-Feint', 'REN-MAN-00'],
      })
    },
    second: () => thrown(ctx, s, target, SEES_THROUGH, against),
    withstood(roll, result) {
      ctx.emit?.({
        type: 'defence',
        who: target.id,
        from: f.id,
        by: against.what,
        roll: rolled(ctx, roll, 'seeing through'),
        result: result === 'wins' ? 'too late' : result === 'loses' ? 'holds' : 'a tie',
        rule: 'REN-MAN-Feint',
      })
    },
  }).won

/** Each uses Unarmed Combat or STR+SOM, whichever is better (REN-MAN-Escape). */
const wrestling = (ctx: Ctx, s: State, f: Fighter): Tally =>
  better(aptitudeCheck(ctx, f, 'STR+SOM', ['STR', 'SOM']), skillCheck(ctx, s, f, 'unarmed combat'))

/** Breaking a hold: a plain opposed check (REN-MAN-Escape). */
export function escapes(ctx: Ctx, s: State, f: Fighter, hold: Hold): void {
  const holder = fighter(s, hold.by)
  if (opposed(ctx, s, f, ESCAPE, wrestling(ctx, s, f), holder, HOLD_ON, wrestling(ctx, s, holder), 'REN-MAN-Escape'))
    letsGo(ctx, s, hold, 'REN-MAN-Escape')
}

/** Wrenching a caught weapon free, or oneself from under a horse: SOM+STR (REN-CATCH-07, ruling REN-A75). */
export const wrenches = (ctx: Ctx, s: State, f: Fighter, rule: Cited): boolean =>
  tested(ctx, s, f, WRENCH, aptitudeCheck(ctx, f, 'SOM+STR', ['SOM', 'STR']), rule)

/** Which of several things. */
export const pickItem = (ctx: Ctx, f: Fighter, action: ActionKey, at: string, items: readonly Item[]): Item => {
  const options: (Option & { readonly item: Item })[] = items.map((item) => ({ key: item.key, item }))
  return asked(ctx, { who: f.id, about: { ask: 'item', action, at }, options }).item
}
