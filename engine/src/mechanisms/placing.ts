import type { Setup } from '../kernel/scenario.ts'
import type { Fault, FighterId } from '../kernel/types.ts'
import { facedOff } from '../space/bands.ts'
import { type Body, fits } from '../space/footprint.ts'
import { bodiesDrawn, type Measure, readPicture } from '../space/picture.ts'
import { terrain } from '../space/terrain.ts'
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
}

/** Where everybody begins: as the map draws them, or the sides facing each other. */
export function placed<Fighter>(of: Placing<Fighter>): {
  readonly where: Whereabouts
  readonly faults: readonly Fault[]
} {
  const { setup, measure } = of
  const { map } = setup
  if (map === undefined) {
    const sides = setup.sides.map((side) => side.fighters.map(({ id }) => id))
    return { where: { bands: facedOff(sides, setup.distance ?? of.apart, of.spacing) }, faults: [] }
  }
  const names = setup.sides.flatMap((side) => side.fighters.map(({ id }) => drawnAs(id)))
  const read = readPicture(map, {
    ...measure,
    fighters: [...new Set([...names, ...setup.sides.flatMap((s) => s.fighters.map((f) => f.id))])],
  })
  const faults: Fault[] = read.faults.map(({ row, column, problem, remedy }) => ({
    path: ['map', row > 0 ? 'picture' : 'key'],
    found: row > 0 ? `${problem} (row ${row}, column ${column})` : problem,
    allowed: remedy,
  }))
  const bodies: Record<FighterId, Body> = {}
  const queues = new Map<string, Body[]>()
  for (const side of setup.sides) {
    for (const { id, record } of side.fighters) {
      const own = of.at?.(record) ?? null
      if (own !== null) {
        const body: Body = { x: own[0], y: own[1], size: of.size(record, map.cell) }
        if (fits(terrain(read.field), body)) bodies[id] = body
        else
          faults.push({
            path: ['sides', side.id, id, 'at'],
            found: `${own[0]},${own[1]}`,
            allowed: 'a free cell of the map',
          })
        continue
      }
      const name = Object.hasOwn(read.drawn, id) ? id : drawnAs(id)
      let queue = queues.get(name)
      if (queue === undefined) {
        const drawn = bodiesDrawn(read.field, read.drawn[name] ?? [], of.size(record, map.cell))
        queue = [...drawn.bodies]
        queues.set(name, queue)
      }
      const body = queue.shift()
      if (body !== undefined) bodies[id] = body
      else
        faults.push({
          path: ['map', 'picture'],
          found: `no place for ${id}`,
          allowed: `one cell of the picture for each fighter`,
        })
    }
  }
  return { where: { field: read.field, bodies }, faults }
}

/** `goblin-2` is drawn with the character of `goblin`. */
const drawnAs = (id: FighterId): string => id.replace(/-\d+$/, '')
