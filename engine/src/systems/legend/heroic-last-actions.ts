import { Offer } from '../../kernel/offer.ts'
import type { Asks } from '../../kernel/types.ts'
import { fromTable } from '../../mechanisms/asking.ts'
import { type Action, type Situation, situation } from './actions/action.ts'
import { ACTIONS } from './combat-actions.ts'
import { spend } from './exertion.ts'
import { fighter } from './fighters.ts'
import { finishAid } from './first-aid.ts'
import { dies, knockOut } from './incapacity.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** Acts a dying hero may attempt: cut at his slayer, spit out a spell, bind his wound, crawl away. */
const LAST_ACTS: ReadonlySet<string> = new Set(['attack', 'castSpell', 'doNothing', 'firstAid', 'move'])

interface LastMoment {
  readonly s: State
  readonly f: Fighter
  readonly at: Situation
}
const toEnd: Asks<LastMoment, Action> = fromTable(
  ACTIONS.filter(({ key }) => LAST_ACTS.has(key)),
  ({ s, f, at }, action) => action.refuse(s, f, at),
)

/** The single act bought with a Hero Point, if his limbs allow it; then he collapses (LEG-WND-LastAction). */
export function lastAction(ctx: Ctx, s: State, who: string): void {
  const f = fighter(s, who)
  const dead = f.condition === 'dead'
  f.condition = 'up'
  f.actions = 1
  f.barred = false
  const at = situation(s, f)
  const about = { ask: 'last act', rule: 'LEG-WND-LastAction' } as const
  const chosen = ctx.choose(new Offer(who, about, toEnd, { s, f, at }, { usual: 'doNothing' }))
  ctx.emit?.({ type: 'lastAct', who, act: chosen.key, rule: 'LEG-WND-LastAction' })
  spend(ctx, s, f, chosen.key)
  chosen.act(ctx, s, f)
  finishAid(ctx, s, f)
  f.actions = 0
  if (dead) dies(ctx, s, f, 'LEG-WND-LastAction')
  else knockOut(ctx, s, f, 0, 'LEG-WND-LastAction')
}
