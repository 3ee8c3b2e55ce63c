import { die } from '../../../dice/chance.ts'
import type { Modifier } from '../../../kernel/types.ts'
import { ticks } from '../body/conditions.ts'
import { active, fatigueOf, wornPenalty } from '../state/fighters.ts'
import type { Ctx, Fighter, LegendRule, State } from '../state/types.ts'
import { SURPRISE } from './surprise.ts'

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
