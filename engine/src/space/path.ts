import { type Flood, flood, type Going, type Stop } from './flood.ts'
import type { Body } from './footprint.ts'
import type { Cell } from './grid.ts'
import { canReach } from './reach.ts'
import { indexOf, type Terrain } from './terrain.ts'

/** A way from where a body stands: each cell it enters, with the movement spent by then, in the system's unit. */
export interface Path {
  readonly cells: readonly Stop[]
  readonly cost: number
}

/** The cheapest way to a cell of a flood; undefined where the mover cannot get or may not stop. */
export function pathIn(f: Flood, goal: Cell): Path | undefined {
  const t = f.terrain
  const index = indexOf(t, goal.x, goal.y)
  if (index < 0 || f.arrival[index]! < 0 || f.room[index] !== 1) return undefined
  const cells: Stop[] = []
  for (let node = f.arrival[index]!; f.before[node]! >= 0; node = f.before[node]!) {
    const cell = node >> 1
    cells.push({ x: cell % t.width, y: Math.floor(cell / t.width), cost: f.spent[node]! })
  }
  return { cells: cells.reverse(), cost: f.cost[index]! }
}

/**
 * The cheapest way for `mover` to stand at `goal` (for big bodies, with its own `x`, `y` there); undefined if there is
 * none within `budget`. The same question always gives the same way.
 */
export function pathTo(t: Terrain, mover: Body, goal: Cell, going?: Going, budget?: number): Path | undefined {
  return pathIn(
    flood(t, mover, budget, going, (x, y) => x === goal.x && y === goal.y),
    goal,
  )
}

/**
 * The cheapest way for `mover` to a cell from which he can strike `target` at this `reach` (in the system's unit); empty if
 * he can already, undefined if there is none within `budget`.
 */
export function pathWithin(
  t: Terrain,
  mover: Body,
  target: Body,
  reach: number,
  going?: Going,
  budget?: number,
): Path | undefined {
  const f = flood(t, mover, budget, going, (x, y) => canReach(t, { ...mover, x, y }, target, reach))
  return f.end < 0 ? undefined : pathIn(f, { x: f.end % t.width, y: Math.floor(f.end / t.width) })
}
