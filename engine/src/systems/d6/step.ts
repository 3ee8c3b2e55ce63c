import { losesMount } from './combat-options/mounted.ts'
import { offHand } from './combat-options/two-weapons.ts'
import { active, fighter } from './fighters.ts'
import { drops } from './movement/climbing.ts'
import { hangs } from './movement/footing.ts'
import { beginFight, beginRound, comesLate, endRound } from './rounds.ts'
import { springs, trodden } from './traps.ts'
import { beginTurn, stepIn, takeAction } from './turns.ts'
import type { Ctx, Next, State } from './types.ts'

/** One action, a turn's declaration, something queued, or the turn of a round. */
export function step(ctx: Ctx, s: State): void {
  const queued = s.next.shift()
  if (queued !== undefined) {
    QUEUED[queued.kind]?.(ctx, s, queued)
    return
  }
  if (s.phase === 'begin') {
    beginFight(ctx, s)
    s.phase = 'initiative'
    return
  }
  if (s.phase === 'initiative') {
    beginRound(ctx, s)
    s.phase = 'turns'
    return
  }
  // Who has lost his hold falls, whose mount is down is on his own feet, and who has walked into a trap sets it off, before anybody goes on.
  const falling = s.fighters.find((f) => (f.felled || !active(f)) && hangs(s, f))
  if (falling !== undefined) {
    drops(ctx, s, falling)
    return
  }
  const unhorsed = s.fighters.find((f) => f.mount !== null && !active(fighter(s, f.mount)))
  if (unhorsed !== undefined) {
    losesMount(ctx, s, unhorsed)
    return
  }
  const caught = trodden(s)
  if (caught !== undefined) {
    springs(ctx, s, ...caught)
    return
  }
  for (let id = s.asking.shift(); id !== undefined; id = s.asking.shift()) {
    const f = fighter(s, id)
    if (f.waiting && active(f)) {
      stepIn(ctx, s, f)
      return
    }
  }
  for (let id = s.acting.at(-1); id !== undefined; id = s.acting.at(-1)) {
    const f = fighter(s, id)
    if (active(f) && f.actions > 0 && !f.waiting) {
      takeAction(ctx, s, f)
      return
    }
    s.acting.pop()
  }
  while (s.at < s.order.length) {
    beginTurn(ctx, s, fighter(s, s.order[s.at++] ?? ''))
    if (s.acting.length > 0) return
  }
  endRound(ctx, s)
  s.phase = 'initiative'
}

/** What happens when something that was put off comes up, by its kind. */
export const QUEUED: Readonly<Record<string, (ctx: Ctx, s: State, next: Next) => void>> = {
  'off hand': offHand,
  'comes late': comesLate,
}
