import { situation } from './actions/situation.ts'
import { ACTIONS } from './combat-actions.ts'
import { spend } from './exertion.ts'
import { fighter } from './fighters.ts'
import { finishAid } from './first-aid.ts'
import { dies, knockOut } from './incapacity.ts'
import type { Ctx, State } from './types.ts'

/** Acts a dying hero may attempt: cut at his slayer, spit out a spell, bind his wound, crawl away. */
const LAST_ACTS: ReadonlySet<string> = new Set(['attack', 'castSpell', 'doNothing', 'firstAid', 'move'])

/** The single act bought with a Hero Point, if his limbs allow it; then he collapses (LEG-WND-LastAction). */
export function lastAction(ctx: Ctx, s: State, who: string): void {
  const f = fighter(s, who)
  const dead = f.condition === 'dead'
  f.condition = 'up'
  f.actions = 1
  f.barred = false
  const at = situation(s, f)
  const options = ACTIONS.filter((action) => LAST_ACTS.has(action.key) && action.refuse(s, f, at) === undefined)
  const about = { ask: 'last act', rule: 'LEG-WND-LastAction' } as const
  const chosen = ctx.choose({ who, about, options, usual: 'doNothing' })
  ctx.emit?.({ type: 'lastAct', who, act: chosen.key, rule: 'LEG-WND-LastAction' })
  spend(ctx, s, f, chosen.key)
  chosen.act(ctx, s, f)
  finishAid(ctx, s, f)
  f.actions = 0
  if (dead) dies(ctx, s, f, 'LEG-WND-LastAction')
  else knockOut(ctx, s, f, 0, 'LEG-WND-LastAction')
}
