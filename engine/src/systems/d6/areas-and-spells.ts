import { optionOf } from '../../mechanisms/asking.ts'
import { type Action, chosen, chosenOf, keyed, why } from './action.ts'
import { standingAgainst } from './active-defence.ts'
import { armsAgainst, attack, attackable, unable, unready, wayOf } from './attacking.ts'
import { characterPointsAfter, fateBefore } from './character-and-fate-points.ts'
import { prevented } from './combat-options/prevented.ts'
import { places } from './content/difficulties.ts'
import { leansOut, throughCover } from './cover.ts'
import { damageOf } from './damage.ts'
import { areaLoss, blastDamage, blastZone, zonesDived } from './derive.ts'
import { active, clearWay, metres, opponents } from './fighters.ts'
import { harmTo, injure } from './injury/injure.ts'
import { skillDice } from './modifiers.ts'
import { into, noted } from './note.ts'
import { bandTo } from './range.ts'
import { harmTotal } from './resistance.ts'
import { reaches, throwCode, throwOwn, totalRolled } from './rolling-dice.ts'
import { moveUp } from './turns.ts'
import type { Attack, Ctx, Fighter, Item, Manoeuvre, State } from './types.ts'
import { skillTotal, throwSkill } from './using-skills.ts'

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
  act(ctx, s, f) {
    const { item } = chosen(ctx, f, { ask: 'weapon' }, keyed(bombs(s, f)))
    const spot = chosenOf(ctx, f, { ask: 'target' }, spots(s, f, item))
    item.used = s.round
    item.loaded = false
    leansOut(ctx, f)
    const difficulty = places[bandTo(s, f, item, spot) ?? 'long']
    const thrown = throwSkill(ctx, s, f, 'throwing', 'attack', { dice: 0, adds: 0, needs: difficulty })
    characterPointsAfter(ctx, s, f, thrown, difficulty)
    const total = totalRolled(ctx, thrown)
    const hit = total >= difficulty
    ctx.emit?.({ type: 'throwsAt', who: f.id, at: spot.id, weapon: item.key, difficulty, hit, rule: 'D6-C-AREA-Place' })
    const centre = hit ? spot.id : missed(ctx, s)
    if (centre !== undefined) blast(ctx, s, f, item, centre, total)
  },
}

const NOWHERE = optionOf('none')
/** Where a missed throw lands is the game master's to say; unless asked, it harms nobody. */
function missed(ctx: Ctx, s: State): string | undefined {
  if (s.options.missPlacement !== 'ask') return undefined
  const options = [NOWHERE, ...s.fighters.filter(active).map((f) => optionOf(f.id))]
  const { key } = ctx.choose({ who: 'gm', about: { ask: 'lands' }, options, usual: 'none' })
  return key === 'none' ? undefined : key
}

/** It goes off: one damage roll for all, less of it further out (D6-C-AREA-Burst), or a point less a metre as with spells (D6-C-AREA-Spell). */
function blast(ctx: Ctx, s: State, by: Fighter, item: Item, centre: string, targeting: number): void {
  const inZones = s.options.blast === 'zones'
  const near = within(s, centre)
    .map((on) => ({ on, far: metres(s, on.id, centre) }))
    .map(({ on, far }) => ({ on, far, zone: inZones ? dived(ctx, s, on, blastZone(far)) : undefined }))
  const thrown = throwCode(ctx, s, by.id, 'damage', item.weapon.damage.code)
  const total = totalRolled(ctx, thrown)
  ctx.emit?.({ type: 'blast', who: by.id, at: centre, total, rule: 'D6-C-AREA-Burst' })
  for (const { on, far, zone } of near) {
    const done = inZones ? blastDamage(total, zone) : spellDamage(ctx, s, on, far, { item, total, targeting })
    if (done <= 0) continue
    const rule = inZones ? 'D6-C-AREA-Burst' : 'D6-C-AREA-Spell'
    ctx.emit?.({ type: 'caughtInBlast', who: on.id, total: done, rule })
    injure(ctx, s, harmTo(on, done, { by: by.id, item }))
  }
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
  const struck = throughCover(ctx, s, x, { ...harm, thrown: null, adds: total })
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
    injure(ctx, s, harmTo(f, done, { by: attacker.id, stun: stuns, item }))
  }
}

/** What spreads: its damage at the centre, and the roll it was aimed with. */
type Spread = { readonly item: Item; readonly total: number; readonly targeting: number }
/** A point less for each metre; away from the centre a defence above the targeting roll avoids it (D6-C-AREA-Spell). Ruling D6-A73. */
function spellDamage(ctx: Ctx, s: State, f: Fighter, far: number, { item, total, targeting }: Spread): number {
  const defence = far > 0 ? (standingAgainst(s, f, item)?.total ?? 0) : 0
  if (defence > targeting) {
    ctx.emit?.({ type: 'avoids', who: f.id, rule: 'D6-C-AREA-Spell' })
    return 0
  }
  return total - areaLoss(far, s.options.areaFalloff)
}

const DIVE = [optionOf('dive'), optionOf('none')] as const
/** Who has not acted may dive out at 15, a zone further for each 4 over (D6-C-AREA-Dive). */
function dived(ctx: Ctx, s: State, f: Fighter, zone: number | undefined): number | undefined {
  if (zone === undefined || f.turned >= s.round || !active(f) || prevented(s, f, 'dodge') !== undefined) return zone
  if (ctx.choose({ who: f.id, about: { ask: 'dive' }, options: DIVE, usual: 'dive' }).key === 'none') return zone
  moveUp(ctx, s, f, 'dive')
  const zones = zonesDived(skillTotal(ctx, s, f, 'dodge', 'dive'))
  if (zones > 0) f.stance = 'prone'
  ctx.emit?.({ type: 'dives', who: f.id, zones, rule: 'D6-C-AREA-Dive' })
  return zone + zones
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
  const fated = fateBefore(ctx, s, f, 'casting')
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
  act(ctx, s, f) {
    const within = s.fighters.filter((o) => attackable(f, o) && armsAgainst(s, f, o, WAY, TARGETING).length > 0)
    const target = chosenOf(ctx, f, { ask: 'target' }, within)
    const { item } = chosen(ctx, f, { ask: 'spell', at: target.id }, keyed(armsAgainst(s, f, target, WAY, TARGETING)))
    item.used = s.round
    const spread = (item.weapon.spell?.radius ?? 0) > 0
    if (works(ctx, s, f, item))
      attack(ctx, s, { attacker: f, target, item, manoeuvre: spread ? SPREADING : WAY, mark: null })
  },
}
export const SPELLS: readonly Action[] = [cast]
