import { locationsHidden } from '../../mechanisms/body.ts'
import { OBJECTS, type ObjectId } from './content/objects.ts'
import { counts, type Note } from './note.ts'
import { cleared, hiddenFrom, thingBefore } from './ranged/line-of-fire.ts'
import type { LegendRule } from './rules.ts'
import type { Cover, Fighter, State } from './types.ts'

/** What the things of a map are made of, in terms of the table of inanimate objects. Ours: the book has no maps. */
const MADE_OF: Readonly<Record<string, ObjectId>> = {
  wall: 'castle-wall',
  pillar: 'boulder',
  'low wall': 'hut-wall',
  door: 'door',
  glass: 'fence',
}

/** Hidden from head to foot, but for what rounding leaves. */
const WHOLLY = 99.9

/** What covers a target from an attacker: what he stands behind, or for missiles on a map what stands between them. */
export function coverFrom(s: State, attacker: Fighter, target: Fighter, ranged: boolean): Cover | undefined {
  if (target.cover !== undefined || !ranged) return target.cover
  const percent = hiddenFrom(s, attacker, target, [])
  if (percent === 0) return undefined
  const thing = thingBefore(s, attacker, target)
  if (thing === undefined) return undefined
  const cell = `${thing.x},${thing.y}`
  const { ap, hp, wooden } = OBJECTS[MADE_OF[thing.kind] ?? 'castle-wall']
  const name = thing.kind.charAt(0).toUpperCase() + thing.kind.slice(1)
  // Ruling LEG-A58: the part hidden is counted along the D20 from 1 up, which on a man is from the ground up.
  const locations = locationsHidden(target.facts.body, percent)
  const total = percent >= WHOLLY
  return { name, ap, hp: s.battered[cell] ?? hp, wooden, locations, total, small: true, cell }
}

/** Nothing of him shows: no location can be chosen (LEG-COV-03). */
export const whollyHidden = (s: State, attacker: Fighter, target: Fighter, ranged: boolean): boolean =>
  coverFrom(s, attacker, target, ranged)?.total === true

/** Through total cover the attack has −40%, where the cover is small enough to know where he is (LEG-COV-03). */
export function throughTotalCover(s: State, attacker: Fighter, target: Fighter, ranged: boolean, note: Note): number {
  return whollyHidden(s, attacker, target, ranged) ? counts(note, -40, 'wholly hidden', 'LEG-COV-03') : 0
}

/** Behind cover he can move about in, nobody can hit him (LEG-COV-03, LEG-RM-Condition). */
export function outOfSight(s: State, attacker: Fighter, target: Fighter, ranged: boolean): LegendRule | undefined {
  const cover = coverFrom(s, attacker, target, ranged)
  return cover?.total === true && !cover.small ? (ranged ? 'LEG-RM-Condition' : 'LEG-COV-03') : undefined
}

/** What is broken covers nobody any longer, and what is not keeps its hurt. */
export function standsNoMore(s: State, target: Fighter, cover: Cover): void {
  if (cover.cell !== undefined) s.battered[cover.cell] = cover.hp
  if (cover.hp > 0) return
  if (cover === target.cover) target.cover = undefined
  const { where } = s
  const [x, y] = cover.cell?.split(',').map(Number) ?? []
  if (x !== undefined && y !== undefined && 'field' in where) s.where = { ...where, field: cleared(where.field, x, y) }
}
