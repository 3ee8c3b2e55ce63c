import type { Board } from '@affray/engine'
import type { Colours } from './colours.ts'
import { drawGround } from './draw-ground.ts'
import type { View } from './view.ts'

/** Everything the picture of the ground depends on. */
interface Ground {
  readonly grid: NonNullable<Board['grid']>
  readonly width: number
  readonly height: number
  readonly view: View
  readonly colours: Colours
}

/** The ground as it was painted last for a canvas. */
const layers = new WeakMap<HTMLCanvasElement, { readonly of: Ground; readonly picture: HTMLCanvasElement }>()

/** Lays the ground under everything else; it is painted anew only when it, or how one looks at it, has changed. */
export function drawLayer(pen: CanvasRenderingContext2D, of: Ground): void {
  const { canvas } = pen
  const last = layers.get(canvas)
  const holds = last !== undefined && last.picture.width === canvas.width && same(last.of, of)
  const picture = holds ? last.picture : painted(canvas, of)
  if (!holds) layers.set(canvas, { of, picture })
  pen.save()
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.drawImage(picture, 0, 0)
  pen.restore()
}

const same = (a: Ground, b: Ground): boolean =>
  a.grid === b.grid &&
  a.colours === b.colours &&
  a.width === b.width &&
  a.height === b.height &&
  a.view.scale === b.view.scale &&
  a.view.x === b.view.x &&
  a.view.y === b.view.y

function painted(canvas: HTMLCanvasElement, { grid, width, height, view, colours }: Ground): HTMLCanvasElement {
  const picture = document.createElement('canvas')
  picture.width = canvas.width
  picture.height = canvas.height
  const pen = picture.getContext('2d', { alpha: false })
  if (pen === null) return picture
  pen.scale(canvas.width / width, canvas.height / height)
  pen.fillStyle = colours.ground
  pen.fillRect(0, 0, width, height)
  drawGround(pen, grid, view, colours)
  return picture
}
