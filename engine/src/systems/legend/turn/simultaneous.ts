import { type Action, situation } from '../actions/action.ts'
import { refusal, whatToDo } from '../actions/index.ts'
import { type Declared, land, rolled } from '../exchange/attack.ts'
import { breakOff } from '../exchange/charging.ts'
import { active } from '../state/fighters.ts'
import type { Ctx, Exchange, Fighter, State } from '../state/types.ts'
import { beginTurn, pays, turnEnds } from './turn.ts'

/**
 * Everybody of one Strike Rank acts at the same time (LEG-INI-03). Ruling LEG-A13: all declare, all pay, every blow is
 * rolled, then other actions are done, and only then does any blow land. What strikes cannot parry meanwhile, and what
 * another's deed has made impossible comes to nothing.
 */
export function actTogether(ctx: Ctx, s: State, tied: readonly Fighter[]): void {
  const actors = tied.filter((f) => beginTurn(ctx, s, f))
  for (const f of actors) f.acting = true
  if (actors.length > 1) ctx.emit?.({ type: 'together', actors: actors.map(({ id }) => id), rule: 'LEG-INI-03' })
  const chosen = declarations(ctx, s, actors)
  const blows: Declared[] = []
  const others: { readonly f: Fighter; readonly action: Action }[] = []
  for (const [f, action] of chosen) {
    pays(ctx, s, f, action)
    const at = situation(s, f)
    const blow =
      f.fullRound === 'charge' || refusal(s, f, action, at) !== undefined ? undefined : action.declare?.(ctx, s, f, at)
    if (blow === undefined) others.push({ f, action })
    else {
      f.committed = blow.item.id
      blows.push(blow)
    }
  }
  // Ruling LEG-A103: a guard taken on the same Strike Rank is too late for these blows, unless the fight says it counts.
  const early = s.options.simultaneousGuard === 'inTime' ? others.filter(({ action }) => GUARDS.has(action.key)) : []
  for (const { f, action } of early) if (refusal(s, f, action) === undefined) action.act(ctx, s, f)
  const exchanges: Exchange[] = []
  for (const blow of blows) exchanges.push(rolled(ctx, s, blow))
  for (const { attacker } of blows) attacker.committed = undefined
  for (const { f, action } of others) {
    if (!active(f) || early.some((done) => done.f === f)) continue
    if (refusal(s, f, action) === undefined) action.act(ctx, s, f)
    else ctx.emit?.({ type: 'overtaken', who: f.id, action: action.key, rule: 'LEG-INI-03' })
  }
  for (const x of exchanges) land(ctx, s, x)
  for (const f of actors) turnEnds(f)
}

const GUARDS: ReadonlySet<string> = new Set(['parry', 'evade'])

/** Each declares without knowing what the others do; what costs nothing is done at once, and he declares again. */
function declarations(ctx: Ctx, s: State, actors: readonly Fighter[]): (readonly [Fighter, Action])[] {
  const made: (readonly [Fighter, Action])[] = []
  let open = actors
  while (open.length > 0) {
    for (const f of open) breakOff(ctx, s, f)
    const choices = open.map((f) => whatToDo(s, f))
    const answers = ctx.together(choices)
    const again: Fighter[] = []
    for (let i = 0; i < open.length; i++) {
      const [f, action] = [open[i], answers[i]]
      if (f === undefined || action === undefined) continue
      if (action.cost !== 'free') made.push([f, action])
      else {
        if (refusal(s, f, action) === undefined) action.act(ctx, s, f)
        again.push(f)
      }
    }
    open = again.filter(active)
  }
  return made
}
