import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { names, question, scene } from '../seat.ts'
import { theme } from '../settings.ts'
import { words } from '../words.ts'
import { type Colours, coloursOf } from './colours.ts'
import { draw } from './draw.ts'
import type { Point } from './ground.ts'
import { type Dragged, useHands } from './hands.ts'
import { lit } from './lit.ts'
import { byHand, drawnWith, large, size, viewOf } from './looking.ts'
import { glide } from './motion.ts'
import { type Standing, standingOf } from './standing.ts'
import { Tools } from './Tools.tsx'
import { Twin } from './Twin.tsx'
import { type View, zoomed } from './view.ts'

/** The map on its canvas: it is drawn whole whenever something changed, and its twin in words lies behind it. */
export function MapView() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const colours = useRef<Colours | undefined>(undefined)
  const frame = useRef(0)
  const before = useRef<Standing | undefined>(undefined)
  const dragged = useSignal<Dragged | undefined>(undefined)

  const asked = question.value?.answered === undefined ? question.value?.who : undefined
  const standing = scene.value === undefined ? undefined : standingOf(scene.value, names.value, asked)
  const now = (): View => viewOf(standing)
  const latest = useRef(now)
  latest.current = now

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
    const view = now()
    drawnWith(view)
    const { value: held } = dragged
    const shown = held === undefined ? lit.value : { ...lit.value, cursor: held.to ?? lit.value.cursor }
    const where = held === undefined ? spots : new Map(spots).set(held.id, held.at)
    draw(pen, size.value, standing, shown, view, colours.current, where)
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
      const by = event.deltaY < 0 ? 1.15 : 1 / 1.15
      byHand.value = zoomed(latest.current(), by, { x: event.offsetX, y: event.offsetY })
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
  byHand.value
  theme.value
  dragged.value

  const hands = useHands({
    standing,
    now,
    onDrag: (held) => {
      dragged.value = held
    },
  })
  return (
    <section class={large.value ? 'map large' : 'map'} aria-label={words.map.label}>
      <canvas ref={canvas} aria-hidden="true" {...hands} />
      <Tools />
      <Twin />
    </section>
  )
}
