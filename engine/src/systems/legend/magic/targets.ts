import type { Option } from '../../../kernel/types.ts'
import { SPELLS, type Spell, type SpellId } from '../content/spells.ts'
import { inContact } from '../ground/places.ts'
import { spellRange } from '../state/derive.ts'
import { active, fighter, foes, fullAt, inHand, itemOf, limb } from '../state/fighters.ts'
import { metres } from '../state/standing.ts'
import type { Ctx, Fighter, LegendRule, Running, State } from '../state/types.ts'

/** Something a spell can be cast at: a fighter, and his item, location or spell where it is one of those. */
export interface SpellTarget extends Option {
  readonly at: string
  readonly on: string | undefined
}

const isSpell = (id: string): id is SpellId => id in SPELLS

/** The spell of that name. */
export function spellOf(id: string): Spell {
  if (!isSpell(id)) throw new RangeError(`there is no spell ${id}`)
  return SPELLS[id]
}

/** Spells a fighter knows and has the Magic Points for. */
export const affordable = (f: Fighter): Spell[] =>
  Object.keys(f.facts.spells)
    .filter(isSpell)
    .map((id) => SPELLS[id])
    .filter((spell: Spell) => spell.magnitude <= f.magicPoints)

/** The greatest Magnitude he can cast a spell at now; one that is not progressive has only its own (LEG-MAG-Cost). */
export function greatest(f: Fighter, spell: Spell): number {
  if (!spell.progressive) return spell.magnitude
  return Math.min(f.facts.spells[spell.id] ?? spell.magnitude, f.magicPoints)
}

/** Whether a ranged spell carries to somebody: five times POW in metres (LEG-MAG-Range). */
export const inSpellRange = (s: State, f: Fighter, at: string): boolean =>
  at === f.id || metres(s, f.id, at) <= spellRange(f.facts.characteristics)

/** Everything a spell could be cast at now. */
export function spellTargets(s: State, f: Fighter, spell: Spell): SpellTarget[] {
  if (spell.at === 'self') return [{ key: f.id, at: f.id, on: undefined }]
  if (spell.offensive) {
    return s.fighters
      .filter((other) => foes(f, other) && active(other) && inSpellRange(s, f, other.id))
      .map(({ id }) => ({ key: id, at: id, on: undefined }))
  }
  if (spell.id === 'countermagic') {
    return s.spells
      .filter((running) => inSpellRange(s, f, running.at))
      .map(({ spell: name, by, at, item }) => {
        const key = `${name} of ${by} on ${item ?? at}`
        return { key, at, on: key }
      })
  }
  return touched(s, f).flatMap((other) => (spell.perPoint.healing > 0 ? wounds(other) : blades(other)))
}

/** Himself, and friends he can lay a free hand on: a touch spell must be delivered by touch (LEG-STY-05). */
const touched = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter(
    (other) =>
      other === f ||
      (other.side === f.side && other.condition !== 'fled' && freeHand(f) && inContact(s, f.id, other.id)),
  )

const freeHand = (f: Fighter): boolean =>
  !f.items.some((item) => item.where === 'both') &&
  !(f.items.some((item) => item.where === 'right') && f.items.some((item) => item.where === 'left'))

/** Weapons in hand that cut or thrust (LEG-SPL-Bladesharp). */
const blades = (f: Fighter): SpellTarget[] =>
  f.items
    .filter(
      (item) => inHand(item) && item.hp > 0 && item.weapon.kinds.some((k) => k === 'cutting' || k === 'thrusting'),
    )
    .map((item) => ({ key: item.id, at: f.id, on: item.id }))

/** Hurt locations that are neither whole nor maimed: maimed ones need stronger magic (LEG-AID-Magic). */
const wounds = (f: Fighter): SpellTarget[] =>
  f.facts.body.locations.flatMap(({ id }, i): SpellTarget[] => {
    const { hp, maimed } = limb(f, i)
    const hurt = f.facts.wounds === 'locations' ? hp < fullAt(f, i) : i === 0 && f.general < f.facts.generalHitPoints
    return f.condition !== 'dead' && hurt && !maimed ? [{ key: `${f.id} ${id}`, at: f.id, on: id }] : []
  })

/** A spell comes into force (LEG-MAG-NoStack: beside another of its kind on the same target only the greater counts). */
export function lay(ctx: Ctx, s: State, spell: Running): void {
  s.spells.push(spell)
  const counts = settle(s, spell)
  const item = spell.item === undefined ? undefined : itemOf(fighter(s, spell.at), spell.item)?.weapon.name
  ctx.emit?.({
    type: 'enchanted',
    who: spell.by,
    at: spell.at,
    item,
    spell: spell.spell,
    magnitude: spell.magnitude,
    counts,
    rule: counts > spell.magnitude ? 'LEG-MAG-NoStack' : ruleOf(spell.spell),
  })
}
const ruleOf = (spell: string): LegendRule => (spell === 'protection' ? 'LEG-SPL-Protection' : 'LEG-SPL-Bladesharp')

/** A spell ends: its time is up, it is dismissed, or countered. */
export function lift(ctx: Ctx, s: State, spell: Running, rule: LegendRule): void {
  endsQuietly(s, spell)
  ctx.emit?.({ type: 'spellEnded', who: spell.by, at: spell.at, spell: spell.spell, rule })
}

/** A spell is in force no longer, and nobody is told: its caster or what it lay on is there no more. */
export function endsQuietly(s: State, spell: Running): void {
  s.spells = s.spells.filter((other) => other !== spell)
  settle(s, spell)
}

/** At a round’s start spells whose time is up end (LEG-SPL-Bladesharp, LEG-SPL-Protection). */
export function fade(ctx: Ctx, s: State): void {
  if (s.spells.length === 0) return
  for (const spell of s.spells.slice()) {
    if (spell.until < s.round) lift(ctx, s, spell, ruleOf(spell.spell))
  }
}

/** The blade is as sharp as that in whosever hands it has come. */
function sharpen(s: State, id: string, magnitude: number): void {
  for (const { items } of s.fighters) for (const item of items) if (item.id === id) item.sharp = magnitude
}

/** The greatest Magnitude of this spell on its target is the one that counts. */
function settle(s: State, spell: Running): number {
  let greatest = 0
  for (const other of s.spells) {
    if (other.spell === spell.spell && other.at === spell.at && other.item === spell.item) {
      greatest = Math.max(greatest, other.magnitude)
    }
  }
  const target = fighter(s, spell.at)
  if (spell.spell === 'protection') target.warded = greatest
  if (spell.spell === 'bladesharp' && spell.item !== undefined) sharpen(s, spell.item, greatest)
  return greatest
}
