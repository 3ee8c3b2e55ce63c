import type { Cell, Shape } from './grid.ts'

/** What a wall can stop. Each is stopped separately: bars stop a body, a curtain stops the eye. */
export type Barrier = 'movement' | 'sight' | 'missiles'

/** How distances are measured; see `metric.ts`. */
export type Metric = 'euclid' | 'alternate' | 'three-halves' | 'chebyshev' | 'hex'

/** What a diagonal step costs in straight steps: 1; 1, 2, 1, 2 …; 1½; or √2. */
export type Diagonals = 'one' | 'alternate' | 'three-halves' | 'root-two'

export type DoorState = 'open' | 'closed'

/** What a character of the picture, or a wall on the side of a cell, is made of. Lengths are in the system's unit. */
export interface Kind {
  readonly name: string
  /** What it stops. Left out: nothing, or everything for a closed door. */
  readonly blocks?: readonly Barrier[] | undefined
  /** Movement to enter it, as a multiple of open ground (default 1). */
  readonly cost?: number | undefined
  /** Height of its ground (default 0). */
  readonly elevation?: number | undefined
  /** How high above its ground it stops sight and missiles; left out: to the ceiling. */
  readonly height?: number | undefined
  /** The part of the cell's width it fills as an obstacle to sight and missiles, above 0 to 1 (default 1). */
  readonly fills?: number | undefined
  /** A door stops what it `blocks` (default everything) while closed, and nothing while open. */
  readonly door?: DoorState | undefined
}

/** A wall on one side of a cell. `side` is a direction of the grid: n e s w, or ne e se sw w nw on hexes. */
export interface Edge extends Cell {
  readonly side: string
  readonly kind: Kind
}

/** The present state of a door of the map: the cell it fills, or the side it stands on. */
export interface Door extends Cell {
  readonly side?: string
  readonly state: DoorState
}

/** A map as plain data, never changed in place: a changed map is a new record. */
export interface Field {
  readonly grid: Shape
  /** Width of a cell, in the system's unit. */
  readonly cell: number
  readonly metric: Metric
  readonly diagonals: Diagonals
  /** Height of an ordinary standing body, in the system's unit. */
  readonly tall: number
  /** One character per cell. */
  readonly rows: readonly string[]
  /** What each character of `rows` stands for. */
  readonly kinds: Readonly<Record<string, Kind>>
  readonly edges?: readonly Edge[]
  readonly doors?: readonly Door[]
}

const EVERYTHING: readonly Barrier[] = ['movement', 'sight', 'missiles']

/** The kinds a key may name without describing them. `tall` is the height of an ordinary body. */
export function stockKinds(tall: number): Readonly<Record<string, Kind>> {
  return {
    floor: { name: 'floor' },
    wall: { name: 'wall', blocks: EVERYTHING },
    difficult: { name: 'difficult', cost: 2 },
    water: { name: 'water', cost: 2 },
    pillar: { name: 'pillar', blocks: EVERYTHING, fills: 0.5 },
    'low wall': { name: 'low wall', blocks: ['sight', 'missiles'], cost: 2, height: tall / 2 },
    pit: { name: 'pit', blocks: ['movement'] },
    bars: { name: 'bars', blocks: ['movement'] },
    glass: { name: 'glass', blocks: ['movement', 'missiles'] },
    curtain: { name: 'curtain', blocks: ['sight'] },
    smoke: { name: 'smoke', blocks: ['sight'] },
    door: { name: 'door', door: 'closed' },
    'open door': { name: 'door', door: 'open' },
    window: { name: 'window', blocks: ['movement'] },
    fence: { name: 'fence', blocks: ['movement'], height: tall / 2 },
  }
}

/** What a kind stops, as the door (if it is one) stands. */
export function stoppedBy(kind: Kind, state: DoorState | undefined): readonly Barrier[] {
  if (kind.door === undefined) return kind.blocks ?? []
  return (state ?? kind.door) === 'closed' ? (kind.blocks ?? EVERYTHING) : []
}

/** The same map with one door opened or closed. Name a door on a side the way the map's `edges` name it, or from behind. */
export function withDoor(field: Field, door: Door): Field {
  const others = (field.doors ?? []).filter((d) => d.x !== door.x || d.y !== door.y || d.side !== door.side)
  return { ...field, doors: [...others, door] }
}

/** The same map with plain ground where something stood, or nothing on that side of the cell. */
export function cleared(field: Field, { x, y }: Cell, side?: string): Field {
  const doors = field.doors?.filter((door) => door.x !== x || door.y !== y || door.side !== side)
  const left: Field = doors === undefined ? field : { ...field, doors }
  if (side !== undefined) {
    return { ...left, edges: (field.edges ?? []).filter((edge) => edge.x !== x || edge.y !== y || edge.side !== side) }
  }
  const { elevation } = field.kinds[field.rows[y]?.[x] ?? ''] ?? {}
  const isFloor = ({ name, elevation: high = 0 }: Kind): boolean => name === 'floor' && high === (elevation ?? 0)
  const mark = Object.entries(field.kinds).find(([, kind]) => isFloor(kind))?.[0] ?? unusedMark(field)
  const kinds = mark in field.kinds ? field.kinds : { ...field.kinds, [mark]: { name: 'floor', elevation } }
  const rows = field.rows.map((row, i) => (i === y ? `${row.slice(0, x)}${mark}${row.slice(x + 1)}` : row))
  return { ...left, kinds, rows }
}
/** A character that stands for nothing yet. */
function unusedMark({ kinds }: Field): string {
  let code = 0xe000
  while (String.fromCharCode(code) in kinds) code++
  return String.fromCharCode(code)
}

/** The same map with one more wall on the side of a cell. */
export function withEdge(field: Field, edge: Edge): Field {
  return { ...field, edges: [...(field.edges ?? []), edge] }
}
