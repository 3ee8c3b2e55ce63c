import { die } from '../../../dice/chance.ts'
import { locationName } from '../../../mechanisms/body.ts'
import { shove } from '../ground/pushing.ts'
import { active, fighter, limb } from '../state/fighters.ts'
import type { Ctx, Fighter, LegendRule, State } from '../state/types.ts'
import { attempt, RESIST, succeeds, tested } from './checks.ts'
import { dies, dropFrom, fall, flees, knockOut } from './conditions.ts'
import { wornAt } from './locations.ts'
import { plainSkill } from './plain-skills.ts'
import type { Cause } from './wounds.ts'

const CRITICAL_WOUND = die('critical wound', 20)
const DAZED = die('dazed', 3)
const STUNNED = die('stunned', 3)
const WHICH = die('which limb', 2)

/** One total of Hit Points for the whole body (LEG-NPC-GHP); at zero one who lies senseless already is dying (LEG-NPC-Zero). */
export function generalWound(ctx: Ctx, s: State, f: Fighter, location: number, damage: number, cause?: Cause): void {
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
  const skill = plainSkill(s, f, 'resilience')
  const { toss, level } = tested(ctx, f, RESIST.resilience, skill)
  ctx.emit?.({ type: 'atZero', who: f.id, roll: ctx.shown(toss), skill, level, rule: 'LEG-NPC-Zero' })
  if (succeeds(level)) return
  knockOut(ctx, s, f, 0, 'LEG-NPC-Zero')
  f.expiring = f.facts.criticalWoundRating
}

const endures = (ctx: Ctx, s: State, f: Fighter): boolean =>
  succeeds(attempt(ctx, f, RESIST.resilience, plainSkill(s, f, 'resilience')))

/** A blow that wounds critically: who struck, if anybody did, where, and the row of the table it came to. */
interface Critical {
  readonly by: string | undefined
  readonly location: number
  readonly rule: LegendRule
}
type Harm = (ctx: Ctx, s: State, f: Fighter, blow: Critical) => void

const knockedBack: Harm = (ctx, s, f, { by, rule }) => {
  if (by !== undefined) shove(ctx, s, f, fighter(s, by), 1, rule)
}
const felled: Harm = (ctx, _s, f, { rule }) => fall(ctx, f, rule)
/** Dazed: no attack for 1D3 of his own Combat Actions (Ruling LEG-A37). */
const dazed: Harm = (ctx, _s, f) => {
  const actions = ctx.roll(DAZED, f.id)
  f.shaken = Math.max(f.shaken, actions)
  ctx.emit?.({ type: 'dazed', who: f.id, actions })
}
/** Stunned: 1D3 of his own Combat Actions are forfeit. */
const stunned: Harm = (ctx, _s, f) => {
  const actions = ctx.roll(STUNNED, f.id)
  f.forfeit = Math.max(f.forfeit, actions)
  ctx.emit?.({ type: 'reeling', who: f.id, actions })
}
const faints: Harm = (ctx, s, f, { rule }) => {
  if (!endures(ctx, s, f)) knockOut(ctx, s, f, 0, rule)
}
const mayDie: Harm = (ctx, s, f, { rule }) => {
  if (!endures(ctx, s, f)) dies(ctx, s, f, rule)
}
const armDisabled: Harm = (ctx, s, f, { location, rule }) => {
  const arm = disabled(ctx, f, 'arm', location, rule)
  if (arm >= 0) dropFrom(ctx, s, f, arm, rule)
}
const legDisabled: Harm = (ctx, _s, f, { location, rule }) => {
  disabled(ctx, f, 'leg', location, rule)
  fall(ctx, f, rule)
}

/** The NPC Critical Wound Table: the highest result of each row, its rule, and what it does. */
const TABLE: readonly { readonly upTo: number; readonly rule: LegendRule; readonly does: readonly Harm[] }[] = [
  { upTo: 2, rule: 'LEG-NPC-T0102', does: [dazed] },
  { upTo: 4, rule: 'LEG-NPC-T0304', does: [knockedBack, dazed] },
  { upTo: 6, rule: 'LEG-NPC-T0506', does: [felled, dazed] },
  { upTo: 7, rule: 'LEG-NPC-T07', does: [dazed, faints] },
  { upTo: 9, rule: 'LEG-NPC-T0809', does: [stunned] },
  { upTo: 11, rule: 'LEG-NPC-T1011', does: [knockedBack, stunned] },
  { upTo: 13, rule: 'LEG-NPC-T1213', does: [felled, stunned] },
  { upTo: 14, rule: 'LEG-NPC-T14', does: [stunned, faints] },
  { upTo: 15, rule: 'LEG-NPC-T15', does: [armDisabled, dazed] },
  { upTo: 16, rule: 'LEG-NPC-T16', does: [legDisabled, dazed] },
  { upTo: 17, rule: 'LEG-NPC-T17', does: [stunned, mayDie] },
  { upTo: 18, rule: 'LEG-NPC-T18', does: [stunned, mayDie] },
  { upTo: 19, rule: 'LEG-NPC-T19', does: [stunned, mayDie] },
  { upTo: 20, rule: 'LEG-NPC-T20', does: [(ctx, s, f, { rule }) => dies(ctx, s, f, rule)] },
]

/** What a critical wound adds to its D20: nothing, or the damage of a critical hit, and always less the armour. */
const shift = (f: Fighter, location: number, damage: number, critical: boolean): number =>
  (critical ? damage : 0) - wornAt(f, location) - limb(f, location).natural

/** Ruling LEG-A53: below 1 counts as 1, above 20 as 20. */
const rowOf = (roll: number, more: number): number => TABLE.findIndex((row) => Math.min(20, roll + more) <= row.upTo)

/** One wound above the rating: 1D20 less armour, plus the damage of a critical hit (after armour: Ruling LEG-A78), and a scar (LEG-NPC-Crit). */
function criticalWound(ctx: Ctx, s: State, f: Fighter, location: number, damage: number, cause?: Cause): void {
  limb(f, location).scars++
  const more = shift(f, location, damage, cause?.level === 'critical')
  const toss = ctx.toss(CRITICAL_WOUND, cause?.by ?? 'gm')
  const row = TABLE[ctx.read(toss, rowOf, more)]
  if (row === undefined) return
  ctx.emit?.({ type: 'criticalWound', who: f.id, roll: ctx.shown(toss), more, rule: ['LEG-NPC-Crit', row.rule] })
  for (const harm of row.does) harm(ctx, s, f, { by: cause?.by, location, rule: row.rule })
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
  ctx.emit?.({ type: 'useless', who: f.id, location: locationName(f, at), rule })
  return at
}

/** An underling is dead at zero, and down at any critical hit of an Adventurer (LEG-NPC-Underling, LEG-NPC-UnderCrit). */
export function underlingWound(ctx: Ctx, s: State, f: Fighter, damage: number, cause?: Cause): void {
  if (f.condition === 'dead') return
  if (damage > 0) {
    f.general -= damage
    ctx.emit?.({ type: 'wounded', who: f.id, by: cause?.by, damage, left: f.general, rule: 'LEG-NPC-Underling' })
    if (f.general <= 0) dies(ctx, s, f, 'LEG-NPC-Underling')
  }
  if (active(f) && cause?.level === 'critical' && fighter(s, cause.by).facts.adventurer) {
    knockOut(ctx, s, f, 0, 'LEG-NPC-UnderCrit')
  }
  if (!active(f)) flight(ctx, s, f)
}

/** Once half the underlings of a side are out of the fight the rest flee (LEG-NPC-UnderFlee). */
function flight(ctx: Ctx, s: State, fallen: Fighter): void {
  const underlings = s.fighters.filter(({ side, facts }) => side === fallen.side && facts.wounds === 'underling')
  const left = underlings.filter(active)
  if (left.length * 2 > underlings.length) return
  for (const f of left) {
    flees(ctx, s, f, 'LEG-NPC-UnderFlee')
    // What he rides runs with him.
    if (f.mount !== undefined) flees(ctx, s, fighter(s, f.mount), 'LEG-NPC-UnderFlee')
  }
}
