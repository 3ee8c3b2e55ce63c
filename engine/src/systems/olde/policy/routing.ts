import { withOpenDoors } from '../../../mechanisms/doors.ts'
import { rememberedOf } from '../../../mechanisms/remembered.ts'
import type { Field, Kind } from '../../../space/field.ts'
import type { Body } from '../../../space/footprint.ts'
import type { Cell } from '../../../space/grid.ts'
import { pathWithin } from '../../../space/path.ts'
import { indexOf, MISSILES, MOVEMENT, SIGHT, type Terrain, terrain } from '../../../space/terrain.ts'
import type { Person, Seen } from '../state/types.ts'

/** The next leg of a way that walking alone does not make: as far as he can walk, or what stands there: a level, a gap, a door. */
export interface Leg {
  readonly how: 'walk' | 'climb' | 'leap' | 'door'
  readonly cell: Cell
  /** The cells he can walk before it, the farthest last. */
  readonly way: readonly Cell[]
}

/** A map as a planner sees it, doors open and gaps to be got over. */
const opened = rememberedOf((field: Field): Field => {
  const kinds = Object.fromEntries(
    Object.entries(field.kinds).map(([mark, kind]) => [mark, isGap(kind) ? { ...kind, blocks: [], cost: 3 } : kind]),
  )
  return withOpenDoors({ ...field, kinds })
})
const isGap = ({ name, blocks = [] }: Kind): boolean =>
  name !== 'bars' && blocks.includes('movement') && !blocks.includes('sight') && !blocks.includes('missiles')

/** How a bot gets nearer to somebody it cannot simply walk up to; undefined: it can, or there is no way, or no map. */
export function nextLeg(s: Seen, f: Person, foe: Person, reach: number): Leg | undefined {
  if ('bands' in s.where) return undefined
  // The field is the fight's own record, only read here.
  const field = s.where.field as Field
  const [from, to]: readonly (Body | undefined)[] = [s.where.bodies[f.id], s.where.bodies[foe.id]]
  if (from === undefined || to === undefined) return undefined
  const path = pathWithin(terrain(opened(field)), from, to, reach, { climb: 1 })
  const t = terrain(field)
  const way: Cell[] = []
  for (const next of path?.cells ?? []) {
    const how = obstacle(t, way.at(-1) ?? from, next)
    if (how !== undefined) return { how: way.length === 0 ? how : 'walk', cell: next, way }
    way.push(next)
  }
  return undefined
}

/** What stands between two neighbouring cells for who only walks. */
function obstacle(t: Terrain, from: Cell, to: Cell): 'climb' | 'leap' | 'door' | undefined {
  const index = indexOf(t, to.x, to.y)
  const bits = t.bits[index] ?? 0
  if ((bits & MOVEMENT) !== 0) return (bits & (SIGHT | MISSILES)) === 0 ? 'leap' : 'door'
  const rise = Math.abs((t.elevation[index] ?? 0) - (t.elevation[indexOf(t, from.x, from.y)] ?? 0))
  return rise > 0.5 ? 'climb' : undefined
}
