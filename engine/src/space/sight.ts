import { anyLine } from './anyline.ts'
import { hiddenPart, placeOf } from './cover.ts'
import type { Barrier } from './field.ts'
import { type Body, outlines, overlap } from './footprint.ts'
import { highScreens, outlook, screens } from './obstacles.ts'
import { freeLine } from './polygon.ts'
import { bitOf, indexOf, type Terrain } from './terrain.ts'

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
  if (t.obstacles.length === 0 && others.length === 0) return 'clear'
  if (others.length > 0) return look(t, from, target, barrier, others)
  if (!ordinary(t, from) || !ordinary(t, target)) return unusual(t, from, target, barrier)
  let seen = remembered.get(t)
  if (seen === undefined) {
    seen = new Map()
    remembered.set(t, seen)
  }
  const cells = t.width * t.height
  const pair = (indexOf(t, from.x, from.y) * cells + indexOf(t, target.x, target.y)) * MOST_SIZES
  const key = ((pair + (from.size ?? 1)) * MOST_SIZES + (target.size ?? 1)) * 8 + bitOf(barrier)
  let grade = seen.get(key)
  if (grade === undefined) {
    grade = look(t, from, target, barrier, others)
    seen.set(key, grade)
  }
  return grade
}

/** What was seen between ordinary bodies, by terrain: a terrain never changes. */
const remembered = new WeakMap<Terrain, Map<number, Sight>>()
const MOST_SIZES = 16

/** The same of those who lie, fly or tower: by everything that says where and how they are. */
function unusual(t: Terrain, from: Body, target: Body, barrier: Barrier): Sight {
  const known = rememberedUnusual.get(t)
  const seen = known !== undefined && known.size < MOST_UNUSUAL ? known : new Map<string, Sight>()
  if (seen !== known) rememberedUnusual.set(t, seen)
  const key = `${barrier} ${placeOf(from)} ${placeOf(target)}`
  const grade = seen.get(key) ?? look(t, from, target, barrier, [])
  seen.set(key, grade)
  return grade
}
const rememberedUnusual = new WeakMap<Terrain, Map<string, Sight>>()
const MOST_UNUSUAL = 10_000

function ordinary(t: Terrain, body: Body): boolean {
  return (
    (body.tall ?? t.tall) === t.tall &&
    (body.up ?? 0) === 0 &&
    (body.size ?? 1) < MOST_SIZES &&
    indexOf(t, body.x, body.y) >= 0
  )
}

function look(t: Terrain, from: Body, target: Body, barrier: Barrier, others: readonly Body[]): Sight {
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
