import type { Action } from './action.ts'
import { ACTIONS } from './actions.ts'
import type { Skill } from './content/skills.ts'
import { diceOf } from './diecode.ts'
import { active, optionOf } from './fighters.ts'
import type { Ctx, Fighter, State } from './types.ts'

const COUNTS = ['1', '2', '3', '4', '5', '6', '7', '8'].map(optionOf)
const SKILLS: readonly Skill[] = ['fighting', 'melee combat', 'marksmanship', 'throwing', 'dodge']

/** As many actions as leave a die in his best combat skill: beyond that nothing could be rolled (D6-C-SKILL-ZeroDice). */
function mostActions(f: Fighter): number {
  let best = 1
  for (const skill of SKILLS) best = Math.max(best, diceOf(f.facts.skills[skill]))
  return Math.min(COUNTS.length, best - 1 + f.facts.allotment + f.extra)
}

/** His turn in the order: defences of the last one end, and he says how many actions he will take (D6-C-ACT-DeclareCount). */
export function beginTurn(ctx: Ctx, s: State, f: Fighter): boolean {
  if (f.turned === s.round) return false
  f.turned = s.round
  if (f.defences.length > 0) {
    f.defences = []
    ctx.emit?.({ type: 'defenceEnds', who: f.id, rule: ['D6-DEF-Window', 'D6-DEF-FullWindow'] })
  }
  if (!active(f)) {
    if (f.levelsThisRound > 0 || f.lostThisRound > 0) ctx.emit?.({ type: 'turnLost', who: f.id, rule: 'D6-C-INIT-Out' })
    return false
  }
  const options = COUNTS.slice(0, Math.max(1, mostActions(f)))
  const chosen =
    options.length === 1 && options[0] ? options[0] : ctx.choose({ who: f.id, about: { ask: 'actions' }, options })
  f.declared = Number(chosen.key)
  f.actions = f.declared
  s.acting.push(f.id)
  ctx.emit?.({ type: 'declared', who: f.id, actions: f.declared, rule: ['D6-C-ACT-DeclareCount', 'D6-C-ACT-NoAdd'] })
  return true
}

/** One action of his turn (D6-STEP-TurnChoice). */
export function takeAction(ctx: Ctx, s: State, f: Fighter): void {
  const options: Action[] = []
  for (const action of ACTIONS) if (action.refuse(s, f) === undefined) options.push(action)
  const chosen = ctx.choose({ who: f.id, about: { ask: 'act', left: f.actions }, options })
  perform(ctx, s, f, chosen)
}

/** Pays for an action and carries it out. */
export function perform(ctx: Ctx, s: State, f: Fighter, action: Action): void {
  f.actions--
  f.done.push(action.key)
  ctx.emit?.({
    type: 'acts',
    who: f.id,
    action: action.key,
    left: f.actions,
    rule: ['D6-STEP-TurnChoice', action.rule],
  })
  action.act(ctx, s, f)
  letWaitersIn(s, f)
}

/** After an action those who wait may step in (D6-C-ACT-Wait). */
function letWaitersIn(s: State, f: Fighter): void {
  for (const id of s.order) {
    const other = s.fighters.find((o) => o.id === id)
    if (other?.waiting && other !== f && other.actions > 0 && !s.asking.includes(id)) s.asking.push(id)
  }
}

const STEP_IN = [optionOf('none'), optionOf('act')] as const
/** One who waits is asked whether he acts now. */
export function stepIn(ctx: Ctx, s: State, f: Fighter): void {
  const about = { ask: 'step in', left: f.actions } as const
  if (ctx.choose({ who: f.id, about, options: STEP_IN, usual: 'none' }).key === 'none') return
  f.waiting = false
  s.acting.push(f.id)
  ctx.emit?.({ type: 'stepsIn', who: f.id, rule: 'D6-C-ACT-Wait' })
}
