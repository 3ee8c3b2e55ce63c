import { offHand } from '../actions/blows.ts'
import { takeAction } from '../actions/taking.ts'
import { springs, trodden } from '../exchange/traps.ts'
import { hangs } from '../ground/destinations.ts'
import { lapse } from '../ground/holds.ts'
import { losesMount } from '../ground/mounted.ts'
import { getsOff } from '../ground/riding.ts'
import { drops } from '../ground/water-and-walls.ts'
import { active, fighter } from '../state/fighters.ts'
import type { Ctx, Next, State } from '../state/types.ts'
import { beginFight, beginRound, comesLate, endRound } from './round.ts'
import { beginTurn, stepIn } from './turn.ts'

/** One action, a turn's declaration, something queued, or the turn of a round. */
export function step(ctx: Ctx, s: State): void {
  const queued = s.next.shift()
  if (queued !== undefined) QUEUED[queued.kind](ctx, s, queued)
  else if (s.phase === 'begin') {
    beginFight(ctx, s)
    s.phase = 'initiative'
  } else if (s.phase === 'initiative') {
    s.phase = 'turns'
    beginRound(ctx, s)
  } else if (!mishap(ctx, s) && !turn(ctx, s)) {
    endRound(ctx, s)
    s.phase = 'initiative'
  }
  settles(ctx, s)
}

/** Whatever happened in the step, or was ruled before it: a rider and his mount part when either is down (D6-C-OPT-Mounted), and grips end that hold nobody. True where somebody was parted. */
function settles(ctx: Ctx, s: State): boolean {
  let any = false
  for (const f of s.fighters) {
    if (f.mount === null) continue
    const mount = fighter(s, f.mount)
    const fell = !active(f) || f.stance === 'prone'
    if (!fell && active(mount) && mount.stance !== 'prone') continue
    if (fell) getsOff(s, f)
    else losesMount(ctx, s, f)
    any = true
  }
  lapse(s)
  return any
}

/** Who has lost his hold falls, and who has walked into a trap sets it off, before anybody goes on. */
function mishap(ctx: Ctx, s: State): boolean {
  if (settles(ctx, s)) return true
  const falling = s.fighters.find((f) => (f.felled || !active(f)) && hangs(s, f))
  const caught = trodden(s)
  if (falling !== undefined) drops(ctx, s, falling)
  else if (caught !== undefined) springs(ctx, s, ...caught)
  return falling !== undefined || caught !== undefined
}

/** Somebody who waits is asked, somebody acts, or the next begins his turn; false when all have had theirs. */
function turn(ctx: Ctx, s: State): boolean {
  for (let id = s.asking.shift(); id !== undefined; id = s.asking.shift()) {
    const f = fighter(s, id)
    if (!f.waiting) continue
    stepIn(ctx, s, f)
    return true
  }
  for (let id = s.acting.at(-1); id !== undefined; id = s.acting.at(-1)) {
    const f = fighter(s, id)
    if (f.actions > 0 && !f.waiting) {
      takeAction(ctx, s, f)
      return true
    }
    s.acting.pop()
  }
  while (s.at < s.order.length && s.acting.length === 0) beginTurn(ctx, s, fighter(s, s.order[s.at++] ?? ''))
  return s.acting.length > 0
}

/** What happens when something that was put off comes up, by its kind. */
export const QUEUED: Readonly<Record<Next['kind'], (ctx: Ctx, s: State, next: Next) => void>> = {
  'off hand': (ctx, s, next) => offHand(ctx, s, next, takeAction),
  'comes late': comesLate,
}
