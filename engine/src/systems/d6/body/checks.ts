import { type DieCode, derived, diceOf } from '../book/diecode.ts'
import { abilities } from '../content/abilities.ts'
import type { Trait } from '../content/skills.ts'
import { why } from '../state/asking.ts'
import { characterPointsAfter, fateBefore } from '../state/character-and-fate-points.ts'
import { relatedModifier } from '../state/derive.ts'
import { reaches, type Throw, throwOwn, totalRolled } from '../state/dice.ts'
import { attributeOf, codeOf, ranks } from '../state/fighters.ts'
import { counts, into, type Note, noted, type Term } from '../state/note.ts'
import type { Ctx, Fighter, State, Thrown, Why } from '../state/types.ts'
import { preparedDice } from './aiming.ts'
import { skillAdds, skillDice } from './skill-modifiers.ts'

/** What goes into a roll besides the skill itself. */
export interface Besides {
  readonly dice: DieCode
  readonly adds: number
  /** What these are made of, where somebody listens. */
  readonly terms?: Term[] | undefined
  /** What the roll has to reach, where that is known before it. */
  readonly needs?: number
}
const NOTHING: Besides = { dice: 0, adds: 0 }

/** Nothing else, for a roll whose difficulty is known before it. */
export const needing = (needs: number): Besides => ({ ...NOTHING, needs })

/** Dice he would have for a roll now: below one it cannot be tried (D6-C-SKILL-ZeroDice). */
export const diceFor = (s: State, f: Fighter, name: Trait, dice = 0): number =>
  diceOf(own(f, name) + dice + skillDice(s, f, name, undefined))

/** Why he cannot try it at all. */
export const noDice = (s: State, f: Fighter, name: Trait, dice = 0): Why | undefined =>
  diceFor(s, f, name, dice) < 1 ? why(`no dice of ${name} are left`, 'D6-C-SKILL-ZeroDice') : undefined

/** A skill without what a late rescue cost, never below its attribute. */
const own = (f: Fighter, name: Trait): DieCode =>
  f.scarred === 0 ? codeOf(f, name) : Math.max(f.facts.attributes[attributeOf(name)], codeOf(f, name) - f.scarred)

/**
 * Throws a skill or attribute: own dice, doubled by a Fate Point, then what adds to them and takes from them (Ruling
 * D6-A70). Undefined where nothing is left to throw. Character Points are offered by whoever knows what the roll is for.
 */
export function throwSkill(ctx: Ctx, s: State, f: Fighter, name: Trait, label: string, besides = NOTHING): Throw {
  const modifiers = besides.terms ?? noted(ctx)
  const note = into(modifiers)
  const fated = fateBefore(ctx, f, label)
  const code = own(f, name)
  const other = besides.dice + skillDice(s, f, name, note) + preparedDice(s, f, note)
  const adds = besides.adds + skillAdds(s, f, name, note)
  if (attributeOf(name) === 'agility') f.offBalance = 0
  if (modifiers !== undefined && modifiers.length > 0) {
    ctx.emit?.({ type: 'skill', who: f.id, skill: name, on: label, code, modifiers, rule: 'D6-C-DIE-Bonus' })
  }
  const how = { fated, terms: modifiers, needs: besides.needs }
  const thrown = throwOwn(ctx, s, f.id, label, { own: code, other }, adds, how)
  if (thrown === undefined) ctx.emit?.({ type: 'noDice', who: f.id, skill: name, rule: 'D6-C-SKILL-ZeroDice' })
  else if (ranks(f, 'skillMinimum', name) > 0) atLeast(ctx, f, name, thrown)
  return thrown
}

/** Three times the dice of the skill, even after a Critical Failure (D6-C-SA-SkillMinimum). */
function atLeast(ctx: Ctx, f: Fighter, name: Trait, thrown: Thrown): void {
  const { once, rule } = abilities.skillMinimum
  thrown.least = once.perDie * diceOf(own(f, name))
  ctx.emit?.({ type: 'skillMinimum', who: f.id, skill: name, on: thrown.label, least: thrown.least, rule })
}

/** Whether a skill or attribute roll reaches a difficulty, points offered. */
export function succeeds(
  ctx: Ctx,
  s: State,
  f: Fighter,
  name: Trait,
  difficulty: number,
  label: string,
  besides: Besides = NOTHING,
): boolean {
  const thrown = throwSkill(ctx, s, f, name, label, { ...besides, needs: difficulty })
  if (thrown === undefined) return false
  characterPointsAfter(ctx, s, f, thrown, difficulty)
  return reaches(ctx, thrown, difficulty)
}

/** The total of a skill or attribute roll, points offered; nothing without dice. */
export function skillTotal(ctx: Ctx, s: State, f: Fighter, name: Trait, label: string, besides = NOTHING): number {
  const thrown = throwSkill(ctx, s, f, name, label, besides)
  if (thrown === undefined) return 0
  characterPointsAfter(ctx, s, f, thrown, null)
  return totalRolled(ctx, thrown)
}

type With = readonly [who: Fighter, rolls: Trait]
/** An opposed roll: the higher total wins, a tie is for the one who began (D6-C-OPP-Roll). By how much, below 0 if he lost. */
export function opposed(ctx: Ctx, s: State, [f, name]: With, [other, against]: With, label: string): number {
  const theirs = skillTotal(ctx, s, other, against, label)
  const thrown = throwSkill(ctx, s, f, name, label, { ...NOTHING, needs: theirs })
  characterPointsAfter(ctx, s, f, thrown, theirs)
  const over = totalRolled(ctx, thrown) - theirs
  ctx.emit?.({ type: 'opposed', who: f.id, at: other.id, on: label, over, won: over >= 0, rule: 'D6-C-OPP-Roll' })
  return over
}

/** What an ability is worth as a difficulty when its owner does not roll (D6-C-DIFF-Derived). */
export function derivedDifficulty(f: Fighter, name: Trait, note: Note): number {
  return counts(note, derived(codeOf(f, name)), `${f.id}’s ${name}`, 'D6-C-DIFF-Derived')
}

/** What one roll lends to a related one: half of what it was over or under, at least 1 (D6-C-REL-Skill, D6-C-RES-Half). */
export function lent(over: number, because: string, note: Note): number {
  note?.({ value: over, because: `${over < 0 ? 'under' : 'over'} the difficulty`, rule: 'D6-C-RES-Half' })
  return counts(note, relatedModifier(over), because, 'D6-C-REL-Skill')
}
