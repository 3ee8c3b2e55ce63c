import { struck } from '../../../mechanisms/lasting.ts'
import { declare, STEP_IN, takesUp } from '../exchange/reactions.ts'
import { dodgeEnds } from '../ground/aboard.ts'
import { active } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/** His turn in the order: defences of the last one end, and he says how many actions he will take (D6-C-ACT-DeclareCount). */
export function beginTurn(ctx: Ctx, s: State, f: Fighter): void {
  if (f.turned === s.round) return
  dodgeEnds(s, f)
  f.lasting = struck(f.lasting, 'turns')
  // Ruling D6-A90: he may face about.
  if (s.options.behindLasts === 'turn') f.behind = []
  if (f.defences.length > 0) {
    f.defences = []
    ctx.emit?.({ type: 'defenceEnds', who: f.id, rule: ['D6-DEF-Window', 'D6-DEF-FullWindow'] })
  }
  if (!active(f)) {
    f.turned = s.round
    if (f.levelsThisRound > 0 || f.lostThisRound > 0) ctx.emit?.({ type: 'turnLost', who: f.id, rule: 'D6-C-INIT-Out' })
    return
  }
  declare(ctx, s, f)
  s.acting.push(f.id)
}

/** One who waits is asked whether he acts now. */
export function stepIn(ctx: Ctx, s: State, f: Fighter): void {
  const about = { ask: 'step in', left: f.actions } as const
  if (ctx.choose({ who: f.id, about, options: STEP_IN, usual: 'none' }).key === 'none') return
  takesUp(ctx, s, f, 'stepsIn')
}
