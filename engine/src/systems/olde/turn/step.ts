import { refusals } from '../../../kernel/offer.ts'
import type { Refusal } from '../../../kernel/types.ts'
import { actingOf, toAct } from '../actions/offering.ts'
import { resolve } from '../exchange/attack.ts'
import { fighterOf, isAble, whoIs } from '../state/fighters.ts'
import type { Ctx, State } from '../state/types.ts'
import { nextToAct, throwLots } from './order.ts'
import { isOver } from './outcome.ts'
import { closingReset, endRound, resetPhase } from './round.ts'
import { closes, takeOpportunity } from './turn.ts'

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

/** Every action this fighter may not take now, and why not. */
export function refused(s: State, who: string): Refusal[] {
  const f = whoIs(s.fighters, who)
  return f === undefined ? [] : refusals(toAct, actingOf(s, f))
}
