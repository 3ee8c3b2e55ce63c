import { AffrayError } from '../../kernel/error.ts'
import type { FighterId } from '../../kernel/types.ts'
import { gap, joined, placedAt, without } from '../../space/bands.ts'
import { type Body, fits, overlap } from '../../space/footprint.ts'
import { distance } from '../../space/metric.ts'
import { terrain } from '../../space/terrain.ts'
import type { Whereabouts } from '../../space/whereabouts.ts'

/** On a map: some who share a place are put on free cells; nobody else may stand there, unless cells are `shared`. */
export function putAt(
  where: Whereabouts,
  ids: readonly FighterId[],
  x: number,
  y: number,
  shared = false,
): Whereabouts {
  if ('bands' in where) {
    throw new AffrayError(
      'ruling/place',
      `This fight has no map to place ${ids[0]} on.`,
      'Say how far from somebody he is.',
    )
  }
  let there: Whereabouts = where
  for (const id of ids) {
    const body = where.bodies[id]
    if (body !== undefined) there = standsAt(there, id, { ...body, x, y }, shared ? 'everybody' : ids)
  }
  return there
}

/** Somebody on cells of his own; those he shares a place with are not in his way. */
function standsAt(
  where: Whereabouts,
  id: FighterId,
  body: Body,
  together: readonly FighterId[] | 'everybody',
): Whereabouts {
  if ('bands' in where) return where
  const { field, bodies } = where
  const t = terrain(field)
  const taken =
    together !== 'everybody' &&
    Object.entries(bodies).some(([other, his]) => !together.includes(other) && overlap(t, body, his))
  if (taken || !fits(t, body)) {
    throw new AffrayError(
      'ruling/place',
      `${id} has no room at ${body.x},${body.y}.`,
      `Name a free cell of the map: it has ${field.rows[0]?.length ?? 0} columns and ${field.rows.length} rows.`,
    )
  }
  return { ...where, bodies: { ...bodies, [id]: body } }
}

/** Without a map: some who share a place are so far from somebody. */
export function putFrom(where: Whereabouts, ids: readonly FighterId[], from: FighterId, far: number): Whereabouts {
  if (!('bands' in where)) {
    throw new AffrayError('ruling/distance', 'Distances of this fight are those of its map.', 'Name a cell instead.')
  }
  const [first, ...others] = ids
  if (first === undefined) return where
  let bands = placedAt(where.bands, first, from, far)
  for (const other of others) bands = placedAt(bands, other, first, 0)
  return { bands }
}

/** Where a newcomer appears: on a map in a cell, or in the nearest free one to somebody; without one so far from him. */
export interface Appears {
  readonly at?: readonly [number, number] | undefined
  readonly near: FighterId
  readonly metres: number
  /** How many cells across he is. */
  readonly size: (cell: number) => number
  /** Several may stand in one cell. */
  readonly shared?: boolean | undefined
}
export function appears(
  where: Whereabouts,
  id: FighterId,
  { at, near, metres, size, shared = false }: Appears,
): Whereabouts {
  if ('bands' in where) return { bands: joined(where.bands, id, near, metres) }
  const own = size(where.field.cell)
  const [x, y] = at ?? nearestFree(where, where.bodies[near], own) ?? [-1, -1]
  return standsAt(where, id, { x, y, size: own }, shared ? 'everybody' : [])
}

/** The cells of a map where a body of this size has room and nobody stands, row by row; none without a map. */
export function freeCells(where: Whereabouts, size: number): (readonly [number, number])[] {
  if ('bands' in where) return []
  const t = terrain(where.field)
  const bodies = Object.values(where.bodies)
  const free: (readonly [number, number])[] = []
  for (let y = 0; y < t.height; y++) {
    for (let x = 0; x < t.width; x++) {
      const body = { x, y, size }
      if (fits(t, body) && !bodies.some((other) => overlap(t, body, other))) free.push([x, y])
    }
  }
  return free
}

/** The free cell nearest to somebody. */
function nearestFree(where: Whereabouts, to: Body | undefined, size: number): readonly [number, number] | undefined {
  if ('bands' in where || to === undefined) return undefined
  const t = terrain(where.field)
  const far = ([x, y]: readonly [number, number]): number => distance(t, { x, y, size }, to)
  let nearest: readonly [number, number] | undefined
  for (const cell of freeCells(where, size)) if (nearest === undefined || far(cell) < far(nearest)) nearest = cell
  return nearest
}

/** Whether a fight has places at all. */
export const hasPlaces = <S extends object>(s: S): s is S & { where: Whereabouts } => 'where' in s

/** Somebody is nowhere any more. */
export function vanishes(where: Whereabouts, id: FighterId): Whereabouts {
  if ('bands' in where) return { bands: without(where.bands, id) }
  const { [id]: _, ...bodies } = where.bodies
  return { ...where, bodies }
}

/** Where somebody is, as a ruling tells it. */
export function cellInWords(where: Whereabouts, id: FighterId): string {
  const body = 'bands' in where ? undefined : where.bodies[id]
  return body === undefined ? 'nowhere' : `${body.x},${body.y}`
}
export const distanceNow = (where: Whereabouts, a: FighterId, b: FighterId): number =>
  'bands' in where ? gap(where.bands, a, b) : Infinity
