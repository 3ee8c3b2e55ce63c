import type { Board, Condition } from '@affray/engine'
import type { Scene } from '@affray/engine/play'
import { health } from '../seen/health.ts'
import { initials, type Names } from '../seen/names.ts'
import { SHAPES, type Shape, sideIndex } from '../seen/sides.ts'
import { engagements, type Link } from './engagements.ts'
import { type CellAt, centre, extent, middle, type Point } from './ground.ts'

/** A fighter as he is drawn. */
export interface Figure {
  readonly id: string
  readonly name: string
  readonly mark: string
  readonly side: number
  readonly shape: Shape
  readonly at: Point
  /** Half his width, in cells. */
  readonly half: number
  readonly facing: number | undefined
  readonly condition: Condition
  readonly acting: boolean
  /** Whether he is asked something now, though it may be another's turn. */
  readonly asked: boolean
  /** The middle of the cell he is named to stand on, where he covers several or shares one. */
  readonly corner?: Point
  /** How he bears himself, where that can be seen. */
  readonly posture?: Posture | undefined
  /** How much of him is left, where we know it; others show notches. */
  readonly left: number | undefined
  readonly notches: number
}
/** Everything that stands somewhere. */
export interface Standing {
  readonly grid: Board['grid']
  readonly size: Point
  readonly figures: readonly Figure[]
  readonly links: readonly Link[]
}

/** Lying or low: what somebody does with his body that others aim at. */
export type Posture = 'lying' | 'low'
const POSTURES: readonly (readonly [Posture, RegExp])[] = [
  ['lying', /^(prone|lying|fallen|on the ground|sprawled|knocked down)\b/i],
  ['low', /^(kneel|crouch|sit)/i],
]
const postureIn = (tags: readonly string[]): Posture | undefined =>
  POSTURES.find(([, is]) => tags.some((tag) => is.test(tag)))?.[0]

const NOTCHES: Readonly<Record<Condition, number>> = { unhurt: 0, wounded: 2, down: 4, dead: 4, fled: 4 }

/** What a scene looks like from above. */
export function standingOf(scene: Scene, names: Names, asked?: string): Standing {
  const { board, sides, track, sheets } = scene
  const { grid } = board
  const picture =
    grid === undefined
      ? engagements(
          board,
          sides.map(({ id }) => id),
        )
      : undefined
  const acting = new Set(track.order.filter((one) => one.acting).map(({ id }) => id))
  const figures = board.tokens.flatMap((token): Figure[] => {
    const cells = cellsOf(token) ?? cellsOf(board.tokens.find(({ id }) => id === token.on)) ?? []
    const at =
      grid === undefined ? picture?.spots.get(token.id) : cells.length > 0 ? middle(grid.kind, cells) : undefined
    if (at === undefined) return []
    const side = sideIndex(sides, token.side)
    const name = names.get(token.id) ?? token.id
    return [
      {
        id: token.id,
        name,
        mark: initials(name),
        side: side % 4,
        shape: SHAPES[side % SHAPES.length] ?? 'circle',
        at,
        half: 0.42 * Math.max(1, Math.sqrt(cells.length)),
        facing: token.facing,
        condition: token.condition,
        acting: acting.has(token.id),
        asked: token.id === asked,
        ...(grid === undefined || token.at === undefined ? {} : { corner: centre(grid.kind, token.at) }),
        posture: postureIn(token.tags),
        left: share(sheets[token.id]?.bars ?? []),
        notches: NOTCHES[token.condition],
      },
    ]
  })
  const riding = new Map(board.tokens.flatMap(({ id, on }) => (on === undefined ? [] : [[id, on] as const])))
  const size = grid === undefined ? (picture?.size ?? { x: 1, y: 1 }) : extent(grid)
  return { grid, size, figures: grid === undefined ? figures : fanned(figures, riding), links: picture?.links ?? [] }
}

type Token = Board['tokens'][number]
const cellsOf = (token: Token | undefined): readonly CellAt[] | undefined =>
  token?.cells ?? (token?.at === undefined ? undefined : [token.at])

/** Those who share a place stand about its middle, each to be seen and touched; a rider sits on his mount. */
export function fanned(figures: readonly Figure[], riding: ReadonlyMap<string, string>): readonly Figure[] {
  const places = new Map<string, Figure[]>()
  for (const figure of figures) {
    const place = `${figure.at.x.toFixed(2)} ${figure.at.y.toFixed(2)}`
    places.set(place, [...(places.get(place) ?? []), figure])
  }
  const shared = (figure: Figure, { at, half }: Figure, x: number, y: number, part: number): Figure => ({
    ...figure,
    at: { x: at.x + x * half, y: at.y + y * half },
    half: figure.half * part,
  })
  return [...places.values()].flatMap((all) => {
    const mounted = all.filter(({ id }) => all.some((other) => other.id === riding.get(id)))
    const afoot = all.filter((figure) => !mounted.includes(figure))
    const stand = afoot.map((figure, i) => {
      if (afoot.length === 1) return figure
      const angle = (i / afoot.length) * 2 * Math.PI + Math.PI
      return shared(figure, figure, Math.cos(angle) * 0.62, Math.sin(angle) * 0.62, afoot.length < 4 ? 0.56 : 0.44)
    })
    const riders = mounted.map((figure) => {
      const mount = stand.find(({ id }) => id === riding.get(figure.id)) ?? figure
      return shared({ ...figure, half: mount.half }, mount, 0.3, -0.5, 0.62)
    })
    // Riders are drawn last, on top of what they ride.
    return [...stand, ...riders]
  })
}

/** How much of somebody is left: the worst place counts. */
function share(bars: Scene['sheets'][string]['bars']): number | undefined {
  if (bars.length === 0) return undefined
  return Math.min(...health(bars).map(({ now, full }) => (full === 0 ? 1 : Math.max(0, Math.min(1, now / full)))))
}
