import type { FighterId } from '../../../kernel/types.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { flood } from '../../../space/flood.ts'
import type { Body } from '../../../space/footprint.ts'
import { terrain } from '../../../space/terrain.ts'
import { type Course, movedAway, type Whereabouts } from '../../../space/whereabouts.ts'
import { active, fighter } from '../fighters.ts'
import type { Fighter, State, Why } from '../types.ts'
import { nearer } from './nearing.ts'

/** The beast that carries him, while it can; who was felled lies beside it. */
export function mountOf(s: State, f: Fighter): Fighter | undefined {
  const mount = f.mount === null || f.stance === 'prone' ? undefined : fighter(s, f.mount)
  return mount !== undefined && active(mount) ? mount : undefined
}
/** Whether somebody sits on it and guides it. */
export function guided(s: State, f: Fighter): boolean {
  const rider = f.rider === null ? undefined : fighter(s, f.rider)
  return rider !== undefined && active(rider) && mountOf(s, rider) === f
}
/** Whether his mount will not go where he wants. */
export const balking = (f: Fighter): boolean => lasts(f.effects, 'mount balks')

const ON_FOOT: readonly string[] = ['move', 'run', 'fly', 'jump', 'swim', 'climb', 'take cover', 'crouch', 'lie down']
/** A rider goes where his mount goes, and it goes where he guides it (D6-C-OPT-Mounted). */
export function carries(s: State, f: Fighter, key: string): Why | undefined {
  const mount = mountOf(s, f)
  if (mount !== undefined && ON_FOOT.includes(key))
    return { because: `he sits on ${mount.id}`, rule: 'D6-C-OPT-Mounted' }
  return guided(s, f) && (ON_FOOT.includes(key) || key === 'step')
    ? { because: `${f.rider} guides it`, rule: 'D6-C-OPT-Mounted' }
    : undefined
}

/** The mount goes towards or away from somebody with its rider: on a map he is where it is. The metres it went. */
export function ridden(s: State, f: Fighter, mount: Fighter, at: FighterId, way: string, metres: number): number {
  const others = s.fighters.filter((o) => o !== f)
  const goes = (where: Whereabouts, id: FighterId, far: number): Course =>
    way === 'towards' ? nearer(where, others, id, at, far) : movedAway(where, id, at, far)
  const moved = goes(without(s.where, f.id), mount.id, metres)
  const seat = 'bands' in moved.where ? undefined : moved.where.bodies[mount.id]
  s.where = seat === undefined ? goes(moved.where, f.id, moved.spent).where : placed(s.where, moved.where, f.id, seat)
  f.moved += moved.spent
  mount.moved += moved.spent
  return moved.spent
}
/** Everybody but him: a rider is not in his mount's way. */
function without(where: Whereabouts, id: FighterId): Whereabouts {
  if ('bands' in where) return where
  const { [id]: _rider, ...bodies } = where.bodies
  return { ...where, bodies }
}
/** The same whereabouts with him at that place. */
function placed(before: Whereabouts, after: Whereabouts, id: FighterId, { x, y }: Body): Whereabouts {
  const body = 'bands' in before ? undefined : before.bodies[id]
  return 'bands' in after || body === undefined
    ? after
    : { ...after, bodies: { ...after.bodies, [id]: { ...body, x, y } } }
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
  if (end >= 0) s.where = placed(where, where, f.id, { ...body, x: end % t.width, y: Math.floor(end / t.width) })
}
