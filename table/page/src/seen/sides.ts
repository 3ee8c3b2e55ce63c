import type { Scene } from '@affray/engine/play'

/** Shapes and colours of sides, in the order the fight names them; a fifth side begins anew. */
export const SHAPES = ['circle', 'square', 'hexagon', 'diamond'] as const
export type Shape = (typeof SHAPES)[number]

/** The place of a fighter's side among the sides: it gives his colour and shape. */
export function sideIndex(sides: Scene['sides'], side: string): number {
  return Math.max(
    0,
    sides.findIndex(({ id }) => id === side),
  )
}
/** The side of a fighter. */
export const sideOf = (sides: Scene['sides'], id: string): string =>
  sides.find(({ fighters }) => fighters.includes(id))?.id ?? ''
/** The class that colours something in a side's colour. */
export const sideClass = (sides: Scene['sides'], side: string): string => `side-${(sideIndex(sides, side) % 4) + 1}`
