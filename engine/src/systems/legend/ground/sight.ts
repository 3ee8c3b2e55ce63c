import { between, hidden } from '../../../space/cover.ts'
import type { Edge, Field } from '../../../space/field.ts'
import { type Body, middleX, middleY } from '../../../space/footprint.ts'
import { beyond } from '../../../space/grid.ts'
import { sight } from '../../../space/sight.ts'
import { MISSILES, type Terrain, terrain } from '../../../space/terrain.ts'
import type { Fighter, State } from '../state/types.ts'

/** Two fighters on a map, as they stand or lie. */
interface Line {
  readonly t: Terrain
  readonly from: Body
  readonly to: Body
}

/** Who lies on the ground shows a quarter of his height. */
const LYING = 1 / 4

function figure(t: Terrain, body: Body, f: Fighter): Body {
  return f.stance === 'prone' ? { ...body, tall: t.tall * LYING } : body
}

/** The line from one fighter to another on a map; undefined without one. */
function lineBetween(s: State, a: Fighter, b: Fighter): Line | undefined {
  const { where } = s
  if ('bands' in where) return undefined
  const [mine, his] = [where.bodies[a.id], where.bodies[b.id]]
  if (mine === undefined || his === undefined) return undefined
  const t = terrain(where.field)
  return { t, from: figure(t, mine, a), to: figure(t, his, b) }
}

/** Whether one fighter sees anything of another; without a map nothing stands between them. */
export function inSight(s: State, a: Fighter, b: Fighter): boolean {
  const line = lineBetween(s, a, b)
  return line === undefined || sight(line.t, line.from, line.to) !== 'none'
}

/** How much of a target things and these people hide from a shooter on a map, in per cent; 0 without one. */
export function hiddenFrom(s: State, a: Fighter, b: Fighter, people: readonly Fighter[]): number {
  const line = lineBetween(s, a, b)
  if (line === undefined) return 0
  return hidden(line.t, line.from, line.to, 'missiles', bodiesOf(s, people))
}

function bodiesOf(s: State, people: readonly Fighter[]): (Body & { readonly who: Fighter })[] {
  const { where } = s
  if ('bands' in where) return []
  return people.flatMap((who) => {
    const body = where.bodies[who.id]
    return body === undefined ? [] : [{ ...body, who }]
  })
}

/** Those of these people who stand in the line from one fighter to another on a map. */
export function inTheLine(s: State, a: Fighter, b: Fighter, people: readonly Fighter[]): Fighter[] {
  const line = lineBetween(s, a, b)
  return line === undefined ? [] : between(line.t, line.from, line.to, bodiesOf(s, people)).map(({ who }) => who)
}

/** What stands in a cell of the map (`3,2`) or on a side of it (`3,2 e`). */
export interface Thing {
  readonly cell: string
  readonly kind: string
}

/** The thing nearest to a target, on the shooter's side of it, that stops missiles. */
export function thingBefore(s: State, a: Fighter, b: Fighter): Thing | undefined {
  const line = lineBetween(s, a, b)
  if (line === undefined) return undefined
  const { t, from, to } = line
  const far = apart(t, from, middleX(t, to), middleY(t, to))
  let nearest = Number.POSITIVE_INFINITY
  let found: Thing | undefined
  for (const { bits, x, y, cell, beyond: over } of t.obstacles) {
    if ((bits & MISSILES) === 0 || apart(t, from, x, y) > far) continue
    const away = apart(t, to, x, y)
    if (away >= nearest) continue
    nearest = away
    found = thingAt(t, cell, over)
  }
  return found
}
const apart = (t: Terrain, body: Body, x: number, y: number): number =>
  Math.hypot(middleX(t, body) - x, middleY(t, body) - y)
function thingAt({ field, width }: Terrain, cell: number, over: number): Thing {
  const [x, y] = [cell % width, Math.floor(cell / width)]
  const edge = over === cell ? undefined : field.edges?.find((one) => stands(field, one, x, y, over % width))
  if (edge !== undefined) return { cell: `${edge.x},${edge.y} ${edge.side}`, kind: edge.kind.name }
  return { cell: `${x},${y}`, kind: field.kinds[field.rows[y]?.[x] ?? '']?.name ?? '' }
}
const stands = (field: Field, edge: Edge, x: number, y: number, column: number): boolean =>
  edge.x === x && edge.y === y && beyond(field.grid, edge, edge.side).x === column
