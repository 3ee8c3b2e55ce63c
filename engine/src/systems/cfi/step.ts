import type { Outcome } from '../../kernel/types.ts'
import { frightens } from './abilities/terror.ts'
import { acts, takeTurn } from './combat-actions.ts'
import { goesDown } from './conditions.ts'
import { injures } from './effects/fumbles.ts'
import { able, active, fighter, foes } from './fighters.ts'
import { nextToAct, rollInitiative } from './initiative.ts'
import { desperate } from './luck.ts'
import { beginRound } from './rounds.ts'
import { comesToAStand, STANDOFF } from './standoff.ts'
import type { Ctx, Next, State } from './types.ts'
import { bars } from './wounds.ts'

/** One Turn, or the turn of a round: each step spends, moves the clock, or ends the fight. */
export function step(ctx: Ctx, s: State): void {
  const next = s.next.shift()
  if (next !== undefined) carriesOut(ctx, s, next)
  else if (s.phase === 'turns') nextInOrder(ctx, s)
  else opens(ctx, s)
}

/** The fight begins: who is surprised, who is terrified, the first Initiative. */
function opens(ctx: Ctx, s: State): void {
  for (const f of s.fighters)
    if (f.surprised > 0)
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
  f.lasting = []
  acts(ctx, s, f)
  f.points = 0
  if (active(f)) f.condition = condition
  goesDown(ctx, s, f, 'CFI-LUCK-Last')
}

/** The fight is over when at most one side has anybody able to fight (CFI-END-Out). */
export function outcome(s: State): Outcome | undefined {
  if (s.ended !== undefined) return { won: s.ended.won, because: 'ruling' }
  if (s.next.length > 0) return undefined
  if (s.stood >= STANDOFF) return { won: [], because: 'CFI-END-Out' }
  let first: string | undefined
  for (const f of s.fighters) {
    if (!active(f)) continue
    if (first !== undefined && first !== f.side) return undefined
    first = f.side
  }
  return { won: first === undefined ? [] : [first], because: 'CFI-END-Out' }
}
