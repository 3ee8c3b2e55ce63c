import { type Diagonals, type Edge, type Field, type Kind, type Metric, stockKinds } from './field.ts'
import { type Body, cellsOf, fits } from './footprint.ts'
import { type Cell, type Shape, waysOf } from './grid.ts'
import { terrain } from './terrain.ts'

/** A kind as a key describes it: like a stock kind (floor, unless it says otherwise) but for what is given. */
export interface Described extends Omit<Kind, 'name'> {
  readonly name?: string | undefined
  readonly ground?: string | Described | undefined
}

/** What a character of the picture means: the name of a stock kind or of a fighter, or a ground with whoever stands on it. */
export type Meaning =
  | string
  | (Described & { readonly fighter?: string | undefined; readonly fighters?: readonly string[] | undefined })

/** A map as a scenario draws it. On hexes, blanks between the characters only space them out. */
export interface MapPicture {
  readonly grid: Shape
  /** Width of a cell, in the system's unit. */
  readonly cell: number
  readonly picture: string
  /** Meanings of characters; `#` is wall and `.` is floor unless the key says otherwise. */
  readonly key?: Readonly<Record<string, Meaning>>
  /** Walls on the sides of cells; `kind` may name a stock kind. */
  readonly walls?: readonly (Cell & { readonly side: string; readonly kind: string | Described })[] | undefined
}

/** How a system measures on the maps it plays. */
export interface Measure {
  readonly metric: Metric
  /** What diagonal steps cost; left out: what the metric makes of them (√2 for `euclid`). */
  readonly diagonals?: Diagonals
  /** Height of an ordinary body, in the system's unit. */
  readonly tall: number
  /** Names a key may use for fighters; left out: every name that is no stock kind. */
  readonly fighters?: readonly string[]
  /** Kinds of ground of the game's own, or stock kinds as it has them: what rubble costs. */
  readonly kinds?: Readonly<Record<string, Kind>>
}

/** What is wrong with a picture. Rows and columns count from 1, in the picture as drawn; 0 where it is no matter of place. */
export interface Fault {
  readonly row: number
  readonly column: number
  readonly problem: string
  readonly remedy: string
}

/** A picture read: the map, where each named fighter is drawn (row by row), and what was wrong. */
export interface ReadPicture {
  readonly field: Field
  readonly drawn: Readonly<Record<string, readonly Cell[]>>
  readonly faults: readonly Fault[]
}

const DIAGONALS = {
  euclid: 'root-two',
  alternate: 'alternate',
  'three-halves': 'three-halves',
  chebyshev: 'one',
  hex: 'one',
} satisfies Record<Metric, Diagonals>

interface Reading {
  readonly kinds: Record<string, Kind>
  readonly fighters: Record<string, readonly string[]>
  readonly faults: Fault[]
  /** Names of kinds that need no description. */
  readonly stock: readonly string[]
  /** The kind a name or a description stands for. */
  readonly ground: (named: string | Described) => Kind
}

function readKey(map: MapPicture, measure: Measure): Reading {
  const stock = { ...stockKinds(measure.tall), ...measure.kinds }
  const floor: Kind = { name: 'floor' }
  const kinds: Record<string, Kind> = { '#': stock.wall ?? floor, '.': stock.floor ?? floor }
  const fighters: Record<string, readonly string[]> = {}
  const faults: Fault[] = []
  const fault = (problem: string, remedy: string): void => {
    faults.push({ row: 0, column: 0, problem, remedy })
  }
  const named = (name: string): Kind => {
    const kind = Object.hasOwn(stock, name) ? stock[name] : undefined
    if (kind === undefined) fault(`no ground is called '${name}'`, `use one of: ${Object.keys(stock).join(', ')}`)
    return kind ?? floor
  }
  const ground = (of: string | Described): Kind => {
    if (typeof of === 'string') return named(of)
    const { ground: like, name, blocks, cost, elevation, height, fills, door } = of
    const base = typeof like === 'object' ? ground(like) : named(like ?? 'floor')
    const own = { name, blocks, cost, elevation, height, fills, door }
    return { ...base, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) }
  }
  const stand = (character: string, names: readonly string[], on: Kind): void => {
    for (const name of names) {
      if (measure.fighters === undefined || measure.fighters.includes(name)) continue
      const known = [...measure.fighters, ...Object.keys(stock)].join(', ')
      fault(
        `the key gives '${character}' to '${name}', which is neither a fighter nor a ground`,
        `use one of: ${known}`,
      )
    }
    kinds[character] = on
    if (names.length > 0) fighters[character] = names
  }
  for (const [character, meaning] of Object.entries(map.key ?? {})) {
    if ([...character].length !== 1 || character.length !== 1 || character === ' ') {
      fault(`the key has '${character}'`, 'use a single character other than a blank')
    } else if (typeof meaning === 'string') {
      if (Object.hasOwn(stock, meaning)) kinds[character] = named(meaning)
      else stand(character, [meaning], kinds['.'] ?? floor)
    } else {
      const { fighter, fighters: several = [], ...kind } = meaning
      stand(character, fighter === undefined ? several : [fighter, ...several], ground(kind))
    }
  }
  return { kinds, fighters, faults, stock: Object.keys(stock), ground }
}

function readRows(map: MapPicture, reading: Reading): string[] {
  const lines = map.picture.split(/\r?\n/)
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop()
  const rows: string[] = []
  const fault = (row: number, column: number, problem: string, remedy: string): void => {
    reading.faults.push({ row, column, problem, remedy })
  }
  lines.forEach((line, y) => {
    let row = ''
    ;[...line.trimEnd()].forEach((character, x) => {
      if (map.grid === 'hex' && character === ' ') return
      if (!Object.hasOwn(reading.kinds, character)) {
        const known = Object.keys(reading.kinds).join(' ')
        fault(y + 1, x + 1, `the key does not say what '${character}' is`, `add it to the key, or use one of: ${known}`)
      }
      row += character.length === 1 ? character : '?'
    })
    const wanted = rows[0]?.length
    if (wanted !== undefined && row.length !== wanted) {
      const problem = `this row has ${row.length} cells, the first has ${wanted}`
      fault(y + 1, Math.min(row.length, wanted) + 1, problem, 'draw every row equally long')
    }
    rows.push(row)
  })
  if (rows.length === 0) fault(0, 0, 'the picture is empty', 'draw at least one row')
  return rows
}

function readWalls(map: MapPicture, rows: readonly string[], reading: Reading): Edge[] {
  const sides = waysOf(map.grid).names.filter((name) => map.grid === 'hex' || name.length === 1)
  return (map.walls ?? []).flatMap((wall) => {
    const where = { row: wall.y + 1, column: wall.x + 1 }
    if (!sides.includes(wall.side)) {
      const problem = `a wall stands on side '${wall.side}'`
      reading.faults.push({ ...where, problem, remedy: `use one of: ${sides.join(', ')}` })
      return []
    }
    if (rows[wall.y]?.[wall.x] === undefined) {
      reading.faults.push({ ...where, problem: 'a wall stands off the map', remedy: 'columns and rows count from 0' })
      return []
    }
    const { kind } = wall
    const name = typeof kind === 'string' ? kind : kind.ground
    if (typeof name === 'string' && !reading.stock.includes(name)) {
      const remedy = `use one of: ${reading.stock.join(', ')}`
      reading.faults.push({ ...where, problem: `no wall is called '${name}'`, remedy })
      return []
    }
    return [{ x: wall.x, y: wall.y, side: wall.side, kind: reading.ground(kind) }]
  })
}

/** Reads a scenario's map. Every fault is listed; the map is fit for play only if there are none. */
export function readPicture(map: MapPicture, measure: Measure): ReadPicture {
  const reading = readKey(map, measure)
  if (!(map.cell > 0 && map.cell < Infinity)) {
    const problem = `a cell is ${map.cell} wide`
    reading.faults.push({ row: 0, column: 0, problem, remedy: 'give a width above 0, in the unit of the rules' })
  }
  const rows = readRows(map, reading)
  const edges = readWalls(map, rows, reading)
  const drawn: Record<string, Cell[]> = {}
  rows.forEach((row, y) => {
    ;[...row].forEach((character, x) => {
      const names = Object.hasOwn(reading.fighters, character) ? (reading.fighters[character] ?? []) : []
      for (const name of names) drawn[name] = [...(Object.hasOwn(drawn, name) ? (drawn[name] ?? []) : []), { x, y }]
    })
  })
  for (const [character, names] of Object.entries(reading.fighters)) {
    for (const name of names.filter((each) => !Object.hasOwn(drawn, each))) {
      const problem = `the key gives '${character}' to ${name}, but the picture does not show it`
      reading.faults.push({ row: 0, column: 0, problem, remedy: 'draw it, or take it out of the key' })
    }
  }
  const field: Field = {
    grid: map.grid,
    cell: map.cell,
    metric: measure.metric,
    diagonals: measure.diagonals ?? DIAGONALS[measure.metric],
    tall: measure.tall,
    rows,
    kinds: reading.kinds,
    ...(edges.length > 0 ? { edges } : {}),
  }
  return { field, drawn, faults: reading.faults }
}

/**
 * The bodies of one size that a name's cells in a picture stand for, row by row. A big body may be drawn on all its cells,
 * or on the one cell that is its `x`, `y`.
 */
export function bodiesDrawn(field: Field, cells: readonly Cell[], size: number): { bodies: Body[]; faults: Fault[] } {
  const t = terrain(field)
  const left = new Set(cells.map((c) => `${c.x},${c.y}`))
  const bodies: Body[] = []
  const faults: Fault[] = []
  for (const cell of cells) {
    if (!left.has(`${cell.x},${cell.y}`)) continue
    const whole = cells
      .map((c): Body => ({ x: c.x, y: c.y, size }))
      .find((body) => {
        const all = cellsOf(t, body)
        return all[0]?.x === cell.x && all[0]?.y === cell.y && all.every((c) => left.has(`${c.x},${c.y}`))
      })
    const body: Body = whole ?? { x: cell.x, y: cell.y, size }
    for (const c of whole === undefined ? [cell] : cellsOf(t, whole)) left.delete(`${c.x},${c.y}`)
    bodies.push(body)
    if (fits(t, body)) continue
    const problem = `a body of size ${size} does not fit here`
    faults.push({ row: cell.y + 1, column: cell.x + 1, problem, remedy: 'give it room, or draw it elsewhere' })
  }
  return { bodies, faults }
}
