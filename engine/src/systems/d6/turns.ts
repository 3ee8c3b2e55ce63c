import { Offer } from '../../kernel/offer.ts'
import { asked, optionOf } from '../../mechanisms/asking.ts'
import { struck } from '../../mechanisms/lasting.ts'
import { type Action, toAct } from './action.ts'
import { otherwiseEngaged } from './aiming.ts'
import type { Skill } from './content/skills.ts'
import { diceOf } from './diecode.ts'
import { active, fighter, foes } from './fighters.ts'
import type { Cited, Ctx, Fighter, State } from './types.ts'
import { dodgeEnds } from './vehicles/aboard.ts'

const COUNTS = ['1', '2', '3', '4', '5', '6', '7', '8'].map(optionOf)
const SKILLS: readonly Skill[] = ['fighting', 'melee combat', 'marksmanship', 'throwing', 'dodge']

/** As many actions as leave a die in his best combat skill: beyond that nothing could be rolled (D6-C-SKILL-ZeroDice). */
function mostActions(f: Fighter): number {
  let best = 1
  for (const skill of SKILLS) best = Math.max(best, diceOf(f.facts.skills[skill]))
  return Math.min(COUNTS.length, best - 1 + f.facts.allotment)
}

/** His turn in the order: defences of the last one end, and he says how many actions he will take (D6-C-ACT-DeclareCount). */
export function beginTurn(ctx: Ctx, s: State, f: Fighter): void {
  if (f.turned === s.round) return
  dodgeEnds(s, f)
  f.effects = struck(f.effects, 'turns')
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

/** He says how many actions he will take, and no more: the penalty is figured from it (D6-C-ACT-NoAdd). */
function declare(ctx: Ctx, s: State, f: Fighter): void {
  f.turned = s.round
  const options = COUNTS.slice(0, mostActions(f))
  const { key } = asked(ctx, { who: f.id, about: { ask: 'actions' }, options })
  f.declared = Number(key)
  f.actions = f.declared
  const rule: Cited[] = ['D6-C-ACT-DeclareCount', 'D6-C-ACT-NoAdd']
  if (f.declared > 1) rule.push('D6-EX-MAP')
  ctx.emit?.({ type: 'declared', who: f.id, actions: f.declared, rule })
}

/**
 * A turn that comes sooner, for what the rules allow it for (D6-C-ACT-MoveUp): he declares his actions now and spends one at
 * once; the others follow when the one who acts is done.
 */
export function moveUp(ctx: Ctx, s: State, f: Fighter, why: string): void {
  f.defences = []
  dodgeEnds(s, f)
  declare(ctx, s, f)
  f.actions--
  f.done.push(why)
  s.acting.unshift(f.id)
  ctx.emit?.({ type: 'movesUp', who: f.id, why, left: f.actions, rule: 'D6-C-ACT-MoveUp' })
}

/** One action of his turn (D6-STEP-TurnChoice). */
export function takeAction(ctx: Ctx, s: State, f: Fighter): void {
  const action = ctx.choose(new Offer(f.id, { ask: 'act', left: f.actions }, toAct, { s, f }))
  f.actions--
  f.done.push(action.key)
  const { key, rule } = action
  ctx.emit?.({ type: 'acts', who: f.id, action: key, left: f.actions, rule: ['D6-STEP-TurnChoice', rule] })
  otherwiseEngaged(s, f, action.key)
  action.act(ctx, s, f)
  letWaitersIn(s, f)
}

/** After somebody's action those who wait may step in. */
function letWaitersIn(s: State, after: Fighter): void {
  for (const id of s.order) {
    const f = fighter(s, id)
    if (f.waiting && f !== after && f.actions > 0 && !s.asking.includes(id)) s.asking.push(id)
  }
}

/** Each time one waits is an action without a roll (D6-C-ACT-Wait). */
const wait: Action = {
  key: 'wait',
  rule: 'D6-C-ACT-Wait',
  refuse: (_s, f) => (f.actions < 2 ? 'waiting takes one action and what he waits for another' : undefined),
  act(ctx, _s, f) {
    f.waiting = true
    ctx.emit?.({ type: 'waits', who: f.id, left: f.actions, rule: 'D6-C-ACT-Wait' })
  },
}
export const WAITING: readonly Action[] = [wait]

const STEP_IN = [optionOf('none'), optionOf('act')] as const

/** One who waits is asked whether he acts now. */
export function stepIn(ctx: Ctx, s: State, f: Fighter): void {
  const about = { ask: 'step in', left: f.actions } as const
  if (ctx.choose({ who: f.id, about, options: STEP_IN, usual: 'none' }).key === 'none') return
  takesUp(ctx, s, f, 'stepsIn')
}

function takesUp(ctx: Ctx, s: State, f: Fighter, type: 'stepsIn' | 'interrupts'): void {
  f.waiting = false
  s.acting = [...s.acting.filter((id) => id !== f.id), f.id]
  ctx.emit?.({ type, who: f.id, rule: type === 'stepsIn' ? 'D6-C-ACT-Wait' : 'D6-C-ACT-Interrupt' })
}

/**
 * After a roll and its points, before the result: foes who wait may act in between (D6-C-ACT-Interrupt). True where
 * somebody did: whatever was known before may be stale. What they have left they do next.
 */
export function interrupted(ctx: Ctx, s: State, actor: Fighter, target: Fighter): boolean {
  let any = false
  for (const f of s.fighters) {
    if (!f.waiting || f.actions === 0 || !active(f) || !foes(f, actor)) continue
    const about = { ask: 'interrupt', at: actor.id, on: target.id, left: f.actions } as const
    if (ctx.choose({ who: f.id, about, options: STEP_IN, usual: 'none' }).key === 'none') continue
    takesUp(ctx, s, f, 'interrupts')
    takeAction(ctx, s, f)
    any = true
  }
  return any
}
