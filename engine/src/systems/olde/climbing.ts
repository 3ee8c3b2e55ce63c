import type { Asks, Option } from '../../kernel/types.ts'
import { flood } from '../../space/flood.ts'
import type { Body } from '../../space/footprint.ts'
import { axial, type Cell, column } from '../../space/grid.ts'
import { indexOf, MISSILES, MOVEMENT, SIGHT, type Terrain, terrain } from '../../space/terrain.ts'
import { attempt } from './challenges.ts'
import { lies } from './conditions.ts'
import { check } from './dice.ts'
import type { Ctx, Fighter, State } from './types.ts'

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

const bodyOf = (s: State, f: Fighter): Body | undefined => ('bands' in s.where ? undefined : s.where.bodies[f.id])
const at = (t: Terrain, body: Body, way: number, steps: number): Cell => {
  const r = body.y + t.ways.dr[way]! * steps
  return { x: column(t.hex, axial(t.hex, body.x, body.y) + t.ways.dq[way]! * steps, r), y: r }
}

/** OLDE-ACT-climb: the next cells a level above or below. */
function climbs(t: Terrain, body: Body): Landing[] {
  const ways = flood(t, body, 4, { climb: 1 })
  const ground = t.elevation[indexOf(t, body.x, body.y)] ?? 0
  return t.ways.names.flatMap((_, way) => {
    const cell = at(t, body, way, 1)
    const index = indexOf(t, cell.x, cell.y)
    const rise = Math.abs((t.elevation[index] ?? 0) - ground)
    const next = ways.arrival[index]! >= 0 && ways.before[ways.arrival[index]!]! >> 1 === indexOf(t, body.x, body.y)
    return rise > 0.5 && next ? [{ key: `${cell.x},${cell.y}`, cell, over: 0 }] : []
  })
}

/** A gap: nobody walks there, but the eye and a leap go over it; or slow ground. */
function isGap(t: Terrain, index: number): boolean {
  const bits = t.bits[index] ?? 0
  const name = t.field.kinds[t.field.rows[Math.floor(index / t.width)]?.[index % t.width] ?? '']?.name
  return name !== 'bars' && (bits & (SIGHT | MISSILES)) === 0 && ((bits & MOVEMENT) !== 0 || (t.cost[index] ?? 1) > 1)
}
const isFloor = (t: Terrain, index: number): boolean =>
  ((t.bits[index] ?? MOVEMENT) & MOVEMENT) === 0 && (t.cost[index] ?? 1) === 1

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
  const body = bodyOf(s, f)
  if ('bands' in s.where || body === undefined) return []
  const t = terrain(s.where.field)
  return how === 'climb' ? climbs(t, body) : leaps(t, body)
}

export const toJump: Asks<Jump, Landing> = {
  each(a, visit) {
    for (const landing of landings(a)) if (visit(landing)) return
  },
  named: (a, key) => landings(a).find((landing) => landing.key === key),
  why: () => undefined,
}

function lands(ctx: Ctx, s: State, f: Fighter, { key, cell, over }: Landing, how: 'climb' | 'leap'): void {
  const body = bodyOf(s, f)
  if ('bands' in s.where || body === undefined) return
  s.where = { ...s.where, bodies: { ...s.where.bodies, [f.id]: { ...body, x: cell.x, y: cell.y } } }
  ctx.emit?.({
    type: 'moved',
    who: f.id,
    how,
    to: key,
    far: over + 1,
    path: [[cell.x, cell.y]],
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
