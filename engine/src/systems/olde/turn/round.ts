import { noting } from '../../../mechanisms/noting.ts'
import { rolledOf } from '../body/checks.ts'
import { endTemporary, recover } from '../body/conditions.ts'
import { wins } from '../body/pools.ts'
import { wastesAway } from '../body/wounds.ts'
import { apAdjustments } from '../exchange/modifiers.ts'
import { rankOf } from '../state/derive.ts'
import { notation, rolls } from '../state/dice.ts'
import { isAble, isUp, suffers } from '../state/fighters.ts'
import { termsFor } from '../state/note.ts'
import type { Cited, Ctx, Fighter, State } from '../state/types.ts'
import { isOver } from './outcome.ts'

const AP = rolls('action points', 1, false)
const AP_EXPLODING = rolls('action points', 1, true)
const plus = (shown: number, adds: number): number => Math.max(0, shown + adds)
const plusAtLeastOne = (shown: number, adds: number): number => Math.max(1, shown + adds)
export const sum = (shown: number, adds: number): number => shown + adds

/** OLDE-TURN-01: the reset phase, step by step for everybody; then the next turn. */
export function resetPhase(ctx: Ctx, s: State): void {
  afflictions(ctx, s)
  // Who bled to death in it was the last: this reset is the closing one.
  if (isOver(s)) {
    concludes(ctx, s)
    return
  }
  s.turn++
  s.roundOfTurn = 0
  for (const f of s.fighters) regains(ctx, f)
  for (const f of s.fighters) {
    f.lot = null
    setActionPoints(ctx, s, f)
  }
  ctx.emit?.({ type: 'turn', turn: s.turn, rule: 'OLDE-TURN-01' })
  s.phase = 'action'
  beginRound(ctx, s)
}

/** Its first three steps: harm by the turn, what is temporary ends, what persists may be shaken off. */
export function afflictions(ctx: Ctx, s: State): void {
  for (const f of s.fighters) wastesAway(ctx, f)
  for (const f of s.fighters) endTemporary(ctx, f)
  for (const f of s.fighters) recover(ctx, s, f)
}
/** OLDE-TURN-mana: one point of Mana or of Faith comes back. */
function regains(ctx: Ctx, f: Fighter): void {
  if (isAble(f)) wins(ctx, f, 1, 'OLDE-TURN-mana')
}

/** OLDE-TURN-02: what was left is lost; one Finesse die, adjusted. OLDE-TURN-03: who is surprised has just 1. */
function setActionPoints(ctx: Ctx, s: State, f: Fighter): void {
  f.freeSteps = true
  if (!isAble(f)) {
    // Ruling OLDE-B65: who can do nothing has no points.
    give(ctx, f, 0, null, 'OLDE-TURN-02')
    return
  }
  if (s.turn === 1 && f.facts.surprised) {
    give(ctx, f, 1, null, 'OLDE-TURN-03')
    return
  }
  const { apExplodes, armorAffectsAp, oddDice } = s.options
  // Ruling OLDE-B14: whether too heavy armour lowers this Finesse die as well.
  const rank = armorAffectsAp ? rankOf(f, 'finesse') : f.facts.finesse
  const terms = termsFor(ctx)
  const adds = apAdjustments(f, noting(terms))
  const toss = ctx.toss((apExplodes ? AP_EXPLODING : AP)(rank, oddDice), f.id)
  // Ruling OLDE-B78: never below 0, and the slowed keep 1.
  const ap = ctx.read(toss, suffers(f, 'slowed') ? plusAtLeastOne : plus, adds)
  const rolled =
    ctx.emit === undefined
      ? null
      : rolledOf(ctx, toss, {
          label: 'action points',
          who: f.id,
          dice: notation(rank, 1, apExplodes, oddDice),
          terms: terms ?? [],
        })
  give(ctx, f, ap, rolled, rank === f.facts.finesse ? 'OLDE-TURN-02' : ['OLDE-TURN-02', 'OLDE-ARM-03', 'OLDE-B14'])
}
function give(
  ctx: Ctx,
  f: Fighter,
  ap: number,
  rolled: ReturnType<typeof rolledOf> | null,
  rule: Cited | readonly Cited[],
): void {
  f.ap = ap
  f.given = ap
  if (isUp(f)) ctx.emit?.({ type: 'ap', who: f.id, rolled, ap, rule })
}

export function beginRound(ctx: Ctx, s: State): void {
  s.round++
  s.roundOfTurn++
  for (const f of s.fighters) {
    f.acted = false
    f.passed = false
    f.spent = 0
    // Ruling OLDE-B66: whether the lot is thrown anew each round.
    if (s.options.rollOff === 'round') f.lot = null
  }
  ctx.emit?.({ type: 'round', turn: s.turn, round: s.roundOfTurn, rule: 'OLDE-TURN-04' })
}

/** OLDE-TURN-07: the action phase ends when all have no AP or passed in this round; else there is another round. */
export function endRound(ctx: Ctx, s: State): void {
  const goesOn = s.fighters.some((f) => isAble(f) && f.ap > 0 && !f.passed)
  if (goesOn) beginRound(ctx, s)
  else s.phase = 'reset'
}

/** OLDE-TURN-01: a fight ends with a reset as well: its first three steps. */
export function closingReset(ctx: Ctx, s: State): void {
  afflictions(ctx, s)
  concludes(ctx, s)
}
function concludes(ctx: Ctx, s: State): void {
  s.phase = 'over'
  ctx.emit?.({ type: 'over', won: s.won ?? [], rule: ['OLDE-TURN-end', 'OLDE-TURN-01'] })
}
