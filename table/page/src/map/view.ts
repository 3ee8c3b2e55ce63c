import type { Point } from './ground.ts'

/** How the picture lies on the canvas: so many pixels to a cell, moved by so many pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}
/** A part of the picture, in cells. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

/** A cell never larger than this at rest, in pixels. */
const LARGEST = 84

/** A part of the picture, in the middle of the canvas; `least`: a cell is no smaller than that, in pixels. */
export function showing(box: Box, width: number, height: number, least = 4, margin = 24): View {
  const fits = Math.min(LARGEST, (width - 2 * margin) / box.wide, (height - 2 * margin) / box.high)
  const scale = Math.max(least, fits)
  return {
    scale,
    x: width / 2 - (box.x + box.wide / 2) * scale,
    y: height / 2 - (box.y + box.high / 2) * scale,
  }
}
/** All of the picture. */
export const fitted = (size: Point, width: number, height: number, margin = 12): View =>
  showing({ x: 0, y: 0, wide: size.x, high: size.y }, width, height, 4, margin)

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
