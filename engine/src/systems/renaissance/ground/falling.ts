import type { FighterId } from '../../../kernel/types.ts'
import { fits, overlap } from '../../../space/footprint.ts'
import { neighbours } from '../../../space/reach.ts'
import { terrain } from '../../../space/terrain.ts'
import { graded } from '../body/checks.ts'
import { aptitudeCheck } from '../body/target-numbers.ts'
import { percent, succeeds } from '../state/dice.ts'
import { fighter } from '../state/fighters.ts'
import { takes } from '../state/stance.ts'
import type { Cited, Ctx, Fighter, State } from '../state/types.ts'
import { displaced } from './displaced.ts'

const THROWN_CLEAR = percent('thrown clear')

/** Somebody falls without an action of his own (REN-PRONE-02); whoever rides him falls too. */
export function fallsProne(ctx: Ctx, s: State, f: Fighter, why: string, rule: Cited): void {
  if (f.mount !== null) unseats(ctx, s, f, fighter(s, f.mount), 'clear')
  if (f.stance !== 'prone') {
    takes(s, f, 'prone')
    ctx.emit?.({ type: 'prone', who: f.id, why, rule: ['REN-PRONE-02', rule] })
  }
  f.evading = false
  if (f.rider !== null) mountFalls(ctx, s, f, fighter(s, f.rider))
}

/** When a mount falls its rider is thrown clear with COO+COO+SOM; failing, trapped, or pinned if he fails badly (REN-MNT-08, ruling REN-A75). */
function mountFalls(ctx: Ctx, s: State, mount: Fighter, rider: Fighter): void {
  const t = aptitudeCheck(ctx, rider, 'COO+COO+SOM', ['COO', 'COO', 'SOM'])
  const grade = graded(ctx, s, rider, THROWN_CLEAR, t, 'REN-MNT-08')
  unseats(ctx, s, rider, mount, succeeds(grade) ? 'clear' : grade === 'failure' ? 'trapped' : 'pinned')
  if (succeeds(grade)) return
  takes(s, rider, 'prone')
  ctx.emit?.({ type: 'prone', who: rider.id, why: `${mount.id} fell`, rule: ['REN-PRONE-02', 'REN-MNT-08'] })
}

/** A rider is on his own feet, beside his mount. */
export function unseats(
  ctx: Ctx,
  s: State,
  rider: Fighter,
  mount: Fighter,
  how: 'clear' | 'trapped' | 'pinned' | 'alights',
): void {
  rider.mount = null
  mount.rider = null
  rider.trapped = how === 'trapped' || how === 'pinned' ? how : 'no'
  displaced(ctx, s, rider, how === 'alights' ? 'gets down' : 'thrown')
  beside(s, rider.id, mount.id)
  ctx.emit?.({ type: 'unhorsed', who: rider.id, mount: mount.id, how, rule: 'REN-MNT-08' })
}

/** The nearest free square beside somebody, whose place is his until then; without a map he is simply where that one is. */
function beside(s: State, id: FighterId, near: FighterId): void {
  if ('bands' in s.where) return
  const { field, bodies } = s.where
  const t = terrain(field)
  const others = Object.entries(bodies).flatMap(([name, body]) => (name === id ? [] : [body]))
  const beast = bodies[near]
  const free = (beast === undefined ? [] : neighbours(t, beast)).find(({ x, y }) => {
    const there = { ...bodies[id], x, y, size: 1 }
    return fits(t, there) && !others.some((each) => overlap(t, each, there))
  })
  const at = free ?? beast
  if (at !== undefined) s.where = { field, bodies: { ...bodies, [id]: { ...bodies[id], x: at.x, y: at.y, size: 1 } } }
}
