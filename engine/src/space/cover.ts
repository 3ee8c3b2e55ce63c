import type { Barrier } from './field.ts'
import { type Body, middleX, middleY, outlines, overlap } from './footprint.ts'
import { latticeAspect } from './grid.ts'
import { alongTheLine, type Outlook, outlook, type Screen, screens } from './obstacles.ts'
import { BOTH, before, clipped, inTheWay, type Polygon } from './polygon.ts'
import type { Terrain } from './terrain.ts'

const NEARLY_ZERO = 1e-9

/** A stretch of the target's width as it looks from the onlooker, and the height up to which it is hidden there. */
interface Shadow {
  readonly low: number
  readonly high: number
  readonly upTo: number
}

/**
 * The stretch a figure takes up in the onlooker's picture: the tangent of the angle to the left and right of the line to
 * the target's middle. Undefined if the figure lies behind him.
 */
function stretch(t: Terrain, line: Outlook, outline: Polygon): { low: number; high: number } | undefined {
  const aspect = latticeAspect(t.hex)
  const ax = line.targetX - line.x
  const ay = (line.targetY - line.y) * aspect
  const ahead = clipped(outline, ax, ay * aspect, ax * line.x + ay * aspect * line.y + NEARLY_ZERO)
  let low = Infinity
  let high = -Infinity
  for (let i = 0; i < ahead.length; i += 2) {
    const dx = ahead[i]! - line.x
    const dy = (ahead[i + 1]! - line.y) * aspect
    const across = (ax * dy - ay * dx) / (ax * dx + ay * dy)
    low = Math.min(low, across)
    high = Math.max(high, across)
  }
  return low < high ? { low, high } : undefined
}

/** The height on the target up to which a screen hides it: the onlooker's line over its top, prolonged to the target. */
function hiddenUpTo(line: Outlook, screen: Screen): number {
  if (screen.top === Infinity) return Infinity
  return line.eye + (screen.top - line.eye) / Math.max(screen.along, NEARLY_ZERO)
}

/**
 * The part of `target` hidden by screens, 0 to 1, as the onlooker sees it from the middle of his space. The picture is cut
 * at every edge of a shadow; between two cuts the target is hidden up to the highest shadow on whichever of its parts
 * shows most.
 */
export function hiddenPart(t: Terrain, line: Outlook, parts: readonly Polygon[], list: readonly Screen[]): number {
  const cuts: number[] = []
  const seen: { low: number; high: number; shadows: Shadow[] }[] = []
  for (const part of parts) {
    const whole = stretch(t, line, part)
    if (whole === undefined) continue
    const shadows: Shadow[] = []
    for (const screen of list) {
      const dark = stretch(t, line, screen.outline)
      if (dark === undefined || dark.high <= whole.low || dark.low >= whole.high) continue
      if (!before(line.x, line.y, screen.outline, part)) continue
      shadows.push({ low: dark.low, high: dark.high, upTo: hiddenUpTo(line, screen) })
      cuts.push(dark.low, dark.high)
    }
    seen.push({ low: whole.low, high: whole.high, shadows })
    cuts.push(whole.low, whole.high)
  }
  cuts.sort((a, b) => a - b)
  const tall = Math.max(line.head - line.feet, NEARLY_ZERO)
  let width = 0
  let dark = 0
  for (let i = 1; i < cuts.length; i++) {
    const low = cuts[i - 1]!
    const high = cuts[i]!
    const middle = (low + high) / 2
    if (high - low <= NEARLY_ZERO) continue
    let upTo = Infinity
    let there = false
    for (const part of seen) {
      if (middle < part.low || middle > part.high) continue
      there = true
      let shade = -Infinity
      for (const s of part.shadows) if (middle > s.low && middle < s.high) shade = Math.max(shade, s.upTo)
      upTo = Math.min(upTo, shade)
    }
    if (!there) continue
    width += high - low
    dark += (high - low) * Math.min(1, Math.max(0, (upTo - line.feet) / tall))
  }
  return width === 0 ? 0 : Math.min(1, dark / width)
}

/**
 * How much of `target` is hidden from `from`, in per cent, 0 to 100, seen from the middle of the onlooker's space at the
 * height of his head. `barrier` says what hides: things that stop `sight` (default) or `missiles`. The `others` are bodies
 * standing about, each half as wide as its space. Bodies sharing a cell hide nothing from each other.
 */
export function hidden(
  t: Terrain,
  from: Body,
  target: Body,
  barrier: Barrier = 'sight',
  others: readonly Body[] = [],
): number {
  if (overlap(t, from, target)) return 0
  if (others.length > 0) return hiddenBy(t, from, target, screens(t, from, target, barrier, others))
  // Between the same two places the ground hides as much whenever it is asked.
  const known = knownOf(t)
  const key = `${barrier} ${placeOf(from)} ${placeOf(target)}`
  const part = known.get(key) ?? hiddenBy(t, from, target, screens(t, from, target, barrier, others))
  known.set(key, part)
  return part
}
const found = new WeakMap<Terrain, Map<string, number>>()
const MOST_FOUND = 10_000
function knownOf(t: Terrain): Map<string, number> {
  const known = found.get(t)
  if (known !== undefined && known.size < MOST_FOUND) return known
  const fresh = new Map<string, number>()
  found.set(t, fresh)
  return fresh
}
/** Everything of a body that says what hides it. */
export const placeOf = ({ x, y, size, tall, up }: Body): string => `${x},${y},${size},${tall},${up}`

const hiddenBy = (t: Terrain, from: Body, target: Body, list: readonly Screen[]): number =>
  list.length === 0 ? 0 : 100 * hiddenPart(t, outlook(t, from, target), outlines(t, target), list)

/**
 * Those of `others` who stand between two bodies: the line from middle to middle passes through their space, corners and
 * sides not counted. Nearest to `from` first. Anybody sharing a cell with either is not between them.
 */
export function between<B extends Body>(t: Terrain, from: Body, target: Body, others: readonly B[]): B[] {
  if (overlap(t, from, target)) return []
  const line = outlook(t, from, target)
  const found: { body: B; along: number }[] = []
  for (const body of others) {
    if (overlap(t, body, from) || overlap(t, body, target)) continue
    const crossed = outlines(t, body).some((o) => inTheWay(line.x, line.y, line.targetX, line.targetY, o) === BOTH)
    if (crossed) found.push({ body, along: alongTheLine(t, line, middleX(t, body), middleY(t, body)) })
  }
  return found.sort((a, b) => a.along - b.along).map((f) => f.body)
}
