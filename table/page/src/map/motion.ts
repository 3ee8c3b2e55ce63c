import type { ToldLine } from '@affray/engine/play'
import { type CellAt, centre, type Point } from './ground.ts'
import type { Standing } from './standing.ts'

/** How long a move takes on the map, in milliseconds. */
const LONG = 160

/** The way somebody went, as far as the story tells it. */
function wayOf(id: string, { grid }: Standing, from: Point, to: Point, log: readonly ToldLine[]): readonly Point[] {
  const told = log
    .slice(-8)
    .findLast(({ event }) => event !== undefined && 'path' in event && 'who' in event && event.who === id)
  const path =
    told?.event !== undefined && 'path' in told.event && Array.isArray(told.event.path) ? told.event.path : []
  if (grid === undefined || path.length === 0) return [from, to]
  const cells = path.filter((cell): cell is CellAt => Array.isArray(cell) && cell.length >= 2)
  return [from, ...cells.map((cell) => centre(grid.kind, cell)), to]
}

/** The point at a share of a way. */
export function along(way: readonly Point[], share: number): Point {
  const lengths = way.slice(1).map((p, i) => Math.hypot(p.x - (way[i]?.x ?? p.x), p.y - (way[i]?.y ?? p.y)))
  let left = lengths.reduce((sum, one) => sum + one, 0) * share
  for (let i = 0; i < lengths.length; i++) {
    const [a, b, far] = [way[i], way[i + 1], lengths[i] ?? 0]
    if (a === undefined || b === undefined) break
    if (left <= far || i === lengths.length - 1) {
      const t = far === 0 ? 1 : Math.min(1, left / far)
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
    }
    left -= far
  }
  return way.at(-1) ?? { x: 0, y: 0 }
}

/** Paints at once, or moves whoever stands elsewhere now along his way; `tick` is told the frame that is asked for. */
export function glide(
  before: Standing | undefined,
  after: Standing,
  log: readonly ToldLine[],
  paint: (spots: ReadonlyMap<string, Point>) => void,
  tick: (frame: number) => void,
): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const ways = new Map<string, readonly Point[]>()
  for (const { id, at } of still ? [] : after.figures) {
    const old = before?.figures.find((one) => one.id === id)
    if (old !== undefined && Math.hypot(old.at.x - at.x, old.at.y - at.y) > 0.01)
      ways.set(id, wayOf(id, after, old.at, at, log))
  }
  if (ways.size === 0) {
    paint(new Map())
    return 0
  }
  let began: number | undefined
  const step = (time: number): void => {
    began ??= time
    const share = Math.min(1, (time - began) / LONG)
    paint(new Map([...ways].map(([id, way]) => [id, along(way, share)])))
    if (share < 1) tick(requestAnimationFrame(step))
  }
  return requestAnimationFrame(step)
}
