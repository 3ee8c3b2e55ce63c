import { refusals } from '../../kernel/offer.ts'
import type { Outcome, Refusal } from '../../kernel/types.ts'
import { resolve } from './attacking.ts'
import { fighterOf, isAble, whoIs } from './fighters.ts'
import { actingOf, toAct } from './offering.ts'
import { closes, takeOpportunity } from './opportunity.ts'
import { closingReset, endRound, isOver, nextToAct, resetPhase, throwLots } from './turns.ts'
import type { Ctx, State } from './types.ts'

/** A reset phase, one attack, one choice of somebody's opportunity, lots among equals, or the end of a round. */
export function step(ctx: Ctx, s: State): void {
  if (s.phase === 'closing') closingReset(ctx, s)
  else if (s.phase === 'reset') resetPhase(ctx, s)
  else {
    goesOn(ctx, s)
    isOver(s)
  }
}

function goesOn(ctx: Ctx, s: State): void {
  const declared = s.declared.shift()
  if (declared !== undefined) {
    resolve(ctx, s, declared)
    return
  }
  if (s.acting !== null) {
    const f = fighterOf(s, s.acting.who)
    if (isAble(f)) takeOpportunity(ctx, s, s.acting)
    else closes(s, f)
    return
  }
  const [next, ...equals] = nextToAct(s)
  if (next === undefined) endRound(ctx, s)
  else if (equals.length > 0) throwLots(ctx, s, [next, ...equals])
  else {
    s.acting = { who: next.id, moved: false, acted: false, gone: 0 }
    takeOpportunity(ctx, s, s.acting)
  }
}

/** OLDE-TURN-end: who was the last with anybody above 0 Hit Points has won. */
export function outcome(s: State): Outcome | undefined {
  if (s.phase !== 'over') return undefined
  return { won: s.won ?? [], because: s.ruled ? 'ruling' : 'OLDE-TURN-end' }
}

/** Every action this fighter may not take now, and why not. */
export function refused(s: State, who: string): Refusal[] {
  const f = whoIs(s.fighters, who)
  return f === undefined ? [] : refusals(toAct, actingOf(s, f))
}
