import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { fighterMenu } from '../fighter-menu.ts'
import { Press, pressMenu } from '../press.ts'
import { names, pointedAt, scene } from '../seat.ts'
import { theme } from '../settings.ts'
import { words } from '../words.ts'
import { type Colours, coloursOf } from './colours.ts'
import { draw } from './draw.ts'
import { cellUnder, type Point } from './ground.ts'
import { lit, measured, measuring, touch } from './lit.ts'
import { glide } from './motion.ts'
import { type Figure, type Standing, standingOf } from './standing.ts'
import { Twin } from './Twin.tsx'
import { fitted, under, type View, zoomed } from './view.ts'

/** The fighter under a point of the picture. */
const figureAt = ({ figures }: Standing, { x, y }: Point): Figure | undefined =>
  figures.findLast(({ at, half }) => Math.hypot(at.x - x, at.y - y) <= half * 1.1)

/** The map on its canvas: it is drawn whole whenever something changed, and its twin in words lies behind it. */
export function MapView() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const large = useSignal(false)
  const view = useSignal<View | undefined>(undefined)
  const size = useSignal({ width: 0, height: 0 })
  const colours = useRef<Colours | undefined>(undefined)
  const fingers = useRef(new Map<number, Point>())
  const moved = useRef(0)
  const frame = useRef(0)
  const before = useRef<Standing | undefined>(undefined)
  const press = useRef(new Press())

  const standing = scene.value === undefined ? undefined : standingOf(scene.value, names.value)
  const now = (): View => view.value ?? fitted(standing?.size ?? { x: 1, y: 1 }, size.value.width, size.value.height)

  const paint = (spots: ReadonlyMap<string, Point>): void => {
    const pen = canvas.current?.getContext('2d', { alpha: false })
    if (pen == null || standing === undefined || canvas.current === null || size.value.width === 0) return
    colours.current ??= coloursOf(canvas.current)
    const ratio = devicePixelRatio
    const { width, height } = size.value
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)]
    // Another size empties the canvas: it is given one only when it is drawn.
    if (canvas.current.width !== wide) canvas.current.width = wide
    if (canvas.current.height !== high) canvas.current.height = high
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    draw(pen, size.value, standing, lit.value, now(), colours.current, spots)
  }

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const fit = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      size.value = { width, height }
    })
    fit.observe(element)
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const repaint = (): void => {
      colours.current = undefined
      size.value = { ...size.value }
    }
    dark.addEventListener('change', repaint)
    void document.fonts.ready.then(repaint)
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      view.value = zoomed(now(), event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.offsetX, y: event.offsetY })
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      fit.disconnect()
      dark.removeEventListener('change', repaint)
      element.removeEventListener('wheel', wheel)
    }
  }, [])

  useSignalEffect(() => {
    theme.value
    colours.current = undefined
  })

  useEffect(() => {
    cancelAnimationFrame(frame.current)
    if (standing === undefined) return
    frame.current = glide(before.current, standing, scene.value?.log ?? [], paint, (id) => {
      frame.current = id
    })
    before.current = standing
  })
  // Drawn again whenever one of these changes.
  lit.value
  size.value
  view.value
  theme.value

  const at = (event: PointerEvent): Point => ({ x: event.offsetX, y: event.offsetY })
  const down = (event: PointerEvent): void => {
    fingers.current.set(event.pointerId, at(event))
    canvas.current?.setPointerCapture(event.pointerId)
    const here = at(event)
    if (fingers.current.size === 1) {
      moved.current = 0
      press.current.down(event, () => menuAt(here))
    } else {
      moved.current = 100
      press.current.up()
    }
  }
  const menuAt = (point: Point): void => {
    const figure = standing === undefined ? undefined : figureAt(standing, under(now(), point))
    if (figure === undefined) return
    moved.current = 100
    pressMenu.value = fighterMenu(figure.id, figure.at)
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
    if (moved.current < 8) return
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    const old = now()
    if (other === undefined) view.value = { ...old, x: old.x + here.x - last.x, y: old.y + here.y - last.y }
    else {
      const apart = (p: Point): number => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y))
      view.value = zoomed(old, apart(here) / apart(last), other)
    }
  }
  const up = (event: PointerEvent): void => {
    press.current.up()
    const tapped = fingers.current.delete(event.pointerId) && fingers.current.size === 0 && moved.current < 8
    if (!tapped || standing === undefined || event.type === 'pointercancel') return
    const point = under(now(), at(event))
    if (measuring.value) {
      measured.value = measured.value === undefined ? [point, point] : undefined
      if (measured.value === undefined) measuring.value = false
      return
    }
    const cell = standing.grid === undefined ? undefined : cellUnder(standing.grid, point)
    touch(figureAt(standing, point)?.id, cell)
  }

  return (
    <section class={large.value ? 'map large' : 'map'} aria-label={words.map.label}>
      <canvas
        ref={canvas}
        aria-hidden="true"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onContextMenu={(event) => press.current.context(event, () => menuAt({ x: event.offsetX, y: event.offsetY }))}
        onPointerLeave={() => {
          pointedAt.value = undefined
        }}
      />
      <div class="map-tools">
        {measuring.value && measured.value === undefined ? <p role="status">{words.map.measuring}</p> : null}
        {view.value === undefined ? null : (
          <button
            type="button"
            onClick={() => {
              view.value = undefined
            }}
          >
            {words.map.fit}
          </button>
        )}
        <button
          type="button"
          class="measure"
          aria-pressed={measuring.value}
          onClick={() => {
            measuring.value = !measuring.value
            measured.value = undefined
          }}
        >
          {words.map.measure}
        </button>
        <button
          type="button"
          class="enlarge"
          aria-pressed={large.value}
          aria-label={large.value ? words.map.shrink : words.map.enlarge}
          onClick={() => {
            large.value = !large.value
            view.value = undefined
          }}
        >
          <span aria-hidden="true">{large.value ? '✕' : '⤢'}</span>
        </button>
      </div>
      <Twin />
    </section>
  )
}
