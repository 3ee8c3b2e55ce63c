import { anyLine } from './anyline.ts'
import { hiddenPart } from './cover.ts'
import type { Barrier } from './field.ts'
import { type Body, outlines, overlap } from './footprint.ts'
import { highScreens, outlook, screens } from './obstacles.ts'
import { freeLine } from './polygon.ts'
import type { Terrain } from './terrain.ts'

/**
 * How well one body sees another:
 * - `clear`: a line from the middle of the onlooker's space to the middle of the target's is unobstructed;
 * - `partial`: a line from the middle of the onlooker's space to some point of the target's is;
 * - `minimal`: a line from some point of the onlooker's space to some point of the target's is;
 * - `none`: no such line.
 */
export type Sight = 'clear' | 'partial' | 'minimal' | 'none'

/**
 * How well `from` sees `target`. A line may graze an obstacle but neither cut it nor slip through where obstacles meet. An
 * obstacle lower than the line from head to head, where it stands, hides nothing. `barrier` says what obstructs: things
 * that stop `sight` (default) or `missiles`; `others` are bodies that obstruct as well, each half as wide as its space.
 *
 * `clear` and `none` are the same in both directions. `partial` need not be: who looks round a corner from his middle may
 * himself be seen from no middle.
 */
export function sight(
  t: Terrain,
  from: Body,
  target: Body,
  barrier: Barrier = 'sight',
  others: readonly Body[] = [],
): Sight {
  if (overlap(t, from, target)) return 'clear'
  const list = screens(t, from, target, barrier, others)
  if (list.length === 0) return 'clear'
  const line = outlook(t, from, target)
  const high = highScreens(line, list)
  if (freeLine(line.x, line.y, line.targetX, line.targetY, high)) return 'clear'
  const to = outlines(t, target)
  const walls = high.map((outline) => ({ outline, top: Infinity, along: 0 }))
  if (hiddenPart(t, line, to, walls) < 1 - 1e-9) return 'partial'
  const here = outlines(t, from)
  return here.some((a) => to.some((b) => anyLine(a, b, high))) ? 'minimal' : 'none'
}
