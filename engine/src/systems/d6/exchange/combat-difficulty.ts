import { lasts } from '../../../mechanisms/lasting.ts'
import { lackingResistance } from '../body/resistance.ts'
import { awkward } from '../body/scale.ts'
import { untrained } from '../body/skill-modifiers.ts'
import { defensiveRanks } from '../body/special-abilities.ts'
import { abilities } from '../content/abilities.ts'
import { situations } from '../content/difficulty-modifiers.ts'
import type { Skill } from '../content/skills.ts'
import { coverDifficulty } from '../ground/cover.ts'
import { rangeDifficulty } from '../ground/reach.ts'
import { bonusOfRanks, levelOf, passiveBonus } from '../state/derive.ts'
import { cites, counts, type Note, noting, ownOf, worth } from '../state/note.ts'
import type { Attack, Cited, Ctx, Fighter, Item, State } from '../state/types.ts'
import { standingAgainst } from './defence.ts'
import { hardToHit } from './seeing.ts'
import { situation } from './situations.ts'

/** What a target is worth that does not defend itself (D6-DIFF-Base10). */
const PASSIVE = 10
/** No difficulty is lower (D6-DIFF-Min3). */
export const LEAST_DIFFICULTY = 3

/** The passive defence value, with the bonus of the nimble where it is played (D6-PASS-Opt). */
export function passiveDefence(s: State, f: Fighter, note: Note, own = note): number {
  let sum = counts(note, PASSIVE, 'passive defence', 'D6-DIFF-Base10')
  if (s.options.usePassiveBonus) {
    const { attributes, skills } = f.facts
    const bonus = passiveBonus(Math.max(attributes.agility, skills.dodge), s.options.dropPips)
    if (bonus > 0) sum += counts(own, bonus, 'nimble', 'D6-PASS-Opt')
    cites(note, 'above 4D', 'D6-PASS-Example')
    const six = bonusOfRanks(defensiveRanks(f))
    if (six > 0) sum += counts(own, six, 'ranks', 'D6-PASS-Ranks')
  }
  return sum
}

/** The base: a standing active defence, even a bad one, or the passive value (D6-DIFF-Active, D6-DEF-Worse). */
function base(s: State, x: Attack, note: Note): number {
  const standing = standingAgainst(s, x.target, x.item)
  x.defence = standing
  let sum: number
  const own = ownOf(note, x.target)
  if (standing === null) sum = passiveDefence(s, x.target, note, own)
  else {
    const aboard = !x.target.defences.includes(standing)
    const rule = aboard ? 'D6-VEH-Dodge' : 'D6-DIFF-Active'
    sum = counts(note, standing.total, `${standing.full ? 'full ' : ''}${standing.kind}`, rule)
    if (s.options.usePassiveBonus) cites(note, 'no passive bonus', 'D6-PASS-NotActive')
  }
  // Ruling D6-A18: another edition lets acrobatics help at Short range or more.
  if (s.options.acrobaticsDefence && x.band !== 'point blank') {
    const nimble = passiveBonus(x.target.facts.skills.acrobatics)
    if (nimble > 0) sum += counts(own, nimble, 'acrobatics', 'D6-A18')
  }
  return sum
}

/** The combat difficulty: base, range and everything else, added up, at least 3 (D6-DIFF-Mods, D6-MOD-Sum). */
export function combatDifficulty(ctx: Ctx, s: State, x: Attack): void {
  const [modifiers, note] = noting(ctx)
  x.base = base(s, x, note)
  let sum = rangeDifficulty(s, x, note)
  sum += coverDifficulty(ctx, s, x, note)
  if (x.manoeuvre.standard !== 0) sum += worth(ctx, s, x.manoeuvre, x.manoeuvre.key, note)
  if (x.mark !== null) sum += worth(ctx, s, x.mark, x.mark.key, note)
  sum += hindrances(ctx, s, x.attacker, x.item, x.skill, note)
  // A spell slower than its range leaves its target time (D6-C-SPELL-Slow).
  const slow = x.item.weapon.spell?.slow ?? 0
  if (slow > 0) sum += counts(note, slow, `slow ${x.item.key}`, 'D6-C-SPELL-Slow')
  sum += situation(ctx, s, x, note)
  sum += hardToHit(s, x.attacker, x.target, note)
  x.modifiers = sum
  x.difficulty = total(s, x)
  if (modifiers === undefined) return
  const rule: Cited[] = ['D6-DIFF-Mods', 'D6-MOD-Sum', 'D6-C-DIFF-Levels']
  if (x.base + sum < x.difficulty) rule.push('D6-DIFF-Min3')
  if (x.defence !== null) rule.push('D6-DEF-SitMods')
  else if (x.target.turned < s.round) rule.push('D6-DEF-NoAdvance')
  const { attacker, target, difficulty } = x
  const level = levelOf(difficulty)
  ctx.emit?.({ type: 'difficulty', who: attacker.id, at: target.id, difficulty, level, modifiers, rule })
}

/** Ruling D6-A08: modifiers cannot bring it below 3; by default a bare defence is lifted as well. */
function total(s: State, x: Attack): number {
  const least = s.options.clampUnmodified || x.base >= LEAST_DIFFICULTY ? LEAST_DIFFICULTY : x.base
  return Math.max(least, x.base + x.modifiers)
}

/** The same after somebody acted in between: another defence may stand now. */
export function reckonedAgain(s: State, x: Attack): void {
  x.base = base(s, x, undefined)
  x.difficulty = total(s, x)
}

/** What hinders whoever attacks, a vehicle too: want of schooling, a weapon awkward by itself or for him, blindness, circumstances. */
export function hindrances(ctx: Ctx, s: State, f: Fighter, item: Item, skill: Skill, note: Note): number {
  const { difficulty } = item.weapon
  let sum = untrained(s, f, skill, note)
  if (difficulty !== undefined) sum += counts(note, difficulty, `awkward ${item.key}`, 'D6-C-OPT-Unwieldy')
  if (f.blind) sum += worth(ctx, s, situations['attacker blind'], 'cannot see', note)
  return sum + awkward(s, f, item, skill, note) + circumstances(s, f, note)
}
/** What the game master adds for circumstances nothing else covers (D6-C-DIFF-Generic). */
function circumstances(s: State, f: Fighter, note: Note): number {
  let sum = f.circumstance === 0 ? 0 : counts(note, f.circumstance, 'circumstances', 'D6-C-DIFF-Generic')
  for (const { kind, value, because = 'a ruling' } of f.lasting) {
    if (kind === 'favoured') sum += counts(note, -value, because, 'D6-C-DIFF-Generic')
  }
  if (lasts(f.lasting, 'confused')) {
    sum += counts(note, abilities.confusion.once.difficulties, 'confused', abilities.confusion.rule)
  }
  // A resistance below nothing may hinder instead of hurting (D6-C-OPT-NegativeDRT).
  const lacking = lackingResistance(s, f)
  if (lacking > 0) sum += counts(note, lacking, 'delicate', 'D6-C-OPT-NegativeDRT')
  return sum
}
