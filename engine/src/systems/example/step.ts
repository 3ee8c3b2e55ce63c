import { Offer, refusals } from '../../kernel/offer.ts'
import { secret } from '../../kernel/secret.ts'
import type { Asks, Outcome, Refusal, Why } from '../../kernel/types.ts'
import { fromTable } from '../../mechanisms/asking.ts'
import { standing } from './standing.ts'
import { blow } from './strike.ts'
import type { Action, Ctx, Fighter, Stance, State } from './types.ts'

export const ACTIONS = ['strike', 'haymaker', 'recover', 'wait'] as const satisfies readonly Action[]
export const COST = { strike: 1, haymaker: 2, recover: 1, wait: 1 } as const satisfies Record<Action, number>
const STANCES: readonly { readonly key: Stance }[] = [{ key: 'bold' }, { key: 'wary' }]

/** EX-END: the fight is over when at most one side is on its feet. */
export function outcome(state: State): Outcome | undefined {
  if (state.ruled !== null) return { won: state.ruled, because: 'ruling' }
  const won = new Set(state.fighters.filter(standing).map((fighter) => fighter.side))
  return won.size > 1 ? undefined : { won: [...won], because: 'EX-END' }
}

/** One turn, or the beginning of a round when nobody has an action left. */
export function step(ctx: Ctx, state: State): void {
  const fighter = nextToAct(state)
  if (fighter === undefined) beginRound(ctx, state)
  else takeTurn(ctx, state, fighter)
}

/** EX-ORDER: of those with actions left, who has had the fewest turns goes next, the quicker before the slower. */
export function nextToAct(state: State): Fighter | undefined {
  let next: Fighter | undefined
  for (const fighter of state.fighters) {
    if (!standing(fighter) || fighter.actions === 0) continue
    if (next === undefined || before(fighter, next)) next = fighter
  }
  return next
}
const before = (a: Fighter, b: Fighter): boolean =>
  a.turns < b.turns || (a.turns === b.turns && a.quickness > b.quickness)

/** EX-ROUND: every brawler on his feet has two actions. EX-STANCE: and picks a stance in secret, all at once. */
function beginRound(ctx: Ctx, state: State): void {
  state.round++
  ctx.emit?.({ type: 'round', rule: 'EX-ROUND', round: state.round })
  const up = state.fighters.filter(standing)
  const chosen = ctx.together(
    up.map(({ id }) => ({ who: id, about: { ask: 'stance', round: state.round }, options: STANCES, sealed: true })),
  )
  up.forEach((fighter, i) => {
    fighter.actions = 2
    fighter.turns = 0
    fighter.shown = 'hidden'
    fighter.stance = secret([fighter.id], chosen[i]?.key ?? 'wary')
    ctx.emit?.({ type: 'stance', rule: 'EX-STANCE', who: fighter.id, stance: fighter.stance })
  })
}

function takeTurn(ctx: Ctx, state: State, fighter: Fighter): void {
  const who = fighter.id
  state.acting = who
  ctx.emit?.({ type: 'turn', rule: 'EX-ORDER', who, actions: fighter.actions })
  clearHead(ctx, fighter)
  const action = ctx.choose(new Offer(who, { ask: 'turn', actions: fighter.actions }, toAct, fighter)).key
  fighter.actions -= COST[action]
  fighter.turns++
  act(ctx, state, fighter, action)
  state.acting = null
}

function act(ctx: Ctx, state: State, fighter: Fighter, action: Action): void {
  const who = fighter.id
  switch (action) {
    case 'wait':
      ctx.emit?.({ type: 'waits', rule: 'EX-WAIT', who })
      return
    case 'recover':
      fighter.dazed = 0
      ctx.emit?.({ type: 'recovers', rule: 'EX-RECOVER', who })
      return
    default:
      blow(ctx, state, fighter, action)
  }
}

/** EX-DAZED: the daze is gone when the second own turn begins. */
function clearHead(ctx: Ctx, fighter: Fighter): void {
  if (fighter.dazed === 0) return
  fighter.dazed--
  if (fighter.dazed === 0) ctx.emit?.({ type: 'clears', rule: 'EX-DAZED', who: fighter.id })
}

/** What a brawler may do on his turn. */
const toAct: Asks<Fighter, { readonly key: Action }> = fromTable(
  ACTIONS.map((key) => ({ key })),
  (fighter, { key }): Why | undefined => {
    if (key === 'haymaker' && fighter.actions < COST.haymaker) {
      return { because: 'a haymaker takes two actions, and one is left', rule: 'EX-HAYMAKER' }
    }
    if (key === 'recover' && fighter.dazed === 0) {
      return { because: 'there is no daze to shake off', rule: 'EX-RECOVER' }
    }
    return undefined
  },
)

/** Every action this brawler may not take now, and why not. */
export function refused(state: State, who: string): Refusal[] {
  const fighter = state.fighters.find(({ id }) => id === who)
  return fighter === undefined ? [] : refusals(toAct, fighter)
}
