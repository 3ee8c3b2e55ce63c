import { Offer } from '../../../kernel/offer.ts'
import type { Asks, Option } from '../../../kernel/types.ts'
import { asked, fromList } from '../../../mechanisms/asking.ts'
import { found } from '../../../mechanisms/fighters.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { aimDice } from '../body/aiming.ts'
import { noDice, throwSkill } from '../body/checks.ts'
import { otherSkill } from '../body/quick-draw.ts'
import type { D6RuleId } from '../book/rules.ts'
import type { Skill } from '../content/skills.ts'
import { type Hiding, leansOut, shelter } from '../ground/cover.ts'
import { approach, neared } from '../ground/movement.ts'
import { bandThrown, bandTo } from '../ground/reach.ts'
import { type Action, keyed, type Takes, why } from '../state/asking.ts'
import { characterPointsAfter } from '../state/character-and-fate-points.ts'
import { gradeOf, meleeBandOf } from '../state/derive.ts'
import { reaches, type Throw, totalShown } from '../state/dice.ts'
import { active, BLOWS, down, foes, inHand, intangible, metres, SHOTS, THROWS } from '../state/fighters.ts'
import { counts, noting } from '../state/note.ts'
import type { Attack, Cited, Ctx, Fighter, Item, Manoeuvre, Refusal, State, Thrown, Why } from '../state/types.ts'
import { blockedOrParried } from './block-and-parry.ts'
import { caught } from './catch.ts'
import { combatDifficulty, reckonedAgain } from './combat-difficulty.ts'
import { damage, mishap } from './damage.ts'
import { grantedReaction } from './defence.ts'
import { chosenMark } from './marks.ts'
import { prevented } from './prevented.ts'
import { interrupted } from './reactions.ts'
import { attackAdds, attackDice } from './situations.ts'

/** Why a weapon cannot be used for an attack now. */
export function unready(s: State, f: Fighter, item: Item): Why | undefined {
  if (intangible(f)) return why('intangible, he touches nobody', 'D6-C-SA-Intangibility')
  if (!inHand(item)) return why(`${item.key} is not in hand`, 'D6-C-OPT-Ready')
  const full = handsFull(s, f, item)
  if (full !== undefined) return full
  if (item.weapon.restOrLift !== undefined && !item.rested) {
    return why(`${item.key} wants a rest, or lifting`, 'D6-C-WPN-Gunpowder')
  }
  if (!item.loaded) return why(`${item.key} is not loaded`, 'D6-C-WPN-Reload')
  if (item.used === s.round && !item.weapon.quick) {
    return why(`${item.key} is too slow for a second use in a round`, 'D6-C-ACT-QuickWeapons')
  }
  return noDice(s, f, item.weapon.skill) ?? otherSkill(f, item)
}

/** Ruling D6-A85: each he holds takes a hand from what he has in them. */
function handsFull(s: State, f: Fighter, item: Item): Why | undefined {
  if (item.where !== 'hand' || s.options.handsInGrips === 'free') return undefined
  const grips = s.holds.filter(({ by, kind }) => by === f.id && kind !== 'entangle').length
  return grips > 0 && item.weapon.hands > 2 - grips
    ? why(`his hands are full of those he holds`, 'D6-C-OPT-Grab')
    : undefined
}

export const attackable = (f: Fighter, other: Fighter): boolean => foes(f, other) && (active(other) || down(other))

/** Beyond this no blow reaches, whatever the weapon, in metres. */
const OUTSIDE = 10

/** Whether a ready weapon reaches somebody, `more` metres and what he may still go for nothing added to a blow. */
function within(s: State, f: Fighter, item: Item, target: Fighter, more: number): boolean {
  if (bandTo(s, f, item, target, more) !== undefined) return true
  if (item.weapon.ranges !== undefined || metres(s, f.id, target.id) > OUTSIDE + f.facts.move) return false
  const { length } = item.weapon
  return meleeBandOf(neared(s, f, target.id), length === 'reach', s.options.meleeShortMax, more) !== undefined
}

/** Whether a weapon serves for this way to attack. */
const serves = (item: Item, way: Manoeuvre, skills: readonly Skill[]): boolean =>
  skills.includes(item.weapon.skill) &&
  (item.weapon.spell !== undefined) === (way.casts === true) &&
  way.fits?.(item) !== false
/** Why this way cannot be tried on him: for a reason of its own, or because nothing of him can be touched where he is. */
function exempt(s: State, f: Fighter, other: Fighter, way: Manoeuvre): Why | undefined {
  const own = way.against?.(s, f, other)
  if (typeof own === 'string') return { because: own, rule: way.rule }
  if (own !== undefined || way.hits === undefined || way.bursts === true) return own
  const behind = shelter(s, f, other)
  return behind === null ? undefined : why(`${other.id} is wholly behind ${behind.object}`, 'D6-COVER-100')
}

/** An attack as it is meant: in this way, with weapons of these skills. */
interface Meant {
  readonly s: State
  readonly f: Fighter
  readonly way: Manoeuvre
  readonly skills: readonly Skill[]
}
interface MeantAt extends Meant {
  readonly target: Fighter
}
export interface Target extends Option {
  readonly of: Fighter
}
export interface Arm extends Option {
  readonly item: Item
}

/** Why this weapon cannot be turned on him so. */
function idle({ s, f, way, skills }: Meant, target: Fighter, item: Item): Why | undefined {
  if (!serves(item, way, skills)) return why(`${item.key} does not serve for it`, way.rule)
  const missing = unready(s, f, item)
  if (missing !== undefined) return missing
  return within(s, f, item, target, way.reach)
    ? exempt(s, f, target, way)
    : why(`${item.key} does not reach ${target.id}`, outOfReach(item))
}
/** The first of his weapons that can be turned on him so. */
function armed(a: Meant, target: Fighter): Item | undefined {
  for (const item of a.f.items) if (idle(a, target, item) === undefined) return item
  return undefined
}

/** At whom: those he can attack so with something he has. */
export const atWhom: Asks<Meant, Target> = {
  each({ s, f }, visit) {
    for (const of of s.fighters) if (attackable(f, of) && visit({ key: of.id, of })) return
  },
  named({ s, f }, key) {
    const of = found(s.fighters, key)
    return of !== undefined && attackable(f, of) ? { key, of } : undefined
  },
  why(a, { of }) {
    if (armed(a, of) !== undefined) return undefined
    for (const item of a.f.items) if (serves(item, a.way, a.skills)) return idle(a, of, item)
    return why('he has nothing to do it with', a.way.rule)
  },
}
/** With what. */
export const withWhat: Asks<MeantAt, Arm> = fromList(
  ({ f }) => keyed(f.items),
  (a, { item }) => idle(a, a.target, item),
)

/** Weapons of these skills that can be turned on this target now. */
export const armsAgainst = (s: State, f: Fighter, target: Fighter, way: Manoeuvre, skills: readonly Skill[]): Item[] =>
  f.items.filter((item) => idle({ s, f, way, skills }, target, item) === undefined)

/** Why he can attack nobody with weapons of these skills now. */
export function unable(s: State, f: Fighter, way: Manoeuvre, skills: readonly Skill[]): Why | undefined {
  let reason: Why | undefined
  let far: Item | undefined
  let beyond = false
  for (const item of f.items) {
    if (!serves(item, way, skills)) continue
    const missing = unready(s, f, item)
    if (missing !== undefined) {
      reason ??= missing
      continue
    }
    for (const other of s.fighters) {
      if (!attackable(f, other) || !within(s, f, item, other, way.reach)) continue
      const spared = exempt(s, f, other, way)
      if (spared === undefined) return undefined
      reason ??= spared
      beyond = true
    }
    if (!beyond) far ??= item
  }
  if (far !== undefined) return why(`${far.key} reaches nobody`, outOfReach(far))
  return reason ?? why('he has nothing to do it with', way.rule)
}
function outOfReach({ where, weapon }: Item): D6RuleId {
  if (weapon.ranges !== undefined) return 'D6-RANGE-Long'
  return where === 'body' ? 'D6-RANGE-UnarmedPB' : weapon.length === 'reach' ? 'D6-RANGE-MeleeLong' : 'D6-RANGE-MeleePB'
}

/** A way to attack by what sets it apart from a plain one. */
type Way = Pick<Manoeuvre, 'key' | 'rule'> & Partial<Manoeuvre>
export const wayOf = (of: Way): Manoeuvre => ({ dice: 0, standard: 0, damage: 0, reach: 0, ...of })

/** An attack made in this way with weapons of these skills, as an action; `more`: what else forbids it. */
export function attackBy(of: Way, skills: readonly Skill[], more?: (s: State, f: Fighter) => Refusal): Action {
  const way = wayOf(of)
  return {
    key: way.key,
    rule: way.rule,
    refuse: (s, f) => more?.(s, f) ?? unable(s, f, way, skills),
    act(ctx, s, f, takes) {
      const target = asked(ctx, new Offer(f.id, { ask: 'target' }, atWhom, { s, f, way, skills })).of
      const meant = { s, f, way, skills, target }
      const { item } = asked(ctx, new Offer(f.id, { ask: 'weapon', at: target.id }, withWhat, meant))
      const mark = way.unmarked === true ? null : chosenMark(ctx, s, f, target, item)
      attack(ctx, s, { attacker: f, target, item, manoeuvre: way, mark }, takes)
    },
  }
}

/** Who attacks whom, with what, in which way and where he aims. */
type Declared = Pick<Attack, 'attacker' | 'target' | 'item' | 'manoeuvre' | 'mark'>
const UNROLLED = { defence: null, base: 0, modifiers: 0, difficulty: 0, thrown: null, hit: false } as const

/** Step 2: an attack from its declaration to where its damage is settled. */
export function attack(ctx: Ctx, s: State, declared: Declared, takes: Takes): void {
  const { attacker: f, target, item, manoeuvre, mark } = declared
  manoeuvre.declared?.(ctx, s, f, item)
  leansOut(ctx, f)
  const { weapon } = item
  if (weapon.ranges === undefined && bandTo(s, f, item, target, manoeuvre.reach) === undefined) {
    approach(ctx, s, f, target.id)
  }
  item.used = s.round
  if (weapon.reload !== undefined) item.loaded = false
  item.rested = false
  const band = bandThrown(ctx, s, f, item, target, manoeuvre.reach)
  if (band === undefined) {
    const rule = weapon.ranges?.by === 'physique' ? 'D6-C-WPN-Phys' : outOfReach(item)
    ctx.emit?.({ type: 'fallsShort', who: f.id, at: target.id, weapon: item.key, rule })
    return
  }
  const x: Attack = { ...declared, skill: manoeuvre.skill ?? weapon.skill, band, ...UNROLLED }
  grantedReaction(ctx, s, target, f)
  combatDifficulty(ctx, s, x)
  const thrown = roll(ctx, s, x, takes)
  if (thrown === undefined) return
  if (item.improvised) mishap(ctx, s, x, thrown)
  const behind = x.hit ? shelter(s, f, target) : null
  if (x.hit && behind === null && caught(ctx, s, x)) return
  if (x.hit) meets(ctx, s, x, behind)
  else manoeuvre.misses?.(ctx, s, x)
  blockedOrParried(ctx, s, x)
  if (x.hit && manoeuvre.damage !== 'none' && mark?.harmless !== true) {
    damage(ctx, s, behind === null ? x : { ...x, mark: null })
  }
}

/** What a hit does to the one it touches; what stands before the whole of him is hit in his place, wherever it was aimed (D6-COVER-100). */
function meets(ctx: Ctx, s: State, x: Attack, behind: Hiding | null): void {
  const { manoeuvre, mark } = x
  if (behind === null || manoeuvre.bursts === true) {
    manoeuvre.hits?.(ctx, s, x)
    mark?.hits?.(ctx, s, x)
  } else if (manoeuvre.hits !== undefined || mark?.hits !== undefined) {
    const { object } = behind
    ctx.emit?.({ type: 'coverStops', who: x.target.id, by: x.attacker.id, object, rule: 'D6-COVER-100' })
  }
}

/** The attack roll: equal to the difficulty is a hit (D6-HIT-Equal, D6-HIT-Miss). Nothing where the attack came to nothing. */
function roll(ctx: Ctx, s: State, x: Attack, takes: Takes): Throw {
  const { attacker } = x
  const [modifiers, note] = noting(ctx)
  const dice = aimDice(s, x, note) + attackDice(s, x, note)
  let adds = attackAdds(s, x, note)
  if (
    attacker.nextAttack !== 0 &&
    (!lasts(attacker.lasting, 'words') || x.band === 'point blank' || x.band === 'short')
  ) {
    adds += counts(note, attacker.nextAttack, 'words before the blow', 'D6-C-OPT-Social')
    attacker.nextAttack = 0
  }
  const thrown = throwSkill(ctx, s, attacker, x.skill, 'attack', { dice, adds, terms: modifiers, needs: x.difficulty })
  if (thrown === undefined) return undefined
  characterPointsAfter(ctx, s, attacker, thrown, x.difficulty)
  x.thrown = thrown
  const { where } = s
  const { stance, cover } = x.target
  if (interrupted(ctx, s, attacker, x.target, takes)) {
    if (!active(attacker) || thwarted(s, x) || !stillReached(s, x)) {
      ctx.emit?.({ type: 'attackLost', who: attacker.id, at: x.target.id, rule: 'D6-C-ACT-Interrupt' })
      return undefined
    }
    // Whoever ducked, moved or took cover in between is hit at another difficulty.
    if (s.where !== where || x.target.stance !== stance || x.target.cover !== cover) combatDifficulty(ctx, s, x)
    else reckonedAgain(s, x)
  }
  x.hit = reaches(ctx, thrown, x.difficulty)
  if (ctx.emit !== undefined) tellAttack(ctx, x, thrown)
  return thrown
}

/** Whether what he attacks with has left his hand meanwhile, or he himself is seized, thrown or paralysed. */
const thwarted = (s: State, { attacker, item, manoeuvre }: Attack): boolean =>
  !inHand(item) || intangible(attacker) || prevented(s, attacker, manoeuvre.key) !== undefined

/** Whether the target is still where the attack reaches it and still open to it; the band may be another. */
function stillReached(s: State, x: Attack): boolean {
  const band = bandTo(s, x.attacker, x.item, x.target, x.manoeuvre.reach)
  if (band !== undefined) x.band = band
  return band !== undefined && exempt(s, x.attacker, x.target, x.manoeuvre) === undefined
}

function tellAttack(ctx: Ctx, x: Attack, thrown: Thrown): void {
  const total = totalShown(ctx, thrown)
  const rule: Cited[] = [x.hit ? 'D6-HIT-Equal' : 'D6-HIT-Miss']
  if (x.hit && total !== undefined) rule.push('D6-C-RES-Grades')
  if (!x.hit && x.defence !== null) rule.push('D6-DEF-AllAttacks', 'D6-EX-DefHolds')
  const { difficulty, hit } = x
  const grade = hit && total !== undefined ? gradeOf(total - difficulty) : undefined
  const told = { weapon: x.item.key, way: x.manoeuvre.key, total, difficulty, hit, grade }
  ctx.emit?.({ type: 'attack', who: x.attacker.id, at: x.target.id, ...told, rule })
}

/** The plain attacks: with hand or hand weapon, with what shoots, with what is thrown. */
export const ATTACKS: readonly Action[] = [
  attackBy({ key: 'strike', rule: 'D6-RANGE-MeleePB' }, BLOWS),
  attackBy({ key: 'shoot', rule: 'D6-RANGE-PerWeapon' }, SHOTS),
  attackBy({ key: 'throw', rule: 'D6-RANGE-PerWeapon', fits: (item) => item.weapon.bursts !== true }, THROWS),
]
