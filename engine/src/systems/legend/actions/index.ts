import { Offer, refusals as refused } from '../../../kernel/offer.ts'
import type { Asks, Refusal } from '../../../kernel/types.ts'
import { fromTable } from '../../../mechanisms/asking.ts'
import { hindrance } from '../body/exertion.ts'
import { pledgedToMove } from '../exchange/charging.ts'
import type { Fighter, LegendQuestion, State, Why } from '../state/types.ts'
import { type Action, type Situation, situation } from './action.ts'
import { aim, attack, onlyThrow, pulledBlow } from './attacking.ts'
import { battleFury, castSpell, dismissSpell } from './casting.ts'
import { breakCover, useDoor } from './doors-and-cover.ts'
import { firstAid } from './first-aid.ts'
import { breakFree, freeWeapon, hurtHeld, letGoOf, tripEntangled, wrestleFree } from './holding.ts'
import { jump, leap } from './jumping.ts'
import { changeDistance, changeStance, charge, mount, move, sprint, stride } from './moving.ts'
import { outmanoeuvre } from './multiple-opponents.ts'
import { dropWeapon, readyWeapon, withdrawWeapon } from './ready.ts'
import { delay, doNothing, evade, parry } from './standing-by.ts'

/** Every action, in the book's order; then what goes along with them, what manoeuvres leave to be undone, the full-round manoeuvres, and what other chapters add. */
export const ACTIONS: readonly Action[] = [
  attack,
  castSpell,
  changeDistance,
  changeStance,
  delay,
  doNothing,
  evade,
  mount,
  move,
  outmanoeuvre,
  parry,
  readyWeapon,
  stride,
  dropWeapon,
  useDoor,
  withdrawWeapon,
  freeWeapon,
  breakFree,
  tripEntangled,
  breakCover,
  leap,
  pulledBlow,
  hurtHeld,
  wrestleFree,
  letGoOf,
  aim,
  charge,
  sprint,
  jump,
  dismissSpell,
  firstAid,
  battleFury,
]

/** Why a fighter may not do something now; undefined when he may. */
export const refusal = (s: State, f: Fighter, action: Action, at: Situation = situation(s, f)): Why | undefined =>
  hindrance(s, f, action.key) ?? pledgedToMove(f, action.key) ?? action.refuse(s, f, at)

const NOT_HIS_TURN: Why = { because: 'it is not his turn: he can only defend himself', rule: 'LEG-CA-02' }

/** Every action not open to a fighter now, with why not: on another's turn none is (LEG-CA-02). */
export function refusals(s: State, f: Fighter): readonly Refusal[] {
  const waits = !f.acting && s.fighters.some(({ acting }) => acting)
  return waits ? ACTIONS.map(({ key }) => ({ key, ...NOT_HIS_TURN })) : refused(toAct, turnOf(s, f))
}

/** Whose turn it is, and how he stands. */
interface Turn {
  readonly s: State
  readonly f: Fighter
  readonly at: Situation
}
export const turnOf = (s: State, f: Fighter): Turn => ({ s, f, at: situation(s, f) })

/** What a fighter may do when his Strike Rank comes. */
const toAct: Asks<Turn, Action> = {
  ...fromTable<Turn, Action>(ACTIONS, ({ s, f, at }, action) => refusal(s, f, action, at)),
  comesTo: ({ s, f, at }, { key }) => (key === 'attack' ? onlyThrow(s, f, at) : undefined),
}

/** The question what to do with a Combat Action. */
export const whatToDo = (s: State, f: Fighter, turn = turnOf(s, f)): Offer<LegendQuestion, Action, Turn> =>
  new Offer(f.id, { ask: 'act', left: f.actions }, toAct, turn)
