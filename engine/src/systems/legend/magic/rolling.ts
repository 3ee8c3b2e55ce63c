import { die } from '../../../dice/chance.ts'
import type { Modifier, Toss } from '../../../kernel/types.ts'
import type { Spell } from '../content/spells.ts'
import { wearies } from '../fatigue.ts'
import { knockOut, ROUNDS_A_MINUTE } from '../incapacity.ts'
import { plainSkill } from '../modifiers.ts'
import { noting } from '../note.ts'
import { attempt, tested } from '../second-chance.ts'
import { RESIST, succeeds } from '../skill-tests.ts'
import type { Ctx, Fighter, Level, State } from '../types.ts'
import { castingSkill, hiddenFrom } from './casting-skill.ts'

const COMMON_MAGIC = die('common magic', 100)

/** The roll of Common Magic and its price; a target wholly hidden makes it fail (LEG-MAG-Cast, LEG-MAG-Cost, LEG-MAG-Modifiers). */
export function roll(
  ctx: Ctx,
  s: State,
  f: Fighter,
  spell: Spell,
  magnitude: number,
  target: Fighter,
): { readonly toss: Toss<number>; readonly skill: number; readonly level: Level } {
  const list: Modifier[] | undefined = ctx.emit === undefined ? undefined : []
  const skill = castingSkill(s, f, spell, noting(list))
  if (list !== undefined && list.length > 0) {
    ctx.emit?.({ type: 'skill', who: f.id, what: 'common magic', skill, modifiers: list, rule: 'LEG-MAG-Modifiers' })
  }
  const { toss, level: rolled } = tested(ctx, f, COMMON_MAGIC, skill)
  const hidden = hiddenFrom(s, spell, target) && succeeds(rolled)
  const level = hidden ? 'failure' : rolled
  ctx.emit?.({
    type: 'cast',
    who: f.id,
    at: target.id,
    spell: spell.name,
    magnitude,
    roll: ctx.shown(toss),
    skill,
    level,
    rule: hidden ? ['LEG-MAG-Cast', 'LEG-MAG-Modifiers'] : 'LEG-MAG-Cast',
  })
  pay(ctx, f, price(level, magnitude))
  return { toss, skill, level }
}

/** A spell costs its Magnitude, one point less if critical; a plain failure costs nothing, a fumble all of it (LEG-MAG-Cost). */
function price(level: Level, magnitude: number): number {
  if (level === 'failure') return 0
  return level === 'critical' ? Math.max(1, magnitude - 1) : magnitude
}

function pay(ctx: Ctx, f: Fighter, points: number): void {
  if (points === 0) return
  f.magicPoints = Math.max(0, f.magicPoints - points)
  ctx.emit?.({ type: 'magicPoints', who: f.id, spent: points, left: f.magicPoints, rule: 'LEG-MAG-Cost' })
}

/** At 0 Magic Points Resilience: a level of Fatigue, or unconscious for 21 less CON minutes (LEG-MAG-Empty). */
export function drained(ctx: Ctx, s: State, f: Fighter): void {
  const level = attempt(ctx, f, RESIST.resilience, plainSkill(s, f, 'resilience', undefined))
  ctx.emit?.({ type: 'drained', who: f.id, level, rule: 'LEG-MAG-Empty' })
  if (succeeds(level)) wearies(ctx, s, f, 1, 'LEG-MAG-Empty')
  else knockOut(ctx, s, f, Math.max(1, 21 - f.facts.characteristics.con) * ROUNDS_A_MINUTE, 'LEG-MAG-Empty')
}
