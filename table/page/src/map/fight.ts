import type { Point } from './ground.ts'
import type { Figure, Standing } from './standing.ts'
import type { Box } from './view.ts'

/** So much of the ground is seen about the fight, in cells, */
const ABOUT = 2.5
/** and so many cells each way at least. */
const LEAST = 7
/** What was looked at stays while it is no larger than so many times what is needed: the map does not jump at each step. */
const LOOSE = 1.6

const fights = ({ condition }: Figure): boolean => condition !== 'dead' && condition !== 'fled'

/** The part of the field the fight is on; all of it where nobody stands. */
export function fightBox({ figures, size }: Standing): Box {
  const there = figures.some(fights) ? figures.filter(fights) : figures
  if (there.length === 0) return { x: 0, y: 0, wide: size.x, high: size.y }
  const [x, wide] = span(there, 'x', size)
  const [y, high] = span(there, 'y', size)
  return { x, y, wide, high }
}
/** From where to how far along one axis, inside the field. */
function span(figures: readonly Figure[], axis: keyof Point, size: Point): [from: number, long: number] {
  const least = Math.min(...figures.map(({ at, half }) => at[axis] - half)) - ABOUT
  const most = Math.max(...figures.map(({ at, half }) => at[axis] + half)) + ABOUT
  const long = Math.min(size[axis], Math.max(LEAST, most - least))
  const from = (least + most - long) / 2
  return [Math.max(0, Math.min(size[axis] - long, from)), long]
}

/** What is looked at now: what was before, as long as the fight is inside and not lost in it. */
export function lookedAt(before: Box | undefined, now: Box): Box {
  if (before === undefined) return now
  const inside = (axis: 'x' | 'y', long: 'wide' | 'high'): boolean =>
    before[axis] <= now[axis] + 1 &&
    before[axis] + before[long] >= now[axis] + now[long] - 1 &&
    before[long] <= now[long] * LOOSE
  return inside('x', 'wide') && inside('y', 'high') ? before : now
}
