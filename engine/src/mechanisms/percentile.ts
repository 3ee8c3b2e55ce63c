import type { Chance, FighterId, Id, Play, Question, RuleId, Toss } from '../kernel/types.ts'

/** How well a roll of 1D100 did against a skill, from worst to best. */
export const LEVELS = ['fumble', 'failure', 'success', 'critical'] as const
export type Level = (typeof LEVELS)[number]

/** How good a level is, from fumble to critical. */
export function rank(level: Level): number {
  return level === 'critical' ? 3 : level === 'success' ? 2 : level === 'failure' ? 1 : 0
}

export const succeeds = (level: Level): boolean => level === 'critical' || level === 'success'

/** What the higher of two skills takes off both for being above 100%. */
export const excess = (mine: number, theirs: number): number => Math.max(0, Math.max(mine, theirs) - 100)

/** What tests against each other tell. */
export type Contested<R extends RuleId> =
  | {
      readonly type: 'opposed'
      readonly who: Id
      /** What is rolled, where it was thrown for this alone. */
      readonly of?: string | undefined
      readonly roll: number | undefined
      /** Before the other's excess over 100% is taken off; left out where it is not the listener's to know. */
      readonly skill?: number | undefined
      readonly against: number | undefined
      readonly result: Result
      readonly rule: R
    }
  | {
      readonly type: 'over100'
      readonly who: Id
      readonly at?: FighterId
      readonly value: number
      readonly rule: R
    }

/** How a test of one against another ends: both failing is nobody's win. */
export type Result = 'wins' | 'loses' | 'stalemate'

/** A roll that is no longer as the dice show it. */
export interface Turned {
  readonly turned: number
}
/** A roll as it lies on the table, or as it was turned. */
export type Rolled = Toss<number> | Turned
/** Whether a roll was turned. */
export const isTurned = (roll: Rolled): roll is Turned => typeof roll === 'object' && 'turned' in roll
/** Its number. */
const rollOf = (ctx: Pick<Play<never, never>, 'read'>, roll: Rolled): number =>
  isTurned(roll) ? roll.turned : ctx.read(roll, face, undefined)
const face = (roll: number): number => roll

/** How a game reads its 1D100, and the ids of its rules. */
export interface Percentile<C extends Play<Contested<R>, Question>, F, R extends RuleId> {
  /** A critical lies within the skill divided by this, rounded up. */
  readonly criticalShare: number
  /** A skill no attempt is made with: at or below it every roll fails. */
  readonly hopeless?: number
  /** From this skill on 99 is no longer a fumble. */
  readonly fumblesOn00From: number
  /** Who has it when level, roll and skill are equal: a coin says, or he who withstands. */
  readonly ties: Chance<number> | 'resister'
  /** A roll that went against somebody, thrown again at his cost or turned into another; nothing where he cannot or will not. */
  again(ctx: C, f: F, chance: Chance<number>, toss: Rolled, skill: number): Rolled | undefined
  readonly rules: {
    readonly success: R
    readonly critical: R
    readonly fumble: R
    readonly autoSuccess: R
    readonly autoFailure: R
    readonly opposed: R
    readonly tie: R
    readonly stalemate: R
    readonly over100: R
  }
}

/** A roll of 01–05 succeeds and 96–00 fails whatever the skill. */
const ALWAYS = 5
const NEVER = 96

/** What two rolls are compared by: the skill of the one, and that of the other. */
type Skills = readonly [mine: number, theirs: number]
/** The same where the other roll was made in an earlier step. */
type Kept = readonly [mine: number, theirs: number, roll: number]

type Compared = Result | 'tied'

/** The tests of a percentile game. */
export function percentile<
  R extends RuleId,
  F extends { readonly id: FighterId },
  C extends Play<Contested<R>, Question>,
>(game: Percentile<C, F, R>) {
  const { criticalShare, fumblesOn00From, ties, rules, hopeless = Number.NEGATIVE_INFINITY } = game

  /** The level of a roll against a skill. */
  function levelOf(roll: number, skill: number): Level {
    if (skill <= hopeless) return 'failure'
    if (roll === 1 || roll <= Math.ceil(skill / criticalShare)) return roll >= NEVER ? 'failure' : 'critical'
    if (roll === 100 || (roll === 99 && skill < fumblesOn00From)) return 'fumble'
    if (roll <= ALWAYS) return 'success'
    return roll < NEVER && roll <= skill ? 'success' : 'failure'
  }

  /** The rule that made a roll what it is: for events, where the face may not be known. */
  function levelRule(roll: number | undefined, skill: number, level: Level): R {
    if (level === 'critical') return rules.critical
    if (level === 'fumble') return rules.fumble
    if (roll !== undefined && level === 'success' && roll > skill) return rules.autoSuccess
    if (roll !== undefined && level === 'failure' && roll <= skill) return rules.autoFailure
    return rules.success
  }

  /** An opposed test: the better level wins, then the higher roll, then the higher skill; both failing is nobody's win. */
  const compared = (mine: number, theirs: number, skills: Skills): Compared =>
    comparedAt(levelOf(theirs, skills[1]), mine, theirs, skills[0], skills[1])

  function comparedAt(other: Level, mine: number, theirs: number, skill: number, otherSkill: number): Compared {
    const level = rank(levelOf(mine, skill))
    const against = rank(other)
    if (level < 2 && against < 2) return 'stalemate'
    const ahead = level - against || mine - theirs || skill - otherSkill
    return ahead > 0 ? 'wins' : ahead < 0 ? 'loses' : 'tied'
  }

  /** The same against a roll whose level stands, as it was read or as a rule gave it; and where it was made in an earlier step. */
  const AGAINST = {
    fumble: against('fumble'),
    failure: against('failure'),
    success: against('success'),
    critical: against('critical'),
  }
  function against(level: Level) {
    return {
      toss: (mine: number, theirs: number, [skill, other]: Skills): Compared =>
        comparedAt(level, mine, theirs, skill, other),
      kept: (mine: number, [skill, other, roll]: Kept): Compared => comparedAt(level, mine, roll, skill, other),
    }
  }

  function settled(
    ctx: C,
    who: Id,
    result: Compared,
    withstanding: boolean,
    roll: number | undefined,
    skill: number,
    against: number | undefined,
    other: number,
    whole: number,
    of?: string,
  ): Result {
    const final = result === 'tied' ? broken(ctx, who, withstanding) : result
    if (ctx.emit !== undefined) {
      const even = roll !== undefined && roll === against && levelOf(roll, skill) === levelOf(roll, other)
      const rule = final === 'stalemate' ? rules.stalemate : even ? rules.tie : rules.opposed
      ctx.emit({ type: 'opposed', who, of, roll, skill: whole, against, result: final, rule })
    }
    return final
  }

  const broken = (ctx: C, who: Id, withstanding: boolean): Result =>
    ties === 'resister' ? (withstanding ? 'wins' : 'loses') : ctx.roll(ties, who) === 1 ? 'wins' : 'loses'

  /** How two rolls thrown at each other come out; the second is the one who withstands. `whole`: the skill as it is told. */
  function opposed(
    ctx: C,
    who: Id,
    mine: Toss<number>,
    skill: number,
    theirs: Toss<number>,
    other: number,
    of?: string,
    whole = skill,
  ): Result {
    const result = ctx.both<number, number, Skills, Compared>(mine, theirs, compared, [skill, other])
    return settled(ctx, who, result, false, ctx.shown(mine), skill, ctx.shown(theirs), other, whole, of)
  }

  /** What is left of a skill that withstands a roll made with a skill over 100%: the kept roll and its level stand. */
  function lessened(ctx: C, f: F, skill: number, kept: number): number {
    const over = excess(kept, 0)
    if (over > 0) ctx.emit?.({ type: 'over100', who: f.id, value: -over, rule: rules.over100 })
    return skill - over
  }

  /**
   * Whether a fighter withstands a roll that lies on the table; its level stands, whether the dice or a rule gave it. `less` is taken
   * off him besides, and told to nobody.
   */
  function resists(
    ctx: C,
    f: F,
    chance: Chance<number>,
    skill: number,
    kept: Toss<number>,
    keptSkill: number,
    level?: Level,
    less = 0,
  ): boolean {
    const effective = lessened(ctx, f, skill, keptSkill) - less
    let toss = ctx.toss(chance, f.id)
    for (;;) {
      const result = ctx.both<number, number, Skills, Compared>(
        toss,
        kept,
        level === undefined ? compared : AGAINST[level].toss,
        [effective, keptSkill],
      )
      const shown = ctx.shown(kept)
      const mine = ctx.shown(toss)
      if (settled(ctx, f.id, result, true, mine, effective, shown, keptSkill, skill, chance.label) === 'wins')
        return true
      const better = game.again(ctx, f, chance, toss, effective)
      if (better === undefined) return false
      if (isTurned(better)) {
        const theirs = ctx.read(kept, face, undefined)
        return withTurned(ctx, f, chance, better, [effective, keptSkill], skill, theirs, level)
      }
      toss = better
    }
  }

  /** Whether he withstands with a roll that was turned. */
  function withTurned(
    ctx: C,
    f: F,
    chance: Chance<number>,
    { turned }: Turned,
    [skill, other]: Skills,
    whole: number,
    theirs: number,
    level = levelOf(theirs, other),
  ): boolean {
    const result = comparedAt(level, turned, theirs, skill, other)
    return settled(ctx, f.id, result, true, turned, skill, theirs, other, whole, chance.label) === 'wins'
  }

  /** The same against a roll made in an earlier step and remembered as a number. */
  function resistsKept(
    ctx: C,
    f: F,
    chance: Chance<number>,
    skill: number,
    kept: number,
    keptSkill: number,
    level?: Level,
    less = 0,
  ): boolean {
    const effective = lessened(ctx, f, skill, keptSkill) - less
    let toss = ctx.toss(chance, f.id)
    for (;;) {
      const result = ctx.read<number, Kept, Compared>(toss, AGAINST[level ?? levelOf(kept, keptSkill)].kept, [
        effective,
        keptSkill,
        kept,
      ])
      const mine = ctx.shown(toss)
      if (settled(ctx, f.id, result, true, mine, effective, kept, keptSkill, skill, chance.label) === 'wins')
        return true
      const better = game.again(ctx, f, chance, toss, effective)
      if (better === undefined) return false
      if (isTurned(better)) return withTurned(ctx, f, chance, better, [effective, keptSkill], skill, kept, level)
      toss = better
    }
  }

  /** An opposed test thrown on both sides at once, each skill less what the higher has above 100%; the second withstands. */
  function contest(
    ctx: C,
    mine: F,
    chance: Chance<number>,
    skill: number,
    theirs: F,
    against: Chance<number>,
    other: number,
  ): Result {
    const over = excess(skill, other)
    if (over > 0) ctx.emit?.({ type: 'over100', who: mine.id, at: theirs.id, value: -over, rule: rules.over100 })
    let a: Rolled = ctx.toss(chance, mine.id)
    let b: Rolled = ctx.toss(against, theirs.id)
    for (;;) {
      const result = rollsMeet(ctx, mine.id, a, skill - over, b, other - over, chance.label, skill)
      if (result === 'wins') {
        const better = game.again(ctx, theirs, against, b, other - over)
        if (better === undefined) return result
        b = better
      } else {
        const better = game.again(ctx, mine, chance, a, skill - over)
        if (better === undefined) return result
        a = better
      }
    }
  }

  /** Two rolls of which either may have been turned. */
  function rollsMeet(
    ctx: C,
    who: Id,
    mine: Rolled,
    skill: number,
    theirs: Rolled,
    other: number,
    of: string,
    whole: number,
  ): Result {
    if (!isTurned(mine) && !isTurned(theirs)) return opposed(ctx, who, mine, skill, theirs, other, of, whole)
    const [one, two] = [rollOf(ctx, mine), rollOf(ctx, theirs)]
    return settled(ctx, who, compared(one, two, [skill, other]), false, one, skill, two, other, whole, of)
  }

  return { levelOf, levelRule, opposed, resists, resistsKept, contest }
}
