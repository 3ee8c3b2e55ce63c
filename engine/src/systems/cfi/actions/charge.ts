import { asked } from '../../../mechanisms/asking.ts'
import { courseAway, coursePast, courseTowards } from '../../../mechanisms/ground/courses.ts'
import { itemOption } from '../../../mechanisms/hands.ts'
import { lowersWard } from '../body/hands.ts'
import { lands, meets } from '../exchange/charging.ts'
import { groundOf } from '../ground/ground.ts'
import { baseMove, carrier, RUN, SPRINT } from '../ground/pace.ts'
import { engaged, feet, within } from '../ground/reach.ts'
import { able, active, foes, formOf, fourLegged, lame, longestReach, meleeArms } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, State } from '../state/types.ts'
import { type Action, declaring, no } from './action.ts'
import { chosenTarget, mayStrike } from './attacking.ts'
import { rooted, slow } from './moving.ts'
import { travels } from './walking.ts'

/** Foes a sprint brings him to (CFI-CHG-01). */
function chargeable(s: State, f: Fighter, feetLeft: number): Fighter[] {
  const ground = groundOf(s)
  return s.fighters.filter((other) => {
    if (!foes(f, other) || !active(other) || !(mayStrike(f, other) || able(f, 'divingStrike'))) return false
    if (feet(s, f.id, other.id) > feetLeft + ground.contact) return false
    if (!('field' in s.where)) return true
    const { where } = courseTowards(ground, s, f, other.id, feetLeft)
    return within({ ...s, where }, f.mount ?? f.id, other.id, ground.contact)
  })
}

const GAITS = [{ key: 'run' }, { key: 'sprint' }] as const

export const charge: Action = declaring({
  key: 'charge',
  rule: 'CFI-PRO-Charge',
  cost: 'action',
  offensive: true,
  refuse(s, f) {
    if (engaged(s, f)) return no('he is engaged', 'CFI-PRO-Charge')
    if (f.charges > 0 || (f.hustles > 0 && s.options.hustle === 'onceWithCharge'))
      return no('he has run already this round', 'CFI-PRO-Charge')
    if (f.stance !== 'standing' || carrier(s, f).stance === 'prone')
      return no('he is not on his feet', 'CFI-PRO-Charge')
    if (lame(s, carrier(s, f))) return no('his legs do not carry him', 'CFI-PRO-Charge')
    if (meleeArms(s, f).length === 0) return no('he has nothing to strike with', 'CFI-PRO-Charge')
    return (
      slow(s, f) ??
      rooted(s, f) ??
      (chargeable(s, f, baseMove(s, f) * SPRINT).length === 0
        ? no('no foe is within a sprint', 'CFI-PRO-Charge')
        : undefined)
    )
  },
  declare(ctx, s, f) {
    const base = baseMove(s, f)
    const target = chosenTarget(ctx, f, chargeable(s, f, base * SPRINT), 'charge', undefined)
    const near = chargeable(s, f, base * RUN).includes(target)
    const gait = near
      ? ctx.choose({ who: f.id, about: { ask: 'gait', action: 'charge' }, options: GAITS, usual: 'run' }).key
      : 'sprint'
    const budget = (): number => baseMove(s, f) * (gait === 'run' ? RUN : SPRINT)
    return {
      at: target.id,
      possible: () => chargeable(s, f, budget()).includes(target),
      carryOut: () => runsAt(ctx, s, f, target, gait, budget()),
    }
  },
})

/** The run of a charge, and its blow where it brings him to his foe. */
function runsAt(ctx: Ctx, s: State, f: Fighter, target: Fighter, gait: 'run' | 'sprint', budget: number): void {
  f.charges++
  const course = courseTowards(groundOf(s), s, f, target.id, budget)
  const far = travels(ctx, s, f, course, `towards ${target.id}`, gait, [
    'CFI-PRO-Charge',
    'CFI-CHG-01',
    'CFI-MOV-01',
    'CFI-MOV-02',
  ])
  if (!active(f) || !active(target) || f.stance === 'prone' || !within(s, f.id, target.id, groundOf(s).contact)) return
  const dives = f.aloft && able(f, 'divingStrike')
  f.aloft = target.aloft
  strikesCharging(ctx, s, f, target, budget - far, dives)
}

/** The blow of a charge, and whether he stops there or sweeps on past (CFI-CHG-06). */
function strikesCharging(ctx: Ctx, s: State, f: Fighter, target: Fighter, left: number, dives: boolean): void {
  const arms = meleeArms(s, f)
  if (arms.length === 0) return
  const { item } = asked(ctx, {
    who: f.id,
    about: { ask: 'weapon', action: 'charge' } as const,
    options: arms.map((each) => ({ ...itemOption(f, each), item: each })),
  })
  lowersWard(ctx, f, item)
  const { step, size } = momentum(s, f, item, dives)
  const answer = meets(ctx, s, f, target)
  lands(ctx, s, { attacker: f, defender: target, item, charging: true, step, size }, answer)
  if (f.stance === 'prone' || s.holds.some((hold) => hold.on === f.id)) return
  const ground = groundOf(s)
  const course =
    'field' in s.where ? coursePast(ground, s, f, target.id, left) : courseAway(ground, s, f, target.id, left)
  // Ruling CFI-A79: past is out of his reach.
  const reach = Math.max(ground.contact, longestReach(s, target))
  if (active(target) && within({ ...s, where: course.where }, f.mount ?? f.id, target.id, reach)) return
  if (ctx.choose({ who: f.id, about: { ask: 'past', at: target.id }, options: PAST, usual: 'stop' }).key === 'stop')
    return
  travels(ctx, s, f, course, `away ${target.id}`, 'run', ['CFI-CHG-06', 'CFI-ENG-02'])
}
const PAST = [{ key: 'stop' }, { key: 'past' }] as const

/** A Size larger; a step of Damage Modifier more on two legs, two on four; a rider may use his mount's; a dive adds one more of each (CFI-CHG-03, -04, -05). */
export function momentum(
  s: State,
  f: Fighter,
  item: Item,
  dives: boolean,
): { readonly step: number; readonly size: number } {
  const legs = carrier(s, f)
  const step = f.mount === undefined ? f.facts.step : Math.max(f.facts.step, legs.facts.step)
  const dive = dives ? 1 : 0
  return {
    step: step + (fourLegged(legs) ? 2 : 1) + dive,
    size: formOf(item).size + 1 + dive,
  }
}
