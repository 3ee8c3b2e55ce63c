import { offHand } from './combat-options/blows.ts'
import { losesMount } from './combat-options/mounted.ts'
import { active, fighter } from './fighters.ts'
import { hangs } from './movement/destinations.ts'
import { drops } from './movement/water-and-walls.ts'
import { beginFight, beginRound, comesLate, endRound } from './rounds.ts'
import { springs, trodden } from './traps.ts'
import { beginTurn, stepIn, takeAction } from './turns.ts'
import type { Ctx, Next, State } from './types.ts'

/** One action, a turn's declaration, something queued, or the turn of a round. */
export function step(ctx: Ctx, s: State): void {
  const queued = s.next.shift()
  if (queued !== undefined) QUEUED[queued.kind]?.(ctx, s, queued)
  else if (s.phase === 'begin') {
    beginFight(ctx, s)
    s.phase = 'initiative'
  } else if (s.phase === 'initiative') {
    beginRound(ctx, s)
    s.phase = 'turns'
  } else if (!mishap(ctx, s) && !turn(ctx, s)) {
    endRound(ctx, s)
    s.phase = 'initiative'
  }
}

/** Who has lost his hold falls, whose mount is down is on his own feet, and who has walked into a trap sets it off, before anybody goes on. */
function mishap(ctx: Ctx, s: State): boolean {
  const falling = s.fighters.find((f) => (f.felled || !active(f)) && hangs(s, f))
  const unhorsed = s.fighters.find((f) => f.mount !== null && !active(fighter(s, f.mount)))
  const caught = trodden(s)
  if (falling !== undefined) drops(ctx, s, falling)
  else if (unhorsed !== undefined) losesMount(ctx, s, unhorsed)
  else if (caught !== undefined) springs(ctx, s, ...caught)
  return falling !== undefined || unhorsed !== undefined || caught !== undefined
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
export const QUEUED: Readonly<Record<string, (ctx: Ctx, s: State, next: Next) => void>> = {
  'off hand': offHand,
  'comes late': comesLate,
}
