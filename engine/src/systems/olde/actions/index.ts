import type { Points, Why } from '../../../kernel/types.ts'
import { inHand } from '../body/arms.ts'
import type { OldeRule } from '../book/rules.ts'
import { weapons } from '../content/weapons.ts'
import { isAble, MOST_AP, suffers } from '../state/fighters.ts'
import type { Fighter, Item, Opportunity, State } from '../state/types.ts'

/** What somebody can do in a round: when in it, for how much, whether all he has will do, and in which set. */
export interface Action {
  readonly slot: 'free' | 'move' | 'act' | 'end'
  readonly cost: number
  /** OLDE-TURN-08: X or Only. */
  readonly only: boolean
  readonly set: 'both' | 'core' | 'advanced'
  readonly rule: OldeRule
  /** Where screens list it. */
  readonly group: Points['group']
  /** What it costs who tumbles through it; left out: nobody does. */
  readonly tumbled?: number
}
const row = (
  slot: Action['slot'],
  cost: number,
  only: boolean,
  set: Action['set'],
  rule: OldeRule,
  group: Action['group'],
  tumbled?: number,
): Action => ({ slot, cost, only, set, rule, group, ...(tumbled === undefined ? {} : { tumbled }) })

/** The movements and actions of both sets. Steps and runs cost by the space; what a reset or a draw costs is looked up. */
export const ACTIONS = {
  'free steps': row('free', 0, false, 'both', 'OLDE-TURN-06', 'move'),
  step: row('move', 1, false, 'both', 'OLDE-ACT-step', 'move'),
  run: row('move', 1, false, 'advanced', 'OLDE-ADV-run', 'move'),
  climb: row('move', 2, false, 'both', 'OLDE-ACT-climb', 'move', 1),
  leap: row('move', 1, false, 'both', 'OLDE-ACT-leap', 'move'),
  drop: row('move', 1, false, 'both', 'OLDE-ACT-drop', 'move', 0),
  rise: row('move', 2, true, 'both', 'OLDE-ACT-rise', 'move', 0),
  stand: row('move', 3, true, 'advanced', 'OLDE-ADV-stand', 'move', 1),
  ready: row('move', 1, false, 'both', 'OLDE-ACT-ready', 'other'),
  reset: row('move', 1, false, 'both', 'OLDE-XBOW-02', 'other'),
  attack: row('act', 2, false, 'core', 'OLDE-ACT-attack', 'strike'),
  panic: row('act', 1, false, 'advanced', 'OLDE-ADV-panic', 'strike'),
  melee: row('act', 2, false, 'advanced', 'OLDE-ADV-melee', 'strike'),
  'all-out': row('act', 3, true, 'advanced', 'OLDE-ADV-all-out', 'strike'),
  snapshot: row('act', 1, false, 'advanced', 'OLDE-ADV-snapshot', 'strike'),
  shot: row('act', 2, false, 'advanced', 'OLDE-ADV-shot', 'strike'),
  aimed: row('act', 3, false, 'advanced', 'OLDE-ADV-aimed', 'strike'),
  block: row('act', 2, false, 'core', 'OLDE-ACT-block', 'guard'),
  cast: row('act', 2, false, 'both', 'OLDE-ACT-cast', 'cast'),
  use: row('act', 3, true, 'both', 'OLDE-ACT-use', 'other'),
  aid: row('act', 3, true, 'both', 'OLDE-ACT-aid', 'other'),
  recover: row('act', 3, true, 'both', 'OLDE-ACT-recover', 'spend'),
  guide: row('act', 1, false, 'both', 'OLDE-ACT-guide', 'other'),
  flop: row('act', 0, false, 'both', 'OLDE-ACT-flop', 'move'),
  pass: row('end', 0, false, 'both', 'OLDE-TURN-07', 'other'),
} as const satisfies Record<string, Action>
export type ActionKey = keyof typeof ACTIONS

const RISE = row('move', 1, false, 'both', 'OLDE-ADV-rise', 'move', 0)
const BY_CRANK: Action = { ...ACTIONS.reset, cost: 3, rule: 'OLDE-XBOW-03' }
const LIMP: Action = { ...ACTIONS.step, cost: 2, rule: 'OLDE-COND-lame' }

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
