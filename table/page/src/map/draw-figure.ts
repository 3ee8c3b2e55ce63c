import type { Colours } from './colours.ts'
import type { Point } from './ground.ts'
import type { Figure } from './standing.ts'
import { onto, type View } from './view.ts'

/** Draws one fighter: his side's shape with his letters, the ring of who acts, where he looks, what is left of him. */
export function drawFigure(
  pen: CanvasRenderingContext2D,
  figure: Figure,
  spot: Point,
  view: View,
  colours: Colours,
): void {
  const at = onto(view, spot)
  const half = figure.half * view.scale
  const colour = colours.sides[figure.side] ?? colours.ink
  const out = figure.condition === 'down' || figure.condition === 'dead' || figure.condition === 'fled'
  if (figure.facing !== undefined && !out) drawWedge(pen, at, half, figure.facing, colour)
  body(pen, figure, at, half)
  pen.fillStyle = out ? colours.ground : colour
  pen.fill()
  pen.lineWidth = out ? 2 : 1.5
  pen.strokeStyle = out ? colour : colours.ground
  pen.stroke()
  pen.fillStyle = out ? colour : colours.card
  pen.font = `700 ${Math.max(9, Math.round(half * (figure.mark.length > 2 ? 0.78 : 0.95)))}px "Alegreya Variable", serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(figure.mark, at.x, at.y + half * (out ? 0.06 : -0.04))
  if (out) {
    pen.strokeStyle = colour
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(at.x - half, at.y + half)
    pen.lineTo(at.x + half, at.y - half)
    pen.stroke()
  } else drawHurt(pen, figure, at, half, colours)
  if (figure.acting) drawRing(pen, figure, at, half + 5, colours.now, 3)
}

/** How high somebody is who lies or kneels, of who stands. */
const HIGH = { lying: 0.55, low: 0.78 } as const
/** His shape, as high as he bears himself. */
function body(pen: CanvasRenderingContext2D, { shape: of, posture }: Figure, at: Point, half: number): void {
  if (posture === undefined) {
    shape(pen, of, at, half)
    return
  }
  pen.save()
  pen.translate(at.x, at.y + half * (1 - HIGH[posture]))
  pen.scale(1, HIGH[posture])
  shape(pen, of, { x: 0, y: 0 }, half)
  pen.restore()
}

/** A ring about a fighter, in the shape of his side. */
export function drawRing(
  pen: CanvasRenderingContext2D,
  figure: Figure,
  at: Point,
  half: number,
  colour: string,
  width: number,
): void {
  shape(pen, figure.shape, at, half)
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke()
}

function drawWedge(pen: CanvasRenderingContext2D, at: Point, half: number, facing: number, colour: string): void {
  const angle = ((facing - 90) * Math.PI) / 180
  const point = (turn: number, far: number): Point => ({
    x: at.x + Math.cos(angle + turn) * far,
    y: at.y + Math.sin(angle + turn) * far,
  })
  const [tip, a, b] = [point(0, half * 1.42), point(0.42, half * 0.98), point(-0.42, half * 0.98)]
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(tip.x, tip.y)
  pen.lineTo(a.x, a.y)
  pen.lineTo(b.x, b.y)
  pen.closePath()
  pen.fill()
}

/** At his foot: a bar of what is left where we know it, else one to four notches. It stays on the token, so that it covers nobody. */
function drawHurt(
  pen: CanvasRenderingContext2D,
  { left, notches }: Figure,
  at: Point,
  half: number,
  colours: Colours,
): void {
  if (left === undefined && notches === 0) return
  const high = Math.max(3, half / 5)
  const width = half * 1.3
  const [x, y] = [at.x - width / 2, at.y + half * 0.92 - high]
  pen.fillStyle = colours.card
  pen.fillRect(x - 1, y - 1, width + 2, high + 2)
  if (left !== undefined) {
    pen.fillStyle = left < 0.5 ? colours.bad : colours.ink
    pen.fillRect(x, y, width * left, high)
    return
  }
  pen.fillStyle = colours.bad
  for (let i = 0; i < notches; i++) pen.fillRect(x + (i * width) / 4 + 0.5, y, width / 4 - 1, high)
}

function shape(pen: CanvasRenderingContext2D, of: Figure['shape'], { x, y }: Point, half: number): void {
  pen.beginPath()
  switch (of) {
    case 'circle':
      pen.arc(x, y, half, 0, Math.PI * 2)
      return
    case 'square':
      pen.roundRect(x - half * 0.92, y - half * 0.92, half * 1.84, half * 1.84, half * 0.28)
      return
    case 'hexagon':
      for (let i = 0; i < 6; i++) {
        const angle = (i * Math.PI) / 3
        pen.lineTo(x + Math.cos(angle) * half * 1.06, y + Math.sin(angle) * half * 1.06)
      }
      pen.closePath()
      return
    case 'diamond':
      pen.moveTo(x, y - half * 1.15)
      pen.lineTo(x + half * 1.15, y)
      pen.lineTo(x, y + half * 1.15)
      pen.lineTo(x - half * 1.15, y)
      pen.closePath()
  }
}
