import { hidden } from '../../../space/cover.ts'
import { terrain } from '../../../space/terrain.ts'
import { inHand, type Person, type Scene } from '../state/fighters.ts'
import type { CoverGrade } from '../state/types.ts'
import { adjacent } from './reach.ts'

/**
 * The cover one has against another's attack (REN-COVER-04). On a map what hides him from there, in per cent: under 40
 * minimal, all of him total (ruling REN-A73). Without one, what he is behind; it hides him from nobody who stands next to him.
 */
export function coverFrom(s: Scene, by: Person, target: Person): CoverGrade {
  const built = mapCover(s, by, target)
  const far = !adjacent(s, by.id, target.id)
  const grade = worse(built, far ? target.cover : 'none')
  return far && shielded(target) ? worse(grade, 'partial') : grade
}
function mapCover(s: Scene, by: Person, target: Person): CoverGrade {
  if ('bands' in s.where) return 'none'
  const { [by.id]: from, [target.id]: to } = s.where.bodies
  const t = terrain(s.where.field)
  if (from === undefined || to === undefined || t.obstacles.length === 0) return 'none'
  const share = hidden(t, from, to, 'missiles')
  if (share <= 0) return 'none'
  if (share >= 99.99) return 'total'
  return share < s.options.coverBands ? 'minimal' : 'partial'
}
const GRADES: readonly CoverGrade[] = ['none', 'minimal', 'partial', 'total']
const worse = (a: CoverGrade, b: CoverGrade): CoverGrade => (GRADES.indexOf(a) >= GRADES.indexOf(b) ? a : b)

/** Behind a planted shield (REN-ARMOUR-Plantable), or a wall of one (REN-POWER-Shieldwall): partial cover from afar. */
export const shielded = (f: Person): boolean => f.items.some((item) => item.planted) || shieldwall(f)
export const shieldwall = (f: Person): boolean =>
  f.fullDefence &&
  f.facts.powers.includes('shieldwall') &&
  f.items.some((item) => inHand(item) && item.shield?.large === true)
