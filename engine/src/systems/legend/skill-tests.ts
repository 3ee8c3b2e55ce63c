import { die } from '../../dice/chance.ts'
import type { Id, Toss } from '../../kernel/types.ts'
import { again, secondChance } from './hero-points.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter, Level } from './types.ts'

/** 1D100 for each kind of test: the label says what it is for. */
export const ATTACK = die('attack', 100)
export const PARRY = die('parry', 100)
export const EVADE = die('evade', 100)
export const RESIST = {
  trip: die('trip', 100),
  disarm: die('disarm', 100),
  blind: die('blind', 100),
  resilience: die('resilience', 100),
  bleed: die('bleed', 100),
  stun: die('stun', 100),
} as const
export const ATHLETICS = die('athletics', 100)
export const BRAWN = die('brawn', 100)
const COIN = die('coin', 2)

/** A roll of 01–05 succeeds and 96–00 fails whatever the skill (LEG-SKL-AutoSuccess, LEG-SKL-AutoFailure). */
const ALWAYS = 5
const NEVER = 96

/** The level of a roll against a skill: critical within a tenth of it, fumble on 99–00 or, with 100% and more, on 00 (LEG-SKL-Critical, LEG-SKL-Fumble). */
export function levelOf(roll: number, skill: number): Level {
  if (roll === 1 || roll <= Math.ceil(skill / 10)) return roll >= NEVER ? 'failure' : 'critical'
  if (roll === 100 || (roll === 99 && skill < 100)) return 'fumble'
  if (roll <= ALWAYS) return 'success'
  return roll < NEVER && roll <= skill ? 'success' : 'failure'
}

/** How good a level is, from fumble to critical. */
export function rank(level: Level): number {
  return level === 'critical' ? 3 : level === 'success' ? 2 : level === 'failure' ? 1 : 0
}

export const succeeds = (level: Level): boolean => level === 'critical' || level === 'success'

/** The rule that made a roll what it is: for events, where the face may not be known. */
export function levelRule(roll: number | undefined, skill: number, level: Level): LegendRule {
  if (level === 'critical') return 'LEG-SKL-Critical'
  if (level === 'fumble') return 'LEG-SKL-Fumble'
  if (roll !== undefined && level === 'success' && roll > skill) return 'LEG-SKL-AutoSuccess'
  if (roll !== undefined && level === 'failure' && roll <= skill) return 'LEG-SKL-AutoFailure'
  return 'LEG-SKL-Success'
}

/** Two skills in one number, so that comparing two unseen rolls needs no object. */
const SKILLS_APART = 4096
const SKILL_FLOOR = 1024
const together = (mine: number, theirs: number): number => (mine + SKILL_FLOOR) * SKILLS_APART + theirs + SKILL_FLOOR

type Compared = 'wins' | 'loses' | 'tied' | 'stalemate'

/**
 * An Opposed Test: the better level wins, then the higher roll, then the higher skill; both failing is nobody's win
 * (LEG-SKL-Opposed, LEG-SKL-OpposedTie, LEG-SKL-Stalemate). Ruling LEG-A75: the skill a kept roll was made with breaks a tie.
 */
function compared(mine: number, theirs: number, skills: number): Compared {
  const skill = Math.floor(skills / SKILLS_APART) - SKILL_FLOOR
  const other = (skills % SKILLS_APART) - SKILL_FLOOR
  const level = rank(levelOf(mine, skill))
  const against = rank(levelOf(theirs, other))
  if (level < 2 && against < 2) return 'stalemate'
  const ahead = level - against || mine - theirs || skill - other
  return ahead > 0 ? 'wins' : ahead < 0 ? 'loses' : 'tied'
}

/** A roll remembered as a number beside the two skills. */
const ROLLS_APART = 128
const comparedTo = (mine: number, kept: number): Compared =>
  compared(mine, kept % ROLLS_APART, Math.floor(kept / ROLLS_APART))

/** What the higher of two skills takes off both for being above 100% (LEG-SKL-Over100). */
export const excess = (mine: number, theirs: number): number => Math.max(0, Math.max(mine, theirs) - 100)

/** How two rolls thrown at each other come out: a dead heat is decided by a coin, and both failing decides nothing. */
export function opposed(
  ctx: Ctx,
  who: Id,
  mine: Toss<number>,
  skill: number,
  theirs: Toss<number>,
  other: number,
): 'wins' | 'loses' | 'stalemate' {
  const result = ctx.both(mine, theirs, compared, together(skill, other))
  return settled(ctx, who, result, ctx.shown(mine), skill, ctx.shown(theirs), other)
}

/** Whether `mine` wins an Opposed Test against a roll that lies on the table. */
export const beats = (
  ctx: Ctx,
  who: Id,
  mine: Toss<number>,
  skill: number,
  theirs: Toss<number>,
  other: number,
): boolean => opposed(ctx, who, mine, skill, theirs, other) === 'wins'

function settled(
  ctx: Ctx,
  who: Id,
  result: Compared,
  roll: number | undefined,
  skill: number,
  against: number | undefined,
  other: number,
): 'wins' | 'loses' | 'stalemate' {
  const final = result !== 'tied' ? result : ctx.roll(COIN, who) === 1 ? 'wins' : 'loses'
  if (ctx.emit !== undefined) {
    const even = roll !== undefined && roll === against && levelOf(roll, skill) === levelOf(roll, other)
    const rule =
      final === 'stalemate' ? 'LEG-SKL-Stalemate' : even ? 'LEG-SKL-OpposedTie' : ('LEG-SKL-Opposed' as const)
    ctx.emit({ type: 'opposed', who, roll, skill, against, result: final, rule })
  }
  return final
}

/**
 * Whether a fighter resists something tested against a roll already made. Ruling LEG-A76: the kept roll and its level
 * stand, and only the resister's skill loses an excess over 100%.
 */
export function resists(
  ctx: Ctx,
  fighter: Fighter,
  chance: typeof ATTACK,
  skill: number,
  kept: Toss<number>,
  keptSkill: number,
): boolean {
  const effective = lessened(ctx, fighter, skill, keptSkill)
  let held = beats(ctx, fighter.id, ctx.toss(chance, fighter.id), effective, kept, keptSkill)
  while (!held && secondChance(ctx, fighter, chance.label, undefined)) {
    held = beats(ctx, fighter.id, ctx.toss(again(chance), fighter.id), effective, kept, keptSkill)
  }
  return held
}

/** The same against a roll made in an earlier step and remembered as a number. */
export function resistsKept(
  ctx: Ctx,
  fighter: Fighter,
  chance: typeof ATTACK,
  skill: number,
  kept: number,
  keptSkill: number,
): boolean {
  const effective = lessened(ctx, fighter, skill, keptSkill)
  let held = thrownAgainst(ctx, fighter, chance, effective, kept, keptSkill)
  while (!held && secondChance(ctx, fighter, chance.label, undefined)) {
    held = thrownAgainst(ctx, fighter, again(chance), effective, kept, keptSkill)
  }
  return held
}

function thrownAgainst(
  ctx: Ctx,
  fighter: Fighter,
  chance: typeof ATTACK,
  skill: number,
  kept: number,
  keptSkill: number,
): boolean {
  const mine = ctx.toss(chance, fighter.id)
  const result = ctx.read(mine, comparedTo, together(skill, keptSkill) * ROLLS_APART + kept)
  return settled(ctx, fighter.id, result, ctx.shown(mine), skill, kept, keptSkill) === 'wins'
}

function lessened(ctx: Ctx, f: Fighter, skill: number, kept: number): number {
  const over = excess(kept, 0)
  if (over > 0) ctx.emit?.({ type: 'over100', who: f.id, value: -over, rule: 'LEG-SKL-Over100' })
  return skill - over
}

/** An Opposed Test thrown on both sides at once, each skill less what the higher has above 100% (LEG-SKL-Over100). */
export function contest(
  ctx: Ctx,
  mine: Fighter,
  chance: typeof ATTACK,
  skill: number,
  theirs: Fighter,
  against: typeof ATTACK,
  other: number,
): 'wins' | 'loses' | 'stalemate' {
  const over = excess(skill, other)
  if (over > 0) ctx.emit?.({ type: 'over100', who: mine.id, at: theirs.id, value: -over, rule: 'LEG-SKL-Over100' })
  let a = ctx.toss(chance, mine.id)
  let b = ctx.toss(against, theirs.id)
  for (;;) {
    const result = opposed(ctx, mine.id, a, skill - over, b, other - over)
    if (result === 'wins') {
      if (!secondChance(ctx, theirs, against.label, undefined)) return result
      b = ctx.toss(again(against), theirs.id)
    } else {
      if (!secondChance(ctx, mine, chance.label, undefined)) return result
      a = ctx.toss(again(chance), mine.id)
    }
  }
}
