import { between, hidden } from '../../../space/cover.ts'
import type { Field } from '../../../space/field.ts'
import { type Body, middleX, middleY } from '../../../space/footprint.ts'
import { sight } from '../../../space/sight.ts'
import { MISSILES, type Terrain, terrain } from '../../../space/terrain.ts'
import type { Fighter, State } from '../types.ts'

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

/** A cell of the map and what stands there. */
export interface Thing {
  readonly x: number
  readonly y: number
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
  for (const { bits, x, y, cell } of t.obstacles) {
    if ((bits & MISSILES) === 0 || apart(t, from, x, y) > far) continue
    const away = apart(t, to, x, y)
    if (away >= nearest) continue
    nearest = away
    found = thingAt(t.field, cell % t.width, Math.floor(cell / t.width))
  }
  return found
}
const apart = (t: Terrain, body: Body, x: number, y: number): number =>
  Math.hypot(middleX(t, body) - x, middleY(t, body) - y)
const thingAt = (field: Field, x: number, y: number): Thing => ({
  x,
  y,
  kind: field.kinds[field.rows[y]?.[x] ?? '']?.name ?? '',
})

/** The same map with open floor where something stood. */
export function cleared(field: Field, x: number, y: number): Field {
  const rows = field.rows.map((row, i) => (i === y ? `${row.slice(0, x)}.${row.slice(x + 1)}` : row))
  return { ...field, rows }
}
