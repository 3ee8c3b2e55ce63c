import { callsOut } from '../ground/awareness.ts'
import { active, fighter, there } from '../state/fighters.ts'
import type { Ctx, State } from '../state/types.ts'
import { rollInitiative } from './order.ts'
import { beginRound } from './round.ts'
import { comesToAStand } from './standoff.ts'
import { beginTurn, endTurn, nothingOfHisLasts, takeAction, turnLost } from './turn.ts'

/** The beginning, the turn of a round, the beginning of a turn, or one action. */
export function step(ctx: Ctx, s: State): void {
  if (s.phase === 'begin') {
    rollInitiative(ctx, s)
    s.phase = 'turns'
    beginRound(ctx, s)
    return
  }
  if (s.acting !== null) {
    takeAction(ctx, s, fighter(s, s.acting))
    return
  }
  if (s.at < s.order.length) {
    nextTurn(ctx, s)
    return
  }
  if (s.late.length > 0) {
    lateTurn(ctx, s)
    return
  }
  comesToAStand(ctx, s)
  if (s.ended !== null) return
  if (s.options.initiativeEachRound) rollInitiative(ctx, s)
  beginRound(ctx, s)
}

/** Whose turn comes (REN-ACT-01); what bleeds and burns on those who lie there goes on. */
function nextTurn(ctx: Ctx, s: State): void {
  const f = fighter(s, s.order[s.at] ?? '')
  s.at++
  if (!there(f)) nothingOfHisLasts(s, f)
  if (!there(f) || f.rider !== null) return
  beginTurn(ctx, s, f)
  if (!active(f)) return
  const lost = turnLost(f)
  if (lost !== undefined) {
    f.loses = Math.max(0, f.loses - 1)
    ctx.emit?.({ type: 'turnLost', who: f.id, ...lost })
    endTurn(ctx, s, f)
    return
  }
  s.acting = f.id
  ctx.emit?.({ type: 'turn', who: f.id, standard: 1, quick: 1, rule: 'REN-ACT-01' })
  callsOut(ctx, s, f)
}

/** A turn that was held back comes when all others have had theirs (ruling REN-A98). */
function lateTurn(ctx: Ctx, s: State): void {
  const f = fighter(s, s.late.shift() ?? '')
  if (!active(f) || f.rider !== null) return
  s.acting = f.id
  ctx.emit?.({ type: 'turn', who: f.id, standard: 1, quick: 1, rule: 'REN-A98' })
}
