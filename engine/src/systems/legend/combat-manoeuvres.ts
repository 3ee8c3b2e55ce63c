import type { Option } from '../../kernel/types.ts'
import { times, took } from './chosen-manoeuvres.ts'
import { whollyHidden } from './cover.ts'
import { weaponDice } from './damage.ts'
import { isShield, isUnarmed, listed } from './fighters.ts'
import { bash, bashable } from './manoeuvres/bash.ts'
import { bleeds } from './manoeuvres/bleed.ts'
import { blindOpponent } from './manoeuvres/blind-opponent.ts'
import { changeRange, rangeChangeable } from './manoeuvres/change-range.ts'
import { damageable, damageWeapon } from './manoeuvres/damage-weapon.ts'
import { disarm, disarmable, takeWeapon } from './manoeuvres/disarm.ts'
import { entangle } from './manoeuvres/entangle.ts'
import { loser } from './manoeuvres/exchange-won.ts'
import { grip, grippable } from './manoeuvres/grip.ts'
import { impale } from './manoeuvres/impale.ts'
import { overextend } from './manoeuvres/overextend.ts'
import { pinnable, pinWeapon } from './manoeuvres/pin-weapon.ts'
import { regainFooting } from './manoeuvres/regain-footing.ts'
import { canRiposte, payForRiposte, riposteNext } from './manoeuvres/riposte.ts'
import { slipFree } from './manoeuvres/slip-free.ts'
import { stunLocation } from './manoeuvres/stun-location.ts'
import { trip } from './manoeuvres/trip.ts'
import { lame } from './pace.ts'
import { remembered } from './repetition.ts'
import type { LegendRule } from './rules.ts'
import { succeeds } from './skill-tests.ts'
import type { Ctx, Exchange, State } from './types.ts'
import { inWater } from './unusual-conditions.ts'

/** A Combat Manoeuvre as the summary table lists it, and when this exchange allows it. */
interface Manoeuvre extends Option {
  readonly rule: LegendRule
  readonly by: 'attacker' | 'defender' | 'both'
  /** Only on a critical success (LEG-LVL-03). */
  readonly critical?: true | undefined
  /** May be chosen more than once (LEG-LVL-05). */
  readonly stacks?: true | undefined
  /** Ruling LEG-A11: what a missile allows too, or only a thrown weapon. Left out: it needs the two in contact. */
  readonly ranged?: 'any' | 'thrown' | undefined
  readonly allows?: ((s: State, x: Exchange) => boolean) | undefined
  /** What choosing it costs. */
  readonly pay?: ((ctx: Ctx, s: State, x: Exchange) => void) | undefined
}

const hitComes = (_s: State, x: Exchange): boolean => succeeds(x.attackLevel) && x.defence !== 'evade'
const wasParried = (_s: State, x: Exchange): boolean => x.defence === 'parry'

/** Every manoeuvre, in the order of the summary table. Ruling LEG-A07: critical and stackable as its footnotes say. */
const TABLE: readonly Manoeuvre[] = [
  { key: 'bashOpponent', rule: 'LEG-MAN-Bash', by: 'attacker', ranged: 'thrown', allows: bashable },
  {
    key: 'bleed',
    rule: 'LEG-MAN-Bleed',
    by: 'attacker',
    ranged: 'any',
    allows: (_, x) => listed(x.item, 'bleed'),
  },
  { key: 'bypassArmour', rule: 'LEG-MAN-BypassArmour', by: 'attacker', critical: true, ranged: 'any' },
  { key: 'bypassParry', rule: 'LEG-MAN-BypassParry', by: 'attacker', stacks: true, allows: wasParried },
  { key: 'changeRange', rule: 'LEG-MAN-ChangeRange', by: 'both', allows: rangeChangeable },
  {
    key: 'chooseLocation',
    rule: 'LEG-MAN-ChooseLocation',
    by: 'attacker',
    ranged: 'any',
    allows: (s, x) => !whollyHidden(s, x.attacker, x.defender, x.ranged),
  },
  { key: 'damageWeapon', rule: 'LEG-MAN-DamageWeapon', by: 'both', allows: damageable },
  { key: 'disarmOpponent', rule: 'LEG-MAN-Disarm', by: 'both', ranged: 'thrown', allows: disarmable },
  { key: 'grip', rule: 'LEG-MAN-Grip', by: 'attacker', allows: grippable },
  {
    key: 'impale',
    rule: 'LEG-MAN-Impale',
    by: 'attacker',
    ranged: 'any',
    allows: (_, x) => listed(x.item, 'impale'),
  },
  {
    key: 'maximiseDamage',
    rule: 'LEG-MAN-Maximise',
    by: 'attacker',
    critical: true,
    stacks: true,
    ranged: 'any',
    // Ruling LEG-A08: once for each die of the weapon.
    allows: (_, x) => times(x, 'maximiseDamage') < weaponDice(x.item),
  },
  {
    key: 'stunLocation',
    rule: 'LEG-MAN-StunLocation',
    by: 'attacker',
    ranged: 'any',
    allows: (_, x) => listed(x.item, 'stunLocation'),
  },
  {
    key: 'sunder',
    rule: 'LEG-MAN-Sunder',
    by: 'attacker',
    ranged: 'any',
    // Ruling LEG-A10: the weapon's own list governs, unless the fight keeps Sunder to two hands.
    allows: (s, x) => listed(x.item, 'sunder') && (!s.options.sunderTwoHandedOnly || x.item.weapon.hands === 2),
  },
  {
    key: 'entangle',
    rule: 'LEG-MAN-Entangle',
    by: 'attacker',
    ranged: 'any',
    allows: (_, x) => listed(x.item, 'entangle'),
  },
  {
    key: 'tripOpponent',
    rule: 'LEG-MAN-Trip',
    by: 'both',
    ranged: 'thrown',
    allows: (_, x) => loser(x).stance === 'standing' && !inWater(loser(x)),
  },
  { key: 'blindOpponent', rule: 'LEG-MAN-BlindOpponent', by: 'defender', critical: true },
  {
    key: 'enhanceParry',
    rule: 'LEG-MAN-EnhanceParry',
    by: 'defender',
    stacks: true,
    ranged: 'any',
    allows: wasParried,
  },
  { key: 'overextendOpponent', rule: 'LEG-MAN-Overextend', by: 'defender', stacks: true },
  { key: 'pinWeapon', rule: 'LEG-MAN-PinWeapon', by: 'defender', critical: true, allows: pinnable },
  {
    key: 'pinShield',
    rule: 'LEG-EQP-Javelin',
    by: 'attacker',
    critical: true,
    ranged: 'any',
    allows: (_, x) => listed(x.item, 'pinWeapon') && x.guard !== undefined && isShield(x.guard),
  },
  { key: 'redirectBlow', rule: 'LEG-MAN-RedirectBlow', by: 'defender', ranged: 'any', allows: hitComes },
  {
    key: 'regainFooting',
    rule: 'LEG-MAN-RegainFooting',
    by: 'defender',
    allows: (_, x) => x.warden.stance === 'prone' && x.warden.noRising === 0 && !lame(x.warden),
  },
  { key: 'riposte', rule: 'LEG-MAN-Riposte', by: 'defender', allows: canRiposte, pay: payForRiposte },
  {
    key: 'slipFree',
    rule: 'LEG-MAN-SlipFree',
    by: 'defender',
    ranged: 'any',
    allows: (s, x) => s.holds.length > 0 && s.holds.some((hold) => hold.on === x.warden.id && hold.kind !== 'grapple'),
  },
  { key: 'standFast', rule: 'LEG-MAN-StandFast', by: 'defender', ranged: 'any', allows: hitComes },
  {
    key: 'takeWeapon',
    rule: 'LEG-MAN-TakeWeapon',
    by: 'defender',
    allows: (s, x) => x.guard !== undefined && isUnarmed(x.guard) && disarmable(s, x),
  },
]

/** The table, every row of one shape: each exchange won asks every one of them. */
export const MANOEUVRES: readonly Manoeuvre[] = TABLE.map(
  ({ key, rule, by, critical, stacks, ranged, allows, pay }): Manoeuvre => ({
    key,
    rule,
    by,
    critical,
    stacks,
    ranged,
    allows,
    pay,
  }),
)
const NONE: Option = { key: 'none' }

/** Those of the table that are one side's to choose, without and with a critical success (LEG-LVL-03). */
const OPEN_TO = { attacker: rowsOf('attacker'), defender: rowsOf('defender') } as const
function rowsOf(side: 'attacker' | 'defender') {
  const rows = MANOEUVRES.filter(({ by }) => by === 'both' || by === side)
  const plain = rows.filter((m) => m.critical !== true)
  // Ruling LEG-A04: Pin Weapon needs a critical, unless the fight is lenient.
  const lenient = rows.filter((m) => m.critical !== true || m.key === 'pinWeapon')
  return { plain, lenient, critical: rows }
}

/** Whether the exchange lets its winner choose this now (LEG-LVL-02, LEG-LVL-03, LEG-LVL-05). */
function open(s: State, x: Exchange, m: Manoeuvre, side: 'attacker' | 'defender'): boolean {
  if (m.stacks !== true && took(x, m.key)) return false
  if (x.ranged && !carries(s, x, m, side)) return false
  return m.allows === undefined || m.allows(s, x)
}

/** Ruling LEG-A11: what is appropriate to a missile. */
function carries(s: State, x: Exchange, m: Manoeuvre, side: 'attacker' | 'defender'): boolean {
  if (m.ranged === 'any' || s.options.rangedManoeuvres === 'all') return true
  return m.ranged === 'thrown' && side === 'attacker' && x.item.weapon.use === 'ranged' && x.item.weapon.load === 0
}

/** The winner picks a manoeuvre for each level, before damage and location (LEG-LVL-01, LEG-LVL-02, LEG-LVL-04). */
export function offeredManoeuvres(ctx: Ctx, s: State, x: Exchange, levels: number): void {
  const { winner } = x
  if (winner === undefined) return
  const side = winner === x.attacker ? 'attacker' : 'defender'
  const level = side === 'attacker' ? x.attackLevel : x.defenceLevel
  const { plain, lenient, critical } = OPEN_TO[side]
  const rows = level === 'critical' ? critical : s.options.lenientPin ? lenient : plain
  const foe = loser(x)
  tellLevels(ctx, x, levels)
  for (let left = levels; left > 0; left--) {
    const options: Option[] = []
    for (let i = 0; i < rows.length; i++) {
      const m = rows[i]
      if (m !== undefined && open(s, x, m, side)) options.push(m)
    }
    options.push(NONE)
    if (options.length === 1) return
    const about = { ask: 'manoeuvre', at: foe.id, level, left, item: x.item.id } as const
    const chosen = ctx.choose({ who: winner.id, about, options, usual: 'none' })
    if (chosen === NONE) return
    const again = took(x, chosen.key)
    x.chosen.push(chosen.key)
    const m = MANOEUVRES.find((each) => each === chosen)
    if (m === undefined) return
    tellManoeuvre(ctx, x, m, again)
    m.pay?.(ctx, s, x)
    if (!again) remembered(ctx, s, winner, foe, m.key)
  }
}

function tellLevels(ctx: Ctx, x: Exchange, levels: number): void {
  if (ctx.emit === undefined || x.winner === undefined) return
  const rule: LegendRule[] = ['LEG-LVL-01', 'LEG-LVL-02']
  if (x.defence === 'evade') rule.push('LEG-EVD-03')
  ctx.emit({ type: 'levels', who: x.winner.id, levels, rule })
}

function tellManoeuvre(ctx: Ctx, x: Exchange, m: Manoeuvre, again: boolean): void {
  if (ctx.emit === undefined || x.winner === undefined) return
  const rule: LegendRule[] = ['LEG-LVL-02', 'LEG-LVL-03', 'LEG-LVL-04', m.rule]
  if (again) rule.push('LEG-LVL-05')
  ctx.emit({ type: 'manoeuvre', who: x.winner.id, at: loser(x).id, manoeuvre: m.key, rule })
}

/** What a manoeuvre does once the blow has fallen; those not here change the blow itself. */
export const AFTER: Readonly<Record<string, (ctx: Ctx, s: State, x: Exchange) => void>> = {
  bashOpponent: bash,
  bleed: bleeds,
  changeRange,
  damageWeapon,
  disarmOpponent: disarm,
  grip,
  impale,
  stunLocation,
  entangle,
  tripOpponent: trip,
  blindOpponent,
  overextendOpponent: overextend,
  pinWeapon,
  pinShield: pinWeapon,
  regainFooting,
  riposte: riposteNext,
  slipFree,
  takeWeapon,
}

/** What chosen manoeuvres do once the blow has fallen, in the order they were chosen; one chosen twice acts once, as strongly. */
export function afterBlow(ctx: Ctx, s: State, x: Exchange): void {
  const { chosen } = x
  for (let i = 0; i < chosen.length; i++) {
    const key = chosen[i]
    if (key !== undefined && chosen.indexOf(key) === i) AFTER[key]?.(ctx, s, x)
  }
}
