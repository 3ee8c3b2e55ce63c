import { fighter, itemOf } from '../fighters.ts'
import type { LegendRule } from '../rules.ts'
import type { Ctx, Running, State } from '../types.ts'

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
  s.spells = s.spells.filter((other) => other !== spell)
  settle(s, spell)
  ctx.emit?.({ type: 'spellEnded', who: spell.by, at: spell.at, spell: spell.spell, rule })
}

/** At a round’s start spells whose time is up end (LEG-SPL-Bladesharp, LEG-SPL-Protection). */
export function fade(ctx: Ctx, s: State): void {
  if (s.spells.length === 0) return
  for (const spell of s.spells.slice()) {
    if (spell.until < s.round) lift(ctx, s, spell, ruleOf(spell.spell))
  }
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
  const item = spell.item === undefined ? undefined : itemOf(target, spell.item)
  if (spell.spell === 'bladesharp' && item !== undefined) item.sharp = greatest
  return greatest
}
