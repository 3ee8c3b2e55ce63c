import type { FighterId } from '../../../kernel/types.ts'
import { courseAway } from '../../../mechanisms/ground/courses.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { flood } from '../../../space/flood.ts'
import type { Body } from '../../../space/footprint.ts'
import { terrain } from '../../../space/terrain.ts'
import { type Course, movedAway, movedTowards, type Whereabouts } from '../../../space/whereabouts.ts'
import { type ActionKey, KINDS } from '../state/action-kinds.ts'
import { why } from '../state/asking.ts'
import { active, fighter } from '../state/fighters.ts'
import type { Fighter, State, Why } from '../state/types.ts'
import { BESIDE, GROUND, nearer } from './places.ts'

/** The beast that carries him, while it can; who was felled lies beside it. */
export function mountOf(s: State, f: Fighter): Fighter | undefined {
  const mount = f.mount === null || f.stance === 'prone' ? undefined : fighter(s, f.mount)
  return mount !== undefined && active(mount) && mount.stance !== 'prone' ? mount : undefined
}
/** Whether somebody sits on it and guides it. */
export function guided(s: State, f: Fighter): boolean {
  const rider = f.rider === null ? undefined : fighter(s, f.rider)
  return rider !== undefined && active(rider) && mountOf(s, rider) === f
}
/** Whether his mount will not go where he wants. */
export const balking = (f: Fighter): boolean => lasts(f.lasting, 'mount balks')

/** A rider goes where his mount goes, and it goes where he guides it (D6-C-OPT-Mounted). */
export function carries(s: State, f: Fighter, key: ActionKey): Why | undefined {
  const mount = mountOf(s, f)
  const { onFoot } = KINDS[key]
  if (mount !== undefined && onFoot) return why(`he sits on ${mount.id}`, 'D6-C-OPT-Mounted')
  return guided(s, f) && (onFoot || key === 'step') ? why(`${f.rider} guides it`, 'D6-C-OPT-Mounted') : undefined
}

/** The way his mount takes him, towards somebody or away. */
export const rideOf = (s: State, f: Fighter, at: FighterId, way: string, metres: number): Course =>
  way === 'towards' ? nearer(s, f, at, metres) : courseAway<State, Fighter>(GROUND, s, f, at, metres)
/** The mount goes by a way with its rider: on a map he is where it is, without one he goes as far. The metres it went. */
export function ridden(s: State, f: Fighter, mount: Fighter, at: FighterId, way: string, course: Course): number {
  const seat = 'bands' in course.where ? undefined : course.where.bodies[mount.id]
  if (seat !== undefined) s.where = placed(course.where, f.id, seat)
  else if (way === 'towards') s.where = movedTowards(course.where, f.id, at, course.spent, BESIDE).where
  else s.where = movedAway(course.where, f.id, at, course.spent).where
  f.moved += course.spent
  mount.moved += course.spent
  return course.spent
}
/** The same whereabouts with him at that place. */
function placed(where: Whereabouts, id: FighterId, { x, y }: Body): Whereabouts {
  const body = 'bands' in where ? undefined : where.bodies[id]
  return 'bands' in where || body === undefined
    ? where
    : { ...where, bodies: { ...where.bodies, [id]: { ...body, x, y } } }
}

/** He is on its back no longer: on a map he stands on the nearest free place beside it. */
export function getsOff(s: State, f: Fighter): void {
  const id = f.mount
  f.mount = null
  if (id === null) return
  fighter(s, id).rider = null
  const { where } = s
  const [body, seat] = 'bands' in where ? [] : [where.bodies[f.id], where.bodies[id]]
  if ('bands' in where || body === undefined || seat === undefined) return
  const t = terrain(where.field)
  const blocked = Object.values(where.bodies).filter((other) => other !== seat)
  const { end } = flood(t, body, Infinity, { blocked, allowed: [seat] }, () => true)
  if (end >= 0) s.where = placed(where, f.id, { ...body, x: end % t.width, y: Math.floor(end / t.width) })
}
