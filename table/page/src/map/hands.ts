import { useRef } from 'preact/hooks'
import { fighterMenu } from '../fighter-menu.ts'
import { Press, pressMenu } from '../press.ts'
import { pointedAt } from '../seat.ts'
import { type CellAt, cellUnder, type Point } from './ground.ts'
import { measured, measuring, touch } from './lit.ts'
import { byHand } from './looking.ts'
import { canPlace, place } from './placing.ts'
import type { Figure, Standing } from './standing.ts'
import { under, type View, zoomed } from './view.ts'

/** So far a finger strays before it means a movement, in pixels. */
const STRAY = 8

/** The fighter under a point of the picture. */
const figureAt = ({ figures }: Standing, { x, y }: Point): Figure | undefined =>
  figures.findLast(({ at, half }) => Math.hypot(at.x - x, at.y - y) <= half * 1.1)

/** Somebody who is being dragged: where he is, and on which cell he would come to stand. */
export interface Dragged {
  readonly id: string
  readonly at: Point
  readonly to: CellAt | undefined
}

/** What pointers do on the canvas: touch, move and come closer, measure, rest for a menu; the game master drags fighters. */
export function useHands(of: {
  readonly standing: Standing | undefined
  readonly now: () => View
  readonly onDrag: (dragged: Dragged | undefined) => void
}) {
  const fingers = useRef(new Map<number, Point>())
  const moved = useRef(0)
  const press = useRef(new Press())
  const taken = useRef<{ readonly figure: Figure; readonly from: Point } | undefined>(undefined)
  const { standing, now, onDrag } = of

  const at = (event: PointerEvent): Point => ({ x: event.offsetX, y: event.offsetY })
  const menuAt = (point: Point): void => {
    const figure = standing === undefined ? undefined : figureAt(standing, under(now(), point))
    if (figure === undefined) return
    moved.current = 100
    taken.current = undefined
    pressMenu.value = fighterMenu(figure.id, figure.at)
  }
  const down = (event: PointerEvent): void => {
    const here = at(event)
    fingers.current.set(event.pointerId, here)
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 1) {
      moved.current = 0
      const from = under(now(), here)
      const figure = standing?.grid !== undefined && canPlace.value ? figureAt(standing, from) : undefined
      taken.current = figure === undefined || measuring.value ? undefined : { figure, from }
      press.current.down(event, () => menuAt(here))
    } else {
      moved.current = 100
      taken.current = undefined
      onDrag(undefined)
      press.current.up()
    }
  }
  /** Where who is dragged would stand: as far from where he stood as the finger went. */
  const dragged = (here: Point): Dragged | undefined => {
    const grid = standing?.grid
    if (taken.current === undefined || grid === undefined) return undefined
    const { figure, from } = taken.current
    const spot = under(now(), here)
    const middle = { x: figure.at.x + spot.x - from.x, y: figure.at.y + spot.y - from.y }
    const corner = figure.corner ?? figure.at
    const to = cellUnder(grid, { x: corner.x + spot.x - from.x, y: corner.y + spot.y - from.y })
    return { id: figure.id, at: middle, to }
  }
  const move = (event: PointerEvent): void => {
    if (standing === undefined) return
    const last = fingers.current.get(event.pointerId)
    const here = at(event)
    if (last === undefined) {
      pointedAt.value = figureAt(standing, under(now(), here))?.id
      if (measuring.value && measured.value !== undefined) measured.value = [measured.value[0], under(now(), here)]
      return
    }
    moved.current += Math.hypot(here.x - last.x, here.y - last.y)
    press.current.move(event)
    fingers.current.set(event.pointerId, here)
    if (moved.current < STRAY) return
    if (taken.current !== undefined) {
      onDrag(dragged(here))
      return
    }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    const old = now()
    if (other === undefined) byHand.value = { ...old, x: old.x + here.x - last.x, y: old.y + here.y - last.y }
    else {
      const apart = (p: Point): number => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y))
      byHand.value = zoomed(old, apart(here) / apart(last), other)
    }
  }
  const up = (event: PointerEvent): void => {
    press.current.up()
    const last = fingers.current.delete(event.pointerId) && fingers.current.size === 0
    const put = last && moved.current >= STRAY ? dragged(at(event)) : undefined
    taken.current = undefined
    onDrag(undefined)
    if (standing === undefined || event.type === 'pointercancel' || !last) return
    if (put?.to !== undefined) void place(put.id, put.to)
    if (moved.current >= STRAY) return
    const point = under(now(), at(event))
    if (measuring.value) {
      measured.value = measured.value === undefined ? [point, point] : undefined
      if (measured.value === undefined) measuring.value = false
      return
    }
    const cell = standing.grid === undefined ? undefined : cellUnder(standing.grid, point)
    touch(figureAt(standing, point)?.id, cell)
  }
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: () => {
      pointedAt.value = undefined
    },
    onContextMenu: (event: MouseEvent) =>
      press.current.context(event, () => menuAt({ x: event.offsetX, y: event.offsetY })),
  }
}
