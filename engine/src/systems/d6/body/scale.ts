import { unwieldy } from '../content/difficulty-modifiers.ts'
import type { Skill } from '../content/skills.ts'
import { vehicleOf } from '../ground/aboard.ts'
import { scaleModifier } from '../state/derive.ts'
import { bodily, ranged, ranks } from '../state/fighters.ts'
import { cites, counts, type Note } from '../state/note.ts'
import type { Attack, Fighter, Harm, Item, State } from '../state/types.ts'

/** Beyond this a weapon made for humans is too small or too big, on the scale. */
const HUMAN_SIZED = 3

/** His size, with the Advantage of being larger or smaller (D6-C-ADV-Size). */
export function scaleOf(f: Fighter, note?: Note): number {
  const more = 3 * (ranks(f, 'size', 'larger') - ranks(f, 'size', 'smaller'))
  if (more !== 0) cites(note, `Size ${more}`, 'D6-C-ADV-Size')
  return f.facts.scale + more
}

/** A weapon made for people of another size: it has no scale of its own bearer's (D6-C-WPN-Size). */
const foreign = (f: Fighter, item: Item): boolean => !bodily(item) && Math.abs(scaleOf(f)) > HUMAN_SIZED

/** A weapon has the scale of its bearer, or of the vehicle it is mounted on (D6-C-SCALE-Weapon). */
export function weaponScale(s: State, f: Fighter, item: Item, note?: Note): number {
  const on = item.weapon.shipScale === undefined ? undefined : vehicleOf(s, f)
  cites(note, on === undefined ? 'of its bearer' : `mounted on ${on.id}`, 'D6-C-SCALE-Weapon')
  return on === undefined ? scaleOf(f, note) : on.kind.scale
}

/** The larger above 0, the smaller below: the difference of both sizes (D6-C-SCALE-Mod). Rulings D6-A33, D6-A34. */
export function largerBy(s: State, attacker: Fighter, target: Fighter, item: Item | null, note?: Note): number {
  const other = scaleOf(target)
  if (attacker.facts.scale === other && attacker.vehicle === null && attacker.facts.abilities.length === 0) return 0
  if (!s.options.useScale) return 0
  if (item !== null && foreign(attacker, item)) {
    cites(note, `${item.key} is not of its size`, 'D6-C-WPN-Size')
    return 0
  }
  const mine = item === null ? scaleOf(attacker, note) : weaponScale(s, attacker, item, note)
  const difference = scaleModifier(mine, other)
  if (difference !== 0) cites(note, `scale ${mine} against ${other}`, 'D6-C-SCALE-Mod')
  return mine > other ? difference : -difference
}

/** A larger attacker hits with more difficulty (D6-C-SCALE-Larger); missiles not made for his hand are awkward (D6-C-WPN-Size). */
export function scaleDifficulty(s: State, x: Attack, note: Note): number {
  const by = largerBy(s, x.attacker, x.target, x.item, note)
  let sum = by > 0 ? counts(note, by, 'larger than the target', 'D6-C-SCALE-Larger') : 0
  if (s.options.useScale && ranged(x.item) && foreign(x.attacker, x.item)) {
    sum += counts(note, unwieldy, `${x.item.key} is not of its size`, 'D6-C-WPN-Size')
  }
  return sum
}
/** A smaller one adds it to his attack (D6-C-SCALE-Smaller). */
export function scaleAttack(s: State, x: Attack, note: Note): number {
  const by = largerBy(s, x.attacker, x.target, x.item)
  return by < 0 ? counts(note, -by, 'smaller than the target', 'D6-C-SCALE-Smaller') : 0
}
/** A larger one adds it to his damage. */
export const scaleDamage = (s: State, x: Attack, note: Note): number =>
  largerAdds(largerBy(s, x.attacker, x.target, x.item), note)
export const largerAdds = (by: number, note: Note): number =>
  by > 0 ? counts(note, by, 'larger than the target', 'D6-C-SCALE-Larger') : 0
/** The larger target resists a smaller attacker so much better, unless it is lightly built (D6-C-SCALE-Light). */
export function scaleResistance(harm: Harm, note: Note): number {
  const by = harm.larger
  if (by >= 0) return 0
  if (ranks(harm.on, 'hindrance', 'lightly built') > 0) return counts(note, 0, 'lightly built', 'D6-C-SCALE-Light')
  return counts(note, -by, 'larger than the attacker', 'D6-C-SCALE-Smaller')
}

/** Long weapons are awkward for those not used to them (D6-C-OPT-Unwieldy), improvised ones for everybody (D6-C-OPT-Improvised). */
export function awkward(s: State, f: Fighter, item: Item, skill: Skill, note: Note): number {
  let sum = 0
  if (item.improvised) sum += counts(note, unwieldy, `improvised ${item.key}`, 'D6-C-OPT-Improvised')
  const { longWeapons } = s.options
  if (item.weapon.length === 'hand' || item.weapon.ranges !== undefined || item.weapon.difficulty !== undefined)
    return sum
  const used = longWeapons === 'practised' && f.facts.trained.includes(skill)
  if (longWeapons !== 'never' && !used) sum += counts(note, unwieldy, `long ${item.key}`, 'D6-C-OPT-Unwieldy')
  return sum
}
