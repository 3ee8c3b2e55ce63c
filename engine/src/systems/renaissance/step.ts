import type { Outcome } from '../../kernel/types.ts'
import { callsOut } from './awareness.ts'
import { active, fighter, there } from './fighters.ts'
import { comesToAStand } from './standoff.ts'
import { beginTurn, endTurn, nothingOfHisLasts, rollInitiative, takeAction, turnLost } from './turns.ts'
import type { Ctx, State } from './types.ts'

/** The fight is over when at most one side can act; who came as a mount does not fight on by itself. */
export function outcome(s: State): Outcome | undefined {
  if (s.ended !== null) return s.ended
  let side: string | undefined
  for (const f of s.fighters) {
    if (!active(f) || f.ridden) continue
    if (side !== undefined && f.side !== side) return undefined
    side = f.side
  }
  return { won: side === undefined ? [] : [side], because: 'REN-INJ-05' }
}
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

function beginRound(ctx: Ctx, s: State): void {
  s.round++
  s.at = 0
  ctx.emit?.({ type: 'round', round: s.round, rule: ['REN-ACT-01', 'REN-ACT-07'] })
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
