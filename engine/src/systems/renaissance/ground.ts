import type { Ground } from '../../mechanisms/ground/terms.ts'

import type { Course } from '../../space/whereabouts.ts'
import { active, there } from './fighters.ts'
import type { Fighter, State } from './types.ts'

/** How bodies meet on their ways: comrades let each other by, the fallen are stepped over, foes on their feet stop one. Ours. */
export const GROUND: Ground<State, Fighter> = {
  contact: 1,
  legs: (_s, f) => f.mount ?? f.id,
  party: (_s, f) => (f.mount !== null ? [f.mount] : f.rider !== null ? [f.rider] : []),
  passing: (_s, f, other) => {
    if (!there(other) || other.id === f.mount || other.id === f.rider) return 'not in the way'
    if (other.mount !== null) return 'not in the way'
    if (other.condition !== 'up') return 'stood over'
    if (other.stance === 'prone' && other.side !== f.side) return 'stepped over'
    return other.side === f.side ? 'lets by' : 'stops'
  },
  steppingOver: () => 1,
  fights: (_s, f) => active(f) && f.rider === null,
}

/** Grounds one does not simply run over (REN-MOVE-10). */
export const DIFFICULT: readonly string[] = ['difficult', 'forest', 'shallow water', 'water', 'narrow', 'slippery']

/** The difficult grounds a way leads over, as the map draws them or as the scene says. */
export function roughness(s: State, course: Course): readonly string[] {
  const found = DIFFICULT.includes(s.scene.ground) ? [s.scene.ground as string] : []
  if (course.path === undefined || 'bands' in s.where) return found
  const { rows, kinds } = s.where.field
  for (const { x, y } of course.path.cells) {
    const name = kinds[rows[y]?.[x] ?? '']?.name ?? ''
    if (DIFFICULT.includes(name) && !found.includes(name)) found.push(name)
  }
  return found
}

/** How far along a way the difficult ground begins, in metres; nothing where it lies all about. */
export function untilRough(s: State, course: Course): number {
  if (DIFFICULT.includes(s.scene.ground) || course.path === undefined || 'bands' in s.where) return 0
  const { rows, kinds } = s.where.field
  return course.path.cells.find(({ x, y }) => DIFFICULT.includes(kinds[rows[y]?.[x] ?? '']?.name ?? ''))?.cost ?? 0
}

/** As much of a way as so many metres take him. */
export function shortened(s: State, f: Fighter, course: Course, metres: number): Course {
  if (course.spent <= metres) return course
  const legs = GROUND.legs(s, f)
  if ('bands' in s.where || course.path === undefined || 'bands' in course.where)
    return { ...course, ...part(s, legs, course, metres) }
  const cells = course.path.cells.filter(({ cost }) => cost <= metres + 1e-9)
  const last = cells.at(-1)
  const body = s.where.bodies[legs]
  if (last === undefined || body === undefined) return { where: s.where, spent: 0, path: undefined }
  const bodies = { ...s.where.bodies, [legs]: { ...body, x: last.x, y: last.y } }
  return { where: { field: s.where.field, bodies }, spent: last.cost, path: { cells, cost: last.cost } }
}
/** Without a map: so far along the straight line. */
function part(s: State, legs: string, course: Course, metres: number): Course {
  if (!('bands' in s.where) || !('bands' in course.where)) return { where: s.where, spent: 0, path: undefined }
  const { fighters, axes, places, engaged } = s.where.bands
  const seat = fighters.indexOf(legs)
  const end = course.where.bands.places
  const share = metres / course.spent
  const at = places.map((from, i) => (Math.floor(i / axes) === seat ? from + ((end[i] ?? from) - from) * share : from))
  return { where: { bands: { fighters, axes, places: at, engaged } }, spent: metres, path: undefined }
}

/** Without a map: straight through where somebody stands and out on his far side. */
export function throughBands(s: State, f: Fighter, target: string, budget: number): Course {
  if (!('bands' in s.where)) return { where: s.where, spent: 0, path: undefined }
  const { fighters, axes, places, engaged } = s.where.bands
  const [mover, other] = [fighters.indexOf(GROUND.legs(s, f)), fighters.indexOf(target)]
  const offsets = Array.from(
    { length: axes },
    (_, axis) => (places[other * axes + axis] ?? 0) - (places[mover * axes + axis] ?? 0),
  )
  const near = Math.hypot(...offsets)
  const share = near === 0 ? 0 : budget / near
  const at = places.map((from, i) => (Math.floor(i / axes) === mover ? from + (offsets[i % axes] ?? 0) * share : from))
  return { where: { bands: { fighters, axes, places: at, engaged } }, spent: share === 0 ? 0 : budget, path: undefined }
}
