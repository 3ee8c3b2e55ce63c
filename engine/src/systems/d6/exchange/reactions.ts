import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { struck } from '../../../mechanisms/lasting.ts'
import { diceOf } from '../book/diecode.ts'
import type { Skill } from '../content/skills.ts'
import { dodgeEnds } from '../ground/aboard.ts'
import type { Deed } from '../state/action-kinds.ts'
import type { Takes } from '../state/asking.ts'
import { active, fighter, foes } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, State } from '../state/types.ts'

const COUNTS = ['1', '2', '3', '4', '5', '6', '7', '8'].map(optionOf)
const SKILLS: readonly Skill[] = ['fighting', 'melee combat', 'marksmanship', 'throwing', 'dodge']

/** As many actions as leave a die in his best combat skill: beyond that nothing could be rolled (D6-C-SKILL-ZeroDice). */
function mostActions(f: Fighter): number {
  let best = 1
  for (const skill of SKILLS) best = Math.max(best, diceOf(f.facts.skills[skill]))
  return Math.min(COUNTS.length, best - 1 + f.facts.allotment)
}

/** He says how many actions he will take, and no more: the penalty is figured from it (D6-C-ACT-NoAdd). */
export function declare(ctx: Ctx, s: State, f: Fighter): void {
  f.turned = s.round
  const options = COUNTS.slice(0, mostActions(f))
  const { key } = asked(ctx, { who: f.id, about: { ask: 'actions' }, options })
  f.declared = Number(key)
  f.actions = f.declared
  const rule: Cited[] = ['D6-C-ACT-DeclareCount', 'D6-C-ACT-NoAdd']
  if (f.declared > 1) rule.push('D6-EX-MAP')
  ctx.emit?.({ type: 'declared', who: f.id, actions: f.declared, rule })
}

/** Whatever his turn goes to: his defences are over, and what lasted until it. */
export function spends(s: State, f: Fighter): void {
  f.turned = s.round
  f.defences = []
  f.lasting = struck(f.lasting, 'turns')
  dodgeEnds(s, f)
}

/**
 * A turn that comes sooner, for what the rules allow it for (D6-C-ACT-MoveUp): he declares his actions now and spends one at
 * once; the others follow when the one who acts is done.
 */
export function moveUp(ctx: Ctx, s: State, f: Fighter, why: Deed): void {
  spends(s, f)
  declare(ctx, s, f)
  f.actions--
  f.done.push(why)
  s.acting.unshift(f.id)
  ctx.emit?.({ type: 'movesUp', who: f.id, why, left: f.actions, rule: 'D6-C-ACT-MoveUp' })
}

/** After somebody's action those who wait may step in. */
export function letWaitersIn(s: State, after: Fighter): void {
  for (const id of s.order) {
    const f = fighter(s, id)
    if (f.waiting && f !== after && f.actions > 0 && !s.asking.includes(id)) s.asking.push(id)
  }
}

/** Whether one who waits acts now. */
export const STEP_IN = [optionOf('none'), optionOf('act')] as const

/** His waiting is over: he acts before those in whose turn he steps. */
export function takesUp(ctx: Ctx, s: State, f: Fighter, type: 'stepsIn' | 'interrupts'): void {
  f.waiting = false
  s.acting = [...s.acting.filter((id) => id !== f.id), f.id]
  ctx.emit?.({ type, who: f.id, rule: type === 'stepsIn' ? 'D6-C-ACT-Wait' : 'D6-C-ACT-Interrupt' })
}

/**
 * After a roll and its points, before the result: foes who wait may act in between (D6-C-ACT-Interrupt). True where
 * somebody did: whatever was known before may be stale. What they have left they do next.
 */
export function interrupted(ctx: Ctx, s: State, actor: Fighter, target: Fighter, takes: Takes): boolean {
  let any = false
  for (const f of s.fighters) {
    if (!f.waiting || f.actions === 0 || !active(f) || f === actor) continue
    // Ruling D6-A94: a comrade’s attack is let be.
    if (s.options.whoInterrupts === 'foes' && !foes(f, actor)) continue
    const about = { ask: 'interrupt', at: actor.id, on: target.id, left: f.actions } as const
    if (ctx.choose({ who: f.id, about, options: STEP_IN, usual: 'none' }).key === 'none') continue
    takesUp(ctx, s, f, 'interrupts')
    takes(ctx, s, f)
    any = true
  }
  return any
}
