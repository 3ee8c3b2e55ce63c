import type { Asks, FighterId, Option, Why } from '../kernel/types.ts'
import { cleared, type DoorState, type Field, withDoor } from '../space/field.ts'
import { type Body, covers } from '../space/footprint.ts'
import { beyond, type Cell } from '../space/grid.ts'
import { adjacent } from '../space/metric.ts'
import { terrain } from '../space/terrain.ts'
import type { Whereabouts } from '../space/whereabouts.ts'
import { fromList } from './asking.ts'
import { rememberedOf } from './remembered.ts'

/** A door of a map as it stands: the cell it fills, or the side of a cell it stands on. */
export interface Door extends Cell {
  /** `3,2`, or `3,2 e` on a side. */
  readonly key: string
  readonly name: string
  readonly side: string | undefined
  readonly state: DoorState
}

/** Every door of a map, row by row, then those on sides: looked for once. */
export const doorsOf = rememberedOf(({ rows, kinds, edges = [], doors = [] }: Field): readonly Door[] => {
  const found: Door[] = []
  const add = (x: number, y: number, side: string | undefined, name: string, usual: DoorState | undefined): void => {
    if (usual === undefined) return
    const state = doors.find((door) => door.x === x && door.y === y && door.side === side)?.state ?? usual
    found.push({ key: side === undefined ? `${x},${y}` : `${x},${y} ${side}`, name, x, y, side, state })
  }
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const kind = kinds[row[x] ?? '']
      if (kind !== undefined) add(x, y, undefined, kind.name, kind.door)
    }
  })
  for (const { x, y, side, kind } of edges) add(x, y, side, kind.name, kind.door)
  return found
})

const NONE: readonly Door[] = []
/** The doors somebody stands beside; none without a map. */
export function doorsBeside(where: Whereabouts, id: FighterId): readonly Door[] {
  if ('bands' in where) return NONE
  const doors = doorsOf(where.field)
  const body = where.bodies[id]
  return doors.length === 0 || body === undefined ? NONE : doors.filter((door) => isBeside(where.field, body, door))
}
function isBeside(field: Field, body: Body, door: Door): boolean {
  const t = terrain(field)
  if (door.side === undefined) return adjacent(t, body, door)
  const over = beyond(field.grid, door, door.side)
  return covers(t, body, door.x, door.y) || covers(t, body, over.x, over.y)
}

/** Whether somebody is in the doorway, so that it cannot be shut. */
export const keptOpen = (where: Whereabouts, { x, y, side }: Door): boolean =>
  !('bands' in where) &&
  side === undefined &&
  Object.values(where.bodies).some((body) => covers(terrain(where.field), body, x, y))

/** The same places with a door open, shut, or broken and gone. */
export function withDoorOf(where: Whereabouts, { x, y, side }: Door, to: DoorState | 'broken'): Whereabouts {
  if ('bands' in where) return where
  const { field } = where
  if (to === 'broken') return { ...where, field: cleared(field, { x, y }, side) }
  return { ...where, field: withDoor(field, { x, y, state: to, ...(side === undefined ? {} : { side }) }) }
}

/** To open a door or to shut it, as an option. */
export interface DoorUse extends Option {
  readonly door: Door
  readonly to: DoorState
}
/** What can be done with the doors somebody stands beside. */
export const doorUses = (where: Whereabouts, id: FighterId): readonly DoorUse[] =>
  doorsBeside(where, id).map((door) =>
    door.state === 'closed'
      ? { key: `open ${door.key}`, door, to: 'open' }
      : { key: `shut ${door.key}`, door, to: 'closed' },
  )

/** Somebody who stands beside doors, perhaps. */
export interface AtDoor {
  readonly s: { readonly where: Whereabouts }
  readonly f: { readonly id: FighterId }
}
/** Which door he opens or shuts; the reason given is why one in whose way somebody stands is not shut. */
export const doorToUse = (inTheWay: Why): Asks<AtDoor, DoorUse> =>
  fromList(
    ({ s, f }) => doorUses(s.where, f.id),
    ({ s }, { door, to }) => (to === 'closed' && keptOpen(s.where, door) ? inTheWay : undefined),
  )

/** The same map with every door open, as one who plans a way sees it: made once. */
export const withOpenDoors = rememberedOf((field: Field): Field => {
  let open = field
  for (const { x, y, side, state } of doorsOf(field)) {
    if (state === 'closed') open = withDoor(open, { x, y, state: 'open', ...(side === undefined ? {} : { side }) })
  }
  return open
})

/** The fight as one sees it who may open doors. */
export function throughDoors<S extends { readonly where: Whereabouts }>(s: S): S {
  const { where } = s
  if ('bands' in where || doorsOf(where.field).length === 0) return s
  return { ...s, where: { ...where, field: withOpenDoors(where.field) } }
}
