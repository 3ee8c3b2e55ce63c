import { type Effect, effects, times } from '../../../mechanisms/effects.ts'
import { succeeds } from '../body/checks.ts'
import type { WeaponManoeuvre } from '../content/types.ts'
import { whollyHidden } from '../ground/cover.ts'
import { lame } from '../ground/pace.ts'
import { inWater, isUnarmed, listed } from '../state/fighters.ts'
import type { Ctx, Exchange, LegendQuestion, LegendRule, State } from '../state/types.ts'
import { weaponDice } from './damage.ts'
import {
  blindOpponent,
  canRiposte,
  overextend,
  payForRiposte,
  pinnable,
  pinWeapon,
  regainFooting,
  riposteNext,
  slipFree,
} from './manoeuvres/defensive.ts'
import { changeRange, loser, rangeChangeable } from './manoeuvres/exchange-won.ts'
import { impale } from './manoeuvres/impale.ts'
import { bash, bashable, bleeds, entangle, grip, grippable, stunLocation, trip } from './manoeuvres/offensive.ts'
import { damageable, damageWeapon, disarm, disarmable, takeWeapon } from './manoeuvres/weapons.ts'
import { shoots } from './ranged/missile-weapons.ts'
import { remembered } from './repetition.ts'

/** A Combat Manoeuvre as the summary table lists it, and when this exchange allows it (LEG-LVL-02, LEG-LVL-03, LEG-LVL-05). */
type Manoeuvre = Effect<Ctx, State, Exchange, LegendRule, never>

const hitComes = (_s: State, x: Exchange): boolean => succeeds(x.attackLevel) && x.defence !== 'evade'
const wasParried = (_s: State, x: Exchange): boolean => x.defence === 'parry'
/** Manoeuvres that need a weapon listed with them (LEG-LVL-03). */
const lists =
  (manoeuvre: WeaponManoeuvre) =>
  (_s: State, x: Exchange): boolean =>
    listed(x.item, manoeuvre)
const shows = (s: State, x: Exchange): boolean => !whollyHidden(s, x.attacker, x.defender, x.ranged)
/** Ruling LEG-A08: once for each die of the weapon. */
const hasDiceLeft = (_s: State, x: Exchange): boolean => times(x, 'maximiseDamage') < weaponDice(x.item)
/** Ruling LEG-A10: the weapon's own list governs, unless the fight keeps Sunder to two hands. */
const sunders = (s: State, x: Exchange): boolean =>
  listed(x.item, 'sunder') && (!s.options.sunderTwoHandedOnly || x.item.weapon.hands === 2)
const canBeTripped = (_s: State, x: Exchange): boolean => loser(x).stance === 'standing' && !inWater(loser(x))
const pinsShield = (_s: State, x: Exchange): boolean => listed(x.item, 'pinWeapon') && x.guard !== undefined
const canRise = (_s: State, { warden: f }: Exchange): boolean => f.stance === 'prone' && f.noRising === 0 && !lame(f)
const isHeld = (s: State, { warden }: Exchange): boolean =>
  s.holds.some(({ on, kind }) => on === warden.id && kind !== 'grapple')
const takesWeapon = (s: State, x: Exchange): boolean => x.guard !== undefined && isUnarmed(x.guard) && disarmable(s, x)

/** Ruling LEG-A04: Pin Weapon needs a critical, unless the fight is lenient. */
const waived = (s: State): boolean => s.options.lenientPin

/** Every manoeuvre, in the order of the summary table. Ruling LEG-A07: critical and stackable as its footnotes say. */
const TABLE: readonly Manoeuvre[] = [
  { key: 'bashOpponent', rule: 'LEG-MAN-Bash', by: 'attacker', ranged: 'thrown', allows: bashable, does: bash },
  { key: 'bleed', rule: 'LEG-MAN-Bleed', by: 'attacker', ranged: 'any', allows: lists('bleed'), does: bleeds },
  { key: 'bypassArmour', rule: 'LEG-MAN-BypassArmour', by: 'attacker', roll: 'critical', ranged: 'any' },
  { key: 'bypassParry', rule: 'LEG-MAN-BypassParry', by: 'attacker', stacks: true, allows: wasParried },
  { key: 'changeRange', rule: 'LEG-MAN-ChangeRange', by: 'both', allows: rangeChangeable, does: changeRange },
  { key: 'chooseLocation', rule: 'LEG-MAN-ChooseLocation', by: 'attacker', ranged: 'any', allows: shows },
  { key: 'damageWeapon', rule: 'LEG-MAN-DamageWeapon', by: 'both', allows: damageable, does: damageWeapon },
  { key: 'disarmOpponent', rule: 'LEG-MAN-Disarm', by: 'both', ranged: 'thrown', allows: disarmable, does: disarm },
  { key: 'grip', rule: 'LEG-MAN-Grip', by: 'attacker', allows: grippable, does: grip },
  { key: 'impale', rule: 'LEG-MAN-Impale', by: 'attacker', ranged: 'any', allows: lists('impale'), does: impale },
  {
    key: 'maximiseDamage',
    rule: 'LEG-MAN-Maximise',
    by: 'attacker',
    roll: 'critical',
    stacks: true,
    ranged: 'any',
    allows: hasDiceLeft,
  },
  {
    key: 'stunLocation',
    rule: 'LEG-MAN-StunLocation',
    by: 'attacker',
    ranged: 'any',
    allows: lists('stunLocation'),
    does: stunLocation,
  },
  { key: 'sunder', rule: 'LEG-MAN-Sunder', by: 'attacker', ranged: 'any', allows: sunders },
  {
    key: 'entangle',
    rule: 'LEG-MAN-Entangle',
    by: 'attacker',
    ranged: 'any',
    allows: lists('entangle'),
    does: entangle,
  },
  { key: 'tripOpponent', rule: 'LEG-MAN-Trip', by: 'both', ranged: 'thrown', allows: canBeTripped, does: trip },
  { key: 'blindOpponent', rule: 'LEG-MAN-BlindOpponent', by: 'defender', roll: 'critical', does: blindOpponent },
  {
    key: 'enhanceParry',
    rule: 'LEG-MAN-EnhanceParry',
    by: 'defender',
    stacks: true,
    ranged: 'any',
    allows: wasParried,
  },
  { key: 'overextendOpponent', rule: 'LEG-MAN-Overextend', by: 'defender', stacks: true, does: overextend },
  {
    key: 'pinWeapon',
    rule: 'LEG-MAN-PinWeapon',
    by: 'defender',
    roll: 'critical',
    waived,
    allows: pinnable,
    does: pinWeapon,
  },
  {
    key: 'pinShield',
    rule: 'LEG-EQP-Javelin',
    by: 'attacker',
    roll: 'critical',
    ranged: 'any',
    allows: pinsShield,
    does: pinWeapon,
  },
  { key: 'redirectBlow', rule: 'LEG-MAN-RedirectBlow', by: 'defender', ranged: 'any', allows: hitComes },
  { key: 'regainFooting', rule: 'LEG-MAN-RegainFooting', by: 'defender', allows: canRise, does: regainFooting },
  {
    key: 'riposte',
    rule: 'LEG-MAN-Riposte',
    by: 'defender',
    allows: canRiposte,
    pay: payForRiposte,
    does: riposteNext,
  },
  { key: 'slipFree', rule: 'LEG-MAN-SlipFree', by: 'defender', ranged: 'any', allows: isHeld, does: slipFree },
  { key: 'standFast', rule: 'LEG-MAN-StandFast', by: 'defender', ranged: 'any', allows: hitComes },
  { key: 'takeWeapon', rule: 'LEG-MAN-TakeWeapon', by: 'defender', allows: takesWeapon, does: takeWeapon },
]

const manoeuvres = effects<Ctx, State, Exchange, LegendRule, never, LegendQuestion>({
  rows: TABLE,
  /** Ruling LEG-A11: what is appropriate to a missile. */
  carries(s, x, m, side) {
    if (!x.ranged || m.ranged === 'any' || s.options.rangedManoeuvres === 'all') return true
    return m.ranged === 'thrown' && side === 'attacker' && !shoots(x.item)
  },
  about(x, left) {
    const level = x.winner === x.attacker ? x.attackLevel : x.defenceLevel
    return { ask: 'manoeuvre', at: loser(x).id, level, left, item: x.item.id }
  },
  chose(ctx, s, x, m, again) {
    if (x.winner === undefined) return
    if (ctx.emit !== undefined) {
      const rule: LegendRule[] = ['LEG-LVL-02', 'LEG-LVL-03', 'LEG-LVL-04', m.rule]
      if (again) rule.push('LEG-LVL-05')
      ctx.emit({ type: 'manoeuvre', who: x.winner.id, at: loser(x).id, manoeuvre: m.key, rule })
    }
    m.pay?.(ctx, s, x)
    if (!again) remembered(ctx, s, x.winner, loser(x), m.key)
  },
})
export const MANOEUVRES = manoeuvres.rows

/** The winner picks a manoeuvre for each level, before damage and location (LEG-LVL-01, LEG-LVL-02, LEG-LVL-04). */
export function offeredManoeuvres(ctx: Ctx, s: State, x: Exchange, levels: number): void {
  const { winner } = x
  if (winner === undefined) return
  if (ctx.emit !== undefined) {
    const rule: LegendRule[] = ['LEG-LVL-01', 'LEG-LVL-02']
    if (x.defence === 'evade') rule.push('LEG-EVD-03')
    ctx.emit({ type: 'levels', who: winner.id, levels, rule })
  }
  if (winner === x.attacker) manoeuvres.choose(ctx, s, x, winner.id, 'attacker', x.attackLevel, x.defenceLevel, levels)
  else manoeuvres.choose(ctx, s, x, winner.id, 'defender', x.defenceLevel, x.attackLevel, levels)
}

/** What chosen manoeuvres do once the blow has fallen. */
export const afterBlow = (ctx: Ctx, s: State, x: Exchange): void => manoeuvres.act(ctx, s, x)
