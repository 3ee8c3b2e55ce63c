import { riposte } from './attacks-and-parries.ts'
import { takeTurn } from './combat-actions.ts'
import { fighter, itemOf } from './fighters.ts'
import { beginRound, nextToAct, rollInitiative } from './initiative.ts'
import type { Ctx, State } from './types.ts'

/** One Strike Rank's act, something queued, or the turn of a round: each step spends, moves the clock, or ends the fight. */
export function step(ctx: Ctx, s: State): void {
  const queued = s.next.shift()
  if (queued !== undefined) {
    if (queued.kind === 'riposte') {
      const item = itemOf(fighter(s, queued.who), queued.item)
      if (item !== undefined) riposte(ctx, s, queued.who, queued.at, item)
    }
    return
  }
  if (s.phase === 'initiative') {
    beginRound(ctx, s)
    rollInitiative(ctx, s)
    s.phase = 'turns'
    return
  }
  const actors = nextToAct(s)
  if (actors.length > 0) {
    for (const f of actors) {
      f.acted = s.cycle
      takeTurn(ctx, s, f)
    }
    return
  }
  if (s.fighters.some((f) => f.actions > 0 && f.condition === 'up')) {
    s.cycle++
    return
  }
  beginRound(ctx, s)
  if (s.options.initiative === 'eachRound') rollInitiative(ctx, s)
}
