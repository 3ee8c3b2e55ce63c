import type { Board } from '@affray/engine'
import type { Colours } from './colours.ts'
import { across, type CellAt, centre, corners, type Point } from './ground.ts'
import { onto, type View } from './view.ts'

type Grid = NonNullable<Board['grid']>

/** Draws the outline of a cell, without stroking or filling it. */
export function outline(pen: CanvasRenderingContext2D, kind: Grid['kind'], view: View, cell: CellAt): void {
  const at = centre(kind, cell)
  corners(kind).forEach((corner, i) => {
    const { x, y } = onto(view, { x: at.x + corner.x, y: at.y + corner.y })
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.closePath()
}

/** Draws the ground: what is solid stays dark, walls are its edges, and other ground has its own strokes. */
export function drawGround(pen: CanvasRenderingContext2D, grid: Grid, view: View, colours: Colours): void {
  const { kind, cells, kinds } = grid
  const solid = ([x, y]: CellAt): boolean => isSolid(grid, [x, y])
  const every = (visit: (cell: CellAt, of: Grid['kinds'][number]) => void): void =>
    cells.forEach((row, y) => {
      row.forEach((of, x) => {
        const found = kinds[of]
        if (found !== undefined) visit([x, y], found)
      })
    })
  pen.fillStyle = colours.grid
  pen.globalAlpha = 0.6
  pen.beginPath()
  for (const cell of rocks(grid)) outline(pen, kind, view, cell)
  pen.fill()
  pen.globalAlpha = 1
  pen.lineWidth = 1
  pen.strokeStyle = colours.grid
  pen.beginPath()
  every((cell) => {
    if (!solid(cell)) outline(pen, kind, view, cell)
  })
  pen.stroke()
  every((cell, of) => {
    if (solid(cell)) return
    if (of.blocks) drawPost(pen, onto(view, centre(kind, cell)), view.scale, colours)
    else if (of.cost !== 1 || of.hides !== 'nothing')
      drawRough(pen, onto(view, centre(kind, cell)), view.scale, of, colours)
  })
  pen.strokeStyle = colours.wall
  pen.lineWidth = Math.max(2, Math.min(8, view.scale / 9))
  pen.lineCap = 'round'
  pen.beginPath()
  every((cell) => {
    if (!solid(cell)) return
    across(kind, cell).forEach((next, i) => {
      if (cells[next[1]]?.[next[0]] !== undefined && !solid(next)) side(pen, kind, view, cell, i)
    })
  })
  pen.stroke()
  drawHeights(pen, grid, view, colours)
  for (const edge of grid.edges) drawEdge(pen, grid, edge, view, colours)
}

/** What is solid amid the map: whatever joins its border is the outside, and stays as the ground is. */
function rocks(grid: Grid): readonly CellAt[] {
  const { kind, cells } = grid
  const solid = cells.flatMap((row, y) => row.flatMap((_, x): CellAt[] => (isSolid(grid, [x, y]) ? [[x, y]] : [])))
  const last = (y: number): number => (cells[y]?.length ?? 0) - 1
  const outside = solid.filter(([x, y]) => x === 0 || y === 0 || y === cells.length - 1 || x === last(y))
  const seen = new Set(outside.map(String))
  for (const cell of outside)
    for (const next of across(kind, cell)) {
      if (seen.has(String(next)) || !isSolid(grid, next)) continue
      seen.add(String(next))
      outside.push(next)
    }
  return solid.filter((cell) => !seen.has(String(cell)))
}

/** Whether a cell is wall through and through: nobody goes there and nothing is seen through it. */
export function isSolid({ cells, kinds }: Grid, [x, y]: CellAt): boolean {
  const of = kinds[cells[y]?.[x] ?? -1]
  return of?.blocks === true && of.hides === 'all'
}

function side(pen: CanvasRenderingContext2D, kind: Grid['kind'], view: View, cell: CellAt, i: number): void {
  const at = centre(kind, cell)
  const all = corners(kind)
  const [a, b] = [all[i], all[(i + 1) % all.length]] as [Point, Point]
  const from = onto(view, { x: at.x + a.x, y: at.y + a.y })
  const to = onto(view, { x: at.x + b.x, y: at.y + b.y })
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
}

function drawPost(pen: CanvasRenderingContext2D, at: Point, scale: number, colours: Colours): void {
  pen.fillStyle = colours.wall
  pen.beginPath()
  pen.arc(at.x, at.y, scale * 0.3, 0, Math.PI * 2)
  pen.fill()
}

function drawRough(
  pen: CanvasRenderingContext2D,
  at: Point,
  scale: number,
  of: Grid['kinds'][number],
  colours: Colours,
): void {
  pen.strokeStyle = colours.soft
  pen.globalAlpha = 0.55
  pen.lineWidth = Math.max(1, scale / 40)
  pen.beginPath()
  const short = scale * 0.14
  const spots = [
    [-0.24, -0.18],
    [0.2, -0.26],
    [-0.04, 0.08],
    [0.26, 0.2],
    [-0.28, 0.28],
  ] as const
  for (const [dx, dy] of spots) {
    const [x, y] = [at.x + dx * scale, at.y + dy * scale]
    if (of.hides === 'nothing') {
      pen.moveTo(x - short / 2, y)
      pen.quadraticCurveTo(x - short / 4, y - short / 2, x, y)
      pen.quadraticCurveTo(x + short / 4, y + short / 2, x + short / 2, y)
    } else {
      pen.moveTo(x, y + short / 2)
      pen.lineTo(x, y - short / 2)
      pen.moveTo(x, y)
      pen.lineTo(x + short / 3, y - short / 3)
    }
  }
  pen.stroke()
  pen.globalAlpha = 1
}

function drawHeights(pen: CanvasRenderingContext2D, { kind, heights }: Grid, view: View, colours: Colours): void {
  if (heights === undefined || view.scale < 22) return
  pen.fillStyle = colours.soft
  pen.font = `600 ${Math.round(Math.min(13, view.scale / 3.2))}px "Atkinson Hyperlegible Next Variable", sans-serif`
  pen.textAlign = 'left'
  pen.textBaseline = 'top'
  heights.forEach((row, y) => {
    row.forEach((height, x) => {
      if (height === 0) return
      const at = onto(view, centre(kind, [x, y]))
      pen.fillText(`${height > 0 ? '↑' : '↓'}${Math.abs(height)}`, at.x - view.scale * 0.44, at.y - view.scale * 0.44)
    })
  })
}

function drawEdge(
  pen: CanvasRenderingContext2D,
  { kind }: Grid,
  { between, kind: what, open }: Grid['edges'][number],
  view: View,
  colours: Colours,
): void {
  const [from, to] = between
  const i = across(kind, from).findIndex(([x, y]) => x === to[0] && y === to[1])
  if (i < 0) return
  pen.strokeStyle = colours.wall
  pen.lineWidth = Math.max(2, view.scale / (what === 'wall' ? 9 : what === 'door' ? 7 : 16))
  pen.setLineDash(what === 'window' ? [4, 3] : what === 'fence' ? [2, 4] : what === 'door' && open ? [3, 9] : [])
  pen.beginPath()
  side(pen, kind, view, from, i)
  pen.stroke()
  pen.setLineDash([])
}
