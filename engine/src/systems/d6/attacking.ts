import type { Action } from './action.ts'
import { grantedReaction } from './active-defence.ts'
import { combatDifficulty } from './combat-difficulty.ts'
import { MARKS } from './combat-options/index.ts'
import { attackAdds } from './combat-options/situations.ts'
import type { Band } from './content/modifiers.ts'
import type { Skill } from './content/skills.ts'
import { damage } from './damage.ts'
import { D } from './diecode.ts'
import { active, foes, inHand, optionOf } from './fighters.ts'
import { approach, freeMoveLeft, metres } from './movement.ts'
import { counts, into, noted } from './note.ts'
import { characterPointsAfter } from './points.ts'
import { bandTo, CLOSE } from './range.ts'
import { reaches, totalShown } from './rolling-dice.ts'
import type { D6RuleId } from './rules.ts'
import type { Attack, Ctx, Fighter, Item, Manoeuvre, Mark, State, Why } from './types.ts'
import { diceFor, throwSkill } from './using-skills.ts'

/** Skills an attack of each kind is made with. */
export const BLOWS: readonly Skill[] = ['melee combat', 'fighting']
export const SHOTS: readonly Skill[] = ['marksmanship']
export const THROWS: readonly Skill[] = ['throwing']

const plain = (key: string, rule: D6RuleId): Manoeuvre => ({ key, rule, dice: 0, standard: 0, damage: 0, reach: 0 })

/** Whether a weapon is ready for an attack now, and if not why. */
export function unready(s: State, f: Fighter, item: Item): Why | undefined {
  const { weapon } = item
  if (!inHand(item)) return { because: `${item.key} is not in hand`, rule: 'D6-C-OPT-Ready' }
  if (!item.loaded) return { because: `${item.key} is not loaded`, rule: 'D6-C-WPN-Reload' }
  if (item.used === s.round && !weapon.quick) {
    return { because: `${item.key} is too slow for a second use in a round`, rule: 'D6-C-ACT-QuickWeapons' }
  }
  if (diceFor(s, f, weapon.skill) < 1)
    return { because: `no dice of ${weapon.skill} are left`, rule: 'D6-C-SKILL-ZeroDice' }
  return undefined
}

/** Metres a blow may cover: what the manoeuvre adds and what he may still go for nothing. */
const lunging = (s: State, f: Fighter, item: Item, more: number): number =>
  more + (item.weapon.ranges === undefined ? freeMoveLeft(s, f) : 0)

const attackable = (f: Fighter, other: Fighter): boolean => foes(f, other) && active(other)

/** Weapons of these skills that reach somebody now. */
function armsAgainst(s: State, f: Fighter, target: Fighter, skills: readonly Skill[], more: number): Item[] {
  return f.items.filter(
    (item) =>
      skills.includes(item.weapon.skill) &&
      unready(s, f, item) === undefined &&
      bandTo(s, f, item, target, lunging(s, f, item, more)) !== undefined,
  )
}
function targets(s: State, f: Fighter, skills: readonly Skill[], more: number): Fighter[] {
  return s.fighters.filter((other) => attackable(f, other) && armsAgainst(s, f, other, skills, more).length > 0)
}

/** Why he can attack nobody so now. */
function unableTo(s: State, f: Fighter, skills: readonly Skill[], more: number, rule: D6RuleId): Why | undefined {
  if (f.onlyDefends >= s.round) return { because: 'he can only defend himself or retreat', rule: 'D6-C-W-Stunned' }
  const arms = f.items.filter((item) => skills.includes(item.weapon.skill))
  if (arms.length === 0) return { because: 'he has nothing to do it with', rule }
  const ready = arms.find((item) => unready(s, f, item) === undefined)
  if (ready === undefined) return unready(s, f, arms[0] as Item)
  return targets(s, f, skills, more).length === 0 ? { because: 'nobody is within reach', rule } : undefined
}

/** An attack made in this way with weapons of these skills, as an action. */
export function attackBy(
  way: Manoeuvre,
  skills: readonly Skill[],
  more?: (s: State, f: Fighter) => Why | undefined,
): Action {
  return {
    key: way.key,
    rule: way.rule,
    refuse: (s, f) => unableTo(s, f, skills, way.reach, way.rule) ?? more?.(s, f),
    act(ctx, s, f) {
      const target = chosen(
        ctx,
        f,
        'target',
        targets(s, f, skills, way.reach).map((t) => ({ key: t.id, of: t })),
      )
      const arms = armsAgainst(s, f, target.of, skills, way.reach).map((item) => ({ key: item.key, of: item }))
      const item = chosen(ctx, f, 'weapon', arms, target.key)
      attack(ctx, s, f, target.of, item.of, way, chosenMark(ctx, f, target.of))
    },
  }
}
function chosen<T extends { readonly key: string }>(
  ctx: Ctx,
  f: Fighter,
  ask: string,
  options: readonly T[],
  at?: string,
): T {
  const only = options.length === 1 ? options[0] : undefined
  return only ?? ctx.choose({ who: f.id, about: { ask, ...(at === undefined ? {} : { at }) }, options })
}
const NO_MARK = optionOf('none')
function chosenMark(ctx: Ctx, f: Fighter, target: Fighter): Mark | null {
  if (MARKS.length === 0) return null
  const about = { ask: 'mark', at: target.id } as const
  const { key } = ctx.choose({ who: f.id, about, options: [NO_MARK, ...MARKS], usual: 'none' })
  return MARKS.find((mark) => mark.key === key) ?? null
}

/** The plain attacks. */
export const ATTACKS: readonly Action[] = [
  attackBy(plain('strike', 'D6-RANGE-MeleePB'), BLOWS),
  attackBy(plain('shoot', 'D6-RANGE-PerWeapon'), SHOTS),
  attackBy(plain('throw', 'D6-RANGE-PerWeapon'), THROWS),
]

/** Step 2: an attack from its declaration to where its damage is settled. */
export function attack(
  ctx: Ctx,
  s: State,
  f: Fighter,
  target: Fighter,
  item: Item,
  manoeuvre: Manoeuvre,
  mark: Mark | null,
): void {
  manoeuvre.declared?.(ctx, s, f)
  const { weapon } = item
  if (weapon.ranges === undefined && metres(s, f.id, target.id) > CLOSE)
    approach(ctx, s, f, target.id, freeMoveLeft(s, f), 1)
  item.uses = item.used === s.round ? item.uses + 1 : 1
  item.used = s.round
  if (weapon.reload !== undefined) item.loaded = false
  const band: Band = bandTo(s, f, item, target, manoeuvre.reach) ?? 'long'
  const x: Attack = {
    attacker: f,
    target,
    item,
    skill: weapon.skill,
    manoeuvre,
    mark,
    band,
    defence: null,
    difficulty: 0,
    thrown: null,
    hit: false,
  }
  grantedReaction(ctx, s, target, f)
  combatDifficulty(ctx, s, x)
  roll(ctx, s, x)
  if (x.hit) {
    manoeuvre.hits?.(ctx, s, x)
    mark?.hits?.(ctx, s, x)
    if (manoeuvre.damage !== 'none') damage(ctx, s, x)
  } else manoeuvre.misses?.(ctx, s, x)
}

/** The attack roll: equal to the difficulty is a hit (D6-HIT-Equal, D6-HIT-Miss). */
function roll(ctx: Ctx, s: State, x: Attack): void {
  const { attacker, item } = x
  const modifiers = noted(ctx)
  const note = into(modifiers)
  const dice = aimDice(s, x, note)
  let adds = attackAdds(s, x, note)
  if (attacker.nextAttack !== 0) adds += counts(note, attacker.nextAttack, 'words before the blow', 'D6-C-OPT-Social')
  attacker.nextAttack = 0
  if (modifiers !== undefined && modifiers.length > 0) {
    ctx.emit?.({ type: 'skill', who: attacker.id, skill: x.skill, on: 'attack', modifiers, rule: 'D6-C-DIE-Bonus' })
  }
  const thrown = throwSkill(ctx, s, attacker, x.skill, 'attack', { dice, adds })
  if (thrown === undefined) return
  characterPointsAfter(ctx, s, attacker, thrown, x.difficulty)
  x.thrown = thrown
  x.hit = reaches(ctx, thrown, x.difficulty)
  ctx.emit?.({
    type: 'attack',
    who: attacker.id,
    at: x.target.id,
    weapon: item.key,
    way: x.manoeuvre.key,
    total: totalShown(ctx, thrown),
    difficulty: x.difficulty,
    hit: x.hit,
    rule: x.hit ? 'D6-HIT-Equal' : 'D6-HIT-Miss',
  })
}

/** Dice of aiming at this target, used up by the shot (D6-AIM-Bonus, D6-AIM-Max, D6-AIM-Skills). */
function aimDice(s: State, { attacker, target, skill }: Attack, note: ReturnType<typeof into>): number {
  const { aim } = attacker
  if (aim === null || aim.at !== target.id || aim.round < s.round - 1) return 0
  if (skill !== 'marksmanship' && skill !== 'throwing') return 0
  // Ruling D6-A28: the aim is for the first shot.
  if (s.options.aimFor === 'firstShot') attacker.aim = null
  return counts(note, D * Math.min(3, aim.rounds), 'aimed', 'D6-AIM-Bonus')
}
