import { die } from '../../dice/chance.ts'
import { wornAt } from './armour.ts'
import { dropFrom, fall } from './falling.ts'
import { fighter, limb } from './fighters.ts'
import { dies, knockOut } from './incapacity.ts'
import { shove } from './knockback.ts'
import { plainSkill } from './modifiers.ts'
import type { LegendRule } from './rules.ts'
import { attempt, tested } from './second-chance.ts'
import { RESIST, succeeds } from './skill-tests.ts'
import type { Ctx, Fighter, State } from './types.ts'
import type { Cause } from './wounds.ts'

const CRITICAL_WOUND = die('critical wound', 20)
const DAZED = die('dazed', 3)
const STUNNED = die('stunned', 3)
const WHICH = die('which limb', 2)

/** One total of Hit Points for the whole body (LEG-NPC-GHP); at zero one who lies senseless already is dying (LEG-NPC-Zero). */
export function generalWound(
  ctx: Ctx,
  s: State,
  f: Fighter,
  location: number,
  damage: number,
  cause: Cause | undefined,
): void {
  const before = f.general
  f.general -= damage
  ctx.emit?.({ type: 'wounded', who: f.id, by: cause?.by, damage, left: f.general, rule: 'LEG-NPC-GHP' })
  if (f.general <= deathAt(s, f)) {
    dies(ctx, s, f, 'LEG-NPC-Dead')
    return
  }
  if (damage > f.facts.criticalWoundRating && s.options.criticalWounds) {
    criticalWound(ctx, s, f, location, damage, cause)
  }
  if (f.general > 0) return
  if (f.condition === 'unconscious' && f.expiring < 0) f.expiring = f.facts.criticalWoundRating
  else if (before > 0) staysConscious(ctx, s, f)
}

/** Death at the negative of the Critical Wound rating. Ruling LEG-A54: or, as the example beside the rule, at zero. */
const deathAt = (s: State, f: Fighter): number =>
  s.options.generalDeath === 'minusRating' ? -f.facts.criticalWoundRating : 0

/** At zero Resilience, then and each round, or unconscious and dead in as many own Combat Actions as the rating (LEG-NPC-Zero). */
export function staysConscious(ctx: Ctx, s: State, f: Fighter): void {
  if (f.condition !== 'up') return
  const skill = plainSkill(s, f, 'resilience', undefined)
  const { toss, level } = tested(ctx, f, RESIST.resilience, skill)
  ctx.emit?.({ type: 'atZero', who: f.id, roll: ctx.shown(toss), skill, level, rule: 'LEG-NPC-Zero' })
  if (succeeds(level)) return
  knockOut(ctx, s, f, 0, 'LEG-NPC-Zero')
  f.expiring = f.facts.criticalWoundRating
}

const endures = (ctx: Ctx, s: State, f: Fighter): boolean =>
  succeeds(attempt(ctx, f, RESIST.resilience, plainSkill(s, f, 'resilience', undefined)))

type Row = (
  ctx: Ctx,
  s: State,
  f: Fighter,
  blow: { readonly by: string | undefined; readonly location: number },
) => void

/** The NPC Critical Wound Table: the highest result of each row, its rule, and what it does. */
const TABLE: readonly { readonly upTo: number; readonly rule: LegendRule; readonly does: Row }[] = [
  { upTo: 2, rule: 'LEG-NPC-T0102', does: (ctx, _s, f) => dazed(ctx, f) },
  {
    upTo: 4,
    rule: 'LEG-NPC-T0304',
    does: (ctx, s, f, { by }) => {
      knockedBack(ctx, s, f, by, 'LEG-NPC-T0304')
      dazed(ctx, f)
    },
  },
  {
    upTo: 6,
    rule: 'LEG-NPC-T0506',
    does: (ctx, s, f) => {
      fall(ctx, s, f, 'LEG-NPC-T0506')
      dazed(ctx, f)
    },
  },
  {
    upTo: 7,
    rule: 'LEG-NPC-T07',
    does: (ctx, s, f) => {
      dazed(ctx, f)
      if (!endures(ctx, s, f)) knockOut(ctx, s, f, 0, 'LEG-NPC-T07')
    },
  },
  { upTo: 9, rule: 'LEG-NPC-T0809', does: (ctx, _s, f) => stunned(ctx, f) },
  {
    upTo: 11,
    rule: 'LEG-NPC-T1011',
    does: (ctx, s, f, { by }) => {
      knockedBack(ctx, s, f, by, 'LEG-NPC-T1011')
      stunned(ctx, f)
    },
  },
  {
    upTo: 13,
    rule: 'LEG-NPC-T1213',
    does: (ctx, s, f) => {
      fall(ctx, s, f, 'LEG-NPC-T1213')
      stunned(ctx, f)
    },
  },
  {
    upTo: 14,
    rule: 'LEG-NPC-T14',
    does: (ctx, s, f) => {
      stunned(ctx, f)
      if (!endures(ctx, s, f)) knockOut(ctx, s, f, 0, 'LEG-NPC-T14')
    },
  },
  {
    upTo: 15,
    rule: 'LEG-NPC-T15',
    does: (ctx, s, f, { location }) => {
      const arm = disabled(ctx, f, 'arm', location, 'LEG-NPC-T15')
      if (arm >= 0) dropFrom(ctx, s, f, arm, 'LEG-NPC-T15')
      dazed(ctx, f)
    },
  },
  {
    upTo: 16,
    rule: 'LEG-NPC-T16',
    does: (ctx, s, f, { location }) => {
      disabled(ctx, f, 'leg', location, 'LEG-NPC-T16')
      fall(ctx, s, f, 'LEG-NPC-T16')
      dazed(ctx, f)
    },
  },
  { upTo: 17, rule: 'LEG-NPC-T17', does: (ctx, s, f) => mortal(ctx, s, f, 'LEG-NPC-T17') },
  { upTo: 18, rule: 'LEG-NPC-T18', does: (ctx, s, f) => mortal(ctx, s, f, 'LEG-NPC-T18') },
  { upTo: 19, rule: 'LEG-NPC-T19', does: (ctx, s, f) => mortal(ctx, s, f, 'LEG-NPC-T19') },
  { upTo: 20, rule: 'LEG-NPC-T20', does: (ctx, s, f) => dies(ctx, s, f, 'LEG-NPC-T20') },
]

/** What a critical wound adds to its D20: nothing, or the damage of a critical hit, and always less the armour. */
const shift = (f: Fighter, location: number, damage: number, critical: boolean): number =>
  (critical ? damage : 0) - wornAt(f, location) - limb(f, location).natural

/** Ruling LEG-A53: below 1 counts as 1, above 20 as 20. */
const rowOf = (roll: number, more: number): number => {
  const result = Math.min(20, Math.max(1, roll + more))
  return TABLE.findIndex((row) => result <= row.upTo)
}

/** One wound above the rating: 1D20 less armour, plus the damage of a critical hit (after armour: Ruling LEG-A78), and a scar (LEG-NPC-Crit). */
function criticalWound(
  ctx: Ctx,
  s: State,
  f: Fighter,
  location: number,
  damage: number,
  cause: Cause | undefined,
): void {
  limb(f, location).scars++
  const more = shift(f, location, damage, cause?.level === 'critical')
  const toss = ctx.toss(CRITICAL_WOUND, cause?.by ?? 'gm')
  const row = TABLE[ctx.read(toss, rowOf, more)]
  if (row === undefined) return
  ctx.emit?.({ type: 'criticalWound', who: f.id, roll: ctx.shown(toss), more, rule: ['LEG-NPC-Crit', row.rule] })
  row.does(ctx, s, f, { by: cause?.by, location })
}

/** Dazed: no attack for 1D3 of his own Combat Actions (Ruling LEG-A37). */
function dazed(ctx: Ctx, f: Fighter): void {
  const actions = ctx.roll(DAZED, f.id)
  f.shaken = Math.max(f.shaken, actions)
  ctx.emit?.({ type: 'dazed', who: f.id, actions })
}

/** Stunned: 1D3 of his own Combat Actions are forfeit. */
function stunned(ctx: Ctx, f: Fighter): void {
  const actions = ctx.roll(STUNNED, f.id)
  f.forfeit = Math.max(f.forfeit, actions)
  ctx.emit?.({ type: 'reeling', who: f.id, actions })
}

function mortal(ctx: Ctx, s: State, f: Fighter, rule: LegendRule): void {
  stunned(ctx, f)
  if (!endures(ctx, s, f)) dies(ctx, s, f, rule)
}

function knockedBack(ctx: Ctx, s: State, f: Fighter, by: string | undefined, rule: LegendRule): void {
  if (by !== undefined) shove(ctx, s, f, fighter(s, by), 1, rule)
}

/** The limb that was struck, or else one of its kind by the dice; −1 where the body has none. */
function disabled(ctx: Ctx, f: Fighter, part: 'arm' | 'leg', struck: number, rule: LegendRule): number {
  const { locations } = f.facts.body
  let at = locations[struck]?.part === part ? struck : -1
  if (at < 0) {
    const first = locations.findIndex((location) => location.part === part)
    const second = locations.findIndex((location, i) => location.part === part && i > first)
    at = second < 0 || ctx.roll(WHICH, f.id) === 1 ? first : second
  }
  if (at < 0) return at
  limb(f, at).useless = true
  ctx.emit?.({ type: 'useless', who: f.id, location: locations[at]?.name ?? '', rule })
  return at
}
