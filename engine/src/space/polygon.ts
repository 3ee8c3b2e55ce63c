/** Convex polygons in lattice coordinates, `[x0, y0, x1, y1, …]` clockwise on the page. Two points make a thin wall. */
export type Polygon = readonly number[]

/** The polygon with these corners about (`x`, `y`), shrunk to `scale` of its size. */
export function polygonAt(corners: Polygon, x: number, y: number, scale = 1): Polygon {
  return corners.map((c, i) => (i % 2 === 0 ? x : y) + c * scale)
}

/** Above 0 where (`x`, `y`) lies to the right of the way from (`ax`, `ay`) to (`bx`, `by`): inside a polygon's side. */
export function side(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax)
}

export const NEITHER = 0
export const LEFT = 1
export const RIGHT = 2
export const BOTH = 3

const HAIR = 1e-9

/**
 * On which sides of the line from (`px`, `py`) to (`qx`, `qy`) the polygon stands in the way. A polygon cut by the line is
 * in the way on both sides; one that only touches it is in the way on its own side: a line between two obstacles that
 * meet at a corner finds both sides taken.
 */
export function inTheWay(px: number, py: number, qx: number, qy: number, polygon: Polygon): number {
  const dx = qx - px
  const dy = qy - py
  const length = dx * dx + dy * dy
  let least = 0
  let most = 0
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  const n = polygon.length
  let x = polygon[n - 2]!
  let y = polygon[n - 1]!
  let d = dx * (y - py) - dy * (x - px)
  for (let i = 0; i < n; i += 2) {
    const nx = polygon[i]!
    const ny = polygon[i + 1]!
    const nd = dx * (ny - py) - dy * (nx - px)
    if (i === 0) {
      least = nd
      most = nd
    } else if (nd < least) least = nd
    else if (nd > most) most = nd
    if (Math.abs(nd) <= HAIR || (d > 0 && nd < 0) || (d < 0 && nd > 0)) {
      const share = Math.abs(nd) <= HAIR ? 1 : d / (d - nd)
      const at = ((x + share * (nx - x) - px) * dx + (y + share * (ny - y) - py) * dy) / length
      if (at < first) first = at
      if (at > last) last = at
    }
    x = nx
    y = ny
    d = nd
  }
  if (first >= 1 - HAIR || last <= HAIR) return NEITHER
  return (most > HAIR && least <= HAIR ? RIGHT : 0) | (least < -HAIR && most >= -HAIR ? LEFT : 0)
}

/** Whether the straight line between two points passes all polygons, or grazes them on one side only. */
export function freeLine(px: number, py: number, qx: number, qy: number, polygons: readonly Polygon[]): boolean {
  let taken = NEITHER
  for (const polygon of polygons) {
    taken |= inTheWay(px, py, qx, qy, polygon)
    if (taken === BOTH) return false
  }
  return true
}

function sidesOf(polygon: Polygon, test: (ax: number, ay: number, bx: number, by: number) => boolean): boolean {
  const n = polygon.length
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n
    if (test(polygon[i]!, polygon[i + 1]!, polygon[j]!, polygon[j + 1]!)) return true
  }
  return false
}

function outside(polygon: Polygon, ax: number, ay: number, bx: number, by: number): boolean {
  for (let i = 0; i < polygon.length; i += 2) {
    if (side(ax, ay, bx, by, polygon[i]!, polygon[i + 1]!) > HAIR) return false
  }
  return true
}

/**
 * Whether `near` lies before `far` as seen from (`px`, `py`). Two convex figures that do not overlap are divided by a side
 * of one of them, and the figure on the onlooker's side of that line is the nearer one along every ray that meets both.
 */
export function before(px: number, py: number, near: Polygon, far: Polygon): boolean {
  return (
    sidesOf(far, (ax, ay, bx, by) => outside(near, ax, ay, bx, by) && side(ax, ay, bx, by, px, py) < -HAIR) ||
    sidesOf(near, (ax, ay, bx, by) => outside(far, ax, ay, bx, by) && side(ax, ay, bx, by, px, py) > HAIR)
  )
}

/** The part of a polygon on the right of, or on, the line `a·x + b·y = c`, that is where `a·x + b·y ≥ c`. May be empty. */
export function clipped(polygon: Polygon, a: number, b: number, c: number): Polygon {
  const kept: number[] = []
  const n = polygon.length
  for (let i = 0; i < n; i += 2) {
    const x = polygon[i]!
    const y = polygon[i + 1]!
    const nx = polygon[(i + 2) % n]!
    const ny = polygon[(i + 3) % n]!
    const d = a * x + b * y - c
    const nd = a * nx + b * ny - c
    if (d >= 0) kept.push(x, y)
    if ((d > 0 && nd < 0) || (d < 0 && nd > 0)) {
      const share = d / (d - nd)
      kept.push(x + share * (nx - x), y + share * (ny - y))
    }
  }
  return kept
}
