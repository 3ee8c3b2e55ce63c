import type { FighterId, Modifier, Rolled, Toss } from '../../../kernel/types.ts'
import { counts as count, type Note, noting } from '../../../mechanisms/noting.ts'
import type { Ctx, Exchange, Fighter, LegendRule } from './types.ts'

export { type Note, noting }

/** Tells a skill with what went into it: modifiers all add up, and of the table for missiles its sections do (LEG-CM-Stack, LEG-RM-Stack). */
export function reckoned(
  ctx: Ctx,
  f: Fighter,
  what: string,
  value: number,
  list: readonly Modifier[] | undefined,
  rule: 'LEG-CM-Stack' | 'LEG-RM-Stack' = 'LEG-CM-Stack',
): void {
  if (list === undefined || list.length === 0) return
  ctx.emit?.({ type: 'skill', who: f.id, what, skill: value, modifiers: list, rule })
}

/** 1D100 against a skill, as events carry it: what fell, where somebody has seen it, and what made the skill what it is. */
export const percentileRoll = (
  of: string,
  who: FighterId,
  roll: number | undefined,
  needs: number,
  terms: readonly Modifier[] = [],
): Rolled => ({
  of,
  who,
  dice: '1d100',
  faces: roll === undefined ? undefined : [roll],
  terms,
  total: roll,
  needs,
  under: true,
})

/** What a skill over 100% takes off both; skills are told as they were before, for it tells each side the other's. */
export function tellCut(ctx: Ctx, { attacker, defender, cut }: Exchange): void {
  if (cut > 0) ctx.emit?.({ type: 'over100', who: attacker.id, at: defender.id, value: -cut, rule: 'LEG-SKL-Over100' })
}

type Rules = LegendRule | readonly LegendRule[]

/** The roll of an attack, told. */
export function tellAttackRoll(ctx: Ctx, x: Exchange, rule: Rules): void {
  const { attackLevel: level } = x
  const skill = x.attackSkill + x.cut
  const [who, at, roll] = [x.attacker.id, x.defender.id, ctx.shown(x.attackToss)]
  const thrown = percentileRoll('attack', who, roll, skill, x.attackTerms)
  ctx.emit?.({ type: 'attack', who, at, weapon: x.item.weapon.name, roll, skill, level, thrown, rule })
}

/** The roll of a defence, told of whoever made it. */
export function tellDefenceRoll(ctx: Ctx, x: Exchange, who: FighterId, toss: Toss<number>, rule: Rules): void {
  const { defenceLevel: level } = x
  const skill = x.defenceSkill + x.cut
  const roll = ctx.shown(toss)
  const thrown = percentileRoll(x.defence, who, roll, skill, x.defenceTerms)
  const told = { who, at: x.attacker.id, weapon: x.guard?.weapon.name ?? '', roll, skill, level, thrown, rule }
  if (x.defence === 'evade') ctx.emit?.({ type: 'evade', ...told })
  else ctx.emit?.({ type: 'parry', ...told })
}

/** A modifier that counts, noted where somebody listens. */
export const counts: (note: Note, value: number, because: string, rule: LegendRule) => number = count

/** A value that something does not let exceed a limit, noted where it bites. */
export function atMost(limit: number, value: number, because: string, rule: LegendRule, note: Note): number {
  return value <= limit ? value : value + counts(note, limit - value, because, rule)
}
