import { die } from '../../dice/chance.ts'
import type { Modifier } from '../../kernel/types.ts'
import { roundBegins } from './clocks.ts'
import { lowersGuard } from './exertion.ts'
import { tiredActions } from './fatigue.ts'
import { active, fatigueOf, wornPenalty } from './fighters.ts'
import { ticks } from './incapacity.ts'
import { forgetsMoves } from './ranged/situation.ts'
import { type Bonus, bonusOf, givesAction } from './styles.ts'
import { SURPRISE } from './surprise.ts'
import type { Ctx, Fighter, LegendRule, State } from './types.ts'

const INITIATIVE = die('initiative', 10)

/** 1D10 and Strike Rank, less the Armour Penalty; a surprised fighter loses 10 this round (LEG-INI-01, LEG-INI-04, LEG-SUR-02). */
export function rollInitiative(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (!active(f)) continue
    const penalty = wornPenalty(f)
    const rank = f.facts.strikeRank - penalty + fatigueOf(f).strikeRank
    const roll = ctx.roll(INITIATIVE, f.id)
    const surprised = f.surprised === s.round
    f.initiative = roll + rank - (surprised ? SURPRISE : 0)
    ctx.emit?.({
      type: 'initiative',
      who: f.id,
      roll,
      strikeRank: f.facts.strikeRank,
      penalty,
      total: f.initiative,
      thrown: {
        of: 'initiative',
        who: f.id,
        dice: '1d10',
        faces: [roll],
        terms: initiativeTerms(f, penalty, surprised),
        total: f.initiative,
      },
      rule: initiativeRules(f, surprised),
    })
  }
}

/** What is added to the die, each with its rule: for the event. */
function initiativeTerms(f: Fighter, penalty: number, surprised: boolean): Modifier[] {
  const tired = fatigueOf(f)
  const terms: Modifier[] = [{ value: f.facts.strikeRank, because: 'Strike Rank', rule: 'LEG-ATT-StrikeRank' }]
  if (penalty !== 0) terms.push({ value: -penalty, because: 'armour', rule: 'LEG-INI-04' })
  if (tired.strikeRank !== 0) terms.push({ value: tired.strikeRank, because: tired.name, rule: tired.rule })
  if (surprised) terms.push({ value: -SURPRISE, because: 'surprise', rule: 'LEG-SUR-02' })
  return terms
}

/** What went into it: for the event. */
function initiativeRules(f: Fighter, surprised: boolean): LegendRule[] {
  const rules: LegendRule[] = ['LEG-INI-01', 'LEG-ATT-StrikeRank', 'LEG-INI-04']
  if (f.limbs.some(({ natural }) => natural > 0)) rules.push('LEG-ATT-NaturalArmour')
  if (fatigueOf(f).strikeRank !== 0) rules.push(fatigueOf(f).rule)
  if (surprised) rules.push('LEG-SUR-02')
  return rules
}

const actionRules = (bonus: Bonus): LegendRule[] =>
  bonus === undefined ? ['LEG-RND-01', 'LEG-ATT-CombatActions'] : ['LEG-RND-01', 'LEG-ATT-CombatActions', bonus]

/**
 * Combat Actions of a round, with one more for a shield or second weapon in use. Ruling LEG-A16: without part of his
 * combination he loses it, unless the fight lets him keep it.
 */
function dealActions(ctx: Ctx, s: State, f: Fighter): void {
  const bonus = bonusOf(s, f)
  f.bonus = givesAction(bonus) || (bonus === 'LEG-STY-02' && s.options.missingWeaponKeepsAction)
  f.allotted = tiredActions(f) + (f.bonus ? 1 : 0)
  f.actions = f.allotted
  ctx.emit?.({ type: 'actions', who: f.id, actions: f.actions, bonus: f.bonus, rule: actionRules(bonus) })
}

/** Ruling LEG-A15: a shield or second weapon lost takes its Combat Action with it at once, where the fight says so. */
export function loseBonusActions(ctx: Ctx, s: State): void {
  if (s.options.missingWeaponKeepsAction) return
  for (const f of s.fighters) {
    if (!f.bonus || !active(f) || givesAction(bonusOf(s, f))) continue
    f.bonus = false
    f.allotted--
    f.actions = Math.max(0, f.actions - 1)
    ctx.emit?.({ type: 'bonusLost', who: f.id, actions: f.actions, rule: 'LEG-STY-02' })
  }
}

/** A new round: what lasts rounds is counted, then Combat Actions and Movement are dealt anew (LEG-RND-01). */
export function beginRound(ctx: Ctx, s: State): void {
  s.round++
  s.cycle = 1
  ctx.emit?.({ type: 'round', round: s.round, rule: 'LEG-RND-01' })
  forgetsMoves(s)
  if (s.round > 1) roundBegins(ctx, s)
  for (const f of s.fighters) {
    f.moved = 0
    f.paced = 0
    f.running = false
    f.acted = 0
    f.turns = 0
    f.delaying = false
    f.outmanoeuvred = NOBODY
    f.harriedBy = NOBODY
    f.fullRound = 'none'
    f.pledged = 0
    f.strides = 0
    f.chargeAt = undefined
    f.committed = undefined
    // Ruling LEG-A105: a guard lasts until his next Strike Rank, unless the fight ends it with the round.
    if (s.options.guardLasts === 'round' && f.guard !== 'none') lowersGuard(ctx, f)
    recovers(ctx, s, f)
    if (active(f)) dealActions(ctx, s, f)
    else liesIdle(f)
  }
}

/** The Combat Actions of one who is down come round only where a clock of his runs on them. */
function liesIdle(f: Fighter): void {
  f.bonus = false
  f.allotted = 0
  f.actions = ticks(f) ? f.facts.combatActions : 0
}
const NOBODY: string[] = []

/** In the round after his surprise initiative is as it would have been (LEG-SUR-02). */
function recovers(ctx: Ctx, s: State, f: Fighter): void {
  if (f.surprised === 0 || f.surprised !== s.round - 1) return
  f.initiative += SURPRISE
  ctx.emit?.({ type: 'recovered', who: f.id, total: f.initiative, rule: 'LEG-SUR-02' })
}

const NEW_OR_KEPT = [{ key: 'keep' }, { key: 'roll' }] as const

/** Initiative stands until the Games Master calls for a new roll, at the earliest in a new round (LEG-INI-02). */
export function renewInitiative(ctx: Ctx, s: State): void {
  const { initiative } = s.options
  if (initiative === 'kept') return
  if (initiative === 'ask') {
    const about = { ask: 'initiative', rule: 'LEG-INI-02' } as const
    if (ctx.choose({ who: 'gm', about, options: NEW_OR_KEPT, usual: 'keep' }).key === 'keep') return
  }
  ctx.emit?.({ type: 'newInitiative', round: s.round, rule: 'LEG-INI-02' })
  rollInitiative(ctx, s)
}

/** The highest initiative of those who have a Combat Action and have not acted in this cycle (LEG-RND-01). */
export function nextToAct(s: State): Fighter | undefined {
  let next: Fighter | undefined
  const { fighters, cycle } = s
  for (const f of fighters) {
    if (f.actions <= 0 || f.acted >= cycle || !(active(f) || ticks(f))) continue
    if (next === undefined || f.initiative > next.initiative) next = f
  }
  return next
}

/** Whether somebody else acts on the same Strike Rank (LEG-INI-03). */
export function isTied(s: State, with_: Fighter): boolean {
  const { fighters, cycle } = s
  for (const f of fighters) {
    if (f === with_ || f.initiative !== with_.initiative) continue
    if (f.actions > 0 && f.acted < cycle && (active(f) || ticks(f))) return true
  }
  return false
}
