import { noting } from '../../mechanisms/noting.ts'
import { checkChance, checkDice, rolledOf } from './challenges.ts'
import { rankOf } from './characters.ts'
import { endTemporary, recover } from './conditions.ts'
import { check, notation, rolls } from './dice.ts'
import { isAble, isUp, sidesUp, suffers } from './fighters.ts'
import { wastesAway } from './injury.ts'
import { apAdjustments, checkAdjustments } from './modifiers.ts'
import { termsFor } from './note.ts'
import type { Cited, Ctx, Fighter, State } from './types.ts'

const AP = rolls('action points', 1, false)
const AP_EXPLODING = rolls('action points', 1, true)
const LOT = check('lot')
const plus = (shown: number, adds: number): number => Math.max(0, shown + adds)
const plusAtLeastOne = (shown: number, adds: number): number => Math.max(1, shown + adds)
const sum = (shown: number, adds: number): number => shown + adds

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
    f.lot = 0
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

const POOLS = [{ key: 'mana' }, { key: 'faith' }] as const
/** OLDE-TURN-mana: one point of Mana or of Faith comes back. */
function regains(ctx: Ctx, f: Fighter): void {
  if (isAble(f)) wins(ctx, f, 1, 'OLDE-TURN-mana')
}
/** Some points of Mana or of Faith, as he likes, as far as there is room. */
export function wins(ctx: Ctx, f: Fighter, points: number, rule: Cited): void {
  const open = POOLS.filter(({ key }) => roomIn(f, key) > 0)
  const first = open[0]
  if (first === undefined) return
  const pool =
    open.length === 1
      ? first.key
      : ctx.choose({ who: f.id, about: { ask: 'pool', points }, options: open, usual: first.key }).key
  const change = Math.min(points, roomIn(f, pool))
  f[pool] += change
  ctx.emit?.({ type: 'pool', who: f.id, pool, change, left: f[pool], rule })
}
export const roomIn = (f: Fighter, pool: 'mana' | 'faith'): number =>
  pool === 'mana' ? f.fullMana - f.mana : f.fullFaith - f.faith

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
    if (s.options.rollOff === 'round') f.lot = 0
  }
  ctx.emit?.({ type: 'round', turn: s.turn, round: s.roundOfTurn, rule: 'OLDE-TURN-04' })
}

/** Whether his opportunity of this round is still to come. */
const waits = (f: Fighter): boolean => !f.acted && f.ap > 0 && isAble(f)

/** OLDE-TURN-04: who acts next: the most AP, then the higher Finesse, then the better lot; several where only a lot can say. */
export function nextToAct(s: State): Fighter[] {
  let first: Fighter[] = []
  for (const f of s.fighters) {
    if (!waits(f)) continue
    const lead = first[0]
    const behind = lead === undefined ? 0 : lead.ap - f.ap || lead.facts.finesse - f.facts.finesse || lotsApart(lead, f)
    if (behind < 0) first = [f]
    else if (behind === 0) first.push(f)
  }
  return first
}
const lotsApart = (a: Fighter, b: Fighter): number => (a.lot === 0 || b.lot === 0 ? 0 : a.lot - b.lot)

/** So often equals throw for it; then the order of the fight decides. */
const MOST_LOTS = 3
/** Ruling OLDE-B66: equals throw a Finesse Check each, and again among those still equal; who was behind them stays so. */
export function throwLots(ctx: Ctx, s: State, equals: readonly Fighter[]): void {
  let open = equals
  for (let again = 0; again < MOST_LOTS && open.length > 1; again++) {
    const behind = Math.max(1, ...open.map(({ lot }) => lot))
    const thrown = open.map((f) => ({ f, threw: throwLot(ctx, s, f) }))
    for (const { f, threw } of thrown) f.lot = behind + thrown.filter((other) => other.threw < threw).length
    const best = Math.max(...thrown.map(({ threw }) => threw))
    open = thrown.flatMap(({ f, threw }) => (threw === best ? [f] : []))
  }
  // Still equal: the first of them has it.
  const first = open[0]
  if (first !== undefined) first.lot += open.length - 1
}
function throwLot(ctx: Ctx, s: State, f: Fighter): number {
  const terms = termsFor(ctx)
  const adds = checkAdjustments(f, 'finesse', noting(terms))
  const toss = ctx.toss(checkChance(s, f, 'finesse', LOT), f.id)
  const threw = ctx.read(toss, sum, adds)
  ctx.emit?.({
    type: 'lot',
    who: f.id,
    rolled: rolledOf(ctx, toss, { label: 'lot', who: f.id, dice: checkDice(s, f, 'finesse'), terms: terms ?? [] }),
    rule: ['OLDE-TURN-04', 'OLDE-B66'],
  })
  return threw
}

/** OLDE-TURN-07: the action phase ends when all have no AP or passed in this round; else there is another round. */
export function endRound(ctx: Ctx, s: State): void {
  const goesOn = s.fighters.some((f) => isAble(f) && f.ap > 0 && !f.passed)
  if (goesOn) beginRound(ctx, s)
  else s.phase = 'reset'
}

/** OLDE-TURN-end: at most one side has anybody above 0 Hit Points; stunned is still up (ruling OLDE-B74). */
export function isOver(s: State): boolean {
  const up = sidesUp(s)
  if (up.length > 1) return false
  s.phase = 'closing'
  s.won = up
  s.acting = null
  return true
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
