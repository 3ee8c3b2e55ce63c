import type { Option } from '../../../kernel/types.ts'
import { fromList } from '../../../mechanisms/asking.ts'
import { flood } from '../../../space/flood.ts'
import type { Body } from '../../../space/footprint.ts'
import { axial, type Cell, column } from '../../../space/grid.ts'
import { indexOf, MISSILES, MOVEMENT, SIGHT, type Terrain, terrain } from '../../../space/terrain.ts'
import { attempt } from '../body/checks.ts'
import { lies } from '../body/conditions.ts'
import { check } from '../state/dice.ts'
import { suffers } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { displaced } from './displaced.ts'
import { isFull, UNSEEN } from './movement.ts'

/** A cell reached by climbing or leaping; `over` says how many spaces are cleared. */
export interface Landing extends Option {
  readonly cell: Cell
  readonly over: number
}
export interface Jump {
  readonly s: State
  readonly f: Fighter
  readonly how: 'climb' | 'leap'
}

const at = (t: Terrain, body: Body, way: number, steps: number): Cell => {
  const r = body.y + t.ways.dr[way]! * steps
  return { x: column(t.hex, axial(t.hex, body.x, body.y) + t.ways.dq[way]! * steps, r), y: r }
}

/** OLDE-ACT-climb: the next cells a level above or below. */
function climbs(t: Terrain, body: Body): Landing[] {
  const ways = flood(t, body, 4, { climb: 1 })
  const here = indexOf(t, body.x, body.y)
  return t.ways.names.flatMap((_, way) => {
    const cell = at(t, body, way, 1)
    const index = indexOf(t, cell.x, cell.y)
    const rise = Math.abs(t.elevation[index]! - t.elevation[here]!)
    const next = ways.arrival[index]! >= 0 && ways.before[ways.arrival[index]!]! >> 1 === here
    return rise > 0.5 && next ? [{ key: `${cell.x},${cell.y}`, cell, over: 0 }] : []
  })
}

/** A gap: nobody walks there, but the eye and a leap go over it; or slow ground. */
function isGap(t: Terrain, index: number): boolean {
  const bits = t.bits[index]!
  const name = t.field.kinds[t.field.rows[Math.floor(index / t.width)]?.[index % t.width] ?? '']?.name
  return name !== 'bars' && (bits & (SIGHT | MISSILES)) === 0 && ((bits & MOVEMENT) !== 0 || t.cost[index]! > 1)
}
const isFloor = (t: Terrain, index: number): boolean => (t.bits[index]! & MOVEMENT) === 0 && t.cost[index] === 1

/** OLDE-ACT-leap: straight over one to three spaces of gap (ruling OLDE-B63). */
function leaps(t: Terrain, body: Body): Landing[] {
  return t.ways.names.flatMap((_, way) => {
    for (let over = 1; over <= 3; over++) {
      const gap = at(t, body, way, over)
      const index = indexOf(t, gap.x, gap.y)
      if (!isGap(t, index)) return []
      const cell = at(t, body, way, over + 1)
      const landing = indexOf(t, cell.x, cell.y)
      if (isFloor(t, landing)) return [{ key: `${cell.x},${cell.y}`, cell, over }]
    }
    return []
  })
}

/** Where somebody can climb or leap to from here. */
export function landings({ s, f, how }: Jump): Landing[] {
  if ('bands' in s.where) return []
  const { bodies, field } = s.where
  const t = terrain(field)
  const found = (how === 'climb' ? climbs : leaps)(t, bodies[f.id]!)
  // Ruling OLDE-B60: not where as many are as may share a space.
  return found.filter(({ cell }) => !isFull(s, cell))
}

export const toJump = fromList(landings, () => undefined)

function lands(ctx: Ctx, s: State, f: Fighter, { key, cell, over }: Landing, how: 'climb' | 'leap'): void {
  displaced(s, f, how === 'climb' ? 'climbs' : 'leaps', [cell.x, cell.y])
  ctx.emit?.({
    type: 'moved',
    who: f.id,
    how,
    to: key,
    far: over + 1,
    path: [[cell.x, cell.y]],
    ...(suffers(f, 'invisible') ? UNSEEN : {}),
    rule: how === 'climb' ? 'OLDE-ACT-climb' : 'OLDE-ACT-leap',
  })
}

export const climbTo = (ctx: Ctx, s: State, f: Fighter, landing: Landing): void => lands(ctx, s, f, landing, 'climb')

const LEAP = check('leap')
/** Ruling OLDE-B63: Brawn against 3 and 3 more for each space cleared; who fails lies before the gap. */
export function leapTo(ctx: Ctx, s: State, f: Fighter, landing: Landing): boolean {
  const needs = 3 + 3 * landing.over
  const task = { stat: 'brawn', dice: LEAP, label: 'leap', needs, against: 'the gap', rule: 'OLDE-ACT-leap' } as const
  const over = attempt(ctx, s, f, task)
  if (over) lands(ctx, s, f, landing, 'leap')
  else lies(ctx, f, 'fell short', 'OLDE-ACT-leap')
  return over
}
