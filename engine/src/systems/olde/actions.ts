import type { Why } from '../../kernel/types.ts'
import { inHand } from './arms.ts'
import { hasRank, shieldOf } from './characters.ts'
import { weapons } from './content/weapons.ts'
import { isAble, suffers } from './fighters.ts'
import type { OldeRule } from './rules.ts'
import type { Fighter, Item, Opportunity, State } from './types.ts'

/** What somebody can do in a round: when in it, for how much, whether all he has will do, and in which set. */
export interface Action {
  readonly slot: 'free' | 'move' | 'act' | 'end'
  readonly cost: number
  /** OLDE-TURN-08: X or Only. */
  readonly only: boolean
  readonly set: 'both' | 'core' | 'advanced'
  readonly rule: OldeRule
}
const row = (slot: Action['slot'], cost: number, only: boolean, set: Action['set'], rule: OldeRule): Action => ({
  slot,
  cost,
  only,
  set,
  rule,
})

/** The movements and actions of both sets. Steps and runs cost by the space; what a reset or a draw costs is looked up. */
export const ACTIONS = {
  'free steps': row('free', 0, false, 'both', 'OLDE-TURN-06'),
  step: row('move', 1, false, 'both', 'OLDE-ACT-step'),
  run: row('move', 1, false, 'advanced', 'OLDE-ADV-run'),
  climb: row('move', 2, false, 'both', 'OLDE-ACT-climb'),
  leap: row('move', 1, false, 'both', 'OLDE-ACT-leap'),
  drop: row('move', 1, false, 'both', 'OLDE-ACT-drop'),
  rise: row('move', 2, true, 'both', 'OLDE-ACT-rise'),
  stand: row('move', 3, true, 'advanced', 'OLDE-ADV-stand'),
  ready: row('move', 1, false, 'both', 'OLDE-ACT-ready'),
  reset: row('move', 1, false, 'both', 'OLDE-XBOW-02'),
  attack: row('act', 2, false, 'core', 'OLDE-ACT-attack'),
  panic: row('act', 1, false, 'advanced', 'OLDE-ADV-panic'),
  melee: row('act', 2, false, 'advanced', 'OLDE-ADV-melee'),
  'all-out': row('act', 3, true, 'advanced', 'OLDE-ADV-all-out'),
  snapshot: row('act', 1, false, 'advanced', 'OLDE-ADV-snapshot'),
  shot: row('act', 2, false, 'advanced', 'OLDE-ADV-shot'),
  aimed: row('act', 3, false, 'advanced', 'OLDE-ADV-aimed'),
  block: row('act', 2, false, 'core', 'OLDE-ACT-block'),
  cast: row('act', 2, false, 'both', 'OLDE-ACT-cast'),
  use: row('act', 3, true, 'both', 'OLDE-ACT-use'),
  aid: row('act', 3, true, 'both', 'OLDE-ACT-aid'),
  recover: row('act', 3, true, 'both', 'OLDE-ACT-recover'),
  guide: row('act', 1, false, 'both', 'OLDE-ACT-guide'),
  flop: row('act', 0, false, 'both', 'OLDE-ACT-flop'),
  pass: row('end', 0, false, 'both', 'OLDE-TURN-07'),
} as const satisfies Record<string, Action>
export type ActionKey = keyof typeof ACTIONS

const RISE = row('move', 1, false, 'both', 'OLDE-ADV-rise')
const BY_CRANK = row('move', 3, false, 'both', 'OLDE-XBOW-03')
const LIMP = row('move', 2, false, 'both', 'OLDE-COND-lame')

/** An action as it is for this fighter in this fight. */
export function actionOf(s: State, f: Fighter, key: ActionKey): Action {
  switch (key) {
    case 'rise':
      return s.options.actions === 'advanced' ? RISE : ACTIONS.rise
    case 'step':
      return suffers(f, 'lame') ? LIMP : ACTIONS.step
    case 'reset':
      return spansByHand(f) ? ACTIONS.reset : BY_CRANK
    case 'ready':
      // Ruling OLDE-B58: what drawing costs.
      return { ...ACTIONS.ready, cost: s.options.readyCost }
    default:
      return ACTIONS[key]
  }
}

/** The crossbow in his hands that is slack. */
export function slackBow(f: Fighter): Item | undefined {
  for (const item of f.items) if (inHand(item) && !item.loaded) return item
  return undefined
}
/** OLDE-XBOW-01: whether he is strong enough to span it without the crank. */
function spansByHand(f: Fighter): boolean {
  const bow = slackBow(f)
  const spans = bow && weapons[bow.weapon]?.ranged?.spans
  return spans == null || f.facts.brawn >= spans
}
export const ACTION_KEYS = Object.keys(ACTIONS) as readonly ActionKey[]

/** The most AP of a round. */
export const MOST_AP = 3
export const leftInRound = (f: Pick<Fighter, 'ap' | 'spent'>): number => Math.min(f.ap, MOST_AP - f.spent)

/** What an action takes of him: its price, or all he was given where that is less and it may be done so (OLDE-TURN-08). */
export function priceOf(s: State, f: Fighter, { cost, only }: Action): { ap: number; only: boolean } {
  // Ruling OLDE-B68: little given for the turn and nothing of it spent; or, played so, little left.
  const reduced = only && f.ap > 0 && f.ap < cost && (s.options.onlyByLeft || f.ap === f.given)
  return reduced ? { ap: f.ap, only: true } : { ap: cost, only: false }
}

/** Why the round, the slot or the purse forbids something; undefined: they do not. */
export function outOfTurn(s: State, f: Fighter, at: Opportunity, key: ActionKey, action: Action): Why | undefined {
  if (action.set !== 'both' && action.set !== s.options.actions)
    return { because: `it belongs to the ${action.set} actions`, rule: 'OLDE-B79' }
  if (!isAble(f)) return { because: 'he can do nothing', rule: 'OLDE-COND-incapacitated' }
  if (key === 'pass') return undefined
  const late = tooLate(s, at, action)
  if (late !== undefined) return late
  const { ap } = priceOf(s, f, action)
  if (ap > f.ap) return { because: `it takes ${ap} AP, and ${f.ap} are left`, rule: 'OLDE-TURN-05' }
  if (ap + f.spent > MOST_AP) return { because: `it takes ${ap} AP, and a round has ${MOST_AP}`, rule: 'OLDE-TURN-05' }
  return undefined
}

function tooLate(s: State, at: Opportunity, { slot }: Action): Why | undefined {
  const rule = 'OLDE-TURN-05'
  if (slot === 'free') {
    if (at.moved || at.acted) return { because: 'free steps come before anything else', rule: 'OLDE-TURN-06' }
    return undefined
  }
  if (slot === 'move') {
    if (at.moved) return { because: 'there is one movement in a round', rule }
    // Ruling OLDE-B67: the movement comes before the action.
    if (at.acted && !s.options.moveAfterAct)
      return { because: 'the movement comes before the action', rule: 'OLDE-B67' }
    return undefined
  }
  return at.acted ? { because: 'there is one action in a round', rule } : undefined
}

/** Why somebody can make no movement, not even up or down; undefined: he can. */
export function cannotMove(f: Fighter): Why | undefined {
  if (suffers(f, 'rooted')) return { because: 'he is rooted to the spot', rule: 'OLDE-COND-rooted' }
  if (suffers(f, 'restrained')) return { because: 'he is restrained', rule: 'OLDE-COND-restrained' }
  return undefined
}
/** Why somebody cannot leave his space by himself; undefined: he can. */
export function cannotGo(f: Fighter): Why | undefined {
  const bound = cannotMove(f)
  if (bound !== undefined) return bound
  if (f.posture !== 'standing') return { because: 'he must rise first', rule: 'OLDE-ACT-rise' }
  return undefined
}
/** Why somebody cannot block with a shield; undefined: he can. */
export function cannotBlock(f: Fighter, rule: OldeRule): Why | undefined {
  if (shieldOf(f) === undefined) return { because: 'there is no shield on the arm', rule }
  return hasRank(f, 'shields', 'journeyman') ? undefined : { because: 'it takes a Journeyman of Shields', rule }
}
/** Why somebody cannot strike at all; undefined: he can. */
export function cannotFight(f: Fighter): Why | undefined {
  if (suffers(f, 'dazed')) return { because: 'he is dazed', rule: 'OLDE-COND-dazed' }
  if (suffers(f, 'frightened')) return { because: 'he must get away', rule: 'OLDE-COND-frightened' }
  return undefined
}
