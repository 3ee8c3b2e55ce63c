import { die } from '../../../dice/chance.ts'
import type { Chance, FighterId, Modifier, Option, Toss } from '../../../kernel/types.ts'
import { isTurned, type Level, percentile, type Result, type Rolled, succeeds } from '../../../mechanisms/percentile.ts'
import type { CfiRule } from '../book/rules.ts'
import type { Ctx, Exchange, Fighter, State } from '../state/types.ts'
import { type Bearing, effective, HOPELESS } from './difficulty.ts'
import { mayUseLuck, spendLuck } from './luck.ts'

export { type Level, rank, succeeds } from '../../../mechanisms/percentile.ts'

/** 1d100 for each kind of roll: the label says what it is for. */
export const ROLLS = {
  attack: die('attack', 100),
  parry: die('parry', 100),
  evade: die('evade', 100),
  acrobatics: die('acrobatics', 100),
  athletics: die('athletics', 100),
  brawn: die('brawn', 100),
  unarmed: die('unarmed', 100),
  endurance: die('endurance', 100),
  bleed: die('bleed', 100),
  stun: die('stun', 100),
  disarm: die('disarm', 100),
  blind: die('blind', 100),
  trip: die('trip', 100),
  leap: die('leap', 100),
  ride: die('ride', 100),
  perception: die('perception', 100),
  willpower: die('willpower', 100),
  casting: die('casting', 100),
  swim: die('swim', 100),
  firstAid: die('first aid', 100),
} as const

/** Critical within a tenth, a fumble on 99 and 00 up to 100%, and a dead heat goes to who withstands (Ruling CFI-A08). */
export const { levelOf, levelRule, opposed, resists, resistsKept, contest } = percentile<CfiRule, Fighter, Ctx>({
  criticalShare: 10,
  hopeless: HOPELESS,
  fumblesOn00From: 101,
  ties: 'resister',
  again: luckInContest,
  rules: {
    success: 'CFI-LVL-Success',
    critical: 'CFI-LVL-Critical',
    fumble: 'CFI-LVL-Fumble',
    autoSuccess: 'CFI-LVL-Success',
    autoFailure: 'CFI-LVL-Success',
    opposed: 'CFI-OPP-Opposed',
    tie: 'CFI-OPP-Opposed',
    stalemate: 'CFI-OPP-Opposed',
    over100: 'CFI-OPP-Over100',
  },
})

/** What a fighter's roll is worth, told where somebody listens. */
export interface Reckoned {
  readonly skill: number
  readonly terms: readonly Modifier[]
}

/** A skill and what bears on it, as one number with its terms. */
export function reckoned(ctx: Ctx, s: State, base: number, because: string, rule: CfiRule, b: Bearing): Reckoned {
  const terms: Modifier[] | undefined = ctx.emit === undefined ? undefined : [{ value: base, because, rule }]
  return { skill: effective(s.options, base, b, terms), terms: terms ?? NOTHING }
}
const NOTHING: readonly Modifier[] = []

/** A roll nobody opposes. */
export function tested(
  ctx: Ctx,
  f: Fighter,
  chance: Chance<number>,
  { skill, terms }: Reckoned,
  rule: CfiRule | readonly CfiRule[],
  told: (level: Level) => Level = whole,
): Level {
  if (skill === HOPELESS) {
    ctx.emit?.({
      type: 'test',
      who: f.id,
      of: chance.label,
      roll: undefined,
      skill: HOPELESS,
      level: 'failure',
      terms,
      rule: 'CFI-DIF-None',
    })
    return 'failure'
  }
  let toss = ctx.toss(chance, f.id)
  for (;;) {
    let level = ctx.read(toss, levelOf, skill)
    if (ctx.emit !== undefined) {
      const roll = ctx.shown(toss)
      ctx.emit({
        type: 'test',
        who: f.id,
        of: chance.label,
        roll,
        skill,
        level: told(level),
        terms,
        rule: [...[rule].flat(), levelRule(roll, skill, told(level))],
      })
    }
    if (succeeds(level) && told === passed) return level
    const luck = luckOnTest(ctx, f, chance.label, toss, skill, level, undefined)
    if (luck === undefined) return level
    if (luck === 'swap') {
      level = ctx.read(toss, swappedLevel, skill)
      const roll = ctx.shown(toss)
      ctx.emit?.({
        type: 'test',
        who: f.id,
        of: chance.label,
        roll: roll && swapDigits(roll),
        skill,
        level: told(level),
        terms,
        rule: 'CFI-LUCK-Swap',
      })
      return level
    }
    toss = ctx.toss(chance, f.id)
  }
}
const whole = (level: Level): Level => level
/** How well it did beyond that would tell strangers where the skill lies. */
const passed = (level: Level): Level => (succeeds(level) ? 'success' : 'failure')

/** Whether a roll nobody opposes succeeds, where nothing hangs on how well: no more than that is looked at. */
export function passes(
  ctx: Ctx,
  f: Fighter,
  chance: Chance<number>,
  worth: Reckoned,
  rule: CfiRule | readonly CfiRule[],
): boolean {
  const { skill, terms } = worth
  if (skill === HOPELESS || mayUseLuck(f)) return succeeds(tested(ctx, f, chance, worth, rule, passed))
  const toss = ctx.toss(chance, f.id)
  const within = ctx.read(toss, isWithin, skill)
  if (ctx.emit !== undefined) {
    const roll = ctx.shown(toss)
    const level = within ? 'success' : 'failure'
    ctx.emit({
      type: 'test',
      who: f.id,
      of: chance.label,
      roll,
      skill,
      level,
      terms,
      rule: [...[rule].flat(), levelRule(roll, skill, level)],
    })
  }
  return within
}
const isWithin = (roll: number, skill: number): boolean => succeeds(levelOf(roll, skill))

/** The level a roll has with its digits swapped: 75 is 57, and 00 stays. */
export const swapDigits = (roll: number): number => (roll === 100 ? 100 : (roll % 10) * 10 + Math.floor(roll / 10))
export const swappedLevel = (roll: number, skill: number): Level => levelOf(swapDigits(roll), skill)

/** A roll that failed, or that is better with its digits swapped: thrown again, or swapped (CFI-LUCK-Again, CFI-LUCK-Swap; Ruling CFI-A124). */
export function luckOnTest(
  ctx: Ctx,
  f: Fighter,
  roll: string,
  toss: Toss<number>,
  skill: number,
  level: Level,
  at: FighterId | undefined,
): 'again' | 'swap' | undefined {
  if (level === 'critical' || !mayUseLuck(f)) return undefined
  const swapped = ctx.read(toss, swappedLevel, skill)
  const better = LEVEL_RANK[swapped] > LEVEL_RANK[level]
  if (succeeds(level) && !better) return undefined
  const about = { ask: 'luck', roll, level, swapped, at } as const
  const options = better ? [AGAIN, SWAP, NONE] : [AGAIN, NONE]
  const chosen = ctx.choose({ who: f.id, about, options, usual: 'none', hidden: true })
  if (chosen === NONE) return undefined
  const how = chosen === SWAP ? 'swap' : 'again'
  spendLuck(ctx, f, how)
  return how
}
const NONE: Option = { key: 'none' }
const AGAIN: Option = { key: 'again' }
const SWAP: Option = { key: 'swap' }

/** A roll that lost against another: thrown again, or its digits swapped where that makes its level better. */
function luckInContest(
  ctx: Ctx,
  f: Fighter,
  chance: Chance<number>,
  rolled: Rolled,
  skill: number,
): Rolled | undefined {
  if (!mayUseLuck(f) || isTurned(rolled)) return undefined
  const better = ctx.read(rolled, betterSwapped, skill)
  const swapped = better === '' ? undefined : better
  const about = { ask: 'luck', roll: chance.label, level: undefined, swapped, at: undefined } as const
  const options = swapped === undefined ? [AGAIN, NONE] : [AGAIN, SWAP, NONE]
  const chosen = ctx.choose({ who: f.id, about, options, usual: 'none', hidden: true })
  if (chosen === NONE) return undefined
  spendLuck(ctx, f, chosen === SWAP ? 'swap' : 'again')
  return chosen === SWAP ? { turned: swapDigits(ctx.read(rolled, face, undefined)) } : ctx.toss(chance, f.id)
}
/** The level it has with its digits swapped, where that is a better one. */
function betterSwapped(roll: number, skill: number): Level | '' {
  const swapped = swappedLevel(roll, skill)
  return LEVEL_RANK[swapped] > LEVEL_RANK[levelOf(roll, skill)] ? swapped : ''
}

/** An opposed roll thrown on both sides. Ruling CFI-A78: both failing changes nothing, or they roll again, three times at most. */
export function opposedTest(
  ctx: Ctx,
  s: State,
  mine: Fighter,
  chance: Chance<number>,
  skill: number,
  theirs: Fighter,
  against: Chance<number>,
  other: number,
): Result {
  if (skill === HOPELESS) return 'loses'
  let result: Result = 'stalemate'
  for (let tries = 0; tries < (s.options.stalemate === 'again' ? 3 : 1) && result === 'stalemate'; tries++) {
    result = contest(ctx, mine, chance, skill, theirs, against, other)
  }
  return result
}

/** Whether somebody withstands the roll that won an exchange: it stands as it was made (Ruling CFI-A70). */
export function withstands(
  ctx: Ctx,
  x: Exchange,
  f: Fighter,
  chance: Chance<number>,
  skill: number,
  winner: 'attack' | 'defense',
): boolean {
  if (skill === HOPELESS) return false
  const [toss, kept, keptSkill] =
    winner === 'attack' ? [x.attackToss, x.attackKept, x.attackSkill] : [x.defenseToss, x.defenseKept, x.defenseSkill]
  // What the exchange has taken off the roll's skill already counts against him all the same.
  const over = x.cut === 0 ? 0 : Math.max(0, keptSkill + x.cut - 100)
  if (over > 0) ctx.emit?.({ type: 'over100', who: f.id, value: -over, rule: 'CFI-OPP-Over100' })
  return resistsLying(ctx, f, chance, skill, { toss, kept, skill: keptSkill }, over)
}

/** A roll on the table: as it fell, or, where Luck or a rule has turned it, as the number it is now. */
export interface Lying {
  readonly toss: Toss<number> | undefined
  readonly kept: number
  readonly skill: number
}
export function resistsLying(
  ctx: Ctx,
  f: Fighter,
  chance: Chance<number>,
  skill: number,
  by: Lying,
  less = 0,
): boolean {
  if (by.toss === undefined) return by.kept === 0 || resistsMade(ctx, f, chance, skill, by.kept, by.skill, less)
  if (by.kept > 0) return resistsKept(ctx, f, chance, skill, by.kept, by.skill, undefined, less)
  return resists(ctx, f, chance, skill, by.toss, by.skill, undefined, less)
}

/** The same against a roll nobody made: it is as good as the other's skill, and tells it to nobody. */
function resistsMade(
  ctx: Ctx,
  f: Fighter,
  chance: Chance<number>,
  skill: number,
  made: number,
  other: number,
  less: number,
): boolean {
  const over = Math.max(0, other - 100)
  if (over > 0) ctx.emit?.({ type: 'over100', who: f.id, value: -over, rule: 'CFI-OPP-Over100' })
  const mine = skill - over - less
  const toss = ctx.toss(chance, f.id)
  const result = ctx.read(toss, meetsMade, [mine, made, other])
  tellMade(ctx, f, chance, ctx.shown(toss), skill, result)
  if (result === 'wins') return true
  const better = luckInContest(ctx, f, chance, toss, mine)
  if (better === undefined) return false
  const roll = isTurned(better) ? better.turned : ctx.read(better, face, undefined)
  const then = meets(roll, mine, made, other)
  tellMade(ctx, f, chance, roll, skill, then)
  return then === 'wins'
}
function tellMade(
  ctx: Ctx,
  f: Fighter,
  { label }: Chance<number>,
  roll: number | undefined,
  skill: number,
  result: Result,
): void {
  const against = undefined
  ctx.emit?.({ type: 'opposed', who: f.id, of: label, roll, skill, against, result, rule: 'CFI-OPP-Opposed' })
}
const meetsMade = (roll: number, [skill, made, other]: readonly [number, number, number]): Result =>
  meets(roll, skill, made, other)

/** The same result for the other. */
export const turned = (result: Result): Result => (result === 'wins' ? 'loses' : result === 'loses' ? 'wins' : result)

/** How a defense that is opposed to the attack comes out, both rolls as they lie. */
export function opposes(ctx: Ctx, x: Exchange): Result {
  if (x.defenseToss === undefined) return 'loses'
  const { attackKept, defenseKept } = x
  if (attackKept === 0 && defenseKept === 0 && x.attackToss !== undefined)
    return turned(
      opposed(
        ctx,
        x.attacker.id,
        x.attackToss,
        x.attackSkill,
        x.defenseToss,
        x.defenseSkill,
        undefined,
        x.attackSkill + x.cut,
      ),
    )
  const [roll, theirs] = [
    defenseKept || ctx.read(x.defenseToss, face, undefined),
    faceOf(ctx, x.attackToss, attackKept),
  ]
  const result = meets(roll, x.defenseSkill, theirs, x.attackSkill)
  const { attacker, attackSkill, cut } = x
  const skill = attackSkill + cut
  ctx.emit?.({
    type: 'opposed',
    who: attacker.id,
    // A roll nobody made stands as high as a skill, and is not told.
    roll: x.attackToss === undefined ? undefined : theirs,
    skill,
    against: roll,
    result: turned(result),
    rule: 'CFI-OPP-Opposed',
  })
  return result
}
/** How one number meets another; a dead heat goes to who withstands. */
export function meets(mine: number, skill: number, theirs: number, other: number): Result {
  const [level, against] = [LEVEL_RANK[levelOf(mine, skill)], LEVEL_RANK[levelOf(theirs, other)]]
  if (level < 2 && against < 2) return 'stalemate'
  return (level - against || mine - theirs || skill - other) >= 0 ? 'wins' : 'loses'
}
export const face = (roll: number): number => roll
const LEVEL_RANK = { fumble: 0, failure: 1, success: 2, critical: 3 } as const

/** The face of a roll, for a hold that outlasts the step. */
export const faceOf = (ctx: Ctx, toss: Toss<number> | undefined, kept: number): number =>
  kept > 0 || toss === undefined ? kept : ctx.read(toss, face, undefined)
