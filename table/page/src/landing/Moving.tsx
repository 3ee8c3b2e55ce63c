import type { Board } from '@affray/engine'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { coloursOf } from '../map/colours.ts'
import { draw, type Lit } from '../map/draw.ts'
import { centre, extent, type Point } from '../map/ground.ts'
import type { Figure, Standing } from '../map/standing.ts'
import { fitted } from '../map/view.ts'
import { initials } from '../seen/names.ts'
import { SHAPES } from '../seen/sides.ts'
import { words } from '../words.ts'

/** A fight that was recorded when the page was built: where everybody stood at each sentence of it. */
export interface Recorded {
  readonly grid: NonNullable<Board['grid']>
  readonly fighters: readonly { readonly id: string; readonly name: string; readonly side: number }[]
  /** For each sentence: who acts, and for each fighter column, row, facing and condition. */
  readonly frames: readonly {
    readonly told: string
    readonly acting: number
    readonly at: readonly (readonly [x: number, y: number, facing: number, condition: Figure['condition']])[]
  }[]
}

const DARK: Lit = {
  cells: [],
  path: [],
  cost: '',
  actor: undefined,
  targets: [],
  choosable: [],
  pointed: undefined,
  cursor: undefined,
  measured: undefined,
}
/** How long a sentence stays. */
const PAUSE = 1600

/** The recorded fight, moving beside the words; under reduced motion it stands still at its first sentence. */
export function Moving() {
  const recorded = useSignal<Recorded | undefined>(undefined)
  const n = useSignal(0)
  const size = useSignal({ width: 0, height: 0 })
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    fetch('/moving.json')
      .then((answer) => answer.json() as Promise<Recorded>)
      .then((found) => {
        recorded.value = found
      })
      .catch(() => undefined)
    const element = canvas.current
    if (element === null) return
    const fit = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      element.width = Math.round(width * devicePixelRatio)
      element.height = Math.round(height * devicePixelRatio)
      size.value = { width, height }
    })
    fit.observe(element)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => fit.disconnect()
    const timer = setInterval(() => {
      const many = recorded.value?.frames.length ?? 0
      if (many > 0) n.value = (n.value + 1) % many
    }, PAUSE)
    return () => {
      clearInterval(timer)
      fit.disconnect()
    }
  }, [])
  const frame = recorded.value?.frames[n.value]
  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d', { alpha: false })
    if (element == null || pen == null || recorded.value === undefined || frame === undefined) return
    const standing = standingOf(recorded.value, n.value)
    pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
    draw(
      pen,
      { ...size.value, numbers: false },
      standing,
      DARK,
      fitted(standing.size, size.value.width, size.value.height),
      coloursOf(element),
      STILL,
    )
  })
  size.value
  return (
    <aside class="moving" aria-label={words.door.moving}>
      <canvas ref={canvas} aria-hidden="true" />
      <p>{frame?.told ?? ' '}</p>
    </aside>
  )
}

const STILL: ReadonlyMap<string, Point> = new Map()

function standingOf({ grid, fighters, frames }: Recorded, n: number): Standing {
  const frame = frames[n]
  const figures = fighters.flatMap(({ id, name, side }, i): Figure[] => {
    const spot = frame?.at[i]
    if (spot === undefined) return []
    const [x, y, facing, condition] = spot
    return [
      {
        id,
        name,
        mark: initials(name),
        side,
        shape: SHAPES[side % SHAPES.length] ?? 'circle',
        at: centre(grid.kind, [x, y]),
        half: 0.42,
        facing: facing < 0 ? undefined : facing,
        condition,
        acting: frame?.acting === i,
        asked: false,
        left: undefined,
        notches: condition === 'wounded' ? 2 : 0,
      },
    ]
  })
  return { grid, size: extent(grid), figures, links: [] }
}
