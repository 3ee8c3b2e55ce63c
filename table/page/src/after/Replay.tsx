import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { After } from '../../../src/protocol/after.ts'
import { coloursOf } from '../map/colours.ts'
import { draw, type Lit } from '../map/draw.ts'
import { centre, extent, type Point } from '../map/ground.ts'
import type { Figure, Standing } from '../map/standing.ts'
import { fitted } from '../map/view.ts'
import { initials } from '../seen/names.ts'
import { SHAPES } from '../seen/sides.ts'
import { words } from './words.ts'

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
const STILL: ReadonlyMap<string, Point> = new Map()
/** How long a line stays, in milliseconds. */
const PAUSES = { slow: 3200, usual: 1600, fast: 400 } as const

interface ReplayOf {
  readonly fight: After
  readonly line: Signal<number>
  readonly names: ReadonlyMap<string, string>
  readonly say: (text: string) => string
}

/** The fight again, line by line: by slider, or by itself. */
export function Replay({ fight, line, names, say }: ReplayOf) {
  const playing = useSignal(false)
  const speed = useSignal<keyof typeof PAUSES>('usual')
  const last = Math.max(0, fight.lines.length - 1)
  useEffect(() => {
    if (!playing.value) return
    const timer = setInterval(() => {
      if (line.value >= last) playing.value = false
      else line.value++
    }, PAUSES[speed.value])
    return () => clearInterval(timer)
  }, [playing.value, speed.value])
  const now = fight.lines[line.value]
  const frame = fight.frames[now?.frame ?? 0]
  return (
    <section id="after-replay" aria-label={words.reading}>
      {fight.grid === undefined ? null : <Ground fight={fight} at={now?.frame ?? 0} names={names} />}
      <p class="after-told" aria-live="polite">
        {now === undefined ? '' : say(now.told)}
      </p>
      <div class="after-controls">
        <button
          type="button"
          class="choice"
          onClick={() => {
            if (!playing.value && line.value >= last) line.value = 0
            playing.value = !playing.value
          }}
        >
          {playing.value ? words.pause : words.play}
        </button>
        <input
          type="range"
          aria-label={words.at}
          aria-valuetext={`${words.of(line.value + 1, last + 1)}. ${now === undefined ? '' : say(now.told)}`}
          min={0}
          max={last}
          value={line.value}
          onInput={(event) => {
            line.value = event.currentTarget.valueAsNumber
          }}
        />
        <label>
          {words.speed}{' '}
          <select
            value={speed.value}
            onChange={(event) => {
              const { value } = event.currentTarget
              speed.value = value === 'slow' || value === 'fast' ? value : 'usual'
            }}
          >
            {(['slow', 'usual', 'fast'] as const).map((one) => (
              <option key={one} value={one}>
                {words.speeds[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="soft">
        {words.round(now?.round ?? 0)} · {words.of(line.value + 1, last + 1)}
      </p>
      <ul class="after-stood">
        {frame?.stood.map(({ id, condition }) => (
          <li key={id} class={frame.acting === id ? 'acting' : ''}>
            {names.get(id) ?? id} <span class="soft">{words.conditions[condition]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ground({
  fight,
  at,
  names,
}: {
  readonly fight: After
  readonly at: number
  readonly names: ReplayOf['names']
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useSignal({ width: 0, height: 0 })
  useEffect(() => {
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
    return () => fit.disconnect()
  }, [])
  const { width, height } = size.value
  useEffect(() => {
    const pen = canvas.current?.getContext('2d', { alpha: false })
    const standing = standingAt(fight, at, names)
    if (canvas.current === null || pen == null || standing === undefined || width === 0) return
    pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
    draw(pen, { width, height }, standing, DARK, fitted(standing.size, width, height), coloursOf(canvas.current), STILL)
  })
  return <canvas ref={canvas} class="after-map" role="img" aria-label={words.map} />
}

function standingAt({ grid, frames, sides }: After, at: number, names: ReplayOf['names']): Standing | undefined {
  const frame = frames[at]
  if (grid === undefined || frame === undefined) return undefined
  const figures = frame.stood.flatMap(({ id, at: cell, facing, condition }): Figure[] => {
    if (cell === undefined) return []
    const name = names.get(id) ?? id
    const side = Math.max(
      0,
      sides.findIndex(({ fighters }) => fighters.includes(id)),
    )
    return [
      {
        id,
        name,
        mark: initials(name),
        side,
        shape: SHAPES[side % SHAPES.length] ?? 'circle',
        at: centre(grid.kind, cell),
        half: 0.42,
        facing,
        condition,
        acting: frame.acting === id,
        asked: false,
        left: undefined,
        notches: condition === 'wounded' ? 2 : 0,
      },
    ]
  })
  return { grid, size: extent(grid), figures, links: [] }
}
