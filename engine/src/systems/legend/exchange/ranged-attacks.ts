import type { Option } from '../../../kernel/types.ts'
import { held } from '../../../mechanisms/hands.ts'
import { spotOf } from '../../../space/whereabouts.ts'
import { lowers } from '../body/exertion.ts'
import { letGo, useOption } from '../body/hands.ts'
import { WEAPONS } from '../content/tables.ts'
import type { RangedWeapon } from '../content/types.ts'
import { inSight } from '../ground/sight.ts'
import { impotent } from '../ground/unusual-conditions.ts'
import { active, blocked, foes, inTheHand, itemOption, noted, usable } from '../state/fighters.ts'
import { metres } from '../state/standing.ts'
import type { Ctx, Exchange, Fighter, Item, State, Why } from '../state/types.ts'
import { loaded, rangeOf, turnsBack } from './ranged/missile-weapons.ts'
import { chargingOnFoot } from './ranged/situation.ts'

/** What close weapons are while they fly. */
const THROWN = new Map<string, RangedWeapon>()
for (const w of Object.values(WEAPONS)) if (w.use === 'ranged' && w.thrown !== undefined) THROWN.set(w.thrown, w)

/** The ranged weapon an item is or can be thrown as (LEG-EQP-Thrown); undefined where it is neither. */
export function missileOf(item: Item): RangedWeapon | undefined {
  const { weapon } = item
  return weapon.use === 'ranged' ? weapon : THROWN.get(weapon.id)
}

/** How far an item can be shot or thrown at all: to twice the Range (LEG-RNG-Range). Ruling LEG-A26. */
function carriesTo(item: Item): number {
  const weapon = missileOf(item)
  return weapon === undefined ? NOWHERE : 2 * rangeOf(item, weapon)
}
const NOWHERE = Number.NEGATIVE_INFINITY

const NO_WEAPON: Why = { because: 'he has nothing in hand to shoot or throw', rule: 'LEG-RNG-01' }
const UNLOADED: Why = { because: 'his weapon is not loaded', rule: 'LEG-RNG-Load' }
const MOUNTED: Why = { because: 'a long bow is not for riders', rule: 'LEG-EQP-LongBow' }
const UNDER_WATER: Why = { because: 'his weapon is useless under water', rule: 'LEG-CON-02' }
const OUT_OF_RANGE: Why = { because: 'nobody he sees is within twice the range', rule: 'LEG-RNG-Range' }

/** Why an item cannot be shot or thrown now, if it cannot. */
function unready(s: State, f: Fighter, item: Item): Why | undefined {
  if (missileOf(item) === undefined || !usable(s, f, item)) return NO_WEAPON
  if (item.weapon.use === 'ranged' && !loaded(item)) return UNLOADED
  if (f.mount !== undefined && noted(item, 'onFootOnly')) return MOUNTED
  if (impotent(f, item)) return UNDER_WATER
  return chargingOnFoot(f)
}

/** Why an item cannot be shot or thrown at somebody: it must be ready, and he in sight and within twice its Range (LEG-RNG-01). */
export const noShotWith = (s: State, f: Fighter, item: Item, target: Fighter): Why | undefined =>
  unready(s, f, item) ?? (isMark(s, f, carriesTo(item), target) ? undefined : OUT_OF_RANGE)

/** Whether a missile that carries so far reaches somebody he sees and who has not outmanoeuvred him (LEG-RNG-Range, LEG-MUL-02). */
export const isMark = (s: State, f: Fighter, carries: number, target: Fighter): boolean =>
  metres(s, f.id, target.id) <= carries && !blocked(target, f) && inSight(s, f, target)

/** Whether it leaves the hand when it is used at a distance. */
export const isThrown = (item: Item): boolean => held(item) && missileOf(item)?.load === 0

/** Whether he has anything in hand that shoots or can be thrown. */
export const bearsMissiles = (s: State, f: Fighter): boolean =>
  f.items.some((item) => missileOf(item) !== undefined && usable(s, f, item))

/** How far the best of what he could shoot or throw this moment carries. */
export function shotsCarry(s: State, f: Fighter): number {
  let farthest = NOWHERE
  for (const item of f.items) {
    if (unready(s, f, item) === undefined) farthest = Math.max(farthest, carriesTo(item))
  }
  return farthest
}

/** An item as something to shoot or throw: one that also serves in the hand says that it is thrown. */
export const shotOption = (f: Fighter, item: Item): Option =>
  item.weapon.use === 'ranged' ? itemOption(f, item) : useOption(f, item, 'throw')

/** Why a fighter can shoot at nobody, by the weapon that comes nearest to it. */
export function cannotShoot(s: State, f: Fighter): Why | undefined {
  let why: Why = NO_WEAPON
  const { items } = f
  for (const item of items) {
    const not = unready(s, f, item)
    if (not === undefined) {
      if (hasMark(s, f, item)) return undefined
      why = OUT_OF_RANGE
    } else if (why === NO_WEAPON) why = not
  }
  return why
}

/** Whether anybody is in range and sight of it. */
export function hasMark(s: State, f: Fighter, item: Item): boolean {
  const carries = carriesTo(item)
  return s.fighters.some((other) => foes(f, other) && active(other) && isMark(s, f, carries, other))
}

/** The missile leaves: a bow is empty, a thrown weapon is what it is in flight and out of the hand, and the aim is over. */
export function letFly(ctx: Ctx, s: State, f: Fighter, item: Item, target: Fighter): void {
  const weapon = missileOf(item)
  if (weapon === undefined) return
  const thrown = weapon !== item.weapon
  item.weapon = weapon
  if (weapon.load > 0) item.loaded = 0
  else {
    item.where = 'ground'
    item.away = metres(s, f.id, target.id)
    item.spot = spotOf(s.where, target.id)
    letGo(s, item)
  }
  const rule = thrown ? (['LEG-RNG-01', 'LEG-EQP-Thrown'] as const) : 'LEG-RNG-01'
  ctx.emit?.({ type: 'shot', who: f.id, at: target.id, weapon: weapon.name, rule })
}

/** After an attack nobody aims any longer, and what was thrown, or swung though it shoots, is itself again, wherever it lies. */
export function attackOver(x: Exchange): void {
  const { item } = x
  lowers(x.attacker)
  turnsBack(item)
  item.weapon = WEAPONS[inTheHand(item)] ?? item.weapon
}
