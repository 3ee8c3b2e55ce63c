import type { FighterId } from '../../../kernel/types.ts'
import { walked } from '../../../mechanisms/ground/destinations.ts'
import { distanceBetween } from '../../../space/whereabouts.ts'
import { succeeds } from '../body/checks.ts'
import { type Action, why } from '../state/asking.ts'
import { freeMove } from '../state/derive.ts'
import { fighter, isOpposed } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { canAlight, vehicleOf } from './aboard.ts'
import { hangs, type Meant, meansToGo, moveOf, noFooting, swiftly, swimMoveOf } from './destinations.ts'
import { displaced } from './displaced.ts'
import { heldFast } from './holds.ts'
import { nearer, nearest } from './places.ts'
import { balking, guided, mountOf, ridden } from './riding.ts'
import { FAST, goes, terrainDifficulty } from './running.ts'
import { climb, swim } from './water-and-walls.ts'

/** On ground as bad as this one takes care of every step. */
const BAD: readonly string[] = ['rough', 'very rough', 'hazardous', 'very hazardous']
/** As far as one goes there without spending an action, in metres. */
const A_STEP = 1

/** Metres he may still go without spending an action: half his Move or his mount's, in the water half of that there, on bad ground a step (D6-C-MOV-Free, D6-C-ACT-Free). */
export function freeMoveLeft(s: State, f: Fighter): number {
  const mount = mountOf(s, f)
  if (f.done.includes(mount === undefined ? 'move' : 'ride') && !s.options.freeHalfWithMove) return 0
  if (f.stance === 'prone' || hangs(s, f) || rides(s, f)) return 0
  if (mount === undefined ? guided(s, f) : balking(f) || heldFast(s, mount) !== undefined) return 0
  const swims = f.inWater && mount === undefined
  const free = freeMove(swims ? swimMoveOf(f) : mount === undefined ? moveOf(f) : mount.facts.move)
  return Math.max(0, (BAD.includes(s.scene.ground) && !swims ? Math.min(A_STEP, free) : free) - f.moved)
}
/** Nobody walks off what moves, or over the side of a ship. */
function rides(s: State, f: Fighter): boolean {
  const on = vehicleOf(s, f)
  return on !== undefined && !canAlight(on)
}

/** How near he could come to somebody without spending an action, in metres: where a wall is still between them, not near at all. */
export function neared(s: State, f: Fighter, target: FighterId): number {
  const budget = freeMoveLeft(s, f)
  if (!('bands' in s.where)) return nearest(s, f, target, budget)
  const level = Math.max(0, distanceBetween(s.where, f.id, target) - budget)
  return s.scene.climb === null ? level : Math.hypot(level, f.height - fighter(s, target).height)
}

/** Takes his free steps by a way he means to go, on his own feet or his mount's; the metres it was. */
function steps(ctx: Ctx, s: State, f: Fighter, { at, way, course }: Meant): number {
  const far = freeMoveLeft(s, f)
  const mount = mountOf(s, f)
  const there = course(far)
  const metres = mount === undefined ? goes(ctx, s, f, there) : ridden(s, f, mount, at, way, there)
  if (metres === 0) return 0
  const rule = swiftly(f, 'D6-C-ACT-Free', 'D6-C-MOV-Free')
  ctx.emit?.({ type: 'moved', who: f.id, at, way, metres, path: walked(there, metres), rule })
  displaced(ctx, s, f, mount === undefined ? 'walks' : 'rides')
  return metres
}
/** Goes up to somebody as far as his free steps take him. */
export const approach = (ctx: Ctx, s: State, f: Fighter, target: FighterId): number =>
  steps(ctx, s, f, { at: target, way: 'towards', course: (far) => nearer(s, f, target, far) })

/** Rough ground wants a running roll; failing, one gets only as far as is free (D6-C-MOV-Terrain). */
function overGround(ctx: Ctx, s: State, f: Fighter): number {
  const difficulty = terrainDifficulty(s, undefined)
  if (difficulty === 0) return moveOf(f)
  const over = succeeds(ctx, s, f, 'running', difficulty, 'running')
  ctx.emit?.({ type: 'ground', who: f.id, ground: s.scene.ground, difficulty, over, rule: 'D6-C-MOV-Terrain' })
  return over ? moveOf(f) : freeMove(moveOf(f))
}

/** A Move of one action: the whole Move towards or away from somebody. */
const move: Action = {
  key: 'move',
  rule: 'D6-C-MOV-Run',
  refuse(s, f) {
    if (f.done.includes('move') || f.done.includes('run')) return why('he has moved this round', 'D6-C-MOV-Cap')
    const stuck = noFooting(s, f)
    if (stuck !== undefined) return stuck
    return isOpposed(s, f) ? undefined : 'there is nobody to go to'
  },
  act(ctx, s, f) {
    const { at, way, course } = meansToGo(ctx, s, f, moveOf(f), 'D6-C-MOV-Run')
    const there = course(overGround(ctx, s, f))
    const metres = goes(ctx, s, f, there)
    const path = walked(there, metres)
    const crouched = f.stance === 'crouching' ? (['D6-C-POS-CrouchMove'] as const) : []
    ctx.emit?.({ type: 'moved', who: f.id, at, way, metres, path, rule: swiftly(f, 'D6-C-MOV-Run', ...crouched) })
    if (metres > 0) displaced(ctx, s, f, 'walks')
  },
}

/** Half a Move is no action: a few steps towards or away from somebody, once a round (D6-C-MOV-Free, D6-C-ACT-Free). */
const step: Action = {
  key: 'step',
  rule: 'D6-C-MOV-Free',
  refuse(s, f) {
    if (f.done.includes('step')) return 'he has taken his steps this round'
    if (freeMoveLeft(s, f) === 0) return 'he has no steps left that are free'
    return isOpposed(s, f) ? undefined : 'there is nobody to go to'
  },
  act(ctx, s, f) {
    f.actions++
    const meant = meansToGo(ctx, s, f, freeMoveLeft(s, f), 'D6-C-MOV-Free')
    if (steps(ctx, s, f, meant) > 0) return
    ctx.emit?.({ type: 'moved', who: f.id, at: meant.at, way: meant.way, metres: 0, rule: 'D6-C-MOV-Free' })
  },
}

/** Actions of movement. */
export const MOVEMENT: readonly Action[] = [move, step, ...FAST, swim, climb]
