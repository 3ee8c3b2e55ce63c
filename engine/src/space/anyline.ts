import { type Polygon, side } from './polygon.ts'

/**
 * Whether some straight line from a point of `a` to a point of `b` passes all `walls` with room to spare on both sides.
 *
 * The way a line passes the figures changes only when it sweeps over one of their corners, so every way of passing is
 * found next to a line through two corners: for each such line, all its slightest turns and shifts are tried.
 */
export function anyLine(a: Polygon, b: Polygon, walls: readonly Polygon[]): boolean {
  const near = walls.filter((wall) => meetsHull(wall, a, b))
  if (near.length === 0) return true
  const corners = distinct([a, b, ...near])
  for (let i = 0; i < corners.length; i += 2) {
    for (let j = i + 2; j < corners.length; j += 2) {
      const line = through(corners[i]!, corners[i + 1]!, corners[j]!, corners[j + 1]!)
      if (touches(line, a) && touches(line, b) && passesBeside(line, corners, a, b, near)) return true
    }
  }
  return false
}

/** A line through (`x`, `y`) in the direction (`dx`, `dy`) of length 1, leaning by `shift` + `turn` · (distance along it). */
interface Leaning {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly shift: number
  readonly turn: number
}

const SLIGHT = 1e-5
const TOUCH = 1e-9

function through(ax: number, ay: number, bx: number, by: number): Leaning {
  const length = Math.hypot(bx - ax, by - ay)
  return { x: ax, y: ay, dx: (bx - ax) / length, dy: (by - ay) / length, shift: 0, turn: 0 }
}

function along(line: Leaning, x: number, y: number): number {
  return (x - line.x) * line.dx + (y - line.y) * line.dy
}

function beside(line: Leaning, x: number, y: number): number {
  const off = line.dx * (y - line.y) - line.dy * (x - line.x)
  return off + line.shift + line.turn * along(line, x, y)
}

function touches(line: Leaning, polygon: Polygon): boolean {
  let left = false
  let right = false
  for (let i = 0; i < polygon.length; i += 2) {
    const off = beside(line, polygon[i]!, polygon[i + 1]!)
    if (off <= TOUCH) left = true
    if (off >= -TOUCH) right = true
  }
  return left && right
}

function passesBeside(line: Leaning, corners: Polygon, a: Polygon, b: Polygon, walls: readonly Polygon[]): boolean {
  const stops: number[] = []
  let length = 1
  for (let i = 0; i < corners.length; i += 2) {
    const at = along(line, corners[i]!, corners[i + 1]!)
    length = Math.max(length, Math.abs(at))
    if (Math.abs(beside(line, corners[i]!, corners[i + 1]!)) <= TOUCH) stops.push(at)
  }
  stops.sort((p, q) => p - q)
  for (const way of [SLIGHT, -SLIGHT]) {
    if (passes({ ...line, shift: way }, a, b, walls)) return true
    const turn = way / length
    for (let i = 1; i < stops.length; i++) {
      if (stops[i]! - stops[i - 1]! <= TOUCH) continue
      const pivot = (stops[i]! + stops[i - 1]!) / 2
      if (passes({ ...line, shift: -turn * pivot, turn }, a, b, walls)) return true
    }
  }
  return false
}

function passes(line: Leaning, a: Polygon, b: Polygon, walls: readonly Polygon[]): boolean {
  const from = crossing(line, a)
  const to = crossing(line, b)
  if (from === undefined || to === undefined) return false
  return walls.every((wall) => {
    const at = crossing(line, wall)
    return at === undefined || (at - from) * (at - to) > 0
  })
}

/** The middle of the stretch where the line runs inside the polygon; undefined if it does not. */
function crossing(line: Leaning, polygon: Polygon): number | undefined {
  let sum = 0
  let count = 0
  const n = polygon.length
  for (let i = 0; i < n; i += 2) {
    const x = polygon[i]!
    const y = polygon[i + 1]!
    const nx = polygon[(i + 2) % n]!
    const ny = polygon[(i + 3) % n]!
    const off = beside(line, x, y)
    const next = beside(line, nx, ny)
    if (off < 0 === next < 0) continue
    const share = off / (off - next)
    sum += along(line, x + share * (nx - x), y + share * (ny - y))
    count++
  }
  return count === 0 ? undefined : sum / count
}

function distinct(polygons: readonly Polygon[]): Polygon {
  const seen = new Set<string>()
  const corners: number[] = []
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i += 2) {
      const name = `${polygon[i]},${polygon[i + 1]}`
      if (!seen.has(name)) corners.push(polygon[i]!, polygon[i + 1]!)
      seen.add(name)
    }
  }
  return corners
}

/** Whether a wall is not wholly outside one of the lines that hold `a` and `b` together. */
function meetsHull(wall: Polygon, a: Polygon, b: Polygon): boolean {
  const points = [...a, ...b]
  for (let i = 0; i < points.length; i += 2) {
    for (let j = 0; j < points.length; j += 2) {
      const [ax, ay, bx, by] = [points[i]!, points[i + 1]!, points[j]!, points[j + 1]!]
      if (ax === bx && ay === by) continue
      const holds = everyCorner(points, (x, y) => side(ax, ay, bx, by, x, y) >= 0)
      if (holds && everyCorner(wall, (x, y) => side(ax, ay, bx, by, x, y) <= 0)) return false
    }
  }
  return true
}

function everyCorner(polygon: Polygon, test: (x: number, y: number) => boolean): boolean {
  for (let i = 0; i < polygon.length; i += 2) if (!test(polygon[i]!, polygon[i + 1]!)) return false
  return true
}
