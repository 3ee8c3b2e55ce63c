import { cutShort } from '../../../mechanisms/ground/courses.ts'
import type { Destination, Journey } from '../../../mechanisms/ground/destinations.ts'
import type { Ground } from '../../../mechanisms/ground/terms.ts'
import { stops } from '../../../space/flood.ts'
import { type Course, distanceTo, movedTo, type Spot, spotOf } from '../../../space/whereabouts.ts'
import { active } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'

/** How bodies meet on their ways: comrades let each other by, the fallen are stepped over, foes on their feet stop one. Ours. */
export const GROUND: Ground<State, Fighter> = {
  contact: 1,
  legs: (_s, f) => f.mount ?? f.id,
  // Only who has a turn goes anywhere, and no mount has one.
  party: (_s, f) => (f.mount === null ? [] : [f.mount]),
  passing: (_s, f, other) => {
    if (!active(other)) return 'not in the way'
    return other.side === f.side || other.stance === 'prone' ? 'lets by' : 'stops'
  },
  steppingOver: () => 1,
  fights: (_s, f) => active(f) && f.rider === null,
}

/** The place at the edge of the map that takes him least to come to. */
export function nearestEdge({ ways }: Journey<State, Fighter>): Destination | undefined {
  if (ways === undefined) return undefined
  const { width, height } = ways.terrain
  const [nearest] = stops(ways)
    .filter(({ x, y }) => x === 0 || y === 0 || x === width - 1 || y === height - 1)
    .toSorted((a, b) => a.cost - b.cost)
  return nearest && { key: `cell ${nearest.x},${nearest.y}`, how: 'cell', cell: nearest }
}

/** Grounds one does not simply run over (REN-MOVE-10). */
export const DIFFICULT: readonly string[] = ['difficult', 'forest', 'shallow water', 'water', 'narrow', 'slippery']

/** The difficult grounds a way leads over, as the map draws them or as the scene says. */
export function roughness(s: State, course: Course): readonly string[] {
  const everywhere = DIFFICULT.includes(s.scene.ground) ? [s.scene.ground as string] : []
  return [...everywhere, ...roughCells(s, course).map(({ ground }) => ground)]
}
function roughCells(s: State, { path }: Course): readonly { readonly ground: string; readonly cost: number }[] {
  if ('bands' in s.where || path === undefined) return []
  const { rows, kinds } = s.where.field
  return path.cells
    .map(({ x, y, cost }) => ({ ground: kinds[rows[y]?.[x] ?? '']?.name ?? '', cost }))
    .filter(({ ground }) => DIFFICULT.includes(ground))
}

/** How far along a way the difficult ground begins, in metres; nothing where it lies all about. */
export const untilRough = (s: State, course: Course): number =>
  DIFFICULT.includes(s.scene.ground) ? 0 : (roughCells(s, course)[0]?.cost ?? 0)

/** As much of a way as so many metres take him. */
export function shortened(s: State, f: Fighter, course: Course, metres: number): Course {
  if (course.spent <= metres) return course
  if (!('bands' in s.where)) return cutShort<State, Fighter>(GROUND, s, f, course, metres)
  const legs = GROUND.legs(s, f)
  return straightOn(s, legs, spotOf(course.where, legs) ?? [], metres / course.spent, metres)
}
/** Without a map: so much of the straight way to a place, or on beyond it. */
function straightOn(s: State, legs: string, to: Spot, share: number, spent: number): Course {
  const from = spotOf(s.where, legs) ?? to
  const at = from.map((own, axis) => own + ((to[axis] ?? own) - own) * share)
  return { where: movedTo(s.where, legs, at), spent, path: undefined }
}

/** Without a map: straight through where somebody stands and out on his far side. */
export function throughBands(s: State, f: Fighter, target: string, budget: number): Course {
  const legs = GROUND.legs(s, f)
  const to = spotOf(s.where, target) ?? []
  const near = distanceTo(s.where, legs, to)
  if (near === 0) return { where: s.where, spent: 0, path: undefined }
  return straightOn(s, legs, to, budget / near, budget)
}
