import { type Body, cellsOf, groundUnder, middleX, middleY, overlap } from './footprint.ts'
import { axial, type Cell, column, latticeAspect } from './grid.ts'
import { planDistance } from './metric.ts'
import { shiftAlong, wayBetween } from './ray.ts'
import { indexOf, type Terrain } from './terrain.ts'
import { bodyPasses } from './walls.ts'

/** Where a pushed body comes to rest. */
export interface Pushed<B extends Body = Body> extends Cell {
  /** How far it went, in the system's unit, by the map's metric. */
  readonly moved: number
  /** What stopped it short: a wall or a rise too high to be pushed up, another body, the edge of the map. */
  readonly stopped: 'wall' | 'body' | 'edge' | undefined
  /** The body that stopped it. */
  readonly by: B | undefined
  /** How far below its old ground it stands now; below 0 if above. In the system's unit. */
  readonly drop: number
}

/**
 * Pushes `body` up to `far` (in the system's unit) straight away from `source`, cell by cell, until an obstacle stops it:
 * a wall, ground more than a cell's width higher, one of the `others`, or the edge of the map. Whoever shares the body's
 * place already does not stop it, and a body pushed from its own middle does not move.
 */
export function pushed<B extends Body>(
  t: Terrain,
  body: Body,
  source: Body,
  far: number,
  others: readonly B[] = [],
): Pushed<B> {
  const size = body.size ?? 1
  const q = axial(t.hex, body.x, body.y)
  const east = middleX(t, body) - middleX(t, source)
  const south = (middleY(t, body) - middleY(t, source)) * latticeAspect(t.hex)
  const obstacles = others.filter((other) => other !== body && !overlap(t, other, body))
  let here: Body = body
  let last = shiftAlong(t.hex, east, south, 0)
  let stopped: Pushed['stopped']
  let by: B | undefined
  for (let step = 1; east !== 0 || south !== 0; step++) {
    const next = shiftAlong(t.hex, east, south, step)
    const r = body.y + next.r
    const there: Body = { ...body, x: column(t.hex, q + next.q, r), y: r }
    if (planDistance(t, corner(body), corner(there)) > far) break
    const way = wayBetween(t.ways, last, next)
    stopped = hindrance(t, here, there, size, q + last.q, body.y + last.r, way)
    if (stopped !== undefined) break
    by = obstacles.find((other) => overlap(t, other, there))
    if (by !== undefined) {
      stopped = 'body'
      break
    }
    here = there
    last = next
  }
  const moved = planDistance(t, corner(body), corner(here))
  return { x: here.x, y: here.y, moved, stopped, by, drop: groundUnder(t, body) - groundUnder(t, here) }
}

function corner(body: Body): Cell {
  return { x: body.x, y: body.y }
}

function hindrance(
  t: Terrain,
  here: Body,
  there: Body,
  size: number,
  q: number,
  r: number,
  way: number,
): 'wall' | 'edge' | undefined {
  if (cellsOf(t, there).some((c) => indexOf(t, c.x, c.y) < 0)) return 'edge'
  if (way < 0 || !bodyPasses(t, size, q, r, way)) return 'wall'
  return groundUnder(t, there) - groundUnder(t, here) > t.cell ? 'wall' : undefined
}
