import type { Setup } from '../kernel/scenario.ts'
import type { Fault, FighterId } from '../kernel/types.ts'
import { facedOff } from '../space/bands.ts'
import { type Body, fits, overlap } from '../space/footprint.ts'
import { bodiesDrawn, type Measure, readPicture } from '../space/picture.ts'
import { type Terrain, terrain } from '../space/terrain.ts'
import type { Whereabouts } from '../space/whereabouts.ts'

/** What a scenario says of places, and how its system measures. */
export interface Placing<Fighter> {
  readonly setup: Setup<Fighter, unknown>
  readonly measure: Measure
  /** How many cells across a fighter is. */
  size(record: Fighter, cell: number): number
  /** Where there is neither map nor distance: how far apart the sides begin, and how far comrades stand from each other. */
  readonly apart: number
  readonly spacing: number
  /** The cell a record itself names, where several share one and a picture could not draw them all; null: as drawn. */
  at?(record: Fighter): readonly [x: number, y: number] | null
  /** Whom or what he is on, by name: those on the same, and that itself, may share a place. Left out: everybody stands for himself. */
  on?(record: Fighter): string | undefined
  /** Whether fighters may stand in one space. Left out: they may not. */
  readonly sharing?: boolean
}

/** Where everybody begins: as the map draws them, or the sides facing each other. */
export function placed<Fighter>(of: Placing<Fighter>): {
  readonly where: Whereabouts
  readonly faults: readonly Fault[]
} {
  const { setup, measure } = of
  const { map } = setup
  const everybody = setup.sides.flatMap((side) => side.fighters)
  if (map === undefined) {
    const sides = setup.sides.map((side) => side.fighters.map(({ id }) => id))
    return { where: { bands: facedOff(sides, setup.distance ?? of.apart, of.spacing) }, faults: [] }
  }
  const names = new Set(everybody.flatMap(({ id }) => [drawnAs(id), id]))
  const read = readPicture(map, { ...measure, fighters: [...names] })
  const faults: Fault[] = read.faults.map(({ row, column, problem, remedy }) => ({
    path: ['map', row > 0 ? 'picture' : 'key'],
    found: row > 0 ? `${problem} (row ${row}, column ${column})` : problem,
    allowed: remedy,
  }))
  const bodies: Record<FighterId, Body> = {}
  const queues = new Map<string, Body[]>()
  for (const { id, record } of everybody) {
    const own = of.at?.(record) ?? null
    if (own !== null) {
      bodies[id] = { x: own[0], y: own[1], size: of.size(record, map.cell) }
      continue
    }
    const name = Object.hasOwn(read.drawn, id) ? id : drawnAs(id)
    let queue = queues.get(name)
    if (queue === undefined) {
      queue = [...bodiesDrawn(read.field, read.drawn[name] ?? [], of.size(record, map.cell)).bodies]
      queues.set(name, queue)
    }
    const body = queue.shift()
    if (body !== undefined) bodies[id] = body
  }
  for (const { id, record } of everybody) {
    const seat = bodies[of.on?.(record) ?? '']
    if (bodies[id] === undefined && seat !== undefined) bodies[id] = seat
    if (bodies[id] !== undefined) continue
    const allowed = 'one cell of the picture for each fighter'
    faults.push({ path: ['map', 'picture'], found: `no place for ${id}`, allowed })
  }
  if (faults.length === 0) faults.push(...crowding(of, terrain(read.field), bodies))
  return { where: { field: read.field, bodies }, faults }
}

/** Who stands half in a wall or off the map, and who stands in somebody else. */
function crowding<Fighter>(of: Placing<Fighter>, t: Terrain, bodies: Readonly<Record<FighterId, Body>>): Fault[] {
  const found: Fault[] = []
  const everybody = of.setup.sides.flatMap((side) => side.fighters.map((each) => ({ ...each, side: side.id })))
  const fault = (id: FighterId, { x, y }: Body, problem: string, remedy: string): void => {
    found.push({ path: ['map', 'picture'], found: `${id} ${problem} (row ${y + 1}, column ${x + 1})`, allowed: remedy })
  }
  everybody.forEach(({ id, record, side }, i) => {
    const body = bodies[id]
    if (body === undefined) return
    const cells = sizeInWords(t, body)
    if (!fits(t, body) && (of.at?.(record) ?? null) !== null) {
      found.push({ path: ['sides', side, id, 'at'], found: `${body.x},${body.y}`, allowed: 'a free cell of the map' })
      return
    }
    if (!fits(t, body)) fault(id, body, `${cells} does not fit there`, 'room for all of it: move it, or open the wall')
    for (const other of of.sharing === true ? [] : everybody.slice(0, i)) {
      const his = bodies[other.id]
      if (his === undefined || !overlap(t, body, his) || together(of, { id, record }, other)) continue
      fault(id, body, `${cells} stands in ${other.id}`, 'cells of its own: draw them farther apart')
    }
  })
  return found
}

const sizeInWords = (t: Terrain, { size = 1 }: Body): string =>
  size === 1 ? 'of one cell' : t.hex ? `of ${size} hexes across` : `of ${size} by ${size} cells`

interface Named<Fighter> {
  readonly id: FighterId
  readonly record: Fighter
}
/** Whether one is on the other, or both are on the same. */
function together<Fighter>(of: Placing<Fighter>, one: Named<Fighter>, other: Named<Fighter>): boolean {
  const [mine, his] = [of.on?.(one.record), of.on?.(other.record)]
  return mine === other.id || his === one.id || (mine !== undefined && mine === his)
}

/** `goblin-2` is drawn with the character of `goblin`. */
const drawnAs = (id: FighterId): string => id.replace(/-\d+$/, '')
