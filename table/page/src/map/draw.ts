import { short } from '../seen/numbers.ts'
import type { Colours } from './colours.ts'
import { drawFigure, drawRing } from './draw-figure.ts'
import { outline } from './draw-ground.ts'
import { drawNumbers } from './draw-numbers.ts'
import { type CellAt, centre, type Point } from './ground.ts'
import { drawLayer } from './ground-layer.ts'
import type { Standing } from './standing.ts'
import { onto, type View } from './view.ts'

/** What is lit on the map: what is chosen, what could be, and what somebody points at. */
export interface Lit {
  /** Cells that can be chosen. */
  readonly cells: readonly CellAt[]
  readonly path: readonly CellAt[]
  readonly cost: string
  readonly actor: string | undefined
  readonly targets: readonly string[]
  /** Fighters some option is about. */
  readonly choosable: readonly string[]
  readonly pointed: string | undefined
  readonly cursor: CellAt | undefined
  readonly measured: readonly [Point, Point] | undefined
}

/** The whole map, drawn afresh. `spots`: where figures are at this moment of a movement. */
export function draw(
  pen: CanvasRenderingContext2D,
  { width, height, numbers = true }: { readonly width: number; readonly height: number; readonly numbers?: boolean },
  standing: Standing,
  lit: Lit,
  view: View,
  colours: Colours,
  spots: ReadonlyMap<string, Point>,
): void {
  const { grid, figures } = standing
  if (grid === undefined) {
    pen.fillStyle = colours.ground
    pen.fillRect(0, 0, width, height)
  } else drawLayer(pen, { grid, width, height, view, colours })
  const spotOf = (id: string): Point | undefined => spots.get(id) ?? figures.find((one) => one.id === id)?.at
  if (grid !== undefined) {
    wash(pen, grid.kind, lit.cells, view, colours)
  }
  const distances = grid === undefined ? drawLinks(pen, standing, view, colours, spotOf) : []
  drawPath(pen, standing, lit, view, colours)
  drawAims(pen, lit, view, colours, spotOf)
  for (const { text, at } of distances) label(pen, text, at, colours)
  const lying = (condition: string): boolean => condition !== 'unhurt' && condition !== 'wounded'
  const ordered = [...figures].sort(
    (a, b) => Number(lying(b.condition)) - Number(lying(a.condition)) || b.half - a.half,
  )
  for (const figure of ordered) {
    const at = spotOf(figure.id) ?? figure.at
    drawFigure(pen, figure, at, view, colours)
    const ring = figure.half * view.scale + (figure.acting ? 10 : 6)
    const here = onto(view, at)
    if (lit.targets.includes(figure.id)) drawRing(pen, figure, here, ring, colours.now, 3)
    else if (lit.choosable.includes(figure.id)) {
      pen.setLineDash([3, 4])
      drawRing(pen, figure, here, ring - 1, colours.now, 2)
      pen.setLineDash([])
    }
    // Whoever is asked, though it is not his turn.
    if (lit.actor === figure.id && !figure.acting)
      drawRing(pen, figure, here, figure.half * view.scale + 5, colours.now, 3)
    if (lit.pointed === figure.id) drawRing(pen, figure, here, ring + 3, colours.focus, 2)
  }
  drawCost(pen, standing, lit, view, colours)
  if (grid !== undefined && lit.cursor !== undefined) {
    pen.beginPath()
    outline(pen, grid.kind, view, lit.cursor)
    pen.strokeStyle = colours.focus
    pen.lineWidth = 3
    pen.stroke()
  }
  if (grid !== undefined && numbers) drawNumbers(pen, grid, { width, height }, view, colours)
  if (lit.measured !== undefined) drawMeasured(pen, lit.measured, standing, view, colours)
}

/** Whatever can be reached, in a thin wash of the colour of now. */
function wash(
  pen: CanvasRenderingContext2D,
  kind: 'square' | 'hex',
  cells: readonly CellAt[],
  view: View,
  colours: Colours,
): void {
  if (cells.length === 0) return
  pen.beginPath()
  for (const cell of cells) outline(pen, kind, view, cell)
  pen.fillStyle = colours.now
  pen.globalAlpha = 0.13
  pen.fill()
  pen.globalAlpha = 1
}

function drawPath(
  pen: CanvasRenderingContext2D,
  { grid }: Standing,
  { path }: Lit,
  view: View,
  colours: Colours,
): void {
  if (grid === undefined || path.length === 0) return
  const points = path.map((cell) => onto(view, centre(grid.kind, cell)))
  pen.strokeStyle = colours.now
  pen.lineWidth = Math.max(3, view.scale / 14)
  pen.lineCap = 'round'
  pen.setLineDash([0.1, Math.max(7, view.scale / 6)])
  pen.beginPath()
  points.forEach(({ x, y }, i) => {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.stroke()
  pen.setLineDash([])
  const last = path.at(-1)
  if (last === undefined) return
  pen.beginPath()
  outline(pen, grid.kind, view, last)
  pen.lineWidth = 2
  pen.stroke()
}

/** What a way costs, beside its end, so that whoever stands there is not covered. */
function drawCost(
  pen: CanvasRenderingContext2D,
  { grid }: Standing,
  { path, cost }: Lit,
  view: View,
  colours: Colours,
): void {
  const last = path.at(-1)
  if (grid === undefined || last === undefined || cost === '') return
  const { x, y } = onto(view, centre(grid.kind, last))
  label(pen, cost, { x, y: y - view.scale * 0.5 - 12 }, colours)
}

function drawAims(
  pen: CanvasRenderingContext2D,
  { actor, targets }: Lit,
  view: View,
  colours: Colours,
  spotOf: (id: string) => Point | undefined,
): void {
  const from = actor === undefined ? undefined : spotOf(actor)
  if (from === undefined) return
  pen.strokeStyle = colours.now
  pen.lineWidth = Math.max(3, view.scale / 14)
  pen.lineCap = 'round'
  pen.setLineDash([Math.max(3, view.scale / 14), Math.max(9, view.scale / 5)])
  for (const id of targets) {
    const to = spotOf(id)
    if (to === undefined || id === actor) continue
    const [a, b] = [onto(view, from), onto(view, to)]
    pen.beginPath()
    pen.moveTo(a.x, a.y)
    pen.lineTo(b.x, b.y)
    pen.stroke()
  }
  pen.setLineDash([])
}

function drawLinks(
  pen: CanvasRenderingContext2D,
  { links }: Standing,
  view: View,
  colours: Colours,
  spotOf: (id: string) => Point | undefined,
): readonly { readonly text: string; readonly at: Point }[] {
  const labels: { readonly text: string; readonly at: Point }[] = []
  for (const { a, b, engaged, distance } of links) {
    const [from, to] = [spotOf(a), spotOf(b)]
    if (from === undefined || to === undefined) continue
    const [p, q] = [onto(view, from), onto(view, to)]
    pen.strokeStyle = engaged ? colours.wall : colours.soft
    pen.lineWidth = engaged ? Math.max(3, view.scale / 16) : 1.5
    pen.setLineDash(engaged ? [] : [5, 6])
    pen.beginPath()
    pen.moveTo(p.x, p.y)
    pen.lineTo(q.x, q.y)
    pen.stroke()
    pen.setLineDash([])
    if (!engaged) labels.push({ text: short(distance), at: freeSpot(p, q, labels) })
  }
  return labels
}

/** A place on a line where no other number stands: the middle, or as near to it as there is room. */
function freeSpot(p: Point, q: Point, taken: readonly { readonly at: Point }[]): Point {
  const spots = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2].map((t) => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }))
  const free = ({ x, y }: Point): boolean => taken.every(({ at }) => Math.abs(at.x - x) > 40 || Math.abs(at.y - y) > 24)
  return spots.find(free) ?? { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
}

function drawMeasured(
  pen: CanvasRenderingContext2D,
  [from, to]: readonly [Point, Point],
  { grid }: Standing,
  view: View,
  colours: Colours,
): void {
  const [a, b] = [onto(view, from), onto(view, to)]
  pen.strokeStyle = colours.focus
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(a.x, a.y)
  pen.lineTo(b.x, b.y)
  pen.stroke()
  const far = Math.hypot(to.x - from.x, to.y - from.y) * (grid?.cell ?? 1)
  label(pen, `${short(far)} ${grid?.unit ?? ''}`.trim(), b, colours)
}

function label(pen: CanvasRenderingContext2D, text: string, { x, y }: Point, colours: Colours): void {
  pen.font = '600 15px "Atkinson Hyperlegible Next Variable", sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const wide = pen.measureText(text).width + 10
  pen.fillStyle = colours.card
  pen.beginPath()
  pen.roundRect(x - wide / 2, y - 11, wide, 22, 6)
  pen.fill()
  pen.fillStyle = colours.ink
  pen.fillText(text, x, y + 1)
}
