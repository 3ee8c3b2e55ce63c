import type { Option } from '../../../kernel/types.ts'
import { optionOf } from '../../../mechanisms/asking.ts'
import { spend } from '../body/exertion.ts'
import { armChosen } from '../body/hands.ts'
import { approach, goesPast } from '../ground/movement.ts'
import { movementLeft, walker } from '../ground/pace.ts'
import { reachOf } from '../ground/reach.ts'
import { stepped } from '../state/derive.ts'
import {
  active,
  canEvade,
  fighter,
  isSurprised,
  itemOf,
  itemOption,
  keptFromAttacking,
  limbsOf,
  noted,
  offGuard,
  spare,
  usable,
} from '../state/fighters.ts'
import type { Charge, Ctx, Exchange, Fighter, Item, LegendRule, Next, State } from '../state/types.ts'
import { declaring, land, rolled } from './attack.ts'
import { onTheWing } from './charging.ts'
import { modifierAt } from './damage.ts'
import { inVain } from './striking.ts'

const STAND = optionOf('stand')
const EVADE = optionOf('evade')

/**
 * The charge meets its target, who stands firm, sets a weapon against it, or evades (LEG-CHG-02, LEG-CHG-05). If he stands
 * and strikes, the longer reach strikes first whatever the initiative (LEG-CHG-03).
 */
export function chargeMeets(ctx: Ctx, s: State, who: string, at: string, item: string, pulled = false): void {
  const f = fighter(s, who)
  const target = fighter(s, at)
  const arm = itemOf(f, item)
  if (!active(f) || arm === undefined) return
  const rule: LegendRule[] = onTheWing(s, f) ? ['LEG-CHG-02', 'LEG-CHG-10'] : ['LEG-CHG-02']
  ctx.emit?.({ type: 'charges', who, at, weapon: arm.weapon.name, rule })
  const passing = goesOn(ctx, s, f, target)
  const { answer, set } = received(ctx, s, f, target)
  s.charge = { by: who, on: at, passing, answer, answered: answer === 'evade', knockedBack: false }
  const blows: Next[] = [{ kind: 'chargeBlow', who, at, item, pulled }]
  const counter = answer === 'evade' ? undefined : strikesBack(ctx, s, f, target, set)
  if (counter !== undefined) {
    s.charge.answered = true
    const back: Next = { kind: 'chargeBlow', who: at, at: counter.at.id, item: counter.item.id }
    if (strikesFirst(target, counter.item, f, arm)) blows.unshift(back)
    else blows.push(back)
    const first = blows[0]?.kind === 'chargeBlow' ? blows[0].who : who
    ctx.emit?.({ type: 'reachDecides', who: first, rule: 'LEG-CHG-03' })
  }
  const steed = mountsBlow(ctx, s, f, target)
  if (steed !== undefined) blows.push(steed)
  s.next.unshift(...blows, { kind: 'chargeOver', who, at, item })
}

const STOP_OR_PASS = [{ key: 'stop' }, { key: 'pass' }] as const
const HOLD_OR_LET = [{ key: 'hold' }, { key: 'let' }] as const
/** Metres that carry him clear of his target's reach. */
const CLEAR = 2

/** A rider or flyer may mean to go on past, if his run is long enough; on foot only if his target lets him (LEG-CHG-07). */
function goesOn(ctx: Ctx, s: State, f: Fighter, target: Fighter): boolean {
  if (movementLeft(s, f) < CLEAR) return false
  const about = { ask: 'ride on', at: target.id, rule: 'LEG-CHG-07' } as const
  if (ctx.choose({ who: f.id, about, options: STOP_OR_PASS, usual: 'stop' }).key === 'stop') return false
  if (f.mount !== undefined || onTheWing(s, f) || !active(target)) return true
  const asked = { ask: 'let pass', at: f.id, rule: 'LEG-CHG-07' } as const
  const lets = ctx.choose({ who: target.id, about: asked, options: HOLD_OR_LET, usual: 'hold' }).key === 'let'
  ctx.emit?.({ type: 'letPass', who: target.id, at: f.id, lets, rule: 'LEG-CHG-07' })
  return lets
}

/** Whether he has a Combat Action to strike with, and may; who is surprised only defends himself (LEG-SUR-03). */
const canStrike = (s: State, f: Fighter): boolean =>
  active(f) && spare(f) > 0 && !keptFromAttacking(f) && f.staggered === 0 && !isSurprised(s, f)

/** Stands, sets a weapon made for it, or evades. */
function received(
  ctx: Ctx,
  s: State,
  f: Fighter,
  target: Fighter,
): { readonly answer: Charge['answer']; readonly set: Item | undefined } {
  const options: (Option & { readonly item?: Item })[] = [STAND]
  if (active(target) && !offGuard(s, target)) {
    if ((spare(target) > 0 || target.guard === 'evade') && canEvade(s, target)) options.push(EVADE)
    if (canStrike(s, target)) for (const item of settable(s, target)) options.push(setting(target, item))
  }
  if (options.length === 1) return { answer: 'stand', set: undefined }
  const about = { ask: 'charged', at: f.id, rule: 'LEG-CHG-02' } as const
  const chosen = ctx.choose({ who: target.id, about, options, usual: STAND.key })
  const { item: set } = chosen
  const answer = chosen.key === EVADE.key ? 'evade' : set === undefined ? 'stand' : 'set'
  const rule = answer === 'set' ? (['LEG-CHG-05', 'LEG-EQP-SetCharge'] as const) : 'LEG-CHG-02'
  ctx.emit?.({ type: 'receives', who: target.id, at: f.id, answer, rule })
  return { answer, set }
}
/** Only weapons so marked can be set against a charge (LEG-EQP-SetCharge). */
const settable = (s: State, f: Fighter): Item[] =>
  f.items.filter((item) => noted(item, 'setAgainstCharge') && usable(s, f, item))
const setting = (f: Fighter, item: Item) => ({ key: `set ${itemOption(f, item).key}`, item })

/** With what he strikes at the charger, and whether at the rider or the mount; it is paid for now. */
function strikesBack(
  ctx: Ctx,
  s: State,
  f: Fighter,
  target: Fighter,
  set: Item | undefined,
): { readonly item: Item; readonly at: Fighter } | undefined {
  if (!canStrike(s, target)) return undefined
  const item = set ?? counterWeapon(ctx, s, f, target)
  if (item === undefined) return undefined
  const mount = f.mount === undefined ? undefined : fighter(s, f.mount)
  const options = [optionOf(f.id), ...(mount === undefined ? [] : [optionOf(mount.id)])]
  const about = { ask: 'strike at' } as const
  const whom = options.length === 1 ? f.id : ctx.choose({ who: target.id, about, options, usual: f.id }).key
  spend(ctx, s, target, 'attack')
  return { item, at: fighter(s, whom) }
}

function counterWeapon(ctx: Ctx, s: State, f: Fighter, target: Fighter): Item | undefined {
  const arms = target.items.filter(
    (item) =>
      item.weapon.use === 'close' &&
      !noted(item, 'trample') &&
      usable(s, target, item) &&
      inVain(s, target, item, f) === undefined,
  )
  return armChosen(ctx, target, { ask: 'strike back', at: f.id, rule: 'LEG-CHG-03' }, arms)
}

/** The longer reach, then the higher initiative, then the charger. */
function strikesFirst(target: Fighter, his: Item, f: Fighter, mine: Item): boolean {
  const longer = reachOf(his) - reachOf(mine)
  return longer !== 0 ? longer > 0 : target.initiative > f.initiative
}

/** A mount that can fight attacks or tramples as well, with a Combat Action of its own (LEG-CHG-03). */
function mountsBlow(ctx: Ctx, s: State, f: Fighter, target: Fighter): Next | undefined {
  const mount = f.mount === undefined ? undefined : fighter(s, f.mount)
  if (mount === undefined || !canStrike(s, mount)) return undefined
  const arms = mount.items.filter((item) => item.where === 'body' && usable(s, mount, item))
  const item = armChosen(ctx, mount, { ask: 'mount attacks', at: target.id, rule: 'LEG-CHG-03' }, arms)
  if (item === undefined) return undefined
  spend(ctx, s, mount, 'attack')
  return { kind: 'chargeBlow', who: mount.id, at: target.id, item: item.id }
}

/** One blow of the charge: the charger's, his mount's, or the one struck back at them. */
export function chargeBlow(ctx: Ctx, s: State, who: string, at: string, id: string, pulled = false): void {
  const { charge } = s
  const striker = fighter(s, who)
  const item = itemOf(striker, id)
  if (charge === undefined || item === undefined || !active(striker)) return
  if (keptFromAttacking(striker) || striker.staggered > 0) {
    ctx.emit?.({ type: 'overtaken', who, action: 'charge', rule: 'LEG-WND-Serious' })
    return
  }
  // Since he ran or raised it he may have dropped it, or lost the use of the arm.
  if (!usable(s, striker, item)) {
    ctx.emit?.({ type: 'overtaken', who, action: 'charge', rule: 'LEG-ACT-Attack' })
    return
  }
  const defender = fighter(s, at)
  if (defender.condition === 'dead' || defender.condition === 'fled') return
  const charger = fighter(s, charge.by)
  const charging = who !== charge.on
  if (charging && stopped(s, charger)) return
  const evades = who === charge.by && charge.answer === 'evade'
  const set = !charging && charge.answer === 'set'
  if (set) ctx.emit?.({ type: 'setWeapon', who, at: charger.id, rule: 'LEG-CHG-05' })
  const modifierStep = charging
    ? momentum(ctx, s, striker, item)
    : set
      ? weightOf(s, charger)
      : striker.facts.modifierStep
  const blow = declaring(striker, defender, item, {
    pulled,
    charging,
    firm: charge.answer !== 'evade',
    modifierStep,
    defence: evades ? 'evade' : undefined,
    undefended: charging && !evades && (charge.answer === 'evade' || (charge.passing && charge.answered)),
  })
  const x = rolled(ctx, s, blow)
  if (charging && charge.passing && x.defence !== 'none') charge.answered = true
  land(ctx, s, x)
  if (!charging) return
  if (knocked(x)) charge.knockedBack = true
  if (evades && x.clear !== false) s.next = s.next.filter((next) => next.kind !== 'chargeBlow')
}

const knocked = (x: Exchange): boolean =>
  x.rolled > x.defender.facts.characteristics.siz && !x.chosen.includes('standFast')

/** A charging biped's Damage Modifier rises one step, a quadruped's two; a braced weapon has the mount's (LEG-CHG-01, LEG-MNT-05). */
function momentum(ctx: Ctx, s: State, f: Fighter, item: Item): number {
  const braced = f.committed === item.id
  const step = braced ? weightOf(s, f) : heavier(s, f)
  const rule: LegendRule[] = braced ? ['LEG-CHG-01', 'LEG-MNT-05'] : ['LEG-CHG-01']
  if (braced && noted(item, 'couched')) rule.push('LEG-EQP-Lance')
  ctx.emit?.({ type: 'momentum', who: f.id, step, rule })
  return step
}
function heavier(s: State, f: Fighter): number {
  const steps = f.facts.traits.includes('quadruped') ? 2 : 1
  return stepped(modifierAt(f.facts.modifierStep), steps, s.options.damageModifierBeyond).step
}
/** The Damage Modifier of what comes charging: the mount's where there is one. */
const weightOf = (s: State, f: Fighter): number => heavier(s, walker(s, f))

/** Down, or with a leg that fails him, unless he has six (LEG-CHG-06). */
function stopped(s: State, f: Fighter): boolean {
  const runner = walker(s, f)
  if (!active(runner) || runner.stance === 'prone') return true
  if (onTheWing(s, f)) return false
  const { all, sound } = limbsOf(runner, 'leg')
  return sound < all && all < 6
}

/** The charge is over: stopped, gone past, or engaged (LEG-CHG-06, LEG-CHG-07, LEG-CHG-08, LEG-CHG-09). */
export function chargeOver(ctx: Ctx, s: State, who: string, at: string, item: string): void {
  const f = fighter(s, who)
  const target = fighter(s, at)
  const { charge } = s
  const left = movementLeft(s, f)
  s.charge = undefined
  f.committed = undefined
  f.chargeAt = undefined
  if (charge === undefined || !active(f)) return
  const solid = target.formation && target.moved === 0 && active(target) && charge.answer !== 'evade'
  if (stopped(s, f) || (solid && !charge.knockedBack)) {
    ctx.emit?.({ type: 'chargeStopped', who, at, rule: 'LEG-CHG-06' })
  } else if (charge.passing) {
    passes(ctx, s, f, target, left, item)
    return
  }
  approach(ctx, s, f, at, left)
  f.fullRound = 'none'
  ctx.emit?.({ type: 'engaged', who, at, met: active(target), rule: 'LEG-CHG-09' })
}

/** On past him: one Combat Action each was all, and nobody has a free attack; what is stuck in him is lost (LEG-CHG-08, LEG-MNT-05). */
function passes(ctx: Ctx, s: State, f: Fighter, target: Fighter, left: number, id: string): void {
  const metres = goesPast(ctx, s, f, target.id, left)
  f.fullRound = 'none'
  f.actions = 0
  if (f.mount !== undefined) fighter(s, f.mount).actions = 0
  ctx.emit?.({ type: 'passed', who: f.id, at: target.id, metres, rule: ['LEG-CHG-07', 'LEG-CHG-08'] })
  const item = itemOf(f, id)
  if (item?.where !== 'stuck') return
  item.where = 'lost'
  ctx.emit?.({ type: 'weaponLost', who: f.id, item: item.weapon.name, rule: 'LEG-MNT-05' })
}
