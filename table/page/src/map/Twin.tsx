import { useComputed } from '@preact/signals'
import { mine, nameOf, names, question, scene } from '../seat.ts'
import { short } from '../seen/numbers.ts'
import { words } from '../words.ts'
import { type CellAt, centre, type Point } from './ground.ts'
import { aboutFighter, cursor, measured, measuring, touch } from './lit.ts'
import { wanted } from './placing.ts'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The map in words: a grid of the same cells, for the keyboard and for who hears the page. */
export function Twin() {
  const board = scene.value?.board
  if (board === undefined) return null
  return board.grid === undefined ? (
    <Distances />
  ) : (
    <>
      <Places />
      <Cells />
    </>
  )
}

/** Who stands where, before the cells one by one. */
function Places() {
  const tokens = scene.value?.board.tokens ?? []
  return (
    <ul class="twin" aria-label={words.map.places}>
      {tokens.map(({ id, at, on, tags }) => (
        <li key={id}>
          {[
            nameOf(id),
            on === undefined ? (at === undefined ? '' : words.map.cell(at[0], at[1])) : words.map.on(nameOf(on)),
            conditionOf(id),
            ...tags,
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </li>
      ))}
    </ul>
  )
}

function Cells() {
  const grid = scene.value?.board.grid
  const standing = useComputed(() => {
    const found = new Map<string, string[]>()
    for (const token of scene.value?.board.tokens ?? [])
      for (const [x, y] of token.cells ?? (token.at === undefined ? [] : [token.at]))
        found.set(`${x},${y}`, [...(found.get(`${x},${y}`) ?? []), token.id])
    return found
  })
  const reached = useComputed(
    () => new Map(question.value?.reach?.map(({ cell: [x, y], cost }) => [`${x},${y}`, cost]) ?? []),
  )
  if (grid === undefined) return null
  const { cells, kinds } = grid
  const room = new Set(wanted.value?.cells?.map(String))
  const here: CellAt = cursor.value ?? startOf()
  const said = (x: number, y: number): string => {
    const ids = standing.value.get(`${x},${y}`) ?? []
    const cost = reached.value.get(`${x},${y}`)
    return [
      words.map.cell(x, y),
      kinds[cells[y]?.[x] ?? -1]?.title ?? '',
      ...ids.map((id) => `${names.value.get(id) ?? id}, ${conditionOf(id)}`),
      ...(cost === undefined ? [] : [words.map.reach(short(cost))]),
      ...(room.has(`${x},${y}`) ? [words.map.room] : []),
      ...(measured.value === undefined ? [] : [words.map.far(distance(measured.value[0], centre(grid.kind, [x, y])))]),
    ]
      .filter((part) => part !== '')
      .join(', ')
  }
  const distance = (a: Point, b: Point): string => `${short(Math.hypot(a.x - b.x, a.y - b.y) * grid.cell)} ${grid.unit}`
  const key = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      const y = Math.max(0, Math.min(cells.length - 1, here[1] + step[1]))
      const x = Math.max(0, Math.min((cells[y]?.length ?? 1) - 1, here[0] + step[0]))
      cursor.value = [x, y]
      if (measured.value !== undefined) measured.value = [measured.value[0], centre(grid.kind, [x, y])]
      const grown = event.currentTarget
      if (grown instanceof HTMLElement) {
        requestAnimationFrame(() => grown.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
      }
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      const spot = centre(grid.kind, here)
      if (!measuring.value) touch(standing.value.get(`${here[0]},${here[1]}`)?.[0], here)
      else if (measured.value === undefined) measured.value = [spot, spot]
      else measuring.value = false
    }
  }
  return (
    <div
      class="twin"
      role="grid"
      aria-label={words.map.label}
      aria-rowcount={cells.length}
      onKeyDown={key}
      onFocusIn={() => {
        cursor.value ??= here
      }}
      onFocusOut={(event) => {
        const to = event.relatedTarget
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) cursor.value = undefined
      }}
    >
      {cells.map((row, y) => (
        <div role="row" key={y}>
          {row.map((_, x) => (
            <span role="gridcell" key={x} tabIndex={x === here[0] && y === here[1] ? 0 : -1}>
              {said(x, y)}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Where one begins to walk over the map: at oneself, or at whoever stands on it. */
function startOf(): CellAt {
  const standing = (scene.value?.board.tokens ?? []).filter(({ at }) => at !== undefined)
  const own =
    standing.find(({ id }) => id === question.value?.who) ?? standing.find(({ id }) => mine.value.includes(id))
  return (own ?? standing[0])?.at ?? [0, 0]
}

const conditionOf = (id: string): string => {
  const condition = scene.value?.conditions[id]
  return condition === undefined ? '' : words.conditions[condition]
}

/** Without a map: a row for each fighter, with what lies between him and the others. */
function Distances() {
  const board = scene.value?.board
  if (board === undefined) return null
  const at = question.value
  return (
    <div class="twin" role="grid" aria-label={words.map.label}>
      {board.tokens.map(({ id }, i) => (
        <div role="row" key={id}>
          <span
            role="gridcell"
            tabIndex={i === 0 ? 0 : -1}
            onKeyDown={(event) => {
              const to =
                event.key === 'ArrowDown'
                  ? 'nextElementSibling'
                  : event.key === 'ArrowUp'
                    ? 'previousElementSibling'
                    : undefined
              const next = to === undefined ? undefined : event.currentTarget.parentElement?.[to]?.firstElementChild
              if (next instanceof HTMLElement) {
                event.preventDefault()
                event.stopPropagation()
                next.focus()
              }
              if (event.key === 'Enter') {
                event.preventDefault()
                event.stopPropagation()
                touch(id, undefined)
              }
            }}
          >
            {[nameOf(id), conditionOf(id), at !== undefined && aboutFighter(id).length > 0 ? words.map.target : '']
              .filter((part) => part !== '')
              .join(', ')}
            {board.pairs
              .filter(({ a, b }) => a === id || b === id)
              .map(
                ({ a, b, engaged, distance }) =>
                  `; ${nameOf(a === id ? b : a)} ${engaged ? words.map.engaged : words.map.apart(short(distance))}`,
              )
              .join('')}
          </span>
        </div>
      ))}
    </div>
  )
}
