import { lasts } from '../../../mechanisms/lasting.ts'
import { frightens } from '../abilities/terror.ts'
import { goesDown } from '../body/conditions.ts'
import { desperate } from '../body/luck.ts'
import { bars } from '../body/wounds.ts'
import { injures } from '../exchange/fumbles.ts'
import { noticed } from '../ground/sight.ts'
import { isOver } from '../state/clocks.ts'
import { able, active, fighter, foes } from '../state/fighters.ts'
import type { Ctx, Next, State } from '../state/types.ts'
import { nextToAct, rollInitiative } from './order.ts'
import { beginRound } from './round.ts'
import { comesToAStand } from './standoff.ts'
import { acts, takeTurn } from './turn.ts'

/** One Turn, or the turn of a round: each step spends, moves the clock, or ends the fight. */
export function step(ctx: Ctx, s: State): void {
  const next = s.next.shift()
  if (next !== undefined) carriesOut(ctx, s, next)
  else if (s.phase === 'turns') nextInOrder(ctx, s)
  else opens(ctx, s)
  noticed(s)
}

/** The fight begins: who is surprised, who is terrified, the first Initiative. */
function opens(ctx: Ctx, s: State): void {
  for (const f of s.fighters)
    if (lasts(f.lasting, 'surprised'))
      ctx.emit?.({ type: 'becomes', who: f.id, what: 'surprised', rule: ['CFI-SUR-01', 'CFI-SUR-02'] })
  rollInitiative(ctx, s)
  for (const by of s.fighters) {
    if (!able(by, 'terrifying')) continue
    for (const f of s.fighters) if (foes(by, f) && active(f)) frightens(ctx, s, by, f, 'CFI-ABL-Terrifying')
  }
  beginRound(ctx, s)
  s.phase = 'turns'
}

/** The next by Initiative; when all have had a Turn another cycle, as long as anybody has points he does not keep for later (CFI-RND-04, CFI-RND-05). */
function nextInOrder(ctx: Ctx, s: State): void {
  const next = nextToAct(s)
  if (next !== undefined) {
    takeTurn(ctx, s, next)
    return
  }
  if (s.fighters.some((f) => active(f) && f.points > 0 && !f.delaying) || lastEfforts(ctx, s)) {
    s.cycle++
    ctx.emit?.({ type: 'cycle', cycle: s.cycle, rule: 'CFI-RND-04' })
  } else {
    beginRound(ctx, s)
    comesToAStand(ctx, s)
  }
}

/** At the end of a round whoever has luck may wring one more action from himself (CFI-LUCK-Desperate). */
function lastEfforts(ctx: Ctx, s: State): boolean {
  let any = false
  for (const f of s.fighters) {
    f.lucky = false
    if (active(f) && f.points === 0 && f.luck > 1 && desperate(ctx, f, undefined)) any = true
  }
  return any
}

function carriesOut(ctx: Ctx, s: State, next: Next): void {
  if (next.kind === 'accident') injures(ctx, s, next)
  else if (next.kind === 'barred') bars(ctx, fighter(s, next.who))
  else lastAction(ctx, s, next.who)
}

/** One act with what still serves, and then he collapses (CFI-LUCK-Last). */
function lastAction(ctx: Ctx, s: State, id: string): void {
  const f = fighter(s, id)
  if (f.condition === 'dead' || f.condition === 'fled') return
  const { condition } = f
  f.condition = 'up'
  f.points = 1
  for (const kind of HINDERS) isOver(f, kind)
  acts(ctx, s, f)
  f.points = 0
  if (active(f)) f.condition = condition
  goesDown(ctx, s, f, 'CFI-LUCK-Last')
}

/** What would keep him from it. */
const HINDERS = ['barred', 'winded', 'senseless', 'blinded'] as const
