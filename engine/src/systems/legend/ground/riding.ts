import { die } from '../../../dice/chance.ts'
import { seated } from '../../../mechanisms/ground/standing.ts'
import { withdrawn } from '../../../space/bands.ts'
import { type Body, fits, overlap } from '../../../space/footprint.ts'
import { neighbours } from '../../../space/reach.ts'
import { terrain } from '../../../space/terrain.ts'
import type { Whereabouts } from '../../../space/whereabouts.ts'
import { ATHLETICS, attempt, succeeds } from '../body/checks.ts'
import { fall } from '../body/conditions.ts'
import { plainSkill } from '../body/plain-skills.ts'
import type { Declared } from '../exchange/attack.ts'
import type { Defence } from '../exchange/defence.ts'
import { active, fighter, isUnarmed, itemOption, offGuard, spare, usable } from '../state/fighters.ts'
import { cellsAcross, settles } from '../state/standing.ts'
import type { Ctx, Fighter, Item, LegendRule, Level, State } from '../state/types.ts'
import { displaced } from './displaced.ts'

export const RIDE = die('ride', 100)

/** From the saddle a Small or Medium weapon strikes the upper half of the body (LEG-MNT-02). */
export const strikesFromAbove = (f: Fighter, { weapon }: Item): boolean =>
  f.mount !== undefined && (weapon.size === 'S' || weapon.size === 'M')

/** Ride; who fumbles it needs Athletics or is thrown (LEG-SKL-RideFumble). */
export function ride(ctx: Ctx, s: State, f: Fighter): Level {
  const level = attempt(ctx, f, RIDE, plainSkill(s, f, 'ride'))
  if (level === 'fumble') {
    const kept = succeeds(attempt(ctx, f, ATHLETICS, plainSkill(s, f, 'athletics')))
    ctx.emit?.({ type: 'keptSeat', who: f.id, kept, rule: 'LEG-SKL-RideFumble' })
    if (!kept) thrown(ctx, s, f, 'LEG-SKL-RideFumble')
  }
  return level
}

/** Against Knockback a rider who passes Ride has his mount's SIZ beside his own (LEG-MNT-04). */
export function steadied(ctx: Ctx, s: State, f: Fighter): number {
  if (f.mount === undefined) return f.facts.characteristics.siz
  const steady = succeeds(ride(ctx, s, f))
  const mount = f.mount === undefined ? undefined : fighter(s, f.mount)
  const siz = f.facts.characteristics.siz + (steady && mount !== undefined ? mount.facts.characteristics.siz : 0)
  ctx.emit?.({ type: 'steadied', who: f.id, steady, siz, rule: 'LEG-MNT-04' })
  return siz
}

/** What a rider may defend his mount with for a Combat Action of his own: his arms, or his Ride skill (LEG-MNT-03). */
export function ridersDefences(s: State, d: Declared): readonly Defence[] {
  const { rider: id } = d.defender
  const warden = id === undefined ? undefined : fighter(s, id)
  if (warden === undefined || !active(warden) || spare(warden) <= 0 || offGuard(s, warden)) return NOTHING
  const arms = d.item.weapon.use === 'close' ? warden.items.filter((item) => shields(s, warden, item)) : []
  const parries = arms.map((item) => ({ key: `rider ${itemOption(warden, item).key}`, item, warden }))
  return [...parries, { key: 'rider ride', item: undefined, warden }]
}
const NOTHING: readonly Defence[] = []

const shields = (s: State, rider: Fighter, item: Item): boolean =>
  item.weapon.use === 'close' && !isUnarmed(item) && item.id !== rider.committed && usable(s, rider, item)

/** Into the saddle (LEG-ACT-Mount). */
export function mounts(ctx: Ctx, s: State, f: Fighter, beast: Fighter): void {
  f.mount = beast.id
  beast.rider = f.id
  s.where = seated(s.where, f.id, beast.id)
  settles(s, f)
  f.cover = undefined
  ctx.emit?.({ type: 'mounted', who: f.id, at: beast.id, rule: 'LEG-ACT-Mount' })
}

/** Out of the saddle, to the ground beside the beast. */
export function dismounts(ctx: Ctx, s: State, f: Fighter, rule: LegendRule): void {
  if (f.mount === undefined) return
  const beast = fighter(s, f.mount)
  beast.rider = undefined
  f.mount = undefined
  s.where = beside(s.where, f, beast)
  displaced(s, f)
  ctx.emit?.({ type: 'dismounted', who: f.id, at: beast.id, able: active(f), rule })
}

/** Thrown out of the saddle, and down. */
export function thrown(ctx: Ctx, s: State, f: Fighter, rule: LegendRule): void {
  dismounts(ctx, s, f, rule)
  fall(ctx, f, rule)
}

/** Whoever sits on a beast that is down or gone is on his own feet again, and who is down himself slides off. */
export function partRiders(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (f.mount === undefined) continue
    const beast = fighter(s, f.mount)
    if (active(f) && f.stance === 'standing' && active(beast) && beast.stance === 'standing') continue
    if (f.condition !== 'fled') dismounts(ctx, s, f, 'LEG-ACT-Mount')
  }
}

function beside(where: Whereabouts, f: Fighter, beast: Fighter): Whereabouts {
  if ('bands' in where) return { bands: withdrawn(where.bands, f.id, beast.id, 1) }
  const t = terrain(where.field)
  const mount = where.bodies[beast.id]
  if (mount === undefined) return where
  const size = cellsAcross(f.facts.characteristics.siz, where.field.cell)
  const others = Object.entries(where.bodies).flatMap(([id, body]) => (id === f.id ? [] : [body]))
  const free = (body: Body): boolean => fits(t, body) && !others.some((other) => overlap(t, other, body))
  const spot = neighbours(t, mount)
    .map((cell): Body => ({ x: cell.x, y: cell.y, size }))
    .find(free)
  return { ...where, bodies: { ...where.bodies, [f.id]: spot ?? { x: mount.x, y: mount.y, size } } }
}
