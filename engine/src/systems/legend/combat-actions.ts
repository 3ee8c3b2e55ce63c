import { Offer, refusals as refused } from '../../kernel/offer.ts'
import type { Asks, Refusal } from '../../kernel/types.ts'
import { fromTable } from '../../mechanisms/asking.ts'
import { type Action, type Situation, situation } from './actions/action.ts'
import { dropWeapon, readyWeapon, withdrawWeapon } from './actions/arms.ts'
import { aim, attack, pulledBlow } from './actions/attack.ts'
import { delay, doNothing, evade, parry } from './actions/defending.ts'
import { breakCover, useDoor } from './actions/doors-and-cover.ts'
import { breakFree, freeWeapon, hurtHeld, letGoOf, tripEntangled, tripPasses, wrestleFree } from './actions/holds.ts'
import { battleFury, castSpell, dismissSpell } from './actions/magic.ts'
import { changeDistance, changeStance, charge, mount, move, sprint, stride } from './actions/moving.ts'
import { breakOff, pledgedToMove } from './charging.ts'
import { turnBegins } from './clocks.ts'
import { hindrance, lowersGuard, spend } from './exertion.ts'
import { active, fighter, isSurprised } from './fighters.ts'
import { finishAid, firstAid } from './first-aid.ts'
import { partHolds } from './holds.ts'
import { dies, knockOut } from './incapacity.ts'
import { jump, leap } from './jumping.ts'
import { outmanoeuvre } from './multiple-opponents.ts'
import { watches } from './ranged/situation.ts'
import type { Ctx, Fighter, LegendQuestion, State, Why } from './types.ts'
import { partedReach } from './weapon-size-and-reach.ts'

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
const turnOf = (s: State, f: Fighter): Turn => ({ s, f, at: situation(s, f) })

/** What a fighter may do when his Strike Rank comes. */
const toAct: Asks<Turn, Action> = fromTable(ACTIONS, ({ s, f, at }, action) => refusal(s, f, action, at))

/** The question what to do with a Combat Action. */
export const whatToDo = (s: State, f: Fighter, turn = turnOf(s, f)): Offer<LegendQuestion, Action, Turn> =>
  new Offer(f.id, { ask: 'act', left: f.actions }, toAct, turn)

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
    const turn = turnOf(s, f)
    chosen = ctx.choose(whatToDo(s, f, turn))
    pays(ctx, s, f, chosen)
    chosen.act(ctx, s, f, turn.at)
  } while (chosen.cost === 'free' && active(f))
  turnEnds(f)
}

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
  if (dead) dies(ctx, s, f, 'LEG-WND-LastAction')
  else knockOut(ctx, s, f, 0, 'LEG-WND-LastAction')
}

const WAIT_OR_ACT = [{ key: 'wait' }, { key: 'act' }] as const

/**
 * Before each later actor, and once more when the Strike Ranks run out, whoever waits may act; his initiative is then the
 * number on which he does (LEG-ACT-Delay). Ruling LEG-A51. True when somebody did.
 */
export function offersDelayed(ctx: Ctx, s: State, next: Fighter | undefined): boolean {
  for (const f of s.fighters) {
    if (!f.delaying || !stillWaits(f) || isSurprised(s, f)) continue
    const about = { ask: 'delayed', at: next?.id ?? '', rule: 'LEG-ACT-Delay' } as const
    if (ctx.choose({ who: f.id, about, options: WAIT_OR_ACT, usual: 'wait' }).key === 'wait') continue
    f.initiative = Math.min(f.initiative, numberBefore(next))
    ctx.emit?.({ type: 'actsAtLast', who: f.id, initiative: f.initiative, rule: 'LEG-ACT-Delay' })
    acts(ctx, s, f)
    f.delaying = false
    return true
  }
  return false
}

/** The Strike Rank just before somebody's, at the least 1: at zero it is too late. */
const numberBefore = (next: Fighter | undefined): number => Math.max(0, next?.initiative ?? 0) + 1

/** A Combat Action spent on a defence meanwhile is the one he waited with. */
function stillWaits(f: Fighter): boolean {
  if (f.actions > 0 && f.actions >= f.waited) return true
  f.delaying = false
  return false
}

/** At Strike Rank zero what was not used is lost (LEG-ACT-Delay); whether anything was. */
export function lapse(ctx: Ctx, s: State): boolean {
  let lost = false
  for (const f of s.fighters) {
    if (!f.delaying) continue
    f.delaying = false
    if (!active(f) || f.actions <= 0 || f.actions < f.waited) continue
    f.actions--
    lost = true
    ctx.emit?.({ type: 'waitedInVain', who: f.id, rule: 'LEG-ACT-Delay' })
  }
  return lost
}
