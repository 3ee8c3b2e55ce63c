import { canReact } from '../defense.ts'
import { engaged, engagedBy, engagedWith } from '../engagement.ts'
import { able, active, fighter, lame, longestReach, mayAttack } from '../fighters.ts'
import { heldFast } from '../holding.ts'
import { evadeSkill, evading, inWater, worthOf } from '../modifiers.ts'
import { moveBudget, movesWhere, travels } from '../movement.ts'
import { baseMove, carrier, RUN, SPRINT } from '../pace.ts'
import { stepsOutOfReach } from '../places.ts'
import { opposedTest, ROLLS } from '../skill-tests.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { type Action, no, type Refused } from './action.ts'
import { chosenTarget, strikesOnContact } from './attacking.ts'

/** Why he cannot take a step. */
export function rooted(s: State, f: Fighter): Refused | undefined {
  const hold = heldFast(s, f)
  if (hold !== undefined)
    return no(
      'he is held where he is',
      hold.kind === 'entangle' ? 'CFI-SE-Entangle' : hold.kind === 'grip' ? 'CFI-SE-Grip' : 'CFI-LEAP-05',
    )
  if (f.rider !== undefined) return no('his rider decides where he goes', 'CFI-PRO-Mount')
  if (baseMove(s, f) <= 0) return no('he cannot move at all', 'CFI-FTG-Move')
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
  if (mayAttack(s, f)) strikesOnContact(ctx, s, f, foe)
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
    if (f.stance !== 'standing') return no('he is not on his feet', 'CFI-PRO-Hustle')
    if (lame(s, f)) return no('his legs do not carry him', 'CFI-PRO-Hustle')
    return slow(s, f) ?? rooted(s, f)
  },
  act(ctx, s, f) {
    f.hustles++
    const gait = ctx.choose({ who: f.id, about: { ask: 'gait', action: 'hustle' }, options: GAITS }).key
    const feet = baseMove(s, f) * (gait === 'run' ? RUN : SPRINT)
    movesWhere(ctx, s, f, feet, gait, ['CFI-PRO-Hustle', 'CFI-MOV-01', 'CFI-MOV-02'])
  },
}

const CLOSE_OR_LEAVE = [{ key: 'stay close' }, { key: 'none' }] as const

/** Ruling CFI-A06: engaged, an opposed Evade with one foe, who must spend an Action Point to keep him; unengaged, a Move. */
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
    const keeps =
      foe.points > 0 &&
      foe.stance !== 'prone' &&
      canReact(s, foe) &&
      ctx.choose({ who: foe.id, about: { ask: 'stay close', at: f.id }, options: CLOSE_OR_LEAVE, usual: 'stay close' })
        .key !== 'none'
    if (keeps) {
      foe.points--
      const evade = (who: Fighter): number => worthOf(s, who, evadeSkill(who), evading(s, who, undefined))
      if (opposedTest(ctx, s, f, ROLLS.evade, evade(f), foe, ROLLS.evade, evade(foe)) !== 'wins') {
        ctx.emit?.({ type: 'wasted', who: f.id, action: 'changeRange', rule: 'CFI-PRO-ChangeRange' })
        return
      }
    }
    breaksAway(ctx, s, f, foe)
  },
}

/** Out of that foe's reach, as near as there is room. */
export function breaksAway(ctx: Ctx, s: State, f: Fighter, foe: Fighter): void {
  const way = stepsOutOfReach(s, f, foe, Math.max(5, longestReach(s, foe)))
  if (way === undefined) {
    ctx.emit?.({ type: 'wasted', who: f.id, action: 'changeRange', rule: 'CFI-PRO-ChangeRange' })
    return
  }
  travels(ctx, s, f, way, `away ${foe.id}`, moveBudget(s, f).gait, ['CFI-PRO-ChangeRange', 'CFI-MOV-06', 'CFI-ENG-02'])
}
