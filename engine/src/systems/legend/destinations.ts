import { Offer } from '../../kernel/offer.ts'
import type { Option } from '../../kernel/types.ts'
import { asked } from '../../mechanisms/asking.ts'
import { type Destination, destinations, goes, type Journey, journey } from '../../mechanisms/ground/destinations.ts'
import { fighter } from './fighters.ts'
import { CONTACT, metres } from './ground.ts'
import { outOfSight, runsAway, WALKING } from './movement.ts'
import { paceRules } from './pace.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** Asks where to, goes there within the metres given, and tells it; gives the metres it took. */
export function goesWhere(ctx: Ctx, s: State, f: Fighter, budget: number, rule: LegendRule): number {
  const going = journey(WALKING, s, f, budget, rule)
  const about = { ask: 'where', left: budget, rule } as const
  const to = asked(ctx, new Offer(f.id, about, destinations, going, { open: true }))
  if (to.how === 'flee') {
    runsAway(ctx, s, f)
    return budget
  }
  const far = goes(ctx, WALKING, going, to, metresTo(ctx, going, to), () => [rule, ...paceRules(s, f)])
  if (to.how === 'away') outOfSight(ctx, s, f)
  return far
}

/** Without a map he says how many metres of those he has. */
function metresTo(ctx: Ctx, { s, f, budget, ways }: Journey<State, Fighter>, to: Destination): number {
  if (ways !== undefined || (to.how !== 'towards' && to.how !== 'away')) return budget
  const far = to.how === 'towards' ? Math.min(budget, tenths(metres(s, f.id, to.whom) - CONTACT)) : budget
  return paces(ctx, f, far, fighter(s, to.whom))
}

const tenths = (metre: number): number => Math.round(metre * 10) / 10

function paces(ctx: Ctx, f: Fighter, most: number, other: Fighter): number {
  const options: Option[] = []
  for (let metre = 1; metre < most; metre++) options.push({ key: String(metre) })
  options.push({ key: String(most) })
  if (options.length === 1) return most
  const usual = String(most)
  return Number(ctx.choose({ who: f.id, about: { ask: 'metres', at: other.id }, options, usual }).key)
}
