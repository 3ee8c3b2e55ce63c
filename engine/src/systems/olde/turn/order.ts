import { noting } from '../../../mechanisms/noting.ts'
import { checkAdjustments } from '../body/adjustments.ts'
import { checkChance, checkDice, rolledOf } from '../body/checks.ts'
import { check } from '../state/dice.ts'
import { isAble } from '../state/fighters.ts'
import { termsFor } from '../state/note.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { sum } from './round.ts'

const LOT = check('lot')

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
const lotsApart = (a: Fighter, b: Fighter): number => (a.lot === null || b.lot === null ? 0 : a.lot - b.lot)

/** So often equals throw for it; then the order of the fight decides. */
const MOST_LOTS = 3
/** Ruling OLDE-B66: equals throw a Finesse Check each, and again among those still equal; who was behind them stays so. */
export function throwLots(ctx: Ctx, s: State, equals: readonly Fighter[]): void {
  let open = equals
  for (let again = 0; again < MOST_LOTS && open.length > 1; again++) {
    const behind = Math.max(1, ...open.map(({ lot }) => lot ?? 1))
    const thrown = open.map((f) => ({ f, threw: throwLot(ctx, s, f) }))
    for (const { f, threw } of thrown) f.lot = behind + thrown.filter((other) => other.threw < threw).length
    const best = Math.max(...thrown.map(({ threw }) => threw))
    open = thrown.flatMap(({ f, threw }) => (threw === best ? [f] : []))
  }
  // Still equal: the first of them has it.
  const first = open[0]
  if (first !== undefined) first.lot = (first.lot ?? 0) + open.length - 1
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
