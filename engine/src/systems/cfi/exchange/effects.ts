import { type Effect, effects, times, took } from '../../../mechanisms/effects.ts'
import { succeeds } from '../body/checks.ts'
import type { CfiRule } from '../book/rules.ts'
import type { WeaponEffect } from '../content/types.ts'
import { feet } from '../ground/reach.ts'
import { diceOf } from '../state/damage-dice.ts'
import { formOf, gaitOf, unaware } from '../state/fighters.ts'
import type { Question } from '../state/question.ts'
import type { Ctx, Exchange, State } from '../state/types.ts'
import { type EffectKey, FORESEEABLE, isOpposed } from './effect-keys.ts'
import { bystanders } from './effects/bystanders.ts'
import { loser, winner } from './effects/exchange-won.ts'
import { arisable, arise, bash, bashable, trip, trippable, withdraw, withdrawable } from './effects/footing.ts'
import { entangle, entangling, grapples, grip, grippable, slipFree, slippable } from './effects/holding.ts'
import { impale } from './effects/impale.ts'
import { foreseen, prepare } from './effects/preparing.ts'
import { damageable, damageWeapon, disarm, disarmable } from './effects/weapons.ts'
import { bleed, blindOpponent, scar, stun } from './effects/wounding.ts'
import { accidentalInjury } from './fumbles.ts'

/** When an effect does its work: before damage, with the wound, or after it. */
type Stage = 'wounding' | 'after'
type Row = Effect<Ctx, State, Exchange, CfiRule, Stage, EffectKey>

const listed = (x: Exchange, effect: WeaponEffect): boolean =>
  (x.ranged ? (x.item.weapon.missile?.effects ?? []) : formOf(x.item).effects).includes(effect)
/** The attack has succeeded and may land; a defender who evades may yet be clear of it. */
const hits = (x: Exchange): boolean => succeeds(x.attackLevel) && !x.leaping
const parried = (x: Exchange): boolean => x.guard !== undefined && succeeds(x.defenseLevel)

/** At range only on a critical, or within Close Range of somebody stationary or unaware (CFI-SE-ChooseLocation, CFI-RNG-Close); never at total cover (CFI-COV-03). */
function locationOpen(s: State, x: Exchange): boolean {
  if (!hits(x) || x.defender.cover?.total) return false
  if (!x.ranged || x.attackLevel === 'critical') return true
  const close = feet(s, x.attacker.id, x.defender.id) <= (x.item.weapon.missile?.range[0] ?? 0)
  return close && (gaitOf(x.defender) === 'still' || unaware(x.defender))
}

/** Every Special Effect, in the order of the table (CFI-SE-G4). */
const TABLE: readonly Row[] = [
  {
    key: 'accidentalInjury',
    rule: 'CFI-SE-AccidentalInjury',
    by: 'defender',
    roll: 'fumble',
    allows: (_, x) => !x.leaping,
    stage: 'after',
    does: accidentalInjury,
  },
  { key: 'arise', rule: 'CFI-SE-Arise', by: 'defender', ranged: 'any', allows: arisable, stage: 'after', does: arise },
  {
    key: 'bash',
    rule: 'CFI-SE-Bash',
    by: 'attacker',
    ranged: 'thrown',
    allows: (s, x) => hits(x) && listed(x, 'bash') && bashable(s, x),
    stage: 'after',
    does: bash,
  },
  {
    key: 'bleed',
    rule: 'CFI-SE-Bleed',
    by: 'attacker',
    ranged: 'any',
    allows: (_, x) => hits(x) && listed(x, 'bleed'),
    stage: 'after',
    does: bleed,
  },
  {
    key: 'blindOpponent',
    rule: 'CFI-SE-BlindOpponent',
    by: 'defender',
    roll: 'critical',
    allows: (_, x) => x.defense === 'parry',
    stage: 'after',
    does: blindOpponent,
  },
  {
    key: 'bypassArmor',
    rule: 'CFI-SE-BypassArmor',
    by: 'attacker',
    roll: 'critical',
    stacks: true,
    ranged: 'any',
    allows: (_, x) => hits(x) && times(x, 'bypassArmor') < 2,
  },
  { key: 'chooseLocation', rule: 'CFI-SE-ChooseLocation', by: 'attacker', ranged: 'any', allows: locationOpen },
  {
    key: 'circumventParry',
    rule: 'CFI-SE-CircumventParry',
    by: 'attacker',
    roll: 'critical',
    ranged: 'any',
    allows: (_, x) => hits(x) && parried(x),
  },
  {
    key: 'damageWeapon',
    rule: 'CFI-SE-DamageWeapon',
    by: 'both',
    allows: (s, x) => damageable(s, x) && (x.winner !== x.attacker || hits(x)),
    stage: 'after',
    does: damageWeapon,
  },
  {
    key: 'disarmOpponent',
    rule: 'CFI-SE-DisarmOpponent',
    by: 'both',
    allows: disarmable,
    stage: 'after',
    does: disarm,
  },
  {
    key: 'enhanceParry',
    rule: 'CFI-SE-EnhanceParry',
    by: 'defender',
    roll: 'critical',
    ranged: 'any',
    allows: (_, x) => x.defense === 'parry' && hits(x),
  },
  {
    key: 'entangle',
    rule: 'CFI-SE-Entangle',
    by: 'both',
    ranged: 'any',
    allows: (s, x) => entangling(s, x) && (x.winner !== x.attacker || hits(x)),
    stage: 'after',
    does: entangle,
  },
  // Ruling CFI-A25: it costs an effect of its own and goes with one other that can be withstood, which is chosen first.
  {
    key: 'forceFailure',
    rule: 'CFI-SE-ForceFailure',
    by: 'both',
    roll: 'fumble',
    ranged: 'any',
    allows: (_, x) => x.chosen.some((key) => isOpposed(key)),
    unless: 'nothing is chosen yet that it could go with',
  },
  {
    key: 'grip',
    rule: 'CFI-SE-Grip',
    by: 'attacker',
    allows: (s, x) => hits(x) && grippable(s, x),
    stage: 'after',
    does: grip,
  },
  {
    key: 'impale',
    rule: 'CFI-SE-Impale',
    by: 'attacker',
    ranged: 'any',
    allows: (_, x) => hits(x) && listed(x, 'impale'),
    stage: 'wounding',
    does: impale,
  },
  {
    key: 'sharpshooter',
    rule: 'CFI-SE-Sharpshooter',
    by: 'attacker',
    ranged: 'any',
    allows: (_, x) => x.ranged && hits(x) && !took(x, 'chooseLocation'),
  },
  // Ruling CFI-A22: once for each die of the weapon.
  {
    key: 'maximizeDamage',
    rule: 'CFI-SE-MaximizeDamage',
    by: 'attacker',
    roll: 'critical',
    stacks: true,
    ranged: 'any',
    allows: (_, x) =>
      hits(x) &&
      times(x, 'maximizeDamage') < diceOf(x.ranged ? (x.item.weapon.missile?.damage ?? '') : formOf(x.item).damage),
  },
  { key: 'prepareCounter', rule: 'CFI-SE-PrepareCounter', by: 'defender', stacks: true, ranged: 'any' },
  {
    key: 'rapidReload',
    rule: 'CFI-SE-RapidReload',
    by: 'attacker',
    stacks: true,
    ranged: 'any',
    allows: (_, x) => (x.item.weapon.missile?.load ?? 0) > x.item.quick + times(x, 'rapidReload'),
    stage: 'after',
    does: rapidReload,
  },
  // Ruling CFI-A115: who stops a missile scars nobody so far off.
  {
    key: 'scarFoe',
    rule: 'CFI-SE-ScarFoe',
    by: 'both',
    ranged: 'any',
    allows: (_, x) => x.winner === x.attacker || !x.ranged,
    stage: 'after',
    does: scar,
  },
  {
    key: 'selectTarget',
    rule: 'CFI-SE-SelectTarget',
    by: 'defender',
    roll: 'fumble',
    ranged: 'any',
    allows: (s, x) => bystanders(s, x).length > 0,
  },
  {
    key: 'slipFree',
    rule: 'CFI-SE-SlipFree',
    by: 'defender',
    roll: 'critical',
    waived: (s) => s.options.slipFree === 'any',
    ranged: 'any',
    allows: slippable,
    stage: 'after',
    does: slipFree,
  },
  {
    key: 'stunLocation',
    rule: 'CFI-SE-StunLocation',
    by: 'attacker',
    ranged: 'any',
    allows: (_, x) => hits(x) && listed(x, 'stunLocation'),
    stage: 'after',
    does: stun,
  },
  // Ruling CFI-A11: the weapon's own list decides, or two hands.
  {
    key: 'sunder',
    rule: 'CFI-SE-Sunder',
    by: 'attacker',
    ranged: 'any',
    allows: (s, x) => hits(x) && listed(x, 'sunder') && (s.options.sunder === 'listed' || x.item.where === 'both'),
  },
  { key: 'tripOpponent', rule: 'CFI-SE-TripOpponent', by: 'both', allows: trippable, stage: 'after', does: trip },
  { key: 'withdraw', rule: 'CFI-SE-Withdraw', by: 'defender', allows: withdrawable, stage: 'after', does: withdraw },
]
function rapidReload(_ctx: Ctx, _s: State, x: Exchange): void {
  x.item.quick += times(x, 'rapidReload')
}

const {
  rows,
  choose,
  act: acts,
} = effects<Ctx, State, Exchange, CfiRule, Stage, Question, EffectKey>({
  rows: TABLE,
  carries: (_s, x, row) =>
    !x.ranged || row.ranged === 'any' || (row.ranged === 'thrown' && x.item.weapon.missile?.thrown === true),
  about: (x, left) => ({
    ask: 'effect',
    at: loser(x).id,
    level: x.winner === x.attacker ? x.attackLevel : x.defenseLevel,
    left,
    item: x.item.id,
    winner: x.winner === x.attacker ? 'attacker' : 'defender',
  }),
  chose(ctx, s, x, row, again) {
    const rule: CfiRule[] = [row.rule, 'CFI-SE-G2', 'CFI-SE-G4', 'CFI-ATK-08']
    if (again || x.chosen.length > 1) rule.push('CFI-SE-G5')
    ctx.emit?.({ type: 'effect', who: winner(x).id, at: loser(x).id, effect: row.key, rule })
    if (row.key === 'prepareCounter') prepare(ctx, s, x, FORESEEABLE)
    else if (foreseen(s, loser(x), winner(x).id, row.key)) turned(ctx, s, x, row)
  },
})

/** The winner of the exchange chooses, before damage and location (CFI-SE-G1, CFI-SE-G2). */
export function chooseEffects(ctx: Ctx, s: State, x: Exchange, levels: number): void {
  const attack = x.winner === x.attacker
  choose(
    ctx,
    s,
    x,
    winner(x).id,
    attack ? 'attacker' : 'defender',
    attack ? x.attackLevel : x.defenseLevel,
    attack ? x.defenseLevel : x.attackLevel,
    levels,
  )
  if (took(x, 'forceFailure')) forces(ctx, x)
}

/** Which of the effects chosen cannot be withstood (CFI-SE-ForceFailure). */
function forces(ctx: Ctx, x: Exchange): void {
  const open = [...new Set(x.chosen.filter((key) => isOpposed(key)))]
  const [only] = open
  if (only === undefined) return
  const options = open.map((key) => ({ key }))
  const key =
    open.length === 1 ? only : ctx.choose({ who: winner(x).id, about: { ask: 'force', at: loser(x).id }, options }).key
  x.forced = [...x.forced, key]
}

const NOTHING = { key: 'none' } as const

/** What was foreseen is replaced by an effect of the other's own, which succeeds by itself (CFI-SE-PrepareCounter). */
function turned(ctx: Ctx, s: State, x: Exchange, row: Row): void {
  x.chosen.pop()
  const by = loser(x)
  const side = by === x.attacker ? 'attacker' : 'defender'
  const turnedX: Exchange = { ...x, winner: by, chosen: [], forced: [] }
  const open = rows.filter(
    (each) =>
      each.key !== 'prepareCounter' &&
      each.key !== 'forceFailure' &&
      each.key !== 'selectTarget' &&
      (each.by === 'both' || each.by === side) &&
      each.roll === undefined &&
      (!x.ranged || each.ranged === 'any') &&
      (each.allows === undefined || each.allows(s, turnedX)),
  )
  const options = [...open, NOTHING]
  const about = { ask: 'counter', at: winner(x).id, effect: row.key } as const
  const { key } = ctx.choose({ who: by.id, about, options, usual: 'none' })
  ctx.emit?.({
    type: 'countered',
    who: by.id,
    at: winner(x).id,
    effect: row.key,
    instead: key,
    rule: 'CFI-SE-PrepareCounter',
  })
  if (key !== 'none') x.instead = [...x.instead, key]
}

/** What was chosen does its work; what a counter put in its place does too, for the other. */
export function act(ctx: Ctx, s: State, x: Exchange, stage: Stage): void {
  if (x.chosen.length > 0) acts(ctx, s, x, stage)
  if (x.instead.length > 0) {
    const turnedX: Exchange = { ...x, winner: loser(x), chosen: x.instead, forced: x.instead, instead: [] }
    acts(ctx, s, turnedX, stage)
  }
  if (stage === 'after') grapples(ctx, s, x)
}
