import { die } from '../../dice/chance.ts'
import type { Id, Toss } from '../../kernel/types.ts'
import type { Ctx, Fighter, Level } from './types.ts'

/** 1D100 for each kind of test: the label says what it is for. */
export const ATTACK = die('attack', 100)
export const PARRY = die('parry', 100)
export const EVADE = die('evade', 100)
export const RESIST = {
  trip: die('trip', 100),
  disarm: die('disarm', 100),
  resilience: die('resilience', 100),
} as const
const COIN = die('coin', 2)

/** A roll of 01–05 succeeds and 96–00 fails whatever the skill (LEG-SKL-Automatic). */
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

/** Two skills in one number, so that comparing two unseen rolls needs no object. */
const SKILLS_APART = 4096
const SKILL_FLOOR = 1024
const together = (mine: number, theirs: number): number => (mine + SKILL_FLOOR) * SKILLS_APART + theirs + SKILL_FLOOR

/**
 * An Opposed Test: the better level wins, then the higher roll, then the higher skill; both failing is nobody's win
 * (LEG-SKL-Opposed). Ruling LEG-A75: the skill a kept roll was made with breaks a tie.
 */
function compared(mine: number, theirs: number, skills: number): 'wins' | 'loses' | 'tied' | 'stalemate' {
  const skill = Math.floor(skills / SKILLS_APART) - SKILL_FLOOR
  const other = (skills % SKILLS_APART) - SKILL_FLOOR
  const level = rank(levelOf(mine, skill))
  const against = rank(levelOf(theirs, other))
  if (level < 2 && against < 2) return 'stalemate'
  if (level !== against) return level > against ? 'wins' : 'loses'
  if (mine !== theirs) return mine > theirs ? 'wins' : 'loses'
  if (skill !== other) return skill > other ? 'wins' : 'loses'
  return 'tied'
}

/** What both skills are once the one above 100% has taken its excess off the other (LEG-SKL-Over100). */
export function overHundred(mine: number, theirs: number): readonly [number, number] {
  const excess = Math.max(mine, theirs) - 100
  if (excess <= 0) return [mine, theirs]
  return mine >= theirs ? [100, theirs - excess] : [mine - excess, 100]
}

/** Whether `mine` wins an Opposed Test against a roll that lies on the table; a dead heat is decided by a coin. */
export function beats(
  ctx: Ctx,
  who: Id,
  mine: Toss<number>,
  skill: number,
  theirs: Toss<number>,
  other: number,
): boolean {
  const result = ctx.both(mine, theirs, compared, together(skill, other))
  if (result === 'tied') return ctx.roll(COIN, who) === 1
  return result === 'wins'
}

/** How two rolls thrown at each other come out; both failing decides nothing. */
export function opposed(
  ctx: Ctx,
  who: Id,
  mine: Toss<number>,
  skill: number,
  theirs: Toss<number>,
  other: number,
): 'wins' | 'loses' | 'stalemate' {
  const result = ctx.both(mine, theirs, compared, together(skill, other))
  if (result === 'tied') return ctx.roll(COIN, who) === 1 ? 'wins' : 'loses'
  return result
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
  const effective = keptSkill > 100 ? skill - (keptSkill - 100) : skill
  return beats(ctx, fighter.id, ctx.toss(chance, fighter.id), effective, kept, keptSkill)
}
