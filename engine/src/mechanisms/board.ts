import type { Board, Edge, FighterId, GroundKind, SideId, Token } from '../kernel/types.ts'
import { type Door, type Field, type Kind, stoppedBy } from '../space/field.ts'
import { cellsOf, feetOf } from '../space/footprint.ts'
import { beyond } from '../space/grid.ts'
import { terrain } from '../space/terrain.ts'
import { apart } from './ground/standing.ts'
import type { Mover, Standing } from './ground/terms.ts'

/** Who fights on which side, both in the order of the fighters. */
export function sides(s: {
  readonly fighters: readonly { readonly id: FighterId; readonly side: SideId }[]
}): { id: SideId; fighters: FighterId[] }[] {
  const found = new Map<SideId, FighterId[]>()
  for (const { id, side } of s.fighters) {
    const known = found.get(side)
    if (known === undefined) found.set(side, [id])
    else known.push(id)
  }
  return [...found].map(([id, fighters]) => ({ id, fighters }))
}

/** What a game says of its board beside places. */
export interface BoardOf<F extends Mover> {
  /** What lengths are called: `m`. */
  readonly unit: string
  /** What else there is to a token; `looks`: the direction of the map he faces. */
  token(f: F): Omit<Token, 'id' | 'side' | 'at' | 'cells' | 'facing'> & { readonly looks?: number | undefined }
  /** Whether two are in close combat. */
  engaged(a: F, b: F): boolean
  /** How far two are apart, where that is not only a matter of places. */
  far?(a: FighterId, b: FighterId): number
}

/** Where everything stands: the map by kinds, with heights, edges and doors, and everybody's token; without one every pair of foes. */
export function boardOf<F extends Mover>(s: Standing<F>, of: BoardOf<F>): Board {
  const { where, fighters } = s
  const tokens = fighters.map((f): Token => {
    const { looks, ...more } = of.token(f)
    const body = 'bands' in where ? undefined : where.bodies[f.id]
    if ('bands' in where || body === undefined) return { id: f.id, side: f.side, ...more }
    const t = terrain(where.field)
    const turned = t.hex ? 30 + 60 * (looks ?? 0) : 45 * (looks ?? 0)
    const feet = feetOf(t, body)
    return {
      id: f.id,
      side: f.side,
      at: [body.x, body.y],
      cells: cellsOf(t, body).map(({ x, y }) => [x, y] as const),
      ...(looks === undefined || looks < 0 ? {} : { facing: turned }),
      ...(feet === 0 ? {} : { height: feet }),
      ...more,
    }
  })
  if (!('bands' in where)) return { grid: gridOf(where.field, of.unit), tokens, pairs: [] }
  const far = of.far ?? ((a, b) => apart(s, a, b))
  const pairs = fighters.flatMap((a, i) =>
    fighters
      .slice(i + 1)
      .filter((b) => a.side !== b.side)
      .map((b) => ({ a: a.id, b: b.id, distance: far(a.id, b.id), engaged: of.engaged(a, b) })),
  )
  return { tokens, pairs }
}

/** How the kinds every map may have are drawn in text. */
const MARKS: Readonly<Record<string, string>> = {
  floor: '.',
  wall: '#',
  difficult: '~',
  water: '≈',
  pillar: 'o',
  'low wall': '=',
  pit: '_',
  bars: '|',
  glass: '¦',
  curtain: '§',
  smoke: '%',
}
/** For kinds of a scenario's own. */
const OTHERS = '^*:;"\'`$&?!<>{}[]'

function gridOf(field: Field, unit: string): NonNullable<Board['grid']> {
  const kinds: GroundKind[] = []
  const places = new Map<string, number>()
  const doors = field.doors ?? []
  const width = field.rows.reduce((most, row) => Math.max(most, row.length), 0)
  const placeOf = (mark: string, x: number, y: number): number => {
    const kind = field.kinds[mark] ?? NOWHERE
    const open = doorState(kind, doors, x, y, undefined) === 'open'
    const { elevation: _, ...plain } = kind
    const id = JSON.stringify([plain, open])
    let place = places.get(id)
    if (place === undefined) {
      place = kinds.length
      kinds.push(groundKind(kind, open, kinds))
      places.set(id, place)
    }
    return place
  }
  const cells = field.rows.map((row, y) => Array.from({ length: width }, (_, x) => placeOf(row[x] ?? '', x, y)))
  return {
    kind: field.grid,
    rows: cells.map((row) => row.map((place) => kinds[place]?.mark ?? '?').join('')),
    cell: field.cell,
    unit,
    kinds,
    cells,
    heights: field.rows.map((row) =>
      Array.from({ length: width }, (_, x) => field.kinds[row[x] ?? '']?.elevation ?? 0),
    ),
    edges: (field.edges ?? []).map((edge) => edgeOf(field, edge, doors)),
  }
}
const NOWHERE: Kind = { name: 'off the map', blocks: ['movement', 'sight', 'missiles'] }

function doorState(kind: Kind, doors: readonly Door[], x: number, y: number, side: string | undefined) {
  if (kind.door === undefined) return undefined
  return doors.find((door) => door.x === x && door.y === y && door.side === side)?.state ?? kind.door
}

function groundKind(kind: Kind, open: boolean, before: readonly GroundKind[]): GroundKind {
  const stops = stoppedBy(kind, kind.door === undefined ? undefined : open ? 'open' : 'closed')
  const taken = before.map(({ mark }) => mark)
  const usual = kind.door === undefined ? MARKS[kind.name] : open ? '/' : '+'
  const mark = usual !== undefined && !taken.includes(usual) ? usual : [...OTHERS].find((one) => !taken.includes(one))
  const part = (kind.fills ?? 1) < 1 || kind.height !== undefined
  return {
    id: kind.door === undefined ? kind.name : `${kind.name}, ${open ? 'open' : 'shut'}`,
    title: kind.name,
    mark: mark ?? '?',
    blocks: stops.includes('movement'),
    hides: !stops.includes('sight') ? 'nothing' : part ? 'part' : 'all',
    cost: kind.cost ?? 1,
  }
}

function edgeOf(field: Field, { x, y, side, kind }: NonNullable<Field['edges']>[number], doors: readonly Door[]): Edge {
  const over = beyond(field.grid, { x, y }, side)
  const named = kind.name === 'window' || kind.name === 'fence' ? kind.name : 'wall'
  const state = doorState(kind, doors, x, y, side)
  return {
    id: `${x},${y} ${side}`,
    between: [
      [x, y],
      [over.x, over.y],
    ],
    kind: kind.door === undefined ? named : 'door',
    open: state === 'open',
  }
}
