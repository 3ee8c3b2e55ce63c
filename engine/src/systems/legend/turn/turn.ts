import { Offer } from '../../../kernel/offer.ts'
import type { Asks } from '../../../kernel/types.ts'
import { fromTable } from '../../../mechanisms/asking.ts'
import { locationName } from '../../../mechanisms/body.ts'
import type { Action, Situation } from '../actions/action.ts'
import { situation } from '../actions/action.ts'
import { finishAid } from '../actions/first-aid.ts'
import { tripEntangled, tripPasses } from '../actions/holding.ts'
import { ACTIONS, turnOf, whatToDo } from '../actions/index.ts'
import { attempt, RESIST, succeeds } from '../body/checks.ts'
import { dies, knockOut, ticks, wakes } from '../body/conditions.ts'
import { lowersGuard, spend } from '../body/exertion.ts'
import { plainSkill } from '../body/plain-skills.ts'
import { testExertion } from '../body/tiring.ts'
import { breakOff } from '../exchange/charging.ts'
import { watches } from '../exchange/ranged/situation.ts'
import { partHolds } from '../ground/holds.ts'
import { partedReach } from '../ground/reach.ts'
import { active, fighter, isSurprised, keptFromAttacking } from '../state/fighters.ts'
import type { Counted, Ctx, Fighter, State } from '../state/types.ts'

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
    if (countsAnew(ctx, f)) acts(ctx, s, f)
    f.delaying = false
    return true
  }
  return false
}

/**
 * What has befallen him while he waited counts the Combat Action he waited with, as it would any other; false when it is
 * forfeit (LEG-ACT-Delay).
 */
function countsAnew(ctx: Ctx, f: Fighter): boolean {
  const { waitedWith: before } = f
  if (before === undefined) return true
  const grown = (of: keyof Counted): boolean => f[of] > before[of]
  if (grown('noAttack') || grown('shaken')) f.barred = true
  if (grown('noAttack')) f.noAttack--
  if (grown('shaken')) f.shaken--
  if (grown('noRising')) f.noRising--
  if (grown('staggered')) {
    f.defending = true
    f.staggered--
  }
  if (!grown('forfeit')) return true
  f.forfeit--
  f.actions--
  ctx.emit?.({ type: 'forfeited', who: f.id, left: f.forfeit, rule: ['LEG-CA-01', 'LEG-ACT-Delay'] })
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
    lost = true
    if (!countsAnew(ctx, f)) continue
    f.actions--
    ctx.emit?.({ type: 'waitedInVain', who: f.id, rule: 'LEG-ACT-Delay' })
  }
  return lost
}

/**
 * A fighter's Combat Action has come: everything counted in his own Combat Actions is counted here, before he decides.
 * False when it passes without him: he is unconscious, dead, or forfeits it.
 */
export function turnBegins(ctx: Ctx, s: State, f: Fighter): boolean {
  if (f.condition !== 'up' && !comesTo(ctx, s, f)) {
    f.actions = f.condition === 'dead' ? 0 : Math.max(0, f.actions - 1)
    return false
  }
  if (f.noRising > 0) f.noRising--
  feelLimbs(ctx, s, f)
  testExertion(ctx, s, f)
  f.barred = keptFromAttacking(f)
  if (f.noAttack > 0) f.noAttack--
  if (f.shaken > 0) f.shaken--
  f.defending = f.staggered > 0
  if (f.defending) f.staggered--
  if (f.forfeit > 0) {
    f.forfeit--
    f.actions--
    ctx.emit?.({ type: 'forfeited', who: f.id, left: f.forfeit, rule: 'LEG-CA-01' })
    return false
  }
  f.stumbling = false
  return true
}

/** The clocks of one who lies unconscious: he dies of it (LEG-NPC-Zero), or wakes and may act (LEG-MAN-StunLocation). */
function comesTo(ctx: Ctx, s: State, f: Fighter): boolean {
  if (!ticks(f)) return false
  if (f.expiring > 0) {
    f.expiring--
    if (f.expiring === 0) dies(ctx, s, f, 'LEG-NPC-Zero')
    return false
  }
  f.unconsciousFor--
  if (f.unconsciousFor > 0) return false
  wakes(ctx, f, 'LEG-MAN-StunLocation')
  return f.condition === 'up'
}

/** Numb limbs come back after their Combat Actions, or once Resilience succeeds (LEG-MAN-StunLocation, LEG-FUM-Nat-0406). */
function feelLimbs(ctx: Ctx, s: State, f: Fighter): void {
  const { limbs } = f
  for (let i = 0; i < limbs.length; i++) {
    const l = limbs[i]
    if (l === undefined || l.numb === 0) continue
    if (l.numb > 0) {
      l.numb--
      if (l.numb === 0) felt(ctx, f, i, 'LEG-MAN-StunLocation')
    } else if (succeeds(attempt(ctx, f, RESIST.resilience, plainSkill(s, f, 'resilience')))) {
      l.numb = 0
      felt(ctx, f, i, 'LEG-FUM-Nat-0406')
    }
  }
}

function felt(ctx: Ctx, f: Fighter, location: number, rule: 'LEG-MAN-StunLocation' | 'LEG-FUM-Nat-0406'): void {
  ctx.emit?.({ type: 'felt', who: f.id, location: locationName(f, location), rule })
}
