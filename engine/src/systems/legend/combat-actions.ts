import type { Refusal } from '../../kernel/types.ts'
import { type Action, NEEDS, type Need, type Situation, type Why } from './actions/action.ts'
import { aim } from './actions/aim.ts'
import { attack } from './actions/attack.ts'
import { battleFury } from './actions/battle-fury.ts'
import { breakCover } from './actions/break-cover.ts'
import { breakFree } from './actions/break-free.ts'
import { castSpell } from './actions/cast-spell.ts'
import { changeDistance } from './actions/change-distance.ts'
import { changeStance } from './actions/change-stance.ts'
import { charge } from './actions/charge.ts'
import { delay } from './actions/delay.ts'
import { dismissSpell } from './actions/dismiss-spell.ts'
import { doNothing } from './actions/do-nothing.ts'
import { dropWeapon } from './actions/drop-weapon.ts'
import { evade } from './actions/evade.ts'
import { firstAid } from './actions/first-aid.ts'
import { freeWeapon } from './actions/free-weapon.ts'
import { hurtHeld } from './actions/hurt-held.ts'
import { leap } from './actions/leap.ts'
import { letGoOf } from './actions/let-go.ts'
import { mount } from './actions/mount.ts'
import { move } from './actions/move.ts'
import { parry } from './actions/parry.ts'
import { pulledBlow } from './actions/pulled-blow.ts'
import { readyWeapon } from './actions/ready-weapon.ts'
import { situation } from './actions/situation.ts'
import { sprint } from './actions/sprint.ts'
import { stride } from './actions/stride.ts'
import { tripEntangled, tripPasses } from './actions/trip-entangled.ts'
import { withdrawWeapon } from './actions/withdraw-weapon.ts'
import { wrestleFree } from './actions/wrestle-free.ts'
import { turnBegins } from './clocks.ts'
import { spend } from './exertion.ts'
import { active, isSurprised } from './fighters.ts'
import { breakOff, pledgedToMove } from './full-round-manoeuvres.ts'
import { hindrance, isHindered, lowersGuard } from './hindrances.ts'
import { partHolds } from './holds.ts'
import { jump } from './jumping.ts'
import { outmanoeuvre } from './multiple-opponents.ts'
import { watches } from './ranged/situation.ts'
import { caughtUnaware } from './surprise.ts'
import type { Ctx, Fighter, State } from './types.ts'
import { partedReach } from './weapon-reach.ts'

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
  hindrance(f, action.key) ?? caughtUnaware(s, f, action.key) ?? pledgedToMove(f, action.key) ?? action.refuse(s, f, at)

const NOT_HIS_TURN: Why = { because: 'it is not his turn: he can only defend himself', rule: 'LEG-CA-02' }

/** Every action not open to a fighter now, with why not: on another's turn none is (LEG-CA-02). */
export function refusals(s: State, f: Fighter): readonly Refusal[] {
  const waits = !f.acting && s.fighters.some(({ acting }) => acting)
  const at = situation(s, f)
  return ACTIONS.flatMap((action) => {
    const why = waits ? NOT_HIS_TURN : refusal(s, f, action, at)
    return why === undefined ? [] : [{ key: action.key, ...why }]
  })
}

/** Actions are counted by bits, the first by the lowest: those that need something, and the lists they make together. */
const NEEDING = NEEDS.map((need) => bitsOf((action) => action.needs === need))
const OFFERED = new Map<number, readonly Action[]>()
function bitsOf(which: (action: Action) => boolean): number {
  return ACTIONS.reduce((bits, action, i) => (which(action) ? bits | (1 << i) : bits), 0)
}

/** Whether there is in this fight what some actions need. */
function isThere(s: State, need: Need, { against }: Situation): boolean {
  switch (need) {
    case 'holds':
      return s.holds.length > 0
    case 'impaled':
      return s.impaled.length > 0
    case 'spells':
      return s.spells.length > 0
    case 'foes':
      return against > 1
    case 'map':
      return !('bands' in s.where)
  }
}

/** Everything a fighter may do now. The same choice of actions is always the same list: a turn builds none. */
export function offered(s: State, f: Fighter): readonly Action[] {
  const bound = isHindered(f) || isSurprised(s, f) || f.fullRound !== 'none'
  const at = situation(s, f)
  let shut = 0
  for (let n = 0; n < NEEDS.length; n++) if (!isThere(s, NEEDS[n] ?? 'map', at)) shut |= NEEDING[n] ?? 0
  let which = 0
  for (let i = 0; i < ACTIONS.length; i++) {
    const action = ACTIONS[i]
    if (action === undefined || (shut & (1 << i)) !== 0) continue
    const why = bound ? refusal(s, f, action, at) : action.refuse(s, f, at)
    if (why === undefined) which |= 1 << i
  }
  let options = OFFERED.get(which)
  if (options === undefined) {
    options = ACTIONS.filter((_, i) => (which & (1 << i)) !== 0)
    OFFERED.set(which, options)
  }
  return options
}

/** His Strike Rank has come; false when it passes without him. A guard not used until now is lost (LEG-ACT-Parry, LEG-ACT-Evade). */
export function beginTurn(ctx: Ctx, s: State, f: Fighter): boolean {
  f.acted = s.cycle
  f.paced = 0
  f.strode = false
  watches(s, f)
  if (f.guard !== 'none') lowersGuard(ctx, f)
  if (isSurprised(s, f) && !f.alert) {
    f.alert = true
    ctx.emit?.({ type: 'alert', who: f.id, rule: 'LEG-SUR-03' })
  }
  if (s.inside.length > 0) partedReach(s)
  if (s.holds.length > 0) partHolds(ctx, s)
  if (!turnBegins(ctx, s, f)) return false
  breakOff(ctx, s, f)
  return f.actions > 0
}

/** What he declared is paid for at once (LEG-CA-01). */
export function pays(ctx: Ctx, s: State, f: Fighter, action: Action): void {
  if (action.cost !== undefined) return
  f.turns++
  spend(ctx, s, f, action.key)
  if (s.holds.length > 0 && action !== tripEntangled) tripPasses(s, f)
}

/** A fighter's Strike Rank: he spends one Combat Action (LEG-CA-01). */
export function takeTurn(ctx: Ctx, s: State, f: Fighter): void {
  if (beginTurn(ctx, s, f)) acts(ctx, s, f)
}

/** His turn is over. */
export function turnEnds(f: Fighter): void {
  f.acting = false
  f.strode = false
}

/** He does something, and before it what costs nothing. */
export function acts(ctx: Ctx, s: State, f: Fighter): void {
  f.acting = true
  let chosen: Action
  do {
    chosen = ctx.choose({ who: f.id, about: { ask: 'act', left: f.actions }, options: offered(s, f) })
    pays(ctx, s, f, chosen)
    chosen.act(ctx, s, f)
  } while (chosen.cost === 'free' && active(f))
  turnEnds(f)
}
