import type { Board } from '@affray/engine'
import type { Colours } from './colours.ts'
import { type CellAt, centre } from './ground.ts'
import { onto, type View } from './view.ts'

type Grid = NonNullable<Board['grid']>

/** How high and wide the strips are that the numbers stand on, in pixels. */
const STRIP = 20

/** The numbers of columns and rows along the edges of what is seen, counted from 1 as everywhere. */
export function drawNumbers(
  pen: CanvasRenderingContext2D,
  { kind, cells }: Grid,
  { width, height }: { readonly width: number; readonly height: number },
  view: View,
  colours: Colours,
): void {
  const columns = Math.max(0, ...cells.map((row) => row.length))
  const far = view.scale < 12 ? 5 : view.scale < 22 ? 2 : 1
  const at = (cell: CellAt) => onto(view, centre(kind, cell))
  pen.fillStyle = colours.ground
  pen.globalAlpha = 0.85
  pen.fillRect(0, 0, width, STRIP)
  pen.fillRect(0, STRIP, STRIP + 4, height - STRIP)
  pen.globalAlpha = 1
  pen.fillStyle = colours.soft
  pen.font = '600 13px "Atkinson Hyperlegible Next Variable", sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const wanted = (n: number): boolean => far === 1 || (n + 1) % far === 0
  for (let x = 0; x < columns; x++) {
    const spot = at([x, 0])
    if (wanted(x) && spot.x > STRIP + 8 && spot.x < width - 4) pen.fillText(String(x + 1), spot.x, STRIP / 2 + 1)
  }
  for (let y = 0; y < cells.length; y++) {
    const spot = at([0, y])
    if (wanted(y) && spot.y > STRIP + 4 && spot.y < height - 4) pen.fillText(String(y + 1), (STRIP + 4) / 2, spot.y + 1)
  }
}
