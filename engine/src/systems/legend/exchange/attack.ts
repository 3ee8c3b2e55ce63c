import { Offer } from '../../../kernel/offer.ts'
import type { Modifier } from '../../../kernel/types.ts'
import {
  ATTACK,
  attackAgain,
  defenceAgain,
  EVADE as EVADE_ROLL,
  excess,
  forcedAgain,
  levelOf,
  levelRule,
  PARRY,
  rank,
  succeeds,
} from '../body/checks.ts'
import { spend } from '../body/exertion.ts'
import { lastChance } from '../body/heroic-abilities.ts'
import { outOfSight } from '../ground/cover.ts'
import { partHolds } from '../ground/holds.ts'
import { outnumbered } from '../ground/movement.ts'
import { inContact } from '../ground/places.ts'
import { reachableLimb } from '../ground/reach.ts'
import {
  active,
  fighter,
  helpless,
  isUnarmed,
  keptFromAttacking,
  noted,
  offGuard,
  styleFor,
  usable,
} from '../state/fighters.ts'
import { noting, reckoned, tellAttackRoll, tellCut, tellDefenceRoll } from '../state/note.ts'
import type { Ctx, Exchange, Fighter, Item, LegendRule, Level, State } from '../state/types.ts'
import { opened } from './declared.ts'
import { caughtByCharge, coming, EVADE, evaded, NO_DEFENCE, offBalance, toDefend } from './defence.ts'
import { fumble } from './fumbles.ts'
import { blow } from './landed.ts'
import { afterBlow, offeredManoeuvres } from './manoeuvres.ts'
import { attackSkill, defenceSkill } from './modifiers.ts'
import { lostShot } from './ranged/situation.ts'
import { attackOver } from './ranged-attacks.ts'
import { foreseen } from './repetition.ts'

/** How an attack was declared. */
export interface Declared {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly item: Item
  readonly pulled: boolean
  readonly charging: boolean
  /** The defender has chosen to stand firm, and so does not dive out of the charge's way (LEG-CHG-02). */
  readonly firm?: boolean | undefined
  /** A defender who may do nothing, as one caught by a charge. */
  readonly undefended?: boolean | undefined
  /** Evade, decided before: against a charge, or as part of changing the distance, where it costs nothing more (LEG-CLS-03). */
  readonly defence?: 'evade' | 'moving' | undefined
  /** A place on the ladder of Damage Modifiers instead of the attacker's own (LEG-CHG-01, LEG-CHG-05, LEG-MNT-05). */
  readonly modifierStep?: number | undefined
  /** The one limb this attacker can reach; -1: any location (LEG-RCH-03). */
  readonly limb?: number | undefined
  /** The location of the defender that the attacker holds and hurts (LEG-UNA-05). */
  readonly held?: number | undefined
  /** The shot that strayed to this defender, whose roll stands (LEG-CRD-02). */
  readonly flight?: Exchange | undefined
}

/** An attack declared, with what sets it apart from a plain blow: all are records of one shape. */
export const declaring = (
  attacker: Fighter,
  defender: Fighter,
  item: Item,
  { pulled, charging, firm, undefended, defence, modifierStep, limb, held, flight }: Partial<Declared> = PLAIN,
): Declared => ({
  attacker,
  defender,
  item,
  pulled: pulled ?? false,
  charging: charging ?? false,
  firm,
  undefended,
  defence,
  modifierStep,
  limb,
  held,
  flight,
})
const PLAIN: Partial<Declared> = {}

/** The whole exchange: attack, declared defence, manoeuvres, damage, location, wound (LEG-ATK-01 to LEG-ATK-10). */
export function exchange(ctx: Ctx, s: State, d: Declared): void {
  const x = rolled(ctx, s, d)
  land(ctx, s, x)
}

/** Both rolls and the manoeuvres they win, up to where damage would fall: simultaneous blows all come this far first. */
export function rolled(ctx: Ctx, s: State, d: Declared): Exchange {
  const x = declared(ctx, s, d)
  const { attacker, defender } = x
  reckon(ctx, s, x)
  const certain = certainResult(s, x)
  x.attackLevel = certain?.level ?? ctx.read(x.attackToss, levelOf, x.attackSkill)
  if (ctx.emit !== undefined) tellAttack(ctx, x, certain?.rule)
  if (certain === undefined) attackAgain(ctx, x, ATTACK)
  if (x.defence !== 'none') defend(ctx, s, x)
  else ctx.emit?.({ type: 'undefended', who: defender.id, at: attacker.id, rule: openRules(s, defender) })
  if (certain === undefined) forcedAgain(ctx, x, ATTACK)
  if (x.charging && x.defence === 'evade') caughtByCharge(ctx, s, x)
  if (!succeeds(x.attackLevel) && !succeeds(x.defenceLevel)) {
    const withdrawn = x.defence !== 'none' && x.defenceToss === undefined
    if (!withdrawn) ctx.emit?.({ type: 'bothFailed', who: attacker.id, at: defender.id, rule: 'LEG-ATK-09' })
    return x
  }
  const won = rank(x.attackLevel) - rank(x.defenceLevel)
  if (won !== 0 && x.flight === undefined) {
    x.winner = won > 0 ? attacker : x.warden
    offeredManoeuvres(ctx, s, x, Math.abs(won))
  }
  return x
}

/** The intention to parry is declared before the attack roll, and costs its Combat Action when it is carried out (LEG-ATK-02). */
function declared(ctx: Ctx, s: State, d: Declared): Exchange {
  const { attacker, defender, item } = d
  let chosen = NO_DEFENCE
  if (d.defence !== undefined) chosen = EVADE
  else if (d.undefended !== true) {
    if (defender.guard === 'none') lastChance(ctx, s, defender, attacker.id)
    const about = { ask: 'defend', at: attacker.id, item: item.id } as const
    const offer = new Offer(defender.id, about, toDefend, coming(s, d), { usual: 'none' })
    if (offer.only === undefined) {
      chosen = ctx.choose(offer)
      if (chosen.key !== NO_DEFENCE.key && ctx.emit !== undefined) {
        const weapon = chosen.warden === undefined ? chosen.item?.weapon.name : undefined
        const defence = chosen.key
        ctx.emit({ type: 'defence', who: defender.id, at: attacker.id, defence, weapon, rule: 'LEG-ATK-02' })
      }
    }
  }
  const guard = chosen.item
  const { pulled, charging, modifierStep, limb, held, flight } = d
  return opened(attacker, defender, item, flight?.attackToss ?? ctx.toss(ATTACK, attacker.id), {
    guard,
    warden: chosen.warden,
    defence: guard !== undefined ? 'parry' : chosen.key === NO_DEFENCE.key ? 'none' : 'evade',
    moving: d.defence === 'moving',
    modifierStep,
    limb,
    pulled,
    charging,
    held,
    flight,
  })
}

/** What both are worth in this exchange. Ruling LEG-A12: a skill over 100% lowers the other here too. */
function reckon(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  const forAttack: Modifier[] | undefined = ctx.emit === undefined ? undefined : []
  const forDefence: Modifier[] | undefined = ctx.emit === undefined ? undefined : []
  const note = noting(forAttack)
  const noteDefence = noting(forDefence)
  const attack = attackSkill(s, x, note) + foreseen(s, attacker, defender.id, note)
  let defence = 0
  if (x.defence !== 'none') {
    defence = defenceSkill(s, x, noteDefence) + foreseen(s, defender, attacker.id, noteDefence)
    x.cut = s.options.over100InCombat ? excess(attack, defence) : 0
  }
  x.attackSkill = x.flight?.attackSkill ?? attack - x.cut
  x.attackTerms = x.flight?.attackTerms ?? forAttack ?? x.attackTerms
  x.defenceTerms = forDefence ?? x.defenceTerms
  x.defenceSkill = defence - x.cut
  reckoned(ctx, attacker, 'attack', attack, forAttack, x.ranged ? 'LEG-RM-Stack' : 'LEG-CM-Stack')
  reckoned(ctx, x.warden, x.defence, defence, forDefence)
  tellCut(ctx, x)
}

/** Why nothing meets the blow: he cannot or will not (LEG-ATK-10), he is still startled (LEG-SUR-03), there are too many of them (LEG-MUL-01). */
function openRules(s: State, f: Fighter): LegendRule[] {
  const rules: LegendRule[] = ['LEG-ATK-10']
  if (offGuard(s, f)) rules.push('LEG-SUR-03')
  if (f.actions === 0 && outnumbered(s, f)) rules.push('LEG-MUL-01')
  return rules
}

function tellAttack(ctx: Ctx, x: Exchange, certain: LegendRule | undefined): void {
  const rule: LegendRule[] = ['LEG-ACT-Attack', 'LEG-ATK-01', styleRule(x.attacker, x.item)]
  rule.push(certain ?? levelRule(ctx.shown(x.attackToss), x.attackSkill, x.attackLevel))
  if (x.ranged) rule.push('LEG-RNG-01')
  tellAttackRoll(ctx, x, rule)
}

/** Bare hands serve beside any style, a trained weapon by its own, another by substitution (LEG-STY-06, LEG-STY-01, LEG-STY-07). */
const styleRule = (f: Fighter, item: Item): LegendRule =>
  isUnarmed(item) ? 'LEG-STY-06' : styleFor(f, item) === undefined ? 'LEG-STY-07' : 'LEG-STY-01'

const COMPLETE = [{ key: 'roll' }, { key: 'save' }] as const

/** The defence is rolled; against a miss the parrier may save his Combat Action instead and forgo a manoeuvre (LEG-ATK-03, LEG-ATK-08). */
function defend(ctx: Ctx, s: State, x: Exchange): void {
  const { defender, attacker, warden } = x
  const missed = !succeeds(x.attackLevel)
  if (x.defence === 'parry' && missed) {
    const about = { ask: 'complete parry', at: attacker.id, level: x.attackLevel } as const
    const choice = ctx.choose({ who: warden.id, about, options: COMPLETE, usual: 'roll' })
    if (choice.key === 'save') {
      ctx.emit?.({ type: 'parrySaved', who: warden.id, at: attacker.id, rule: 'LEG-ATK-03' })
      return
    }
  }
  if (warden.guard === x.defence) warden.guard = 'none'
  else if (!x.moving) spend(ctx, s, warden, x.defence)
  const chance = x.defence === 'parry' ? PARRY : EVADE_ROLL
  const toss = ctx.toss(chance, warden.id)
  x.defenceToss = toss
  x.defenceLevel = ctx.read(toss, levelOf, x.defenceSkill)
  if (ctx.emit !== undefined) {
    const rule: LegendRule[] = [levelRule(ctx.shown(toss), x.defenceSkill, x.defenceLevel)]
    if (x.defence === 'parry') rule.push('LEG-ACT-Parry', 'LEG-ATK-01')
    else rule.push('LEG-ACT-Evade', 'LEG-EVD-01')
    if (missed) rule.push('LEG-ATK-08')
    if (x.ranged && x.guard !== undefined) rule.push('LEG-EQP-ParryMissiles')
    if (noted(x.item, 'evadeOnly')) rule.push('LEG-EQP-EvadeOnly')
    if (warden !== defender) rule.push('LEG-MNT-03')
    tellDefenceRoll(ctx, x, warden.id, toss, rule)
  }
  defenceAgain(ctx, x, chance)
  if (x.defence === 'evade' && !x.moving) offBalance(ctx, s, x)
}

/** Damage, location, wound and what manoeuvres and fumbles add, in the book's order; whether the attack struck anything. */
export function land(ctx: Ctx, s: State, x: Exchange): boolean {
  const strikes = succeeds(x.attackLevel) && !(x.defence === 'evade' && evaded(ctx, x))
  if (strikes) blow(ctx, s, x, strays)
  afterBlow(ctx, s, x)
  if (x.defenceLevel === 'fumble' && active(x.warden)) fumble(ctx, s, x, x.warden)
  if (x.attackLevel === 'fumble' && active(x.attacker)) fumble(ctx, s, x, x.attacker)
  if (x.flight === undefined) attackOver(x)
  if (s.holds.length > 0) partHolds(ctx, s)
  return strikes
}

/** A shot that strikes another keeps its roll, and whom it strikes may defend himself (LEG-CRD-02). */
const strays = (ctx: Ctx, s: State, flight: Exchange, victim: Fighter): boolean =>
  land(ctx, s, rolled(ctx, s, declaring(flight.attacker, victim, flight.item, { flight })))

/** A queued counter-attack, paid for when it was chosen: the next step (LEG-MAN-Riposte). */
export function riposte(ctx: Ctx, s: State, who: string, at: string, item: Item): void {
  const attacker = fighter(s, who)
  const defender = fighter(s, at)
  if (!active(attacker) || !active(defender)) return
  // A fumble between the parry and its answer may have cost him the weapon or the use of it, and either may have been driven off.
  if (!usable(s, attacker, item) || keptFromAttacking(attacker) || !inContact(s, who, at)) {
    ctx.emit?.({ type: 'overtaken', who, action: 'riposte', rule: 'LEG-MAN-Riposte' })
    return
  }
  exchange(ctx, s, declaring(attacker, defender, item, { limb: reachableLimb(s, attacker, item, defender) }))
}

/** A result the dice do not decide, and why. */
export interface Certain {
  readonly level: Level
  readonly rule: LegendRule
}

const HELPLESS: Certain = { level: 'critical', rule: 'LEG-CM-Helpless' }

/**
 * What an attack comes to whatever is rolled: close by a helpless target is hit critically (LEG-CM-Helpless), what cannot
 * be seen at all is missed (LEG-COV-03), and so is everything in a gale or by a blind shooter (LEG-RM-Wind,
 * LEG-RM-Attacker). Ruling LEG-A22: from afar helplessness is only +10%. A shot that strayed keeps its roll (LEG-CRD-02).
 */
export function certainResult(s: State, x: Exchange): Certain | undefined {
  const { attacker, defender, flight } = x
  if (flight !== undefined) return { level: flight.attackLevel, rule: 'LEG-CRD-02' }
  const lost = (x.ranged ? lostShot(s, attacker) : undefined) ?? outOfSight(defender, x.ranged)
  if (lost !== undefined) return { level: 'failure', rule: lost }
  return !x.ranged && helpless(defender) ? HELPLESS : undefined
}
