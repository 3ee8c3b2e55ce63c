import { locationsHidden } from '../../../mechanisms/body.ts'
import type { Door } from '../../../mechanisms/doors.ts'
import { cleared } from '../../../space/field.ts'
import { OBJECTS, type ObjectId } from '../content/objects.ts'
import { counts, type Note } from '../state/note.ts'
import type { Cover, Fighter, LegendRule, Solid, State } from '../state/types.ts'
import { hiddenFrom, thingBefore } from './sight.ts'

/** What the things of a map are made of, in terms of the table of inanimate objects. Ours: the book has no maps. */
const MADE_OF: Readonly<Record<string, ObjectId>> = {
  wall: 'castle-wall',
  pillar: 'boulder',
  'low wall': 'hut-wall',
  door: 'door',
  glass: 'fence',
}
/** A kind of the map by the name of an object is that object: an iron door. */
const madeOf = (kind: string) => OBJECTS[MADE_OF[kind] ?? objectNamed(kind.replaceAll(' ', '-')) ?? 'castle-wall']
const objectNamed = (id: string): ObjectId | undefined => (isObject(id) ? id : undefined)
const isObject = (id: string): id is ObjectId => Object.hasOwn(OBJECTS, id)

/** Hidden from head to foot, but for what rounding leaves. */
const WHOLLY = 99.9

/** What covers a target from an attacker: what he stands behind, or for missiles on a map what stands between them. */
export function coverFrom(s: State, attacker: Fighter, target: Fighter, ranged: boolean): Cover | undefined {
  if (target.cover !== undefined || !ranged) return target.cover
  const percent = hiddenFrom(s, attacker, target, [])
  if (percent === 0) return undefined
  const thing = thingBefore(s, attacker, target)
  if (thing === undefined) return undefined
  const { ap, hp, wooden } = madeOf(thing.kind)
  // Ruling LEG-A58: the part hidden is counted along the D20 from 1 up, which on a man is from the ground up.
  const locations = locationsHidden(target.facts.body, percent)
  const total = percent >= WHOLLY
  const { cell } = thing
  return { name: capital(thing.kind), ap, hp: s.battered[cell] ?? hp, wooden, locations, total, small: true, cell }
}
const capital = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1)

/** A door as something that can be struck: a wooden one, unless the map says otherwise. */
export function doorAsThing(s: State, { name, key }: Door): Solid {
  const { ap, hp, wooden } = OBJECTS[objectNamed(name.replaceAll(' ', '-')) ?? 'door']
  return { name: capital(name), ap, hp: s.battered[key] ?? hp, wooden, cell: key }
}

/** Nothing of him shows: no location can be chosen (LEG-COV-03). */
export const whollyHidden = (s: State, attacker: Fighter, target: Fighter, ranged: boolean): boolean =>
  coverFrom(s, attacker, target, ranged)?.total === true

/** Through total cover the attack has −40%, where the cover is small enough to know where he is (LEG-COV-03). */
export function throughTotalCover(s: State, attacker: Fighter, target: Fighter, ranged: boolean, note: Note): number {
  return whollyHidden(s, attacker, target, ranged) ? counts(note, -40, 'wholly hidden', 'LEG-COV-03') : 0
}

/** Behind cover he can move about in, nobody can hit him (LEG-COV-03, LEG-RM-Condition). */
export function outOfSight({ cover }: Fighter, ranged: boolean): LegendRule | undefined {
  return cover?.total === true && !cover.small ? (ranged ? 'LEG-RM-Condition' : 'LEG-COV-03') : undefined
}

/** What is broken covers nobody any longer, and what is not keeps its hurt. */
export function standsNoMore(s: State, target: Fighter | undefined, cover: Solid): void {
  if (cover.cell !== undefined) s.battered[cover.cell] = cover.hp
  if (cover.hp > 0) return
  if (cover === target?.cover) target.cover = undefined
  const { where } = s
  if (cover.cell === undefined || 'bands' in where) return
  const [cell = '', side] = cover.cell.split(' ')
  const [x = 0, y = 0] = cell.split(',').map(Number)
  s.where = { ...where, field: cleared(where.field, { x, y }, side) }
}
