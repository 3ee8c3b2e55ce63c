import type { Option } from '../../../kernel/types.ts'
import { courseTowards } from '../../../mechanisms/ground/courses.ts'
import type { Course } from '../../../space/whereabouts.ts'
import { opposedTest, ROLLS } from '../body/checks.ts'
import { canReact } from '../body/conditions.ts'
import { evadeSkill, evading, worthOf } from '../body/hampered.ts'
import { contactOf, groundOf } from '../ground/ground.ts'
import { heldFast } from '../ground/holds.ts'
import { moveBudget } from '../ground/movement.ts'
import { baseMove, carrier, RUN, SPRINT } from '../ground/pace.ts'
import { stepsOutOfReach } from '../ground/places.ts'
import { engaged, engagedBy, engagedWith, within } from '../ground/reach.ts'
import { able, active, fighter, inWater, lame, mayAttack } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { pitDepth } from '../state/underfoot.ts'
import { type Action, no, type Refused } from './action.ts'
import { chosenTarget, strikesOnContact } from './attacking.ts'
import { movesWhere, travels } from './walking.ts'

/** Why he cannot take a step. */
export function rooted(s: State, f: Fighter): Refused | undefined {
  const hold = heldFast(s, f) ?? heldFast(s, carrier(s, f))
  if (hold !== undefined)
    return no(
      'he is held where he is',
      hold.kind === 'entangle' ? 'CFI-SE-Entangle' : hold.kind === 'grip' ? 'CFI-SE-Grip' : 'CFI-LEAP-05',
    )
  if (f.rider !== undefined) return no('his rider decides where he goes', 'CFI-PRO-Mount')
  if (baseMove(s, f) <= 0) return no('he cannot move at all', 'CFI-FTG-Move')
  if (pitDepth(s.where, f) > 0) return no('he is in a pit, and must climb out of it', 'CFI-TER-Obstacle')
  return f.footing === 'climbing' ? no('he clings to what he climbs', 'CFI-MOV-Climb') : undefined
}

const ENGAGED = no('he is engaged, and must first break away', 'CFI-MOV-03')
const SWUM = no('he has swum as far as he can this round', 'CFI-MOV-Swim')
const WADES = no('nobody runs in the water but who lives there', 'CFI-MOV-Swim')
/** Why his legs, or his mount's, carry him at no run. */
export function slow(s: State, f: Fighter): Refused | undefined {
  const legs = carrier(s, f)
  return inWater(legs) && !able(legs, 'swimmer') ? WADES : undefined
}

export const move: Action = {
  key: 'move',
  rule: 'CFI-PRO-Move',
  cost: 'action',
  refuse: (s, f) => rooted(s, f) ?? (engaged(s, f) ? ENGAGED : moveBudget(s, f).feet <= 0 ? SWUM : undefined),
  act(ctx, s, f) {
    const { feet, gait } = moveBudget(s, f)
    const rule = [
      gait === 'crawl' ? 'CFI-MOV-Crawl' : gait === 'swim' ? 'CFI-MOV-Swim' : 'CFI-PRO-Move',
      'CFI-MOV-01',
      'CFI-MOV-02',
    ] as const
    const meant = movesWhere(ctx, s, f, feet, gait, rule)
    const met = meant === undefined ? undefined : fighter(s, meant)
    if (met !== undefined && active(f) && engagedWith(s, f, met)) contact(ctx, s, f, met)
    else if (active(f) && !f.halted) {
      // Ruling CFI-A75: whoever ends a move in a foe's zone is engaged too.
      const [near] = engagedBy(s, f)
      if (near !== undefined && s.options.passing === 'anybody') contact(ctx, s, f, near)
    }
  },
}

/** In contact: engaged, and a blow with the same action (CFI-MOV-04, CFI-MOV-05). */
function contact(ctx: Ctx, s: State, f: Fighter, foe: Fighter): void {
  ctx.emit?.({ type: 'did', who: f.id, action: 'engage', at: foe.id, rule: ['CFI-MOV-04', 'CFI-MOV-05', 'CFI-ENG-01'] })
  if (mayAttack(f)) strikesOnContact(ctx, s, f, foe)
}

const GAITS = [{ key: 'run' }, { key: 'sprint' }] as const

export const hustle: Action = {
  key: 'hustle',
  rule: 'CFI-PRO-Hustle',
  cost: 'action',
  refuse(s, f) {
    if (engaged(s, f)) return no('he is engaged', 'CFI-PRO-Hustle')
    // Ruling CFI-A99: one Hustle or Charge a round.
    if (f.hustles > 0 || (f.charges > 0 && s.options.hustle === 'onceWithCharge'))
      return no('he has run already this round', 'CFI-PRO-Hustle')
    if (f.stance !== 'standing' || carrier(s, f).stance === 'prone')
      return no('he is not on his feet', 'CFI-PRO-Hustle')
    if (lame(s, carrier(s, f))) return no('his legs do not carry him', 'CFI-PRO-Hustle')
    return slow(s, f) ?? rooted(s, f)
  },
  act(ctx, s, f) {
    f.hustles++
    const gait = ctx.choose({ who: f.id, about: { ask: 'gait', action: 'hustle' }, options: GAITS }).key
    const feet = baseMove(s, f) * (gait === 'run' ? RUN : SPRINT)
    movesWhere(ctx, s, f, feet, gait, ['CFI-PRO-Hustle', 'CFI-MOV-01', 'CFI-MOV-02'])
  },
}

const HINDERS: Readonly<Record<Range, readonly Option[]>> = {
  leave: [{ key: 'stay close' }, { key: 'none' }],
  close: [{ key: 'keep off' }, { key: 'none' }],
}
const RANGES = [{ key: 'close' }, { key: 'leave' }] as const
type Range = (typeof RANGES)[number]['key']

/** The way to where they are in contact, within one Move. */
const closingIn = (s: State, f: Fighter, foe: Fighter): Course =>
  courseTowards(groundOf(s), s, f, foe.id, moveBudget(s, f).feet)

/** Closer to a foe who is engaged with him from afar, or away from him; asked where both can be done. */
function rangeTo(ctx: Ctx, s: State, f: Fighter, foe: Fighter): Range {
  const far = !within(s, f.id, foe.id, contactOf(s)) && closingIn(s, f, foe).spent > 0
  if (!far) return 'leave'
  if (stepsOutOfReach(s, f, foe) === undefined) return 'close'
  return ctx.choose({ who: f.id, about: { ask: 'range', at: foe.id }, options: RANGES }).key
}

/**
 * Ruling CFI-A06: engaged, an opposed Evade with one foe, who must spend an Action Point to keep him where he is; won, he closes in
 * on him or retreats. Unengaged, a Move.
 */
export const changeRange: Action = {
  key: 'changeRange',
  rule: 'CFI-PRO-ChangeRange',
  cost: 'action',
  refuse(s, f) {
    if (s.options.changeRange === 'unengaged' && engaged(s, f)) return no('he is engaged', 'CFI-PRO-ChangeRange')
    if (s.options.changeRange === 'opposed' && !engaged(s, f))
      return no('nobody is upon him: he can simply move', 'CFI-PRO-ChangeRange')
    if (f.stance !== 'standing') return no('he is not on his feet', 'CFI-PRO-ChangeRange')
    return rooted(s, f)
  },
  act(ctx, s, f) {
    const near = engagedBy(s, f)
    if (near.length === 0) {
      const { feet, gait } = moveBudget(s, f)
      movesWhere(ctx, s, f, feet, gait, ['CFI-PRO-ChangeRange'])
      return
    }
    const foe = chosenTarget(ctx, f, near, 'changeRange', undefined)
    const how = rangeTo(ctx, s, f, foe)
    const keeps =
      foe.points > 0 &&
      foe.stance !== 'prone' &&
      canReact(s, foe) &&
      ctx.choose({
        who: foe.id,
        about: { ask: 'stay close', at: f.id, how },
        options: HINDERS[how],
        usual: how === 'leave' ? 'stay close' : 'keep off',
      }).key !== 'none'
    if (keeps) {
      foe.points--
      const evade = (who: Fighter): number => worthOf(s, who, evadeSkill(who), evading(s, who, undefined))
      if (opposedTest(ctx, s, f, ROLLS.evade, evade(f), foe, ROLLS.evade, evade(foe)) !== 'wins') {
        ctx.emit?.({ type: 'wasted', who: f.id, action: 'changeRange', rule: 'CFI-PRO-ChangeRange' })
        return
      }
    }
    if (how === 'leave') breaksAway(ctx, s, f, foe)
    else
      travels(ctx, s, f, closingIn(s, f, foe), `towards ${foe.id}`, moveBudget(s, f).gait, [
        'CFI-PRO-ChangeRange',
        'CFI-MOV-05',
        'CFI-ENG-01',
      ])
  },
}

/** Away from that foe, as near as there is room. */
export function breaksAway(ctx: Ctx, s: State, f: Fighter, foe: Fighter): void {
  const way = stepsOutOfReach(s, f, foe)
  if (way === undefined) {
    ctx.emit?.({ type: 'wasted', who: f.id, action: 'changeRange', rule: 'CFI-PRO-ChangeRange' })
    return
  }
  travels(ctx, s, f, way, `away ${foe.id}`, moveBudget(s, f).gait, ['CFI-PRO-ChangeRange', 'CFI-MOV-06', 'CFI-ENG-02'])
}
