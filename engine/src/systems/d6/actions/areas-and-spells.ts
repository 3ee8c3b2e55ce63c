import { optionOf } from '../../../mechanisms/asking.ts'
import { courseAway } from '../../../mechanisms/ground/courses.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { skillTotal, throwSkill } from '../body/checks.ts'
import { harmTo, injure } from '../body/injure.ts'
import { harmTotal } from '../body/resistance.ts'
import { skillDice } from '../body/skill-modifiers.ts'
import { places } from '../content/difficulties.ts'
import { armsAgainst, attack, attackable, unable, unready, wayOf } from '../exchange/attack.ts'
import { passiveDefence } from '../exchange/combat-difficulty.ts'
import { damageOf } from '../exchange/damage.ts'
import { standingAgainst } from '../exchange/defence.ts'
import { prevented } from '../exchange/prevented.ts'
import { interrupted, moveUp } from '../exchange/reactions.ts'
import { leansOut, throughCover } from '../ground/cover.ts'
import { displaced } from '../ground/displaced.ts'
import { GROUND } from '../ground/places.ts'
import { bandTo } from '../ground/reach.ts'
import { type Action, chosen, chosenOf, keyed, why } from '../state/asking.ts'
import { characterPointsAfter, fateBefore } from '../state/character-and-fate-points.ts'
import { areaLoss, blastDamage, blastZone, zonesDived, zonesEdge } from '../state/derive.ts'
import { reaches, throwCode, throwOwn, totalRolled } from '../state/dice.ts'
import { active, clearWay, fighter, metres, opponents } from '../state/fighters.ts'
import { into, noted } from '../state/note.ts'
import type { Attack, Ctx, Fighter, Harm, Item, Manoeuvre, State } from '../state/types.ts'
import { blastsVehicle } from '../vehicles/damage.ts'

const bombs = (s: State, f: Fighter): Item[] =>
  f.items.filter((item) => item.weapon.bursts === true && unready(s, f, item) === undefined)
/** Places to throw at: where a foe stands. */
const spots = (s: State, f: Fighter, item: Item): Fighter[] =>
  opponents(s, f).filter((t) => bandTo(s, f, item, t) !== undefined)

/** A place is hit at 0, 10, 15 or 20 by range (D6-C-AREA-Place). */
const throwBomb: Action = {
  key: 'throw bomb',
  rule: 'D6-C-AREA-Place',
  refuse(s, f) {
    const [bomb] = bombs(s, f)
    if (bomb === undefined) return why('he has nothing ready that bursts', 'D6-C-AREA-Burst')
    return spots(s, f, bomb).length > 0 ? undefined : 'no foe is within range'
  },
  act(ctx, s, f, takes) {
    const { item } = chosen(ctx, f, { ask: 'weapon' }, keyed(bombs(s, f)))
    const spot = chosenOf(ctx, f, { ask: 'target' }, spots(s, f, item))
    item.used = s.round
    item.loaded = false
    leansOut(ctx, f)
    const difficulty = places[bandTo(s, f, item, spot) ?? 'long']
    const thrown = throwSkill(ctx, s, f, 'throwing', 'attack', { dice: 0, adds: 0, needs: difficulty })
    characterPointsAfter(ctx, s, f, thrown, difficulty)
    if (interrupted(ctx, s, f, spot, takes) && foiled(s, f, item)) {
      ctx.emit?.({ type: 'attackLost', who: f.id, at: spot.id, rule: 'D6-C-ACT-Interrupt' })
      return
    }
    const total = totalRolled(ctx, thrown)
    const hit = total >= difficulty
    ctx.emit?.({ type: 'throwsAt', who: f.id, at: spot.id, weapon: item.key, difficulty, hit, rule: 'D6-C-AREA-Place' })
    const centre = hit ? spot.id : missed(ctx, s)
    if (centre !== undefined) blast(ctx, s, f, item, centre, total)
  },
}

/** Whether what was to be thrown left his hand before, or he himself is kept from it. */
const foiled = (s: State, f: Fighter, item: Item): boolean =>
  !active(f) || item.where !== 'hand' || prevented(s, f, 'throw bomb') !== undefined

const NOWHERE = optionOf('none')
/** Where a missed throw lands is the game master's to say; unless asked, it harms nobody. */
function missed(ctx: Ctx, s: State): string | undefined {
  if (s.options.missPlacement !== 'ask') return undefined
  const options = [NOWHERE, ...s.fighters.filter(active).map((f) => optionOf(f.id))]
  const { key } = ctx.choose({ who: 'gm', about: { ask: 'lands' }, options, usual: 'none' })
  return key === 'none' ? undefined : key
}

/** Whom a blast may reach, how far off, and in what. */
interface Near {
  readonly on: Fighter
  readonly far: number
  readonly aboard: string | null
}
/** It goes off: one damage roll for all, less of it further out (D6-C-AREA-Burst), or a point less a metre as with spells (D6-C-AREA-Spell). */
function blast(ctx: Ctx, s: State, by: Fighter, item: Item, centre: string, targeting: number): void {
  const inZones = s.options.blast === 'zones'
  const near = within(s, centre).map((on): Near => ({ on, far: metres(s, on.id, centre), aboard: on.vehicle }))
  const clear = new Map(near.map(({ on, far }) => [on, inZones ? dived(ctx, s, on, far) : 0]))
  // Whoever stands in the middle of it is the last to leave the place the others dive from.
  for (const { on, far } of near.toSorted((a, b) => Number(a.on.id === centre) - Number(b.on.id === centre))) {
    const zones = clear.get(on) ?? 0
    if (zones > 0)
      throwsHimself(ctx, s, on, on.id === centre ? by.id : centre, zonesEdge((blastZone(far) ?? 0) + zones) - far)
  }
  const thrown = throwCode(ctx, s, by.id, 'damage', item.weapon.damage.code)
  const total = totalRolled(ctx, thrown)
  ctx.emit?.({ type: 'blast', who: by.id, at: centre, total, rule: 'D6-C-AREA-Burst' })
  blastsVehicles(ctx, s, by, near, total)
  for (const { on, far } of near) {
    const zone = (blastZone(far) ?? Infinity) + (clear.get(on) ?? 0)
    const done = inZones ? blastDamage(total, zone) : spellDamage(ctx, s, on, far, { item, total, targeting })
    if (done <= 0) continue
    const rule = inZones ? 'D6-C-AREA-Burst' : 'D6-C-AREA-Spell'
    ctx.emit?.({ type: 'caughtInBlast', who: on.id, total: done, rule })
    reachesHim(ctx, s, by, harmTo(on, done, { by: by.id, item }), centre)
  }
}

/** What carries people is hit where the nearest of them is; one who dives out of it leaves it there. */
function blastsVehicles(ctx: Ctx, s: State, by: Fighter, near: readonly Near[], total: number): void {
  for (const v of s.vehicles) {
    const far = Math.min(...near.flatMap(({ aboard, far: metres }) => (aboard === v.id ? [metres] : [])))
    if (!Number.isFinite(far)) continue
    const zones = s.options.blast === 'zones'
    const done = zones ? blastDamage(total, blastZone(far) ?? Infinity) : total - areaLoss(far, s.options.areaFalloff)
    if (done > 0) blastsVehicle(ctx, s, v, done, by)
  }
}

/** What comes from the centre meets the cover somebody is wholly behind, as a blow does (D6-COVER-100). */
function reachesHim(ctx: Ctx, s: State, by: Fighter, harm: Harm, centre: string): void {
  const through = throughCover(ctx, s, by, harm, fighter(s, centre))
  if (through !== null) injure(ctx, s, through)
}

/** Those a blast or a spell at a place can reach: nobody behind a wall. */
const within = (s: State, centre: string): Fighter[] =>
  s.fighters.filter((f) => f.condition !== 'dead' && f.condition !== 'fled' && clearWay(s.where, centre, f.id))

/**
 * A spell with an area hurts its target with all it has, and those around it, friend and foe, a point less for each metre, as
 * far as it spreads (D6-C-AREA-Spell).
 */
export function spreads(ctx: Ctx, s: State, x: Attack): void {
  const harm = damageOf(ctx, s, x)
  const total = harmTotal(ctx, harm)
  ctx.emit?.({ type: 'blast', who: x.attacker.id, at: x.target.id, total, rule: 'D6-C-AREA-Spell' })
  const struck = throughCover(ctx, s, x.attacker, { ...harm, thrown: null, adds: total })
  if (struck !== null) injure(ctx, s, struck)
  around(ctx, s, x, x.target.id, total)
}
/** One that misses goes where the game master says, or nowhere. */
export function goesWide(ctx: Ctx, s: State, x: Attack): void {
  const centre = missed(ctx, s)
  if (centre === undefined) return
  const total = harmTotal(ctx, damageOf(ctx, s, x))
  ctx.emit?.({ type: 'blast', who: x.attacker.id, at: centre, total, rule: ['D6-C-AREA-Spell', 'D6-C-AREA-Place'] })
  around(ctx, s, x, centre, total)
}
function around(ctx: Ctx, s: State, x: Attack, centre: string, total: number): void {
  const { attacker, target, item, thrown, hit } = x
  const targeting = totalRolled(ctx, thrown)
  for (const f of within(s, centre)) {
    const far = metres(s, f.id, centre)
    if (far > (item.weapon.spell?.radius ?? 0) || (hit && f === target)) continue
    const done = spellDamage(ctx, s, f, far, { item, total, targeting })
    if (done <= 0) continue
    ctx.emit?.({ type: 'caughtInBlast', who: f.id, total: done, rule: 'D6-C-AREA-Spell' })
    const { stuns = false } = item.weapon
    reachesHim(ctx, s, attacker, harmTo(f, done, { by: attacker.id, stun: stuns, item }), centre)
  }
}

/** What spreads: its damage at the centre, and the roll it was aimed with. */
type Spread = { readonly item: Item; readonly total: number; readonly targeting: number }
/** A point less for each metre; away from the centre a defence above the targeting roll avoids it (D6-C-AREA-Spell). Ruling D6-A73. */
function spellDamage(ctx: Ctx, s: State, f: Fighter, far: number, { item, total, targeting }: Spread): number {
  // Ruling D6-A92: who does not defend himself avoids nothing, or what is aimed worse than his passive value.
  const passive = s.options.areaAgainst === 'any' ? passiveDefence(s, f, undefined) : 0
  const defence = far > 0 ? (standingAgainst(s, f, item)?.total ?? passive) : 0
  if (defence > targeting) {
    ctx.emit?.({ type: 'avoids', who: f.id, rule: 'D6-C-AREA-Spell' })
    return 0
  }
  return total - areaLoss(far, s.options.areaFalloff)
}

/** Ruling D6-A95: the surprised do not see it coming. */
const taken = (s: State, f: Fighter): boolean => !s.options.surprisedDive && lasts(f.lasting, 'surprised')

const DIVE = [optionOf('dive'), optionOf('none')] as const
/** Who has not acted may dive out at 15, a zone further for each 4 over (D6-C-AREA-Dive). */
function dived(ctx: Ctx, s: State, f: Fighter, far: number): number {
  if (
    blastZone(far) === undefined ||
    f.turned >= s.round ||
    !active(f) ||
    taken(s, f) ||
    prevented(s, f, 'dodge') !== undefined
  )
    return 0
  if (ctx.choose({ who: f.id, about: { ask: 'dive' }, options: DIVE, usual: 'dive' }).key === 'none') return 0
  moveUp(ctx, s, f, 'dive')
  const zones = zonesDived(skillTotal(ctx, s, f, 'dodge', 'dive'))
  ctx.emit?.({ type: 'dives', who: f.id, zones, rule: 'D6-C-AREA-Dive' })
  return zones
}

/** So far out of it, and he lies on the ground there: rising is free for one who lay down himself. */
function throwsHimself(ctx: Ctx, s: State, f: Fighter, from: string, far: number): void {
  displaced(ctx, s, f, 'dives')
  const course = courseAway<State, Fighter>(GROUND, s, f, from, Math.max(0, far))
  s.where = course.where
  f.moved += course.spent
  f.stance = 'prone'
}

export const AREAS: readonly Action[] = [throwBomb]

/** Skills a spell may be aimed with. */
const TARGETING = ['fighting', 'melee combat', 'marksmanship', 'throwing'] as const
const WAY = wayOf({ key: 'cast', rule: 'D6-C-SPELL-Target', casts: true })

const SPREADING: Manoeuvre = { ...WAY, damage: 'none', bursts: true, hits: spreads, misses: goesWide }

/** Whether the words are said right: the caster's magic against the spell's difficulty. */
function works(ctx: Ctx, s: State, f: Fighter, item: Item): boolean {
  const { spell } = item.weapon
  if (spell === undefined) return false
  const modifiers = noted(ctx)
  const fated = fateBefore(ctx, f, 'casting')
  const dice = skillDice(s, f, 'scholar', into(modifiers))
  const { casting, difficulty } = spell
  const how = { fated, terms: modifiers, needs: difficulty }
  const thrown = throwOwn(ctx, s, f.id, 'casting', { own: casting, other: dice }, 0, how)
  characterPointsAfter(ctx, s, f, thrown, difficulty)
  const done = reaches(ctx, thrown, difficulty)
  ctx.emit?.({ type: 'casts', who: f.id, spell: item.key, difficulty, done, rule: 'D6-C-SPELL-Target', modifiers })
  return done
}

/** A spell is cast and aimed in one action: its targeting skill meets the combat difficulty (D6-C-SPELL-Target). */
const cast: Action = {
  key: 'cast',
  rule: 'D6-C-SPELL-Target',
  refuse: (s, f) =>
    f.items.some(({ weapon }) => weapon.spell !== undefined) ? unable(s, f, WAY, TARGETING) : 'he knows no spell',
  act(ctx, s, f, takes) {
    const within = s.fighters.filter((o) => attackable(f, o) && armsAgainst(s, f, o, WAY, TARGETING).length > 0)
    const target = chosenOf(ctx, f, { ask: 'target' }, within)
    const { item } = chosen(ctx, f, { ask: 'spell', at: target.id }, keyed(armsAgainst(s, f, target, WAY, TARGETING)))
    item.used = s.round
    const spread = (item.weapon.spell?.radius ?? 0) > 0
    if (works(ctx, s, f, item))
      attack(ctx, s, { attacker: f, target, item, manoeuvre: spread ? SPREADING : WAY, mark: null }, takes)
  },
}
export const SPELLS: readonly Action[] = [cast]
