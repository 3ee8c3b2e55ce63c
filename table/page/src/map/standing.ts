import type { Board, Condition } from '@affray/engine'
import type { Scene } from '@affray/engine/play'
import { health } from '../seen/health.ts'
import { initials, type Names } from '../seen/names.ts'
import { SHAPES, type Shape, sideIndex } from '../seen/sides.ts'
import { engagements, type Link } from './engagements.ts'
import { extent, middle, type Point } from './ground.ts'

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

const NOTCHES: Readonly<Record<Condition, number>> = { unhurt: 0, wounded: 2, down: 4, dead: 4, fled: 4 }

/** What a scene looks like from above. */
export function standingOf(scene: Scene, names: Names): Standing {
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
    const cells = token.cells ?? (token.at === undefined ? [] : [token.at])
    const at =
      grid === undefined ? picture?.spots.get(token.id) : cells.length > 0 ? middle(grid.kind, cells) : undefined
    if (at === undefined || (grid !== undefined && token.on !== undefined && token.at === undefined)) return []
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
        left: share(sheets[token.id]?.bars ?? []),
        notches: NOTCHES[token.condition],
      },
    ]
  })
  const size = grid === undefined ? (picture?.size ?? { x: 1, y: 1 }) : extent(grid)
  return { grid, size, figures, links: picture?.links ?? [] }
}

/** How much of somebody is left: the worst place counts. */
function share(bars: Scene['sheets'][string]['bars']): number | undefined {
  if (bars.length === 0) return undefined
  return Math.min(...health(bars).map(({ now, full }) => (full === 0 ? 1 : Math.max(0, Math.min(1, now / full)))))
}
