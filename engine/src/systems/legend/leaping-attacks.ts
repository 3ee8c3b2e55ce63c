import { die } from '../../dice/chance.ts'
import { type Defence, EVADE, NO_DEFENCE } from './defence.ts'
import { spend } from './exertion.ts'
import { fall } from './falling.ts'
import { active, canEvade, inWater, isShield, offGuard, spare, usable } from './fighters.ts'
import { lasting } from './incapacity.ts'
import { closeDefence, evadeSkill, everything, plainSkill, styleSkill, surroundings } from './modifiers.ts'
import { dismounts } from './mounted-combat.ts'
import { tested } from './second-chance.ts'
import { ATHLETICS, contest, EVADE as EVADE_ROLL, PARRY, succeeds } from './skill-tests.ts'
import type { Ctx, Fighter, State } from './types.ts'
import { itemOption } from './weapons-in-hand.ts'

const GROUNDED = die('borne down', 3)

/** A leap bears down only what has less than twice the leaper's SIZ, and stands (LEG-LEAP-03). Rulings LEG-A42, LEG-A95. */
export const canBearDown = (f: Fighter, target: Fighter): boolean =>
  target.stance === 'standing' && !inWater(target) && target.facts.characteristics.siz < 2 * f.facts.characteristics.siz

/** The leaper's Athletics against Evade, or a parry with a ready shield (LEG-LEAP-01). */
export function leapAt(ctx: Ctx, s: State, f: Fighter, target: Fighter): void {
  const skill = plainSkill(s, f, 'athletics')
  const options = answers(s, target)
  const about = { ask: 'defend', at: f.id } as const
  const chosen = options.length > 1 ? ctx.choose({ who: target.id, about, options, usual: NO_DEFENCE.key }) : NO_DEFENCE
  const alone = chosen.key === NO_DEFENCE.key ? tested(ctx, f, ATHLETICS, skill) : undefined
  const wins = alone === undefined ? beatsAnswer(ctx, s, f, skill, target, chosen) : succeeds(alone.level)
  const roll = alone && ctx.shown(alone.toss)
  ctx.emit?.({ type: 'leapt', who: f.id, at: target.id, roll, skill, answer: chosen.key, wins, rule: 'LEG-LEAP-01' })
  if (wins) borneDown(ctx, target)
}

function answers(s: State, target: Fighter): readonly Defence[] {
  const options: Defence[] = []
  if (active(target) && !offGuard(s, target)) {
    const free = spare(target) > 0
    for (const item of target.items) {
      if (isShield(item) && usable(s, target, item) && (free || target.guard === 'parry')) {
        options.push({ ...itemOption(target, item), item, warden: undefined })
      }
    }
    if ((free || target.guard === 'evade') && canEvade(s, target)) options.push(EVADE)
  }
  options.push(NO_DEFENCE)
  return options
}

function beatsAnswer(ctx: Ctx, s: State, f: Fighter, skill: number, target: Fighter, chosen: Defence): boolean {
  const kind = chosen.key === EVADE.key ? 'evade' : 'parry'
  if (target.guard === kind) target.guard = 'none'
  else spend(ctx, s, target, kind)
  const shield = chosen.item
  if (shield !== undefined) {
    const style = styleSkill(target, shield) + everything(s, target) + closeDefence(s, target, f)
    return contest(ctx, f, ATHLETICS, skill, target, PARRY, style) === 'wins'
  }
  target.noAttack = Math.max(target.noAttack, 1)
  ctx.emit?.({ type: 'offBalance', who: target.id, rule: 'LEG-EVD-02' })
  dismounts(ctx, s, target, 'LEG-EVD-04')
  return contest(ctx, f, ATHLETICS, skill, target, EVADE_ROLL, footing(ctx, s, target)) === 'wins'
}

/** A quadruped keeps its feet with Athletics and +20% (LEG-LEAP-03). */
function footing(ctx: Ctx, s: State, target: Fighter): number {
  if (!target.facts.traits.includes('quadruped')) return evadeSkill(s, target)
  const skill = plainSkill(s, target, 'athletics') + surroundings(s, target) + 20
  ctx.emit?.({ type: 'fourFooted', who: target.id, skill, rule: 'LEG-LEAP-03' })
  return skill
}

/** Down, and unable to rise for 1D3 of his own Combat Actions; no other harm (LEG-LEAP-02). Ruling LEG-A43. */
function borneDown(ctx: Ctx, target: Fighter): void {
  fall(ctx, target, 'LEG-LEAP-02')
  const actions = ctx.roll(GROUNDED, target.id)
  target.noRising = Math.max(target.noRising, lasting(actions))
  ctx.emit?.({ type: 'borneDown', who: target.id, actions, rule: 'LEG-LEAP-02' })
}
