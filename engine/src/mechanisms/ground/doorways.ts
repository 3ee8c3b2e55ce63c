import type { FighterId } from '../../kernel/types.ts'
import { beyond, type Cell } from '../../space/grid.ts'
import { type Door, doorsOf, withOpenDoors } from '../doors.ts'
import { bodyOf, courseTowards } from './courses.ts'
import type { Ground, Mover, Standing } from './terms.ts'

/** A shut door on somebody's way, and the cells he can walk before he comes to it. */
export interface ShutDoor {
  readonly door: Door
  readonly way: readonly Cell[]
}

/** The first shut door on the cheapest way to somebody, as if all doors stood open; undefined: no door is in the way, or there is no way. */
export function doorAhead<S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  f: F,
  target: FighterId,
): ShutDoor | undefined {
  const { where } = s
  if ('bands' in where) return undefined
  const shut = doorsOf(where.field).filter(({ state }) => state === 'closed')
  const from = bodyOf(ground, s, f)
  if (shut.length === 0 || from === undefined) return undefined
  const planned: S = { ...s, where: { ...where, field: withOpenDoors(where.field) } }
  const cells = courseTowards(ground, planned, f, target, Infinity).path?.cells ?? []
  const way: Cell[] = []
  for (const next of cells) {
    const last = way.at(-1) ?? from
    const door = shut.find((each) => isBetween(where.field.grid, each, last, next))
    if (door !== undefined) return { door, way }
    way.push(next)
  }
  return undefined
}

/** Whether a step from one cell to the next goes through a door: into the cell it fills, or over the side it stands on. */
function isBetween(grid: 'square' | 'hex', door: Door, from: Cell, to: Cell): boolean {
  if (door.side === undefined) return same(door, to)
  const over = beyond(grid, door, door.side)
  return (same(door, from) && same(over, to)) || (same(over, from) && same(door, to))
}
const same = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y
