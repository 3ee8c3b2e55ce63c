import type { Board } from '@affray/engine'
import type { Point } from './ground.ts'

/** A line between two fighters: in contact, or so far apart. */
export interface Link {
  readonly a: string
  readonly b: string
  readonly engaged: boolean
  readonly distance: number
}
/** Fighters without a map: where each stands in the picture, and what lies between them. */
export interface Picture {
  readonly spots: ReadonlyMap<string, Point>
  readonly links: readonly Link[]
  readonly size: Point
}

/** Who is in contact with whom, directly or through others. */
function melees({ tokens, pairs }: Board): string[][] {
  const group = new Map(tokens.map(({ id }) => [id, id]))
  const root = (id: string): string => {
    const up = group.get(id) ?? id
    return up === id ? id : root(up)
  }
  for (const { a, b, engaged } of pairs) if (engaged) group.set(root(a), root(b))
  const found = new Map<string, string[]>()
  for (const { id } of tokens) found.set(root(id), [...(found.get(root(id)) ?? []), id])
  return [...found.values()]
}

const STEP = 1.5

/** The picture of a fight without a map: melees in the middle, each side on its own hand, whoever is free further out the farther his nearest foe is. */
export function engagements(board: Board, sides: readonly string[]): Picture {
  const first = sides[0]
  const side = new Map(board.tokens.map(({ id, side: of }) => [id, of]))
  const left = (id: string): boolean => side.get(id) === first
  const spots = new Map<string, Point>()
  let y = 0
  const groups = melees(board)
  for (const melee of groups.filter((ids) => ids.length > 1)) {
    const ours = melee.filter(left)
    const theirs = melee.filter((id) => !left(id))
    const rows = Math.max(ours.length, theirs.length)
    const column = (ids: readonly string[], x: number): void =>
      ids.forEach((id, i) => {
        spots.set(id, { x, y: y + (i + (rows - ids.length) / 2) * STEP })
      })
    column(ours, -0.75)
    column(theirs, 0.75)
    y += rows * STEP + 0.4
  }
  const free = groups.filter((ids) => ids.length === 1).flat()
  const height = Math.max(y, Math.ceil(free.length / 2) * STEP)
  for (const hand of [true, false]) {
    const row = free.filter((id) => left(id) === hand)
    row.forEach((id, i) => {
      const far = Math.min(4, 1.2 + Math.log2(1 + nearest(board, id)) / 2)
      const x = (spots.size > 0 && y > 0 ? 0.9 : 0) + far
      spots.set(id, { x: hand ? -x : x, y: (i + 0.5) * (height / row.length) - STEP / 2 })
    })
  }
  return { links: linksOf(board), ...framed(spots) }
}

function nearest({ pairs }: Board, id: string): number {
  const mine = pairs.filter(({ a, b }) => a === id || b === id).map(({ distance }) => distance)
  return mine.length === 0 ? 0 : Math.min(...mine)
}

/** Every contact, and for each free fighter the nearest foe. */
function linksOf({ tokens, pairs }: Board): Link[] {
  const links: Link[] = pairs.filter(({ engaged }) => engaged)
  for (const { id } of tokens) {
    if (links.some(({ a, b, engaged }) => engaged && (a === id || b === id))) continue
    const mine = pairs.filter(({ a, b }) => a === id || b === id)
    const closest = mine.reduce<Link | undefined>(
      (best, pair) => (best && best.distance <= pair.distance ? best : pair),
      undefined,
    )
    if (closest !== undefined && !links.includes(closest)) links.push(closest)
  }
  return links
}

function framed(spots: ReadonlyMap<string, Point>): Pick<Picture, 'spots' | 'size'> {
  const points = [...spots.values()]
  const least = { x: Math.min(0, ...points.map((p) => p.x)) - 1, y: Math.min(0, ...points.map((p) => p.y)) - 1 }
  const most = { x: Math.max(0, ...points.map((p) => p.x)) + 1, y: Math.max(0, ...points.map((p) => p.y)) + 1 }
  return {
    spots: new Map([...spots].map(([id, { x, y }]) => [id, { x: x - least.x, y: y - least.y }])),
    size: { x: most.x - least.x, y: most.y - least.y },
  }
}
