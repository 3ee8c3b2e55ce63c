import type { Point } from './ground.ts'

/** How the picture lies on the canvas: so many pixels to a cell, moved by so many pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** All of the picture, in the middle; a cell never larger than 84 pixels. */
export function fitted(size: Point, width: number, height: number, margin = 12): View {
  const scale = Math.max(4, Math.min(84, (width - 2 * margin) / size.x, (height - 2 * margin) / size.y))
  return { scale, x: (width - size.x * scale) / 2, y: (height - size.y * scale) / 2 }
}

/** Closer to or farther from a point of the canvas, which stays where it is. */
export function zoomed({ scale, x, y }: View, by: number, at: Point): View {
  const to = Math.max(8, Math.min(160, scale * by))
  const real = to / scale
  return { scale: to, x: at.x - (at.x - x) * real, y: at.y - (at.y - y) * real }
}

/** The point of the picture under a point of the canvas. */
export const under = ({ scale, x, y }: View, at: Point): Point => ({ x: (at.x - x) / scale, y: (at.y - y) / scale })
/** Where a point of the picture lies on the canvas. */
export const onto = ({ scale, x, y }: View, at: Point): Point => ({ x: at.x * scale + x, y: at.y * scale + y })
