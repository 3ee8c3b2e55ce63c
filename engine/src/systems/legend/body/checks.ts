import { chance, die } from '../../../dice/chance.ts'
import type { Chance, Toss } from '../../../kernel/types.ts'
import { excess, percentile, rank, succeeds } from '../../../mechanisms/percentile.ts'
import { percentileRoll, tellAttackRoll, tellDefenceRoll } from '../state/note.ts'
import type { Ctx, Exchange, Fighter, LegendQuestion, LegendRule, Level } from '../state/types.ts'

export { excess, rank, succeeds }

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

const face = (roll: number): number => roll
/** The number a throw shows: what damage is, and what is kept of a roll beyond its step. */
export const faceOf = (ctx: Ctx, toss: Toss<number>): number => ctx.read(toss, face, 0)

/**
 * Levels of success and Opposed Tests: critical within a tenth of the skill, fumble on 99–00 or, with 100% and more, on 00
 * (LEG-SKL-Critical, LEG-SKL-Fumble); the better level wins, then the higher roll, then the higher skill, then a coin
 * (LEG-SKL-Opposed). Ruling LEG-A75: the skill a kept roll was made with breaks a tie. Ruling LEG-A76: a kept roll and its
 * level stand, and only the resister's skill loses an excess over 100%.
 */
export const { levelOf, levelRule, opposed, resists, resistsKept, contest } = percentile<LegendRule, Fighter, Ctx>({
  criticalShare: 10,
  fumblesOn00From: 100,
  ties: die('coin', 2),
  again: (ctx, f, chance) =>
    secondChance(ctx, f, chance.label, undefined) ? ctx.toss(again(chance), f.id) : undefined,
  rules: {
    success: 'LEG-SKL-Success',
    critical: 'LEG-SKL-Critical',
    fumble: 'LEG-SKL-Fumble',
    autoSuccess: 'LEG-SKL-AutoSuccess',
    autoFailure: 'LEG-SKL-AutoFailure',
    opposed: 'LEG-SKL-Opposed',
    tie: 'LEG-SKL-OpposedTie',
    stalemate: 'LEG-SKL-Stalemate',
    over100: 'LEG-SKL-Over100',
  },
})

/** A plain test of a skill: how well it went. */
export function attempt(ctx: Ctx, f: Fighter, chance: Chance<number>, skill: number): Level {
  return tested(ctx, f, chance, skill).level
}

/** A plain test of a skill and the roll behind it; whoever fails and has a Hero Point may try again (LEG-HP-SecondChance). */
export function tested(
  ctx: Ctx,
  f: Fighter,
  chance: Chance<number>,
  skill: number,
): { readonly toss: Toss<number>; readonly level: Level } {
  let toss = ctx.toss(chance, f.id)
  let level = ctx.read(toss, levelOf, skill)
  while (f.heroPoints > 0 && !succeeds(level)) {
    if (ctx.emit !== undefined) {
      const roll = ctx.shown(toss)
      const thrown = percentileRoll(chance.label, f.id, roll, skill)
      ctx.emit({ type: 'failed', who: f.id, what: chance.label, roll, skill, level, thrown })
    }
    if (!secondChance(ctx, f, chance.label, level)) break
    toss = ctx.toss(again(chance), f.id)
    level = ctx.read(toss, levelOf, skill)
  }
  if (ctx.emit !== undefined) {
    const roll = ctx.shown(toss)
    const thrown = percentileRoll(chance.label, f.id, roll, skill)
    const rule = levelRule(roll, skill, level)
    ctx.emit({ type: 'tested', who: f.id, what: chance.label, roll, skill, level, thrown, rule })
  }
  return { toss, level }
}

const ATTACK_AGAIN = 'attack'

/** The attack is thrown again: he who missed may pay for it (LEG-HP-SecondChance). */
export function attackAgain(ctx: Ctx, x: Exchange, chance: Chance<number>): void {
  while (x.attacker.heroPoints > 0 && !succeeds(x.attackLevel)) {
    if (!secondChance(ctx, x.attacker, ATTACK_AGAIN, x.attackLevel)) return
    thrownAgain(ctx, x, chance)
  }
}

/** A blow about to land is thrown again: its victim may pay for it (LEG-HP-SecondChance). */
export function forcedAgain(ctx: Ctx, x: Exchange, chance: Chance<number>): void {
  while (x.defender.heroPoints > 0 && succeeds(x.attackLevel) && !succeeds(x.defenceLevel)) {
    if (!secondChance(ctx, x.defender, ATTACK_AGAIN, x.attackLevel)) return
    thrownAgain(ctx, x, chance)
  }
}

function thrownAgain(ctx: Ctx, x: Exchange, chance: Chance<number>): void {
  x.attackToss = ctx.toss(again(chance), x.attacker.id)
  x.attackLevel = ctx.read(x.attackToss, levelOf, x.attackSkill)
  if (ctx.emit !== undefined) tellAttackRoll(ctx, x, 'LEG-HP-SecondChance')
}

/** A failed parry or evade is thrown again: the defender may pay for it (LEG-HP-SecondChance). */
export function defenceAgain(ctx: Ctx, x: Exchange, chance: Chance<number>): void {
  const { defender } = x
  while (defender.heroPoints > 0 && !succeeds(x.defenceLevel)) {
    if (!secondChance(ctx, defender, x.defence, x.defenceLevel)) return
    const toss = ctx.toss(again(chance), defender.id)
    x.defenceToss = toss
    x.defenceLevel = ctx.read(toss, levelOf, x.defenceSkill)
    if (ctx.emit !== undefined) tellDefenceRoll(ctx, x, defender.id, toss, 'LEG-HP-SecondChance')
  }
}

const MEANS = new Map<Chance<number>, number>()
/** What a damage roll gives on average: below it a second throw helps the attacker, above it the victim. */
function meanOf(chance: Chance<number>): number {
  const mean = MEANS.get(chance) ?? chance.law().support.reduce((sum, [value, weight]) => sum + value * weight, 0)
  MEANS.set(chance, mean)
  return mean
}

/** Damage is thrown, and again: a poor roll at the attacker's cost, a heavy one at the victim's (LEG-HP-SecondChance). */
export function damageThrown(
  ctx: Ctx,
  attacker: Fighter,
  defender: Fighter,
  chance: Chance<number>,
): readonly [number, Toss<number>] {
  let toss = ctx.toss(chance, attacker.id)
  let damage = faceOf(ctx, toss)
  while (attacker.heroPoints > 0 || defender.heroPoints > 0) {
    const mean = meanOf(chance)
    const payer = damage < mean ? attacker : damage > mean ? defender : undefined
    if (payer === undefined || payer.heroPoints <= 0) break
    ctx.emit?.({ type: 'damageRolled', who: attacker.id, at: defender.id, rolled: damage, for: payer.id })
    if (!secondChance(ctx, payer, chance.label, undefined)) break
    toss = ctx.toss(again(chance), attacker.id)
    damage = faceOf(ctx, toss)
  }
  return [damage, toss]
}

const KEEP_OR_SPEND = [{ key: 'keep' }, { key: 'spend' }] as const

/** Offers one who has a Hero Point to spend it, unknown to others; what is spent is gone (LEG-HP-Pool). */
export function spends(ctx: Ctx, f: Fighter, about: LegendQuestion, rule: LegendRule): boolean {
  if (ctx.choose({ who: f.id, about, options: KEEP_OR_SPEND, usual: 'keep', hidden: true }).key === 'keep') return false
  f.heroPoints--
  ctx.emit?.({ type: 'heroPoint', who: f.id, for: about.ask, left: f.heroPoints, rule: ['LEG-HP-Pool', rule] })
  return true
}

/** After a roll that went against him he may have it made again (LEG-HP-SecondChance). */
export function secondChance(ctx: Ctx, f: Fighter, roll: string, level: Level | undefined): boolean {
  if (f.heroPoints <= 0) return false
  const about: LegendQuestion = { ask: 'second chance', roll, rule: 'LEG-HP-SecondChance' }
  return spends(ctx, f, level === undefined ? about : { ...about, level }, 'LEG-HP-SecondChance')
}

/** A Major Wound may become a Serious one (LEG-HP-GlancingBlow). */
export function glancingBlow(ctx: Ctx, f: Fighter, location: string): boolean {
  if (f.heroPoints <= 0) return false
  const about = { ask: 'glancing blow', location, rule: 'LEG-HP-GlancingBlow' } as const
  return spends(ctx, f, about, 'LEG-HP-GlancingBlow')
}

/** A last act before he collapses (LEG-WND-LastAction). */
export function burnsForLastAction(ctx: Ctx, f: Fighter): boolean {
  return spends(ctx, f, { ask: 'last action', rule: 'LEG-WND-LastAction' }, 'LEG-WND-LastAction')
}

const AGAIN = new Map<Chance<number>, Chance<number>>()

/** The same dice under the name a re-roll has. */
export function again(of: Chance<number>): Chance<number> {
  const { label, hidden } = of
  const made =
    AGAIN.get(of) ??
    chance(
      `${label} again`,
      hidden === true,
      (from) => of.draw(from),
      () => of.law(),
    )
  AGAIN.set(of, made)
  return made
}
